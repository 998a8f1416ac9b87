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

function tue(anfrage: FormularAnfrage, ort: FormularOrt, absicht: Absicht): Promise<FormularErgebnis> {
  switch (absicht.art) {
    case "vorhabenLoeschen":
      return loescheVorhaben(anfrage, ort);
    case "testdaten":
      return fuelleTestdaten(anfrage, ort);
    case "alsNeuesVorhaben":
      return behalteAlsNeues(anfrage, ort);
    default:
      return speicherePlatz(anfrage, ort, absicht);
  }
}

/** Does what a button of the form page asks for. What was typed for a Vorhaben that is gone comes back. */
export async function speichereFormular(anfrage: FormularAnfrage): Promise<FormularErgebnis> {
  const { url, antragUuid, art, formData } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  if (ort === null) return { art: "weiter", to: url.pathname };
  try {
    return await tue(anfrage, ort, readAbsicht(formData.get("intent")));
  } catch (thrown) {
    if (!isNichtGefunden(thrown)) throw thrown;
    return antwortMitProblem(anfrage, VORHABEN_GELOESCHT);
  }
}
