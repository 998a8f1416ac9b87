import { compareDecimal } from "../../lib/decimal";
import type { KmuRegelKey } from "./kmuRegeln";
import { type KmuSumme, type KmuZahl, ZAHLEN } from "./kmuZahlen";

/** The sizes, smallest first. */
export const KMU_GROESSEN = ["KLEINST", "KLEIN", "MITTEL", "KEIN_KMU"] as const;
/** How big a company is. */
export type KmuGroesse = (typeof KMU_GROESSEN)[number];

/** What each size is called in a sentence after "Ihr Unternehmen ist voraussichtlich". */
export const KMU_GROESSEN_TEXTE: Readonly<Record<KmuGroesse, string>> = {
  KLEINST: "ein Kleinstunternehmen",
  KLEIN: "ein kleines Unternehmen",
  MITTEL: "ein mittleres Unternehmen",
  KEIN_KMU: "kein kleines oder mittleres Unternehmen (KMU)",
};

/**
 * Between which sizes the truth lies: `groesse` counts what is not known as too much, `mindestens` as nothing. Where
 * they differ the size is not known.
 */
export type KmuSpanne = { readonly groesse: KmuGroesse; readonly mindestens: KmuGroesse };

/** Does the size depend on what is not known? */
export const isOffen = ({ groesse, mindestens }: KmuSpanne): boolean => groesse !== mindestens;

/** A size in a table or a sentence; "noch offen" where it depends on what is not known. */
export function spanneText(spanne: KmuSpanne): string {
  const { groesse, mindestens } = spanne;
  if (!isOffen(spanne)) return KMU_GROESSEN_TEXTE[groesse];
  return mindestens === "KLEINST"
    ? "noch offen"
    : `noch offen, aber nicht kleiner als ${KMU_GROESSEN_TEXTE[mindestens]}`;
}

/** The limits of one size: staff below, and turnover or balance sheet total up to and including, in euro. */
type KmuGrenze = { readonly groesse: Exclude<KmuGroesse, "KEIN_KMU"> } & Readonly<Record<KmuZahl, string>>;

/** The limits, smallest size first, with the day from which they hold (Art. 9 of Recommendation 2003/361/EC). */
export const KMU_GRENZEN: { readonly version: string; readonly ab: string; readonly zeilen: readonly KmuGrenze[] } = {
  version: "2003/361/EG",
  ab: "2005-01-01",
  zeilen: [
    { groesse: "KLEINST", beschaeftigte: "10", umsatz: "2000000", bilanzsumme: "2000000" },
    { groesse: "KLEIN", beschaeftigte: "50", umsatz: "10000000", bilanzsumme: "10000000" },
    { groesse: "MITTEL", beschaeftigte: "250", umsatz: "50000000", bilanzsumme: "43000000" },
  ],
};

/**
 * One number held against its limit. UNBEKANNT: a part of the number is not known, and what is known lies within the
 * limit.
 */
export type KmuVergleich = {
  readonly groesse: KmuGroesse;
  readonly zahl: KmuZahl;
  readonly wert: string;
  readonly vergleich: "<" | "<=";
  readonly grenze: string;
  readonly ergebnis: "JA" | "NEIN" | "UNBEKANNT";
  readonly regel: KmuRegelKey;
};

/** The sum held against every limit. Where not all is known `groesse` counts, for the proof lies with the company. */
export type KmuEinordnung = KmuSpanne & { readonly vergleiche: readonly KmuVergleich[] };

function compareZahl(zahl: KmuZahl, grenze: KmuGrenze, { werte, unbekannt }: KmuSumme): KmuVergleich {
  const istHart = zahl === "beschaeftigte";
  const abstand = compareDecimal(werte[zahl], grenze[zahl]);
  const passt = istHart ? abstand < 0 : abstand <= 0;
  const offen = unbekannt.includes(zahl) ? "UNBEKANNT" : "JA";
  return {
    groesse: grenze.groesse,
    zahl,
    wert: werte[zahl],
    vergleich: istHart ? "<" : "<=",
    grenze: grenze[zahl],
    ergebnis: passt ? offen : "NEIN",
    regel: istHart ? "GRENZE_BESCHAEFTIGTE" : "GRENZE_GELD",
  };
}

type Ergebnis = KmuVergleich["ergebnis"];

function firstThatFits(vergleiche: readonly KmuVergleich[], genuegt: readonly Ergebnis[]): KmuGroesse {
  const passend = KMU_GRENZEN.zeilen.find(({ groesse }) => {
    const eigene = vergleiche.filter((vergleich) => vergleich.groesse === groesse);
    const fits = (zahl: KmuZahl): boolean =>
      eigene.some((vergleich) => vergleich.zahl === zahl && genuegt.includes(vergleich.ergebnis));
    return fits("beschaeftigte") && (fits("umsatz") || fits("bilanzsumme"));
  });
  return passend?.groesse ?? "KEIN_KMU";
}

/** Holds the sum against all limits (rule 1): staff is hard, of the two amounts one suffices. */
export function decideGroesse(summe: KmuSumme): KmuEinordnung {
  const vergleiche = KMU_GRENZEN.zeilen.flatMap((grenze) => ZAHLEN.map((zahl) => compareZahl(zahl, grenze, summe)));
  return {
    vergleiche,
    groesse: firstThatFits(vergleiche, ["JA"]),
    mindestens: firstThatFits(vergleiche, ["JA", "UNBEKANNT"]),
  };
}

/** The place of a size in the order of sizes; a larger number is a larger company. */
export const rankOf = (groesse: KmuGroesse): number => KMU_GROESSEN.indexOf(groesse);
