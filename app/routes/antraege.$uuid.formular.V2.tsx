import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormularSeite } from "~/features/formular/seite/FormularSeite";
import { sendFormular, showFormular } from "~/features/formular/seite/formularRoute";
import { formularTitel } from "~/features/formular/seite/formularTitel";
import { titelMit } from "~/features/shell/titelText";
import { loadFormularHinweise } from "~/server/portal/loadHinweis";
import { openRoute } from "~/server/portal/openRoute";
import { postVon } from "~/server/portal/submit";

export { sendWithTresor as clientAction } from "~/features/formular/schutz/sendWithTresor";

/** One place of the V2 form: a tab of a Vorhaben, or one row of its tables. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragFormV2");
  return showFormular(offen, loadFormularHinweise(offen.anfrage));
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragFormV2");
  return sendFormular(offen, await postVon(offen));
}

export const handle = titelMit<typeof loader>(formularTitel);

export default function AntragFormV2Route() {
  return <FormularSeite daten={useLoaderData<typeof loader>()} antwort={useActionData<typeof action>()} />;
}
