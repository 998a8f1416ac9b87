import { compareDecimal, sumDecimals } from "../../lib/decimal";
import type { Beteiligter, Beziehung, KmuAngaben } from "./kmuAngaben";

/** A relation that counts. `halter` is `von`, or the mark that natural persons who act together share. */
export type Zeile = Beziehung & { readonly halter: string };

/** The relations of one day, in the order of their keys. */
export type Netz = {
  readonly unternehmen: string;
  readonly beteiligte: ReadonlyMap<string, Beteiligter>;
  /** The keys of all companies, in order. */
  readonly firmen: readonly string[];
  /** Who holds a company, by the company. */
  readonly zeilenAn: ReadonlyMap<string, readonly Zeile[]>;
};

/** Sorts by what comes first in the alphabet of the machine: the result does not depend on the order of rows. */
export function sortBy<T>(eintraege: Iterable<T>, keyOf: (eintrag: T) => string): T[] {
  return [...eintraege].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

/** The entries by a key of theirs; the order is kept. */
export function groupBy<T, K>(eintraege: Iterable<T>, keyOf: (eintrag: T) => K): Map<K, T[]> {
  const gruppen = new Map<K, T[]>();
  for (const eintrag of eintraege) {
    const gruppe = gruppen.get(keyOf(eintrag));
    if (gruppe) gruppe.push(eintrag);
    else gruppen.set(keyOf(eintrag), [eintrag]);
  }
  return gruppen;
}

/**
 * Repeats a step until it changes nothing. `rounds`: how often it can change something at most, so that no mistake runs
 * for ever.
 */
export function repeatUntilStill(rounds: number, step: () => boolean): void {
  Array.from({ length: rounds }).some(() => !step());
}

/** True when a relation holds on a day. */
export function holdsOn({ gueltigAb, gueltigBis }: Pick<Beziehung, "gueltigAb" | "gueltigBis">, tag: string): boolean {
  return (gueltigAb === "" || gueltigAb <= tag) && (gueltigBis === "" || tag <= gueltigBis);
}

const schritt = (von: string, an: string): string => JSON.stringify([von, an]);

/**
 * Splits the relations of one day: an indirect one says nothing new where both of its steps are rows of their own.
 *
 * @assumed kmu.md: a row may say through whom it holds. It counts like a direct one unless both steps are entered as
 * well.
 */
export function splitMittelbare(zeilen: readonly Beziehung[]): { zaehlt: Beziehung[]; doppelt: Beziehung[] } {
  // Hardly any list holds indirect ones, and this is asked many times of each.
  if (zeilen.every(({ ueber }) => ueber === "")) return { zaehlt: [...zeilen], doppelt: [] };
  const schritte = new Set(zeilen.map(({ von, an }) => schritt(von, an)));
  const isDoppelt = ({ von, an, ueber }: Beziehung): boolean =>
    ueber !== "" &&
    ueber !== von &&
    ueber !== an &&
    schritte.has(schritt(von, ueber)) &&
    schritte.has(schritt(ueber, an));
  return { zaehlt: zeilen.filter((zeile) => !isDoppelt(zeile)), doppelt: zeilen.filter(isDoppelt) };
}

/**
 * The relations that count on an ISO day. Relations to oneself, and to what is no company, are left out; the findings
 * name them.
 */
export function readNetz({ unternehmen, beteiligte, beziehungen }: KmuAngaben, tag: string): Netz {
  const nachKey = new Map(beteiligte.map((beteiligter) => [beteiligter.key, beteiligter]));
  const halterVon = (key: string): string => {
    const gruppe = nachKey.get(key)?.art === "NATUERLICHE_PERSON" ? (nachKey.get(key)?.personengruppe ?? "") : "";
    return gruppe === "" ? key : `Personengruppe ${gruppe}`;
  };
  const gueltig = beziehungen.filter(
    (zeile) => holdsOn(zeile, tag) && zeile.von !== zeile.an && nachKey.get(zeile.an)?.art === "UNTERNEHMEN",
  );
  const zeilen = splitMittelbare(gueltig).zaehlt.map((zeile) => ({ ...zeile, halter: halterVon(zeile.von) }));
  const firmen = beteiligte.filter(({ art }) => art === "UNTERNEHMEN").map(({ key }) => key);
  return {
    unternehmen,
    beteiligte: nachKey,
    firmen: sortBy(firmen, (key) => key),
    zeilenAn: groupBy(
      sortBy(zeilen, ({ key }) => key),
      ({ an }) => an,
    ),
  };
}

/** What a holder is. */
export function artVon({ beteiligte }: Netz, { von }: Zeile): Beteiligter["art"] | undefined {
  return beteiligte.get(von)?.art;
}

/** The votes of several rows together, in per cent. */
export function sumStimmen(zeilen: readonly Beziehung[]): string {
  return sumDecimals(["0.00", ...zeilen.map(({ stimmen }) => stimmen)]);
}

/** The greater of capital and votes of several rows together, in per cent. */
export function sumAnteil(zeilen: readonly Beziehung[]): string {
  const kapital = sumDecimals(["0.00", ...zeilen.map((zeile) => zeile.kapital)]);
  const stimmen = sumStimmen(zeilen);
  return compareDecimal(kapital, stimmen) >= 0 ? kapital : stimmen;
}
