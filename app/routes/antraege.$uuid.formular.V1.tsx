import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { FormularSeite } from "~/features/formular/seite/FormularSeite";
import { sendFormular, showFormular } from "~/features/formular/seite/formularRoute";
import { formularTitel } from "~/features/formular/seite/formularTitel";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { loadFormularHinweise } from "~/server/portal/loadHinweis";
import { openRoute } from "~/server/portal/openRoute";
import { postVon } from "~/server/portal/submit";

export { sendWithTresor as clientAction } from "~/features/formular/schutz/sendWithTresor";

/** One place of the V1 form: a tab of a Vorhaben, or one row of its tables. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragForm");
  // A simplified application has the V2 form, whatever its version.
  if (formularArt(offen.antrag) !== "V1")
    throw offen.redirect(`${href("antragFormV2", { uuid: offen.antragUuid })}${offen.url.search}`);
  return showFormular(offen, loadFormularHinweise(offen.anfrage));
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragForm");
  return sendFormular(offen, await postVon(offen));
}

export const handle = titelMit<typeof loader>(formularTitel);

export default function AntragFormV1Route() {
  return <FormularSeite daten={useLoaderData<typeof loader>()} antwort={useActionData<typeof action>()} />;
}
