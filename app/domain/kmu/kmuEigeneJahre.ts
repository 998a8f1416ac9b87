import { zeitraumIn } from "../statistik/jahrFeld";
import type { Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { isWertart, type Jahreszahlen } from "./kmuAngaben";
import { nameDesJahres } from "../statistik/zeitraum";

/** A Wirtschaftsjahr of the business statistics as it is stored. */
export type StatistikJahr = { readonly uuid: string; readonly werte: Werte };

/** The own years that the business statistics give, and what cannot be taken from them, in sentences. */
export type EigeneJahre = { readonly jahre: readonly Jahreszahlen[]; readonly luecken: readonly string[] };

const isVerbund = ({ werte }: StatistikJahr): boolean => textOf(werte, "ebene") === "VERBUND";

function toJahr({ uuid, werte }: StatistikJahr, unternehmen: string): Jahreszahlen {
  const wertart = textOf(werte, "wertart");
  // Figures of a whole group are not those of the company: added to its relations they would count twice.
  const zahl = (key: string): string => (isVerbund({ uuid, werte }) ? "" : textOf(werte, key));
  return {
    key: uuid,
    unternehmen,
    ...zeitraumIn(werte),
    wertart: isWertart(wertart) ? wertart : "GESCHAETZT",
    beschaeftigte: zahl("beschaeftigteVzae"),
    umsatz: zahl("umsatz"),
    bilanzsumme: zahl("bilanzsumme"),
    enthaelt: [],
  };
}

/**
 * The business statistics of the company as the rules of the KMU status read them. What is not said about the certainty
 * of a year counts as estimated, which proves less for the company.
 *
 * @assumed The statistics ask for VZÄ at the end of the Wirtschaftsjahr, Annex I for annual work units. The portal
 *   counts the one as the other and says so on the sheet. Figures of the whole group (`ebene`) are not taken: which
 *   companies they contain is not known.
 */
export function toEigeneJahre(statistik: readonly StatistikJahr[], unternehmen: string): EigeneJahre {
  const jahre = statistik.map((jahr) => toJahr(jahr, unternehmen));
  const luecken = statistik.filter(isVerbund).map((jahr) => {
    const name = nameDesJahres(toJahr(jahr, unternehmen));
    return `Die Geschäftsstatistik ${name} gilt für den ganzen Verbund. Für den KMU-Status werden die Zahlen Ihres Unternehmens allein gebraucht.`;
  });
  return { jahre, luecken };
}

/** True where two years share a day. */
const overlaps = (a: Jahreszahlen, b: Jahreszahlen): boolean => a.beginn <= b.ende && b.beginn <= a.ende;

/**
 * The years of the company and of those it is related with. An own estimate gives way to the year of the statistics
 * that it was made for.
 */
export function joinJahre(
  eigene: readonly Jahreszahlen[],
  eingetragene: readonly Jahreszahlen[],
): readonly Jahreszahlen[] {
  const geltende = eingetragene.filter(
    (jahr) => !eigene.some((eigenes) => eigenes.unternehmen === jahr.unternehmen && overlaps(eigenes, jahr)),
  );
  return [...eigene, ...geltende];
}
