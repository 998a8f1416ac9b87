import { readAbsicht, type Absicht } from "./absicht";
import { antwortMitProblem } from "./antwort";
import { behalteAlsNeues } from "./behalteAlsNeues";
import type { FormularAnfrage, FormularErgebnis } from "./formularAnfrage";
import { readOrt, type FormularOrt } from "./formularOrt";
import { VORHABEN_GELOESCHT } from "./problemTexte";
import { speicherePlatz } from "./speicherePlatz";
import { fuelleTestdaten, loescheVorhaben } from "./vorhabenAktionen";

/** The page that the portal throws when the Vorhaben of an Antrag that may be entered is not there. */
const isNichtGefunden = (thrown: unknown): boolean => thrown instanceof Response && thrown.status === 404;

type Tat = (anfrage: FormularAnfrage, ort: FormularOrt, absicht: Absicht) => Promise<FormularErgebnis>;

/** The buttons that concern the whole Vorhaben; all others save the place that is open. */
const ABSICHTEN: Readonly<Partial<Record<Absicht["art"], Tat>>> = {
  vorhabenLoeschen: loescheVorhaben,
  testdaten: fuelleTestdaten,
  alsNeuesVorhaben: behalteAlsNeues,
};

/** Does what a button of the form page asks for. What was typed for a Vorhaben that is gone comes back. */
export async function speichereFormular(anfrage: FormularAnfrage): Promise<FormularErgebnis> {
  const { url, antragUuid, art, formData } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  if (ort === null) return { art: "weiter", to: url.pathname };
  try {
    const absicht = readAbsicht(formData.get("intent"));
    const tue = ABSICHTEN[absicht.art] ?? speicherePlatz;
    return await tue(anfrage, ort, absicht);
  } catch (thrown) {
    if (!isNichtGefunden(thrown)) throw thrown;
    return antwortMitProblem(anfrage, VORHABEN_GELOESCHT);
  }
}
