import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { titelMit } from "~/features/shell/titelText";
import { loadVerbundEintrag } from "~/features/verbund/loadVerbundZeile";
import { VerbundBeendenSeite } from "~/features/verbund/VerbundBeendenSeite";
import { openRoute } from "~/server/portal/openRoute";
import { endVerbund } from "~/server/portal/verbund";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenBeenden");
  const eintrag = await loadVerbundEintrag(offen.call, offen.params.uuid ?? "");
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "VERBUND_ENDE", gegenstandUuid: eintrag.uuid });
  return offen.json({ eintrag, aufbewahrung, formular: offen.formular });
}

/** Says until when somebody was connected. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenBeenden");
  return endVerbund(offen, offen.params.uuid ?? "");
}

export const handle = titelMit<typeof loader>(({ eintrag }, titel) => [titel, eintrag.name]);

export default function VerbundBeendenRoute() {
  return <VerbundBeendenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
