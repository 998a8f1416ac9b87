import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { prefillKmuStatus } from "~/features/kmu/prefillKmuStatus";
import { isIdentifizieren } from "~/features/unternehmen/IdentifizierungKarte";
import { loadBetroffene } from "~/features/unternehmen/loadBetroffene";
import { loadGesendetes } from "~/features/unternehmen/loadGesendetes";
import { loadStammdaten } from "~/features/unternehmen/loadStammdaten";
import { bereichVonStammdaten, readStammdaten } from "~/features/unternehmen/stammdatenEingaben";
import { StammdatenSeite } from "~/features/unternehmen/StammdatenSeite";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { isZuruecknehmen } from "~/features/unternehmen/VorgemerktKarte";
import { openRoute } from "~/server/portal/openRoute";
import { saveStammdaten, startIdentifizierung, withdrawVormerkung } from "~/server/portal/stammdaten";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmen");
  const geladen = await loadStammdaten(offen.call, offen.url);
  const seite =
    geladen.art === "stand" ? geladen : { ...geladen, daten: await prefillKmuStatus(offen.call, geladen.daten) };
  const darf = (seite.art !== "stand" || seite.isBerichtigen) && seite.daten.rechte.bearbeiten;
  const { features, nezo } = offen.sitzung;
  const [wartende, betroffene] = await Promise.all([
    loadWartende(offen.call, { art: "STAMMDATEN", uuid: null, darf }),
    loadBetroffene(offen.call, darf && seite.art !== "stand" && nezo.isActivated),
  ]);
  const hasTestdaten = features.testdatenGenerator;
  return offen.json(
    { seite, wartende, hasTestdaten, betroffene, formular: offen.formular },
    { status: seite.art === "tagFehlt" ? 422 : 200 },
  );
}

/** Saves the master data of today or of an earlier day, takes back what is to come, or leaves to identify anew. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmen");
  const formData = await offen.formData();
  if (isIdentifizieren(formData)) return startIdentifizierung(offen);
  if (isZuruecknehmen(formData)) return withdrawVormerkung(offen);
  const { daten, stand } = await loadGesendetes(offen.call, formData);
  const gelesen = readStammdaten(bereichVonStammdaten(daten), formData);
  return saveStammdaten(offen, { gelesen, entscheidung: readEntscheidungen(formData), daten, stand });
}

export default function UnternehmenRoute() {
  return <StammdatenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}
