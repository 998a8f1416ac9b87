import { geparktVon } from "~/contract/antrag/formularGrenze";
import { antwortMitProblem, befundeAusProblem } from "./antwort";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import { ortHref, type FormularOrt } from "../seite/formularOrt";
import { aenderungenAus, readEingabe } from "./readEingabe";
import { loadStand } from "./loadStand";
import { platzVon } from "./savePlatz";
import { listReste } from "./reste";
import { revisionVon } from "../seite/vorhabenAktionen";

/**
 * Keeps what was typed for a deleted Vorhaben: a new one with the answers that the form was opened with, and over them
 * what was typed. What cannot be stored leaves the answer as it was.
 */
export async function keepAsNew(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const { call, formData } = anfrage;
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const aus = { vorhabenUuid, revision: revisionVon(formData) };
  const angelegt = await anfrage.attempt(() => call.antraege.addVorhaben({ uuid, aus }));
  if (!angelegt.ok) return antwortMitProblem(anfrage, angelegt.problem);
  const neuerOrt = { ...ort, vorhabenUuid: angelegt.value.vorhabenUuid };
  const { basis, kontext } = await loadStand(anfrage, neuerOrt, 1);
  const platz = platzVon(neuerOrt, basis);
  const eingabe = readEingabe(platz, formData, { wurzel: basis, kontext });
  const aenderungen = aenderungenAus(platz, eingabe.werte, formData);
  if (aenderungen.length > 0) {
    const reste = listReste(neuerOrt, eingabe, formData);
    const speicherung = {
      uuid,
      vorhabenUuid: neuerOrt.vorhabenUuid,
      revision: 1,
      aenderungen,
      ...geparktVon(formData),
      ...(reste.length > 0 && { reste }),
    };
    const gespeichert = await anfrage.attempt(() => call.antraege.saveVorhaben(speicherung));
    if (!gespeichert.ok) {
      return antwortMitProblem(anfrage, gespeichert.problem, {
        befunde: befundeAusProblem(gespeichert.problem, platz, basis),
        notices: [],
      });
    }
  }
  const nichtLesbar = eingabe.issues.map(({ message }) => message).join(" ");
  const text = "Das gelöschte Vorhaben wurde mit Ihren Eingaben als neues Vorhaben angelegt.";
  return {
    art: "weiter",
    to: ortHref({ ...neuerOrt, zeile: ort.zeile === null ? null : { ...ort.zeile, neu: false } }),
    flash: nichtLesbar === "" ? { tone: "success", text } : { tone: "warning", title: text, text: nichtLesbar },
  };
}
