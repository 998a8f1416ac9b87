import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadVerbundZeile } from "~/features/verbund/loadVerbundZeile";
import { bereichVonVerbund, readVerbund } from "~/features/verbund/verbundEingaben";
import { VerbundSeite } from "~/features/verbund/VerbundSeite";
import { href } from "~/routing/href";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { openRoute } from "~/server/portal/openRoute";
import { saveVerbund } from "~/server/portal/verbund";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenNeu");
  const daten = await loadVerbundZeile(offen.call, undefined);
  // Nothing can be added without the right.
  if (!daten.rechte.bearbeiten) return offen.redirect(href("verbundeneUnternehmen"));
  const wartende = await loadWartende(offen.call, { art: "VERBUND", uuid: null, darf: true });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, wartende, hasTestdaten, formular: offen.formular });
}

/** Adds a row. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenNeu");
  const formData = await offen.formData();
  const gelesen = readVerbund(bereichVonVerbund(await loadVerbundZeile(offen.call, undefined)), formData);
  return saveVerbund(offen, { uuid: undefined, gelesen, entscheidung: {} });
}

export default function VerbundeneUnternehmenNeuRoute() {
  return <VerbundSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
