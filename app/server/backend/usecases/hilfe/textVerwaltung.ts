import type {
  Hilfetextfassung,
  HilfetextMitFassungen,
  HilfetextPlatz,
} from "~/contract/mitteilung/hilfetextVerwaltung";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { parseZeitpunkt } from "~/domain/nachricht/systemNachricht";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import type { Ausfuehrer } from "../../storage/datenbank";
import { listHilfetextZeilen, listHinweistextZeilen } from "../../storage/hilfeStore";
import {
  listFassungen,
  listGewesene,
  listGueltige,
  listOffeneFassungen,
  type TextfassungZeile,
} from "../../storage/textfassungStore";
import { toWorte } from "../faq/antwortHtml";
import { cleanHtml } from "./cleanHtml";
import { findAllgemeines, findMitgelieferten, findPlatz, HINWEIS_BEREICH, listFelder, type Textplatz } from "./plaetze";
import { toGespeichertes } from "./textEingabe";

const ALLE = 1_000;
const ANFANG_ZEICHEN = 120;

/** Quality management and administrators edit help and hint texts. @spec domain.md 4.2 */
export function requireTextBearbeiter(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("hilfetexteBearbeiten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** The texts of an area as they read at a moment, in one shape. */
export async function listStand(db: Ausfuehrer, bereich: string, am: Date) {
  if (bereich !== HINWEIS_BEREICH)
    return listHilfetextZeilen(db, { bereich, page: 0, size: ALLE, absteigend: false, am });
  const hinweise = await listHinweistextZeilen(db, { page: 0, size: ALLE, am });
  return hinweise.map(({ uuid, schluessel, text }) => ({
    uuid,
    bereich,
    feld: schluessel,
    index: 0,
    text,
    isActive: text !== "",
  }));
}

function readAm(am: string | undefined, jetzt: Date): Date {
  if (am === undefined || am === "") return jetzt;
  const letzteMinute = parseZeitpunkt(`${am}T23:59`);
  if (!letzteMinute.ok) throw eingabeUngueltig("am", "Bitte geben Sie einen gültigen Tag ein.");
  return new Date(letzteMinute.value.getTime() + 59_999);
}

function anfangVon(html: string): string {
  const worte = toWorte(cleanHtml(html));
  return worte.length > ANFANG_ZEICHEN ? `${worte.slice(0, ANFANG_ZEICHEN).trimEnd()} …` : worte;
}

/**
 * What a release brings for a text that was there before it: offered until it was taken over once. `geliefert`: what
 * the portal was delivered with first, `uebernommen`: what has been published since, as it was typed.
 */
function findNeueren(
  platz: Pick<Textplatz, "art" | "bereich" | "feld">,
  { geliefert, uebernommen }: { geliefert: string; uebernommen: readonly string[] },
): string | null {
  const mitgeliefert = findMitgelieferten(platz);
  if (mitgeliefert === undefined || mitgeliefert === geliefert) return null;
  return uebernommen.includes(toGespeichertes(mitgeliefert)) ? null : mitgeliefert;
}

type Stand = Awaited<ReturnType<typeof listStand>>;

/** What readers get where a help text is missing or not active: the general text of its tab or area, if that is. */
function selectRueckfall({ art, bereich, ort, feld }: Omit<Textplatz, "geliefert">, texte: Stand) {
  const allgemeines = art === "HINWEIS" ? undefined : findAllgemeines({ bereich, ort });
  if (allgemeines === undefined || allgemeines.feld === feld) return undefined;
  return texte.find((text) => text.feld === allgemeines.feld && text.isActive);
}

async function loadRueckfall(
  db: Ausfuehrer,
  platz: Textplatz,
  am: Date,
): Promise<{ feld: string; html: string } | null> {
  const text = selectRueckfall(platz, await listStand(db, platz.bereich, am));
  return text === undefined ? null : { feld: text.feld, html: cleanHtml(text.text) };
}

const anfangOrNull = (text: { text: string } | undefined): string | null =>
  text === undefined ? null : anfangVon(text.text);

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const artOf = ({ giltAb }: TextfassungZeile) => (giltAb === null ? ("ENTWURF" as const) : ("GEPLANT" as const));

/** All places of an area, or all hints, as they read at a moment (a day: its end). Throws NICHT_GEFUNDEN. */
export async function listTextplaetze(
  kontext: RufKontext,
  { bereich, am }: { bereich: string; am?: string | undefined },
): Promise<{ data: HilfetextPlatz[] }> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const felder = listFelder(bereich);
  if (felder === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const art: Textplatz["art"] = bereich === HINWEIS_BEREICH ? "HINWEIS" : "HILFE";
  const moment = readAm(am, clock.now());
  const [texte, anfangs, gueltige, offene, gewesene] = await Promise.all([
    listStand(db, bereich, moment),
    listStand(db, bereich, new Date(0)),
    listGueltige(db, art, moment),
    listOffeneFassungen(db, art, clock.now()),
    listGewesene(db, art, clock.now()),
  ]);
  return {
    data: felder.map((feld) => {
      const platz = { ...feld, art, bereich };
      const text = texte.find((eintrag) => eintrag.feld === feld.feld);
      const offen = offene.find(({ ziel }) => ziel === text?.uuid);
      const gueltig = gueltige.find(({ ziel }) => ziel === text?.uuid);
      const geliefert = anfangs.find((eintrag) => eintrag.feld === feld.feld)?.text;
      const uebernommen = gewesene.flatMap(({ ziel, quelle }) => (ziel === text?.uuid ? [quelle] : []));
      return {
        ...platz,
        uuid: text?.uuid ?? null,
        index: text?.index ?? null,
        isActive: text?.isActive ?? false,
        anfang: anfangVon(text?.text ?? ""),
        offen: offen === undefined ? null : artOf(offen),
        hatNeueren: geliefert !== undefined && findNeueren(platz, { geliefert, uebernommen }) !== null,
        seit: iso(gueltig?.giltAb),
        von: gueltig?.von ?? null,
        rueckfall: text?.isActive === true ? null : anfangOrNull(selectRueckfall(platz, texte)),
      };
    }),
  };
}

const toFassung = ({ zeile, von }: { zeile: TextfassungZeile; von: string | null }): Hilfetextfassung => ({
  nummer: zeile.nummer,
  quelle: zeile.quelle,
  html: cleanHtml(zeile.html),
  index: zeile.index,
  isActive: zeile.isActive,
  giltAb: zeile.giltAb?.toISOString() ?? null,
  von,
});

/** One text with all its versions. Throws NICHT_GEFUNDEN. */
export async function getText(kontext: RufKontext, uuid: string): Promise<HilfetextMitFassungen> {
  requireTextBearbeiter(kontext);
  const { db, clock } = kontext.dienste;
  const gefunden = await findPlatz(db, uuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const { geliefert, ...platz } = gefunden;
  const jetzt = clock.now();
  const alle = await listFassungen(db, geliefert.uuid);
  const isOffen = ({ zeile }: { zeile: TextfassungZeile }) => zeile.giltAb === null || zeile.giltAb > jetzt;
  const offene = alle.find(isOffen);
  const gelieferte: Hilfetextfassung = {
    nummer: 0,
    quelle: geliefert.text,
    html: cleanHtml(geliefert.text),
    index: geliefert.index,
    isActive: geliefert.isActive,
    giltAb: null,
    von: null,
  };
  return {
    ...platz,
    uuid: geliefert.uuid,
    fassungen: [...alle.filter((eine) => !isOffen(eine)).map(toFassung), gelieferte],
    offene:
      offene === undefined
        ? null
        : {
            ...toFassung(offene),
            revision: offene.zeile.revision,
            geaendertAm: offene.zeile.geaendertAm.toISOString(),
          },
    neuerer: findNeueren(platz, {
      geliefert: geliefert.text,
      uebernommen: alle.filter((eine) => !isOffen(eine)).map(({ zeile }) => zeile.quelle),
    }),
    rueckfall: await loadRueckfall(db, gefunden, jetzt),
  };
}
