import type { Aenderung } from "~/contract/antraege";
import type { Problem } from "~/contract/problem";
import { FEHLER } from "~/contract/fehlerkatalog";
import type { Befund } from "~/formkit/field";
import type { Eingabe } from "~/formkit/parseForm";
import { antwortMitProblem, befundeAusProblem } from "./antwort";
import { readAbsicht, type Absicht } from "./absicht";
import type { FormularAnfrage, FormularErgebnis } from "./formularAnfrage";
import type { Konflikt } from "./formularDaten";
import { ortHref, readOrt, type FormularOrt } from "./formularOrt";
import { listKonflikte } from "./konflikt";
import { aenderungenAus, leseEingabe, wendeWahlAn } from "./leseEingabe";
import { toWerte } from "./loadFormularSeite";
import { openPlatz, type Platz, type VorhabenWerte } from "./platz";
import { meldungNachSpeichern } from "./meldung";
import { zielNachSpeichern } from "./ziel";

const EINGABE_UNGUELTIG: Problem = {
  code: "EINGABE_UNGUELTIG",
  userMessage: FEHLER.EINGABE_UNGUELTIG.message,
  httpStatus: FEHLER.EINGABE_UNGUELTIG.status,
  httpSubStatus: FEHLER.EINGABE_UNGUELTIG.subStatus,
  errors: [],
};

/** The revision that the form was opened with; 0, which no stored one has, when the form does not say. */
function revisionVon(formData: FormData): number {
  const text = formData.get("revision");
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

/** Does what a button of the form page asks for. */
export async function speichereFormular(anfrage: FormularAnfrage): Promise<FormularErgebnis> {
  const { url, antragUuid, art, formData } = anfrage;
  const ort = readOrt(url, antragUuid, art);
  const absicht = readAbsicht(formData.get("intent"));
  if (ort === null) return { art: "weiter", to: url.pathname };
  switch (absicht.art) {
    case "vorhabenLoeschen":
      return loescheVorhaben(anfrage, ort);
    case "testdaten":
      return fuelleTestdaten(anfrage, ort);
    default:
      return speicherePlatz(anfrage, ort, absicht);
  }
}

/** The new Vorhaben, after what was typed has been saved: the button stands on the same page. */
async function fuegeVorhabenHinzu(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const versuch = await anfrage.versuche(() => anfrage.call.antraege.addVorhaben({ uuid: ort.antragUuid }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  const to = ortHref({ ...ort, vorhabenUuid: versuch.value.vorhabenUuid, tab: 0, zeile: null });
  return { art: "weiter", to, flash: { tone: "success", text: "Ein neues Vorhaben wurde hinzugefügt." } };
}

async function loescheVorhaben(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const revision = revisionVon(anfrage.formData);
  const versuch = await anfrage.versuche(() => anfrage.call.antraege.deleteVorhaben({ uuid, vorhabenUuid, revision }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  // Without a Vorhaben the address leads to the first one.
  return { art: "weiter", to: anfrage.url.pathname, flash: { tone: "success", text: "Das Vorhaben wurde gelöscht." } };
}

async function fuelleTestdaten(anfrage: FormularAnfrage, ort: FormularOrt): Promise<FormularErgebnis> {
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const versuch = await anfrage.versuche(() => anfrage.call.antraege.fuelleTestdaten({ uuid, vorhabenUuid }));
  if (!versuch.ok) return antwortMitProblem(anfrage, versuch.problem);
  return {
    art: "weiter",
    to: ortHref({ ...ort, zeile: null }),
    flash: { tone: "success", text: "Das Vorhaben wurde mit Testdaten gefüllt." },
  };
}

type Stand = { werte: VorhabenWerte; revision: number; von: string; am: string; kontext: Parameters<typeof leseEingabe>[2]["kontext"] };

async function ladeStand({ call }: FormularAnfrage, { antragUuid, vorhabenUuid }: FormularOrt): Promise<Stand> {
  const { vorhaben, kontext } = await call.antraege.getVorhaben({ uuid: antragUuid, vorhabenUuid });
  const { revision, geaendertVon: von, geaendertAm: am } = vorhaben;
  return { werte: toWerte(vorhaben.uuid, vorhaben.werte), revision, von, am, kontext };
}

/** The open place; a row that somebody has deleted meanwhile is opened all the same, because text was typed for it. */
const platzVon = ({ tab, zeile, formular }: FormularOrt, werte: VorhabenWerte): Platz =>
  openPlatz({ tab, formular, zeile: zeile === null ? null : { ...zeile, neu: true } }, werte);

function zeilenAenderung(absicht: Absicht): Aenderung[] {
  switch (absicht.art) {
    case "zeileHoch":
    case "zeileRunter":
      return [
        {
          art: "zeileVerschieben",
          tabelle: absicht.tabelle,
          zeileUuid: absicht.uuid,
          richtung: absicht.art === "zeileHoch" ? "hoch" : "runter",
        },
      ];
    case "zeileLoeschen":
      return [{ art: "zeileLoeschen", tabelle: absicht.tabelle, zeileUuid: absicht.uuid }];
    default:
      return [];
  }
}

/** Saves what was typed together with what the button does to a row, as one revision. */
async function speicherePlatz(anfrage: FormularAnfrage, ort: FormularOrt, absicht: Absicht): Promise<FormularErgebnis> {
  const { formData } = anfrage;
  const stand = await ladeStand(anfrage, ort);
  const platz = platzVon(ort, stand.werte);
  wendeWahlAn(formData, platz, stand.werte);
  const eingabe = leseEingabe(platz, formData, { wurzel: stand.werte, kontext: stand.kontext });
  if (eingabe.issues.length > 0)
    return antwortMitProblem(anfrage, EINGABE_UNGUELTIG, { befunde: eingabe.issues, notices: eingabe.notices });
  const aenderungen = [...aenderungenAus(platz, eingabe.werte, formData), ...zeilenAenderung(absicht)];
  if (aenderungen.length > 0) {
    const { antragUuid: uuid, vorhabenUuid } = ort;
    const revision = revisionVon(formData);
    const versuch = await anfrage.versuche(() => anfrage.call.antraege.saveVorhaben({ uuid, vorhabenUuid, revision, aenderungen }));
    if (!versuch.ok) return lehneAb(anfrage, { ort, platz, stand, eingabe }, versuch.problem);
  }
  if (absicht.art === "vorhabenNeu") return fuegeVorhabenHinzu(anfrage, ort);
  return nachSpeichern(anfrage, { ort, platz, stand, eingabe }, absicht);
}

type Vorgang = { ort: FormularOrt; platz: Platz; stand: Stand; eingabe: Eingabe };

function nachSpeichern(anfrage: FormularAnfrage, { ort, platz, stand, eingabe }: Vorgang, absicht: Absicht): FormularErgebnis {
  const neu = platz.zeile === null ? { ...stand.werte, ...eingabe.werte, uuid: stand.werte.uuid } : stand.werte;
  const to = zielNachSpeichern({ ort, absicht, werte: neu, kontext: stand.kontext, weiter: anfrage.formData.get("weiter") });
  const flash = meldungNachSpeichern({ absicht, platz, notices: eingabe.notices, alt: stand.werte, neu, kontext: stand.kontext });
  return flash === null ? { art: "weiter", to } : { art: "weiter", to, flash };
}

async function lehneAb(anfrage: FormularAnfrage, vorgang: Vorgang, problem: Problem): Promise<FormularErgebnis> {
  const { ort, platz, stand } = vorgang;
  if (problem.code !== "REVISION_VERALTET") {
    const befunde: Befund[] = befundeAusProblem(problem, platz, stand.werte);
    return antwortMitProblem(anfrage, problem, { befunde, notices: [] });
  }
  const jetzt = await ladeStand(anfrage, ort);
  const felder = listKonflikte(platzVon(ort, jetzt.werte), anfrage.formData, { wurzel: jetzt.werte, kontext: jetzt.kontext });
  const konflikt: Konflikt = { revision: jetzt.revision, von: jetzt.von, am: jetzt.am, felder };
  return antwortMitProblem(anfrage, problem, { befunde: [], notices: [], konflikt });
}
