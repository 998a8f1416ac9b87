import type { HilfetextPlatz } from "~/contract/mitteilung/hilfetextVerwaltung";
import { isHilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { BEREICH_NAMEN, type Hilfefeld } from "~/domain/hilfe/hilfefelder";
import { sortPlaetze } from "~/domain/hilfe/sortPlaetze";
import { parseZeitpunkt } from "~/domain/nachricht/systemNachricht";
import { berlinWallClock } from "~/lib/date";
import { containsWords } from "~/lib/containsWords";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import type { Ausfuehrer } from "../../storage/datenbank";
import { listGewesene, listGueltige, listOffeneFassungen, type Textmoment } from "../../storage/textfassungStore";
import { findEinreichungsstand } from "../../storage/textstandStore";
import { toWorte } from "../faq/antwortHtml";
import { readSuche } from "../tabellen/listenSuche";
import { anfangVon } from "./anfangVon";
import { cleanHtml } from "./cleanHtml";
import { HINWEIS_BEREICH, listFelder, type Textplatz } from "./plaetze";
import { TEXTBEREICHE } from "./textBestand";
import { findNeueren, listStand, requireTextBearbeiter, selectRueckfall, type Stand } from "./textVerwaltung";

/** The rest of a minute that has begun. */
const REST_DER_MINUTE_MS = 59_999;
const TAG = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE = /T\d{2}:\d{2}$/;

/** As it was asked for: the hour that Berlin has twice is meant both times. */
const minuteOf = (moment: Date): string => berlinWallClock(moment).slice(0, 16);

/** A day and a minute are meant to their end, an instant as it is. Throws EINGABE_UNGUELTIG for what is none. */
function readAm(am: string): Date {
  const genau = TAG.test(am) ? `${am}T23:59` : am;
  const moment = parseZeitpunkt(genau);
  if (!moment.ok) throw eingabeUngueltig("am", "Bitte geben Sie einen gültigen Zeitpunkt ein.");
  return new Date(moment.value.getTime() + (MINUTE.test(genau) ? REST_DER_MINUTE_MS : 0));
}

type Textort = Omit<Textplatz, "geliefert">;
type Frage = { art: Textplatz["art"]; bereich: string; moment: Textmoment; jetzt: Date };

/** A text that came later was not there yet. */
const wasThere = (moment: Textmoment, { uuid, geliefertAm }: Stand[number]): boolean =>
  moment instanceof Date ? geliefertAm === null || geliefertAm <= moment : moment[uuid] !== undefined;

/** What is known of the texts of an area: those of the moment, as they were delivered, and their versions. */
async function loadFundus(db: Ausfuehrer, { art, bereich, moment, jetzt }: Frage) {
  const [texte, gelieferte, gueltige, offene, gewesene] = await Promise.all([
    listStand(db, bereich, moment),
    listStand(db, bereich, new Date(0)),
    listGueltige(db, art, moment),
    listOffeneFassungen(db, art, jetzt),
    listGewesene(db, art, jetzt),
  ]);
  const damalige = texte.filter((text) => wasThere(moment, text));
  return { texte: damalige, gelieferte, gueltige, offene, gewesene };
}

type Fundus = Awaited<ReturnType<typeof loadFundus>>;

/** What waits at a text, and whether a release has brought another one. */
function listAnstehendes(platz: Pick<Textplatz, "art" | "bereich" | "feld">, fundus: Fundus) {
  const geliefert = fundus.gelieferte.find(({ feld }) => feld === platz.feld);
  const offen = fundus.offene.find(({ ziel }) => ziel === geliefert?.uuid);
  const uebernommen = fundus.gewesene.flatMap(({ ziel, quelle }) => (ziel === geliefert?.uuid ? [quelle] : []));
  return {
    uuid: geliefert?.uuid ?? null,
    offen: offen === undefined ? null : offen.giltAb === null ? ("ENTWURF" as const) : ("GEPLANT" as const),
    hatNeueren: geliefert !== undefined && findNeueren(platz, { geliefert: geliefert.text, uebernommen }) !== null,
  };
}

/** What readers got at the moment: the text of the place, or the general one instead. */
function listGelesenes(platz: Textort, { texte, gueltige }: Fundus) {
  const text = texte.find(({ feld }) => feld === platz.feld);
  const gueltig = gueltige.find(({ ziel }) => ziel === text?.uuid);
  const isActive = text?.isActive ?? false;
  const rueckfall: Stand[number] | undefined = isActive ? undefined : selectRueckfall(platz, texte);
  const gelesen = isActive ? text : rueckfall;
  return {
    index: text?.index ?? null,
    isActive,
    anfang: anfangVon(text?.text ?? ""),
    seit: gueltig?.giltAb?.toISOString() ?? null,
    von: gueltig?.von ?? null,
    geaendertAm: gueltig?.geaendertAm.toISOString() ?? null,
    rueckfall: rueckfall === undefined ? null : anfangVon(rueckfall.text),
    gelesen: gelesen === undefined ? null : cleanHtml(gelesen.text),
  };
}

/** What can be looked for in a place: its key, where it is, its text without tags, and a draft as it was typed. */
function isGesucht({ bereich, feld, bezeichnung, ort }: Textort, fundus: Fundus, suche: string): boolean {
  if (suche === "") return true;
  const bereichName = isHilfeBereich(bereich) ? BEREICH_NAMEN[bereich] : "";
  const text = fundus.texte.find((eintrag) => eintrag.feld === feld);
  const offen = fundus.offene.find(({ ziel }) => ziel === text?.uuid);
  return containsWords([feld, bezeichnung, ort, bereichName, toWorte(text?.text ?? ""), offen?.quelle ?? ""], suche);
}

type Welche = { moment: Textmoment | null; suche: string; jetzt: Date };

/** The rest of an answer's places: texts that stood there then, of questions that the forms do not ask any more. */
function listFruehere(bereich: string, felder: readonly Hilfefeld[], { texte }: Fundus): Hilfefeld[] {
  const bekannte = new Set(felder.map(({ feld }) => feld));
  return texte
    .filter(({ feld }) => !bekannte.has(feld))
    .map(({ feld }) => ({ feld, bezeichnung: feld, ort: "Nicht mehr im Formular", von: 0, bis: 999 }));
}

async function listBereich(
  db: Ausfuehrer,
  bereich: string,
  { moment, suche, jetzt }: Welche,
): Promise<HilfetextPlatz[]> {
  const felder = listFelder(bereich);
  if (felder === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const art = bereich === HINWEIS_BEREICH ? "HINWEIS" : "HILFE";
  const fundus = await loadFundus(db, { art, bereich, jetzt, moment: moment ?? jetzt });
  const fruehere = moment === null ? [] : listFruehere(bereich, felder, fundus);
  const gesuchte = [...felder, ...fruehere]
    .map((feld) => ({ ...feld, art, bereich }) as const)
    .filter((platz) => isGesucht(platz, fundus, suche));
  const plaetze = gesuchte.map((platz) => {
    const { gelesen, ...gelesenes } = listGelesenes(platz, fundus);
    return { ...platz, ...listAnstehendes(platz, fundus), ...gelesenes, gelesen: moment === null ? null : gelesen };
  });
  return sortPlaetze(plaetze);
}

type Auswahl = {
  bereich?: string | undefined;
  am?: string | undefined;
  einreichung?: string | undefined;
  suche?: string | undefined;
};

/**
 * What stood there when something was submitted, as it was kept with it; for one from before it was kept, what held
 * then. A moment that is asked for as well counts alone, unless the submission lies in it.
 */
async function findMoment(db: Ausfuehrer, { am = "", einreichung }: Auswahl): Promise<Textmoment | null> {
  const bis = am === "" ? null : readAm(am);
  const kept = einreichung === undefined ? undefined : await findEinreichungsstand(db, einreichung);
  if (kept === undefined) {
    if (einreichung !== undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    return bis;
  }
  const { eingereichtAm, fassungen } = kept;
  return bis === null || minuteOf(bis) === minuteOf(eingereichtAm) ? (fassungen ?? eingereichtAm) : bis;
}

/**
 * The places of an area, of the hints, or of all of them, as they read at a moment (a day, a minute: its end) or with a
 * submission, those that hold each word of a search. Throws NICHT_GEFUNDEN for an area or submission that there is not.
 */
export async function listTextplaetze(
  kontext: RufKontext,
  { bereich, suche, ...frage }: Auswahl,
): Promise<{ data: HilfetextPlatz[] }> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const welche = { moment: await findMoment(db, frage), suche: readSuche(suche), jetzt: clock.now() };
  const data: HilfetextPlatz[] = [];
  for (const einer of bereich === undefined ? TEXTBEREICHE : [bereich])
    data.push(...(await listBereich(db, einer, welche)));
  return { data };
}
