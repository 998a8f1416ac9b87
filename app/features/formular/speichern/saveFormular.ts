import { readAbsicht, type Absicht } from "./absicht";
import { antwortMitProblem } from "./antwort";
import { keepAsNew } from "./keepAsNew";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import { readOrt, type FormularOrt } from "../seite/formularOrt";
import { VORHABEN_GELOESCHT } from "./problemTexte";
import { savePlatz } from "./savePlatz";
import { takeAngebot } from "./takeAngebot";
import { fillTestdaten, deleteVorhaben } from "../seite/vorhabenAktionen";

/** The page that the portal throws when the Vorhaben of an Antrag that may be entered is not there. */
const isNichtGefunden = (thrown: unknown): boolean => thrown instanceof Response && thrown.status === 404;

type Tat = (anfrage: FormularAnfrage, ort: FormularOrt, absicht: Absicht) => Promise<FormularErgebnis>;

/** The buttons that concern the whole Vorhaben; all others save the place that is open. */
const ABSICHTEN: Readonly<Partial<Record<Absicht["art"], Tat>>> = {
  vorhabenLoeschen: deleteVorhaben,
  testdaten: fillTestdaten,
  alsNeuesVorhaben: keepAsNew,
  angebot: takeAngebot,
};

/** Does what a button of the form page asks for. What was typed for a Vorhaben that is gone comes back. */
export async function saveFormular(anfrage: FormularAnfrage): Promise<FormularErgebnis> {
  const { url, antragUuid, art, formData } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  if (ort === null) return { art: "weiter", to: url.pathname };
  try {
    const absicht = readAbsicht(formData.get("intent"));
    const act = ABSICHTEN[absicht.art] ?? savePlatz;
    return await act(anfrage, ort, absicht);
  } catch (thrown) {
    if (!isNichtGefunden(thrown)) throw thrown;
    return antwortMitProblem(anfrage, VORHABEN_GELOESCHT);
  }
}
