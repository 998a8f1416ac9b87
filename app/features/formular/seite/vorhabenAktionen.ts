import { antwortMitProblem } from "../speichern/antwort";
import type { FormularAnfrage, FormularErgebnis } from "./formularAnfrage";
import { ortHref, type FormularOrt } from "./formularOrt";

/** The revision that the form was opened with; 0, which no stored one has, when the form does not say. */
export function revisionVon(formData: FormData): number {
  const text = formData.get("revision");
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

const HINZUGEFUEGT = "Ein neues Vorhaben wurde hinzugefügt.";
const KOPIERT =
  "Das Vorhaben wurde kopiert, ohne Titel, Kurzbezeichnung und Anlagen. Bitte geben Sie der Kopie einen eigenen Titel.";

/**
 * The new Vorhaben, after what was typed has been saved: the button stands on the same page. With `kopieVon`, a
 * revision of the open one, it is a copy of it.
 */
export async function addVorhaben(
  anfrage: FormularAnfrage,
  ort: FormularOrt,
  kopieVon?: number,
): Promise<FormularErgebnis> {
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const aus = kopieVon === undefined ? undefined : { vorhabenUuid, revision: kopieVon, istKopie: true };
  const versuch = await anfrage.attempt(() => anfrage.call.antraege.addVorhaben({ uuid, aus }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  const to = ortHref({ ...ort, vorhabenUuid: versuch.value.vorhabenUuid, tab: 0, zeile: null });
  const text = aus === undefined ? HINZUGEFUEGT : KOPIERT;
  return { art: "weiter", to, gespeichert: true, flash: { tone: "success", text } };
}

/** Takes the Vorhaben out of the Antrag. */
export async function deleteVorhaben(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const revision = revisionVon(anfrage.formData);
  const versuch = await anfrage.attempt(() => anfrage.call.antraege.deleteVorhaben({ uuid, vorhabenUuid, revision }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  // Without a Vorhaben the address leads to where the person saved last.
  return { art: "weiter", to: anfrage.url.pathname, flash: { tone: "success", text: "Das Vorhaben wurde gelöscht." } };
}

/** Fills the Vorhaben with test data. */
export async function fillTestdaten(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const versuch = await anfrage.attempt(() => anfrage.call.antraege.fillTestdaten({ uuid, vorhabenUuid }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  return {
    art: "weiter",
    to: ortHref({ ...ort, zeile: null }),
    flash: { tone: "success", text: "Das Vorhaben wurde mit Testdaten gefüllt." },
  };
}
