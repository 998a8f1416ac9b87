import type { SchriftsatzArt, SchriftsatzStatus } from "~/domain/antrag/schriftsaetze";
import { schriftsatzFormular, type SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import { addDays, berlinDate } from "~/lib/date";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import type { Dienste } from "../dienste";
import { pruefsummeVon } from "../pruefsumme";
import type { EingereichterInhalt, EingereichterSchriftsatz } from "../storage/antragInhalt";
import type { Tx } from "../storage/datenbank";
import { insertSchriftsatz } from "../storage/schriftsatzStore";
import { stelleBelegAus } from "../usecases/beleg/stelleBelegAus";
import type { DemoSchritt } from "./antraegeLeben";
import type { DemoBescheid } from "./bescheide";

type Leben = {
  antragUuid: string;
  schritte: readonly DemoSchritt[];
  eingereicht: EingereichterInhalt;
  bescheid: DemoBescheid;
  von: string;
  hatEntwurf: boolean;
};

/** What a later step has made of an objection. */
const ENDE: { readonly [befehl in DemoSchritt["befehl"]]?: SchriftsatzStatus } = {
  widerspruchZurueckziehen: "ZURUECKGEZOGEN",
  widerspruchBescheiden: "BESCHIEDEN",
  widerspruchErledigen: "GESCHLOSSEN",
};

const BEGRUENDUNG =
  "Der Bescheid geht davon aus, dass das Vorhaben bekannte Verfahren verwendet. Das trifft nicht zu.\n\nDie Verbindung der beiden Messverfahren ist in der Branche nicht bekannt. Ob sie unter Last gelingt, war zu Beginn offen; zwei der vier Lösungswege haben wir nach Versuchen verworfen.";

type Saat = { tx: Tx; dienste: Dienste; leben: Leben };
type Schriftstueck = { art: SchriftsatzArt; am: Date; status: SchriftsatzStatus; werte: Werte; widerspruchUuid?: string };

function kontextVon({ eingereicht, bescheid }: Leben, am: Date): SchriftsatzKontext {
  const vorhaben = eingereicht.vorhaben.map(({ uuid, werte, vorhabenId }) => ({ uuid, titel: textOf(werte, "titel") || vorhabenId }));
  return { heute: berlinDate(am), fragen: [], vorhaben, widerspruchsfrist: bescheid.widerspruchsfrist };
}

/** Writes a draft, or a document as its signature leaves it behind. */
async function schreibe({ tx, dienste, leben }: Saat, { art, am, status, widerspruchUuid, ...stueck }: Schriftstueck): Promise<string> {
  const { antragUuid, eingereicht, von } = leben;
  const uuid = dienste.random.uuid();
  const kontext = kontextVon(leben, am);
  const werte = { ...blankWerte(schriftsatzFormular(art, kontext)), ...stueck.werte };
  const bezug = art === "WIDERSPRUCH" ? { bescheidUuid: leben.bescheid.uuid } : { widerspruchUuid: widerspruchUuid ?? "" };
  const zeile = {
    ...{ uuid, antragUuid, art, status, werte, ...bezug },
    ...{ erstelltAm: am, erstelltVon: von, geaendertAm: am, geaendertVon: von },
  };
  if (status === "ENTWURF") {
    await insertSchriftsatz(tx, zeile);
    return uuid;
  }
  const inhalt: EingereichterSchriftsatz = {
    ...{ uuid, art, antragUuid, antragsnummer: eingereicht.antragsnummer, eingereichtAm: am.toISOString() },
    ...{ ...bezug, werte, kontext, dateien: [] },
  };
  const pruefsumme = pruefsummeVon(inhalt);
  const { code } = await stelleBelegAus(tx, dienste, { antragUuid, art, pruefsumme, am });
  await insertSchriftsatz(tx, { ...zeile, eingereichtAm: am, eingereichtVon: von, inhalt, pruefsumme, belegCode: code });
  return uuid;
}

/** Stores the objection in the life of a demo Antrag with its withdrawal, or the draft of one. */
export async function seedWidersprueche(tx: Tx, dienste: Dienste, leben: Leben): Promise<void> {
  const { schritte, eingereicht, hatEntwurf } = leben;
  const saat = { tx, dienste, leben };
  const letztes = eingereicht.vorhaben.at(-1)?.uuid ?? "";
  if (hatEntwurf) {
    const am = dienste.clock.now();
    const bis = addDays(berlinDate(am), 30);
    const werte = { vorhaben: [letztes], begruendungFolgt: true, begruendungBis: bis };
    await schreibe(saat, { art: "WIDERSPRUCH", am, status: "ENTWURF", werte });
  }
  const stelle = schritte.findIndex(({ befehl }) => befehl === "widersprechen");
  const schritt = schritte[stelle];
  if (schritt === undefined) return;
  const ende = schritte.slice(stelle).find(({ befehl }) => ENDE[befehl] !== undefined);
  const status = (ende && ENDE[ende.befehl]) ?? "EINGEREICHT";
  const werte = { vorhaben: [letztes], begruendung: BEGRUENDUNG };
  const widerspruchUuid = await schreibe(saat, { art: "WIDERSPRUCH", am: schritt.am, status, werte });
  if (ende?.befehl !== "widerspruchZurueckziehen") return;
  await schreibe(saat, { art: "WIDERSPRUCH_RUECKZUG", am: ende.am, status: "EINGEREICHT", werte: {}, widerspruchUuid });
}
