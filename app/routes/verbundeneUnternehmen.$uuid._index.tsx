import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { titelMit } from "~/features/shell/titelText";
import { loadVerbundZeile, nameIn } from "~/features/verbund/loadVerbundZeile";
import { bereichVonVerbund, readVerbund } from "~/features/verbund/verbundEingaben";
import { VerbundSeite } from "~/features/verbund/VerbundSeite";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { openRoute } from "~/server/portal/openRoute";
import { saveVerbund } from "~/server/portal/verbund";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenForm");
  const daten = await loadVerbundZeile(offen.call, offen.params.uuid);
  const { uuid, rechte } = daten;
  const wartende = await loadWartende(offen.call, { art: "VERBUND", uuid, darf: rechte.bearbeiten });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, wartende, hasTestdaten, formular: offen.formular });
}

/** Saves a row. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenForm");
  const formData = await offen.formData();
  const { uuid } = offen.params;
  const gelesen = readVerbund(bereichVonVerbund(await loadVerbundZeile(offen.call, uuid)), formData);
  return saveVerbund(offen, { uuid, gelesen, entscheidung: readEntscheidungen(formData) });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [nameIn(daten), titel]);

export default function VerbundenesUnternehmenRoute() {
  const { daten, ...rest } = useLoaderData<typeof loader>();
  return <VerbundSeite key={daten.uuid ?? ""} daten={daten} {...rest} antwort={useActionData<FormAntwort>()} />;
}
