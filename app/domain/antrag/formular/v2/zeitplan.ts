import type { Werte, Zeile } from "../../../../formkit/field";
import { listOf, rowsOf } from "../../../../formkit/werte";
import {
  addDays,
  addMonths,
  formatDate,
  formatMonth,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  weekdayOf,
} from "../../../../lib/date";
import { holidayName, workingDaysOf } from "../../../../lib/holidays";
import { arbeitspaketTitel, arbeitspaketZeitraum } from "../entities/arbeitspaket";
import { listBeteiligte } from "../entities/beteiligte";
import { monateVon } from "../entities/monatszeitraum";
import { listMonate, type Monate } from "./arbeitsplanRegeln";
import { zeitraumVon } from "./laufzeit";

/** One column of the chart: a month, or a day in a short Vorhaben. */
export type Spalte = {
  /** "YYYY-MM" or "YYYY-MM-DD". */
  readonly key: string;
  readonly titel: string;
  /** What the column means in words: working days, weekday, holiday, outside the term. */
  readonly beschreibung: string;
  readonly art: "normal" | "frei" | "ausserhalb";
};

/** A head over several columns, both ends inclusive. */
export type Gruppe = { readonly titel: string; readonly von: number; readonly bis: number };

/** Someone who carries out packages, with the letter that stands for them in the chart. */
export type Akteur = { readonly key: string; readonly titel: string; readonly zeichen: string };

/** How a period lies to the term: inside, partly or wholly outside; "innen" while one of them is not known. */
export type Lage = "innen" | "teilweise" | "ausserhalb";

/**
 * One work package. `von` and `bis` are columns, null while it has no period; a period beyond the chart ends at its
 * edge.
 */
export type Zeitplanzeile = {
  readonly uuid: string;
  readonly nummer: string;
  readonly titel: string;
  readonly zeitraum: string;
  readonly von: number | null;
  readonly bis: number | null;
  readonly akteure: readonly Akteur[];
  /** Numbers of the packages that come first, and of those that run at the same time. */
  readonly vorgaenger: readonly string[];
  readonly gleichzeitig: readonly string[];
  /** Numbers of those predecessors that end later than this package begins. */
  readonly zuFrueh: readonly string[];
  readonly lage: Lage;
};

/** The work plan as a chart: what the table says, in columns and rows. */
export type Zeitplan = {
  readonly skala: "monate" | "tage";
  readonly spalten: readonly Spalte[];
  readonly gruppen: readonly Gruppe[];
  readonly zeilen: readonly Zeitplanzeile[];
  /** How many packages run in each column. */
  readonly belegung: readonly number[];
  readonly akteure: readonly Akteur[];
};

/** A Vorhaben of at most this many months is drawn in days. */
const TAGE_BIS_MONATE = 3;
/** So many months before and after the term are drawn when a package lies there. */
const RAND_MONATE = 12;
/** Most months of a chart while the term is not known. */
const OHNE_LAUFZEIT_MONATE = 120;

const WOCHENTAGE = ["", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;
const MONATE = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];

const plus = (monat: string, anzahl: number): string => monthOf(addMonths(`${monat}-01`, anzahl));
const frueher = (a: string, b: string): string => (a < b ? a : b);
const spaeter = (a: string, b: string): string => (a > b ? a : b);
const monatsname = (monat: string): string => `${MONATE[Number(monat.slice(5)) - 1] ?? ""} ${monat.slice(0, 4)}`;

function spanne(vorhaben: Werte, zeitraeume: readonly Monate[]): Monate | undefined {
  const laufzeit = zeitraumVon(vorhaben);
  const erster = zeitraeume.map(({ von }) => von).sort()[0];
  const letzter = zeitraeume
    .map(({ bis }) => bis)
    .sort()
    .at(-1);
  if (laufzeit === undefined) {
    return erster === undefined || letzter === undefined
      ? undefined
      : { von: erster, bis: frueher(letzter, plus(erster, OHNE_LAUFZEIT_MONATE - 1)) };
  }
  const [von, bis] = [monthOf(laufzeit.beginn), monthOf(laufzeit.ende)];
  return {
    von: spaeter(frueher(von, erster ?? von), plus(von, -RAND_MONATE)),
    bis: frueher(spaeter(bis, letzter ?? bis), plus(bis, RAND_MONATE)),
  };
}

function monatsspalte(monat: string, vorhaben: Werte): Spalte {
  const laufzeit = zeitraumVon(vorhaben);
  const istAusserhalb = laufzeit !== undefined && (monat < monthOf(laufzeit.beginn) || monat > monthOf(laufzeit.ende));
  const beschreibung = `${monatsname(monat)}: ${workingDaysOf(monat)} Arbeitstage${istAusserhalb ? ", außerhalb der Laufzeit" : ""}`;
  return { key: monat, titel: monat.slice(5), beschreibung, art: istAusserhalb ? "ausserhalb" : "normal" };
}

function tagesspalte(tag: string, vorhaben: Werte): Spalte {
  const laufzeit = zeitraumVon(vorhaben);
  const istAusserhalb = laufzeit !== undefined && (tag < laufzeit.beginn || tag > laufzeit.ende);
  const feiertag = holidayName(tag);
  const wochentag = weekdayOf(tag);
  const beschreibung = [
    `${WOCHENTAGE[wochentag] ?? ""}, ${formatDate(tag)}`,
    feiertag,
    istAusserhalb ? "außerhalb der Laufzeit" : undefined,
  ];
  const istFrei = feiertag !== undefined || wochentag >= 6;
  return {
    key: tag,
    titel: tag.slice(8),
    beschreibung: beschreibung.filter((text) => text !== undefined).join(", "),
    art: istAusserhalb ? "ausserhalb" : istFrei ? "frei" : "normal",
  };
}

function listTage({ von, bis }: Monate): readonly string[] {
  const ende = lastDayOfMonth(bis);
  const tage: string[] = [];
  for (let tag = `${von}-01`; tag <= ende; tag = addDays(tag, 1)) tage.push(tag);
  return tage;
}

function listGruppen(spalten: readonly Spalte[], titelVon: (key: string) => string): readonly Gruppe[] {
  const gruppen: { titel: string; von: number; bis: number }[] = [];
  spalten.forEach(({ key }, stelle) => {
    const titel = titelVon(key);
    const letzte = gruppen.at(-1);
    if (letzte?.titel === titel) letzte.bis = stelle;
    else gruppen.push({ titel, von: stelle, bis: stelle });
  });
  return gruppen;
}

const buchstabe = (stelle: number): string =>
  stelle < 26 ? String.fromCharCode(65 + stelle) : `A${String(stelle - 25)}`;

type Plan = {
  readonly pakete: readonly Zeile[];
  readonly vorhaben: Werte;
  readonly spalten: readonly Spalte[];
  readonly akteure: readonly Akteur[];
};

function spaltenVon(
  zeitraum: Monate | undefined,
  spalten: readonly Spalte[],
): { von: number | null; bis: number | null } {
  const treffer = spalten.flatMap(({ key }, stelle) => {
    const monat = monthOf(key);
    return zeitraum !== undefined && zeitraum.von <= monat && monat <= zeitraum.bis ? [stelle] : [];
  });
  return { von: treffer[0] ?? null, bis: treffer.at(-1) ?? null };
}

function lageVon(zeitraum: Monate | undefined, vorhaben: Werte): Lage {
  const laufzeit = zeitraumVon(vorhaben);
  if (zeitraum === undefined || laufzeit === undefined) return "innen";
  const [beginn, ende] = [monthOf(laufzeit.beginn), monthOf(laufzeit.ende)];
  if (zeitraum.bis < beginn || ende < zeitraum.von) return "ausserhalb";
  return zeitraum.von < beginn || ende < zeitraum.bis ? "teilweise" : "innen";
}

function zeileVon(paket: Zeile, stelle: number, { pakete, vorhaben, spalten, akteure }: Plan): Zeitplanzeile {
  const zeitraum = monateVon(paket, "von", "bis");
  const vorgaenger = listOf(paket, "vorgaenger");
  const nummern = (fits: (anderes: Zeile, monate: Monate | undefined) => boolean): readonly string[] =>
    pakete.flatMap((anderes, nummer) =>
      anderes.uuid !== paket.uuid && fits(anderes, monateVon(anderes, "von", "bis")) ? [String(nummer + 1)] : [],
    );
  return {
    uuid: paket.uuid,
    nummer: String(stelle + 1),
    titel: arbeitspaketTitel(paket),
    zeitraum: arbeitspaketZeitraum(paket),
    ...spaltenVon(zeitraum, spalten),
    akteure: akteure.filter(({ key }) => listOf(paket, "akteure").includes(key)),
    vorgaenger: nummern(({ uuid }) => vorgaenger.includes(uuid)),
    gleichzeitig: nummern(
      (_, monate) =>
        zeitraum !== undefined && monate !== undefined && monate.von <= zeitraum.bis && zeitraum.von <= monate.bis,
    ),
    zuFrueh: nummern(
      ({ uuid }, monate) =>
        vorgaenger.includes(uuid) && zeitraum !== undefined && monate !== undefined && zeitraum.von <= monate.bis,
    ),
    lage: lageVon(zeitraum, vorhaben),
  };
}

/**
 * The chart of the work plan, from the same values as the table; undefined while no month is known at all.
 *
 * @assumed domain.md 2.6 plans in months; a Vorhaben of at most three months is drawn in days, so that weekends and
 * holidays can be seen, and a longer one names the working days of each month.
 */
export function zeitplanVon(vorhaben: Werte): Zeitplan | undefined {
  const pakete = rowsOf(vorhaben, "arbeitspakete");
  const monate = spanne(
    vorhaben,
    pakete.flatMap((paket) => monateVon(paket, "von", "bis") ?? []),
  );
  if (monate === undefined || pakete.length === 0) return undefined;
  const istKurz = zeitraumVon(vorhaben) !== undefined && monthsBetween(monate.von, monate.bis) < TAGE_BIS_MONATE;
  const spalten = istKurz
    ? listTage(monate).map((tag) => tagesspalte(tag, vorhaben))
    : listMonate(monate).map((monat) => monatsspalte(monat, vorhaben));
  const akteure = listBeteiligte(vorhaben).map(({ key, title }, stelle) => ({
    key,
    titel: title,
    zeichen: buchstabe(stelle),
  }));
  const zeilen = pakete.map((paket, stelle) => zeileVon(paket, stelle, { pakete, vorhaben, spalten, akteure }));
  return {
    skala: istKurz ? "tage" : "monate",
    spalten,
    gruppen: listGruppen(spalten, istKurz ? (key) => formatMonth(monthOf(key)) : (key) => key.slice(0, 4)),
    zeilen,
    belegung: spalten.map(
      (_, stelle) =>
        zeilen.filter(({ von, bis }) => von !== null && bis !== null && von <= stelle && stelle <= bis).length,
    ),
    akteure: akteure.filter(({ key }) => zeilen.some((zeile) => zeile.akteure.some((akteur) => akteur.key === key))),
  };
}
