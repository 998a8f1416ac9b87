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
import { insertUebermittlung } from "../storage/einreichungStore";
import { insertSchriftsatz } from "../storage/schriftsatzStore";
import { writeEreignis } from "../usecases/audit/writeEreignis";
import { issueBeleg } from "../usecases/beleg/issueBeleg";
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

type Plan = { befehl: DemoSchritt["befehl"] | null; zeile: Parameters<typeof insertSchriftsatz>[1] };
type Schriftstueck = {
  art: SchriftsatzArt;
  befehl: Plan["befehl"];
  am: Date;
  status: SchriftsatzStatus;
  werte: Werte;
  widerspruchUuid?: string;
};

function kontextVon({ eingereicht, bescheid }: Leben, am: Date): SchriftsatzKontext {
  const vorhaben = eingereicht.vorhaben.map(({ uuid, werte, vorhabenId }) => ({
    uuid,
    titel: textOf(werte, "titel") || vorhabenId,
  }));
  return { heute: berlinDate(am), fragen: [], vorhaben, widerspruchsfrist: bescheid.widerspruchsfrist };
}

/** A draft, or a document as its signature leaves it behind. */
function draft(
  dienste: Dienste,
  leben: Leben,
  { art, befehl, am, status, widerspruchUuid, ...stueck }: Schriftstueck,
): Plan {
  const { antragUuid, eingereicht, von } = leben;
  const uuid = dienste.random.uuid();
  const kontext = kontextVon(leben, am);
  const werte = { ...blankWerte(schriftsatzFormular(art, kontext)), ...stueck.werte };
  const bezug = widerspruchUuid === undefined ? { bescheidUuid: leben.bescheid.uuid } : { widerspruchUuid };
  const zeile = {
    uuid,
    antragUuid,
    art,
    status,
    werte,
    ...bezug,
    erstelltAm: am,
    erstelltVon: von,
    geaendertAm: am,
    geaendertVon: von,
  };
  if (status === "ENTWURF") return { befehl, zeile };
  const inhalt: EingereichterSchriftsatz = {
    uuid,
    art,
    antragUuid,
    antragsnummer: eingereicht.antragsnummer,
    eingereichtAm: am.toISOString(),
    ...bezug,
    werte,
    kontext,
    dateien: [],
  };
  return {
    befehl,
    zeile: { ...zeile, eingereichtAm: am, eingereichtVon: von, inhalt, pruefsumme: pruefsummeVon(inhalt) },
  };
}

/** The objection in the life of a demo Antrag with its withdrawal, and the draft of one. */
export function planWidersprueche(dienste: Dienste, leben: Leben): Plan[] {
  const { schritte, eingereicht, hatEntwurf } = leben;
  const letztes = eingereicht.vorhaben.at(-1)?.uuid ?? "";
  if (hatEntwurf) {
    const am = dienste.clock.now();
    const werte = { vorhaben: [letztes], begruendungFolgt: true, begruendungBis: addDays(berlinDate(am), 30) };
    return [draft(dienste, leben, { art: "WIDERSPRUCH", befehl: null, am, status: "ENTWURF", werte })];
  }
  const schritt = schritte.find(({ befehl }) => befehl === "widersprechen");
  if (schritt === undefined) return [];
  const ende = schritte.find(({ befehl }) => ENDE[befehl] !== undefined);
  const status = (ende && ENDE[ende.befehl]) ?? "EINGEREICHT";
  const werte = { vorhaben: [letztes], begruendung: BEGRUENDUNG };
  const widerspruch = draft(dienste, leben, { art: "WIDERSPRUCH", ...schritt, status, werte });
  if (ende?.befehl !== "widerspruchZurueckziehen") return [widerspruch];
  const rueckzug = {
    art: "WIDERSPRUCH_RUECKZUG",
    ...ende,
    status: "EINGEREICHT",
    werte: {},
    widerspruchUuid: widerspruch.zeile.uuid,
  } as const;
  return [widerspruch, draft(dienste, leben, rueckzug)];
}

/** Stores what was planned, with a receipt for what was signed. */
export async function seedWidersprueche(tx: Tx, dienste: Dienste, plaene: readonly Plan[]): Promise<void> {
  for (const { zeile } of plaene) {
    const { antragUuid, art, pruefsumme, eingereichtAm } = zeile;
    if (pruefsumme == null || eingereichtAm == null) await insertSchriftsatz(tx, zeile);
    else {
      const { code } = await issueBeleg(tx, dienste, { antragUuid, art, pruefsumme, am: eingereichtAm });
      await insertSchriftsatz(tx, { ...zeile, belegCode: code });
    }
  }
}

const STUNDE = 3_600_000;

/** The transmissions of what was signed, refused by the specialist system an hour later. */
export async function seedAbgelehnte(
  tx: Tx,
  dienste: Dienste,
  { plaene, abgelehntWeil: grund }: { plaene: readonly Plan[]; abgelehntWeil: string },
): Promise<void> {
  for (const { zeile } of plaene) {
    const { uuid, antragUuid, art, inhalt, pruefsumme, eingereichtAm } = zeile;
    if (inhalt == null || pruefsumme == null || eingereichtAm == null) continue;
    const am = new Date(eingereichtAm.getTime() + STUNDE);
    await insertUebermittlung(tx, {
      uuid: dienste.random.uuid(),
      antragUuid,
      art,
      schriftsatzUuid: uuid,
      inhalt: { ...inhalt, pruefsumme },
      status: "ABGELEHNT",
      erstelltAm: eingereichtAm,
      erledigtAm: am,
      grund,
    });
    await writeEreignis(tx, dienste, { vorgang: "uebermittlung.ablehnen", am, antragUuid, grund });
  }
}
