import type { Aenderung } from "~/contract/antrag/antraege";
import { FEHLER_IM_BROWSER } from "~/contract/wire/fehlerImBrowser";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { Eingabe } from "~/formkit/parseForm";
import type { Absicht } from "./absicht";
import { antwortMitProblem, befundeAusProblem } from "./antwort";
import type { FormularAnfrage, FormularErgebnis } from "../seite/formularAnfrage";
import type { FormularOrt } from "../seite/formularOrt";
import { readEntscheidungen, listUebernommene, listUnentschiedene, toKonflikt } from "./konflikt";
import { aenderungenAus, readEingabe, wurzelMitEingabe } from "./readEingabe";
import { loadStand, type Stand } from "./loadStand";
import { meldungNachSpeichern } from "./meldung";
import { openPlatz, type Platz, type VorhabenWerte } from "../seite/platz";
import { UNENTSCHIEDEN } from "./problemTexte";
import { listReste, discardRest } from "./reste";
import { rueckgaengig } from "./rueckgaengig";
import { addVorhaben, revisionVon } from "../seite/vorhabenAktionen";
import { zielNachSpeichern } from "../seite/ziel";

const EINGABE_UNGUELTIG: Problem = {
  code: "EINGABE_UNGUELTIG",
  userMessage: FEHLER_IM_BROWSER.EINGABE_UNGUELTIG.message,
  httpStatus: FEHLER_IM_BROWSER.EINGABE_UNGUELTIG.status,
  httpSubStatus: FEHLER_IM_BROWSER.EINGABE_UNGUELTIG.subStatus,
  errors: [],
};

/** The open place; a row that is not there is opened all the same, because text was typed for it. */
export const platzVon = ({ tab, zeile, formular }: FormularOrt, werte: VorhabenWerte): Platz =>
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

type Vorgang = { ort: FormularOrt; platz: Platz; stand: Stand; eingabe: Eingabe };

/** Saves what was typed together with what the button does to a row, as one revision. */
export async function savePlatz(
  anfrage: FormularAnfrage,
  ort: FormularOrt,
  absicht: Absicht,
): Promise<FormularErgebnis> {
  const { formData } = anfrage;
  const revision = revisionVon(formData);
  const stand = await loadStand(anfrage, ort, revision);
  const platz = platzVon(ort, stand.basis);
  const eingabe = readEingabe(platz, formData, { wurzel: stand.basis, kontext: stand.kontext });
  if (eingabe.issues.length > 0)
    return antwortMitProblem(anfrage, EINGABE_UNGUELTIG, { befunde: eingabe.issues, notices: eingabe.notices });
  const aenderungen = [...aenderungenAus(platz, eingabe.werte, formData), ...zeilenAenderung(absicht)];
  const vorgang = { ort, platz, stand, eingabe };
  let zusammengefuehrt: Uebernommen[] = [];
  let gespeichert: number | null = null;
  if (aenderungen.length > 0) {
    const { antragUuid: uuid, vorhabenUuid } = ort;
    const reste = listReste(ort, eingabe, formData);
    const speicherung = {
      uuid,
      vorhabenUuid,
      revision,
      aenderungen,
      ...readEntscheidungen(formData),
      ...geparktVon(formData),
      ...(reste.length > 0 && { reste }),
    };
    const versuch = await anfrage.attempt(() => anfrage.call.antraege.saveVorhaben(speicherung));
    if (!versuch.ok) return refuse(anfrage, vorgang, versuch.problem);
    zusammengefuehrt = versuch.value.zusammengefuehrt ?? [];
    gespeichert = versuch.value.revision;
  }
  if (absicht.art === "restVerwerfen") await discardRest(anfrage, ort, absicht.uuid);
  if (absicht.art === "vorhabenNeu") return addVorhaben(anfrage, ort);
  if (absicht.art === "vorhabenKopieren") return addVorhaben(anfrage, ort, gespeichert ?? revision);
  return nachSpeichern(anfrage, { ...vorgang, zusammengefuehrt, revision: gespeichert }, absicht);
}

function nachSpeichern(
  anfrage: FormularAnfrage,
  {
    ort,
    platz,
    stand,
    eingabe,
    zusammengefuehrt,
    revision,
  }: Vorgang & { zusammengefuehrt: Uebernommen[]; revision: number | null },
  absicht: Absicht,
): FormularErgebnis {
  const { basis, jetzt, kontext } = stand;
  const neu = platz.zeile === null ? { ...basis, ...eingabe.werte, uuid: basis.uuid } : basis;
  const { formData } = anfrage;
  const to = zielNachSpeichern({
    ort,
    absicht,
    werte: neu,
    kontext,
    weiter: formData.get("weiter"),
    revision: revision ?? revisionVon(formData),
  });
  const vonAnderen = listUebernommene(zusammengefuehrt, { form: platz.form, werte: jetzt });
  const flash = meldungNachSpeichern({
    absicht,
    platz,
    notices: eingabe.notices,
    alt: basis,
    neu,
    kontext,
    vonAnderen,
  });
  const aktion = rueckgaengig({ ort, absicht, revision });
  const weiter = { art: "weiter", to, gespeichert: true } as const;
  return flash === null ? weiter : { ...weiter, flash: { ...flash, aktion } };
}

function refuse(anfrage: FormularAnfrage, { platz, stand, eingabe }: Vorgang, problem: Problem): FormularErgebnis {
  if (problem.konflikt === undefined)
    return antwortMitProblem(anfrage, problem, {
      befunde: befundeAusProblem(problem, platz, stand.basis),
      notices: [],
    });
  const unentschieden = listUnentschiedene(anfrage.formData);
  const meine = wurzelMitEingabe(platz, eingabe.werte, stand.basis);
  const umstand = { form: platz.form, gespeichert: stand.jetzt, meine, kontext: stand.kontext, unentschieden };
  const konflikt = toKonflikt(problem.konflikt, revisionVon(anfrage.formData), umstand);
  const isUnentschieden = konflikt.felder.some(({ fehlt }) => fehlt);
  return antwortMitProblem(anfrage, isUnentschieden ? UNENTSCHIEDEN : problem, { befunde: [], notices: [], konflikt });
}
