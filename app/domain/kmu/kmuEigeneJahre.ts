import { type Zeitraum, zeitraumIn } from "../statistik/jahrFeld";
import type { Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { compareDecimal, isDecimal } from "../../lib/decimal";
import { isWertart, type Jahreszahlen } from "./kmuAngaben";

/** A Wirtschaftsjahr of the business statistics as it is stored. */
export type StatistikJahr = { readonly uuid: string; readonly werte: Werte };

/**
 * The own years of `unternehmen` that the business statistics give. `verbundjahre`: the keys of those that hold for the
 * whole group and therefore have no figures here.
 */
export type EigeneJahre = {
  readonly unternehmen: string;
  readonly jahre: readonly Jahreszahlen[];
  readonly verbundjahre: readonly string[];
  /** The figures of these years, which are those of the whole group. */
  readonly gruppenzahlen: readonly Verbundjahr[];
};

/** True where two years have the same days. */
const isSelbesJahr = (a: Zeitraum, b: Zeitraum): boolean => a.beginn === b.beginn && a.ende === b.ende;

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
 *   counts the one as the other and says so on the sheet. Figures of the whole group (`ebene`) are not taken as they
 *   are: which companies they contain is not known. For such a year the company enters its own figures among those of
 *   the KMU status, or the consolidated ones and whom they contain (rule 5).
 */
export function toEigeneJahre(statistik: readonly StatistikJahr[], unternehmen: string): EigeneJahre {
  return {
    unternehmen,
    jahre: statistik.map((jahr) => toJahr(jahr, unternehmen)),
    verbundjahre: statistik.filter(isVerbund).map(({ uuid }) => uuid),
    gruppenzahlen: listVerbundjahre(statistik),
  };
}

/** The figures of the whole group in a Wirtschaftsjahr: what an entry for its days can begin with. */
export type Verbundjahr = Zeitraum &
  Pick<Jahreszahlen, "beschaeftigte" | "umsatz" | "bilanzsumme"> & { wertart: string };

/** The years of the business statistics that hold for the whole group, with its figures. */
export const listVerbundjahre = (statistik: readonly StatistikJahr[]): Verbundjahr[] =>
  statistik.filter(isVerbund).map(({ werte }) => ({
    ...zeitraumIn(werte),
    wertart: textOf(werte, "wertart"),
    beschaeftigte: textOf(werte, "beschaeftigteVzae"),
    umsatz: textOf(werte, "umsatz"),
    bilanzsumme: textOf(werte, "bilanzsumme"),
  }));

const ZAHLEN = ["beschaeftigte", "umsatz", "bilanzsumme"] as const;

/**
 * Whether an entry has the figures that the statistics have for the whole group: nothing that both say differs. A
 * figure that only one of them says tells nothing.
 */
export const isGruppenjahr = (
  eintrag: Zeitraum & Readonly<Record<(typeof ZAHLEN)[number], string>>,
  gruppenzahlen: readonly Verbundjahr[],
): boolean =>
  gruppenzahlen.some((jahr) => {
    const gesagte = ZAHLEN.filter((zahl) => isDecimal(jahr[zahl]) && isDecimal(eintrag[zahl]));
    return (
      isSelbesJahr(jahr, eintrag) &&
      gesagte.length > 0 &&
      gesagte.every((zahl) => compareDecimal(jahr[zahl], eintrag[zahl]) === 0)
    );
  });

/** True where two years share a day. */
const overlaps = (a: Zeitraum, b: Zeitraum): boolean => a.beginn <= b.ende && b.beginn <= a.ende;

/** The years of the company and of those it is related with, and which of its own are open or stand elsewhere. */
export type AlleJahre = {
  readonly jahre: readonly Jahreszahlen[];
  readonly verbundjahre: readonly string[];
  readonly eingetragene: readonly string[];
};

/**
 * The years of the company and of those it is related with. An own estimate gives way to the year of the statistics
 * that it was made for. Where the statistics hold for the whole group, what is entered for the same days stands in
 * their place; figures of the group that name nobody whom they contain do not, since these would count twice.
 * `verbundjahre`: the keys of those that are left; `eingetragene`: of the own years that do not come from the
 * statistics.
 */
export function joinJahre({ unternehmen, ...eigene }: EigeneJahre, eintraege: readonly Jahreszahlen[]): AlleJahre {
  const isVerbundjahr = ({ key }: Jahreszahlen): boolean => eigene.verbundjahre.includes(key);
  const isOwn = (jahr: Jahreszahlen): boolean => jahr.unternehmen === unternehmen;
  const canReplace = (jahr: Jahreszahlen, jenes: Jahreszahlen): boolean =>
    isVerbundjahr(jenes) && isSelbesJahr(jenes, jahr);
  const isDoppelt = (jahr: Jahreszahlen): boolean =>
    jahr.enthaelt.length === 0 && isGruppenjahr(jahr, eigene.gruppenzahlen);
  const geltende = eintraege.filter(
    (jahr) =>
      !isOwn(jahr) ||
      (!isDoppelt(jahr) && eigene.jahre.every((jenes) => !overlaps(jenes, jahr) || canReplace(jahr, jenes))),
  );
  const bleibende = eigene.jahre.filter((jenes) => !geltende.some((jahr) => isOwn(jahr) && canReplace(jahr, jenes)));
  return {
    jahre: [...bleibende, ...geltende],
    verbundjahre: bleibende.filter(isVerbundjahr).map(({ key }) => key),
    eingetragene: geltende.filter(isOwn).map(({ key }) => key),
  };
}
