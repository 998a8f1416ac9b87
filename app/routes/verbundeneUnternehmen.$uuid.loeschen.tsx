import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { titelMit } from "~/features/shell/titelText";
import { loadVerbundEintrag } from "~/features/verbund/loadVerbundZeile";
import { VerbundLoeschenSeite } from "~/features/verbund/VerbundLoeschenSeite";
import { openRoute } from "~/server/portal/openRoute";
import { deleteVerbund } from "~/server/portal/verbund";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenLoeschen");
  const eintrag = await loadVerbundEintrag(offen.call, offen.params.uuid ?? "");
  return offen.json({ eintrag, formular: offen.formular });
}

/** Deletes a row. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenLoeschen");
  return deleteVerbund(offen, offen.params.uuid ?? "");
}

export const handle = titelMit<typeof loader>(({ eintrag }, titel) => [titel, eintrag.name]);

export default function VerbundLoeschenRoute() {
  return <VerbundLoeschenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
