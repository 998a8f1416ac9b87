import type { Beteiligter, Beziehung, Jahreszahlen, KmuAngaben } from "../../app/domain/kmu/kmuAngaben";
import { beteiligter, beziehung } from "./kmuAngaben";

/** Whole numbers from 0 up to below `bis`, the same ones for the same seed. */
export type Wuerfel = (bis: number) => number;

/** Mulberry32. */
export function createWuerfel(saat: number): Wuerfel {
  let stand = saat;
  return (bis) => {
    stand = (stand + 0x6d2b79f5) | 0;
    let wert = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    wert = (wert + Math.imul(wert ^ (wert >>> 7), 61 | wert)) ^ wert;
    return ((wert ^ (wert >>> 14)) >>> 0) % bis;
  };
}

const ANTEILE = [
  "0.00",
  "5.00",
  "12.50",
  "15.00",
  "24.99",
  "25.00",
  "25.01",
  "30.00",
  "33.33",
  "50.00",
  "50.01",
  "51.00",
  "80.00",
  "100.00",
];
const BEHERRSCHUNGEN = ["ORGANBESTELLUNG", "VERTRAG_ODER_SATZUNG", "STIMMBINDUNG", "ZWECKGESELLSCHAFT"] as const;
const AUSNAHMEN = [
  "RISIKOKAPITAL",
  "BUSINESS_ANGEL",
  "HOCHSCHULE",
  "INSTITUTIONELLER_ANLEGER",
  "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT",
] as const;

function pick<T>(wuerfel: Wuerfel, liste: readonly [T, ...T[]] | readonly T[]): T {
  return liste[wuerfel(liste.length)]!;
}

function createBeteiligten(wuerfel: Wuerfel, key: string, istErster: boolean): Beteiligter {
  const istVermoegensverwaltung = wuerfel(8) === 0;
  const sorte = istErster ? 9 : wuerfel(10);
  if (sorte === 0) return beteiligter(key, { art: "NATUERLICHE_PERSON", personengruppe: pick(wuerfel, ["", "F"]) });
  if (sorte === 1)
    return beteiligter(key, {
      art: "OEFFENTLICHE_STELLE",
      ausnahme: pick(wuerfel, ["KEINE", "GEMEINDE"]),
      haushalt: pick(wuerfel, ["", "9000000", "10000000"]),
      einwohner: pick(wuerfel, ["4999", "5000"]),
    });
  const ausnahme = wuerfel(5) === 0 ? pick(wuerfel, AUSNAHMEN) : "KEINE";
  return beteiligter(key, { istVermoegensverwaltung, ausnahme });
}

function createBeziehung(wuerfel: Wuerfel, keys: readonly string[], nummer: number): Beziehung {
  const kapital = pick(wuerfel, ANTEILE);
  return beziehung(`${pick(wuerfel, keys)}>${pick(wuerfel, keys)}`, kapital, {
    key: `z${String(nummer).padStart(2, "0")}`,
    stimmen: wuerfel(3) === 0 ? pick(wuerfel, ANTEILE) : kapital,
    beherrschung: wuerfel(9) === 0 ? pick(wuerfel, BEHERRSCHUNGEN) : "KEINE",
    markt: pick(wuerfel, ["GLEICH_ODER_BENACHBART", "ANDERER"]),
    einlage: pick(wuerfel, ["", "600000", "700000"]),
    // Before, on and after the last day of the year.
    gueltigAb: wuerfel(6) === 0 ? pick(wuerfel, ["2020-01-01", "2024-12-31", "2025-01-01"]) : "",
    gueltigBis: wuerfel(6) === 0 ? pick(wuerfel, ["2024-12-30", "2024-12-31", "2030-01-01"]) : "",
  });
}

function createJahr(wuerfel: Wuerfel, unternehmen: string): Jahreszahlen {
  return {
    key: unternehmen,
    unternehmen,
    beginn: "2024-01-01",
    ende: "2024-12-31",
    wertart: "ENDGUELTIG",
    beschaeftigte: `${wuerfel(pick(wuerfel, [12, 60, 300]))}.${String(wuerfel(100)).padStart(2, "0")}`,
    umsatz: `${wuerfel(pick(wuerfel, [2_500_000, 12_000_000, 60_000_000]))}.${String(wuerfel(100)).padStart(2, "0")}`,
    bilanzsumme: `${wuerfel(pick(wuerfel, [2_500_000, 12_000_000, 50_000_000]))}.50`,
    enthaelt: [],
  };
}

/** Angaben with two to eight Beteiligte and up to a dozen rows, circles and shares above 100 % among them. */
export function createAngaben(saat: number): KmuAngaben {
  const wuerfel = createWuerfel(saat);
  const keys = Array.from({ length: 2 + wuerfel(7) }, (_, stelle) => String.fromCharCode(65 + stelle));
  const beteiligte = keys.map((key, stelle) => createBeteiligten(wuerfel, key, stelle === 0));
  const beziehungen = Array.from({ length: wuerfel(13) }, (_, nummer) => createBeziehung(wuerfel, keys, nummer));
  const jahre = keys.map((key) => createJahr(wuerfel, key));
  return { unternehmen: "A", beteiligte, beziehungen, jahre, stichtag: "2025-06-30" };
}

/** The same entries in another order. */
export function mix<T>(wuerfel: Wuerfel, liste: readonly T[]): T[] {
  const gemischt = [...liste];
  for (let stelle = gemischt.length - 1; stelle > 0; stelle--) {
    const andere = wuerfel(stelle + 1);
    [gemischt[stelle], gemischt[andere]] = [gemischt[andere]!, gemischt[stelle]!];
  }
  return gemischt;
}
