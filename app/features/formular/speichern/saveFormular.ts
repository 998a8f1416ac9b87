import { readAbsicht, type Absicht } from "./absicht";
import { antwortMitProblem } from "./antwort";
import { keepAsNew } from "./keepAsNew";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import { readOrt, type FormularOrt } from "../seite/formularOrt";
import { VORHABEN_GELOESCHT } from "./problemTexte";
import { savePlatz } from "./savePlatz";
import { fillTestdaten, deleteVorhaben } from "../seite/vorhabenAktionen";

/** The page that the portal throws when the Vorhaben of an Antrag that may be entered is not there. */
const isNichtGefunden = (thrown: unknown): boolean => thrown instanceof Response && thrown.status === 404;

function act(anfrage: FormularAnfrage, ort: FormularOrt, absicht: Absicht): Promise<FormularErgebnis> {
  switch (absicht.art) {
    case "vorhabenLoeschen":
      return deleteVorhaben(anfrage, ort);
    case "testdaten":
      return fillTestdaten(anfrage, ort);
    case "alsNeuesVorhaben":
      return keepAsNew(anfrage, ort);
    default:
      return savePlatz(anfrage, ort, absicht);
  }
}

/** Does what a button of the form page asks for. What was typed for a Vorhaben that is gone comes back. */
export async function saveFormular(anfrage: FormularAnfrage): Promise<FormularErgebnis> {
  const { url, antragUuid, art, formData } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  if (ort === null) return { art: "weiter", to: url.pathname };
  try {
    return await act(anfrage, ort, readAbsicht(formData.get("intent")));
  } catch (thrown) {
    if (!isNichtGefunden(thrown)) throw thrown;
    return antwortMitProblem(anfrage, VORHABEN_GELOESCHT);
  }
}
