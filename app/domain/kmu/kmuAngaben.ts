import { isIsoDate } from "../../lib/date";

/** Only a company has figures and can be held; persons who act together are told apart by `personengruppe`. */
export type BeteiligterArt = "UNTERNEHMEN" | "NATUERLICHE_PERSON" | "OEFFENTLICHE_STELLE";

/** Which sort of exempt holder somebody is (rule 3); the conditions of the sort are checked, not believed. */
export type AusnahmeArt =
  | "KEINE"
  | "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT"
  | "RISIKOKAPITAL"
  | "BUSINESS_ANGEL"
  | "HOCHSCHULE"
  | "INSTITUTIONELLER_ANLEGER"
  | "GEMEINDE";

/** Whoever holds something or is held. Blank is not zero: what is not known is "". */
export type Beteiligter = {
  readonly key: string;
  readonly name: string;
  readonly art: BeteiligterArt;
  readonly steuernummer: string;
  readonly ausnahme: AusnahmeArt;
  /** Of a Gemeinde: the yearly budget in euro. */
  readonly haushalt: string;
  /** Of a Gemeinde: how many inhabitants it has. */
  readonly einwohner: string;
  /** Natural persons with the same mark act together; "" acts alone. */
  readonly personengruppe: string;
  /** Holds shares without taking part in the business of what it holds: no connection for the cap of the allowance. */
  readonly istVermoegensverwaltung: boolean;
};

/** Control beyond the shares. ZWECKGESELLSCHAFT: most of the risks and chances of a special-purpose entity. */
export type Beherrschung = "KEINE" | "ORGANBESTELLUNG" | "VERTRAG_ODER_SATZUNG" | "STIMMBINDUNG" | "ZWECKGESELLSCHAFT";

/**
 * One relation: `von` holds `an`. Shares in per cent, amounts in euro, each with up to two digits after the point. Days
 * are ISO, inclusive.
 */
export type Beziehung = {
  readonly key: string;
  readonly von: string;
  readonly an: string;
  readonly beherrschung: Beherrschung;
  readonly kapital: string;
  readonly stimmen: string;
  /** Through whom, when the relation is not direct; "" when it is. */
  readonly ueber: string;
  /** "" is since ever. */
  readonly gueltigAb: string;
  /** "" is until further notice. */
  readonly gueltigBis: string;
  readonly nachweis: string;
  /**
   * The market of `an`, compared with the one of the company whose status is asked for. Read only where `von` is a
   * natural person.
   */
  readonly markt: "GLEICH_ODER_BENACHBART" | "ANDERER";
  /** What a business angel has put into `an`, in euro; "" is not known. */
  readonly einlage: string;
};

/**
 * The figures of one company in one Wirtschaftsjahr: staff in annual work units, money in euro, up to two digits; "" is
 * not known.
 */
export type Jahreszahlen = {
  readonly key: string;
  readonly unternehmen: string;
  readonly beginn: string;
  readonly ende: string;
  readonly wertart: "ENDGUELTIG" | "VORLAEUFIG" | "GESCHAETZT";
  readonly beschaeftigte: string;
  readonly umsatz: string;
  readonly bilanzsumme: string;
  /** Consolidated figures: the companies that are in them beside `unternehmen`. */
  readonly enthaelt: readonly string[];
};

/**
 * Everything that the status is worked out from. `unternehmen` is the key of the company whose status is asked for on
 * the day `stichtag`.
 */
export type KmuAngaben = {
  readonly unternehmen: string;
  readonly beteiligte: readonly Beteiligter[];
  readonly beziehungen: readonly Beziehung[];
  readonly jahre: readonly Jahreszahlen[];
  readonly stichtag: string;
};

/** How sure figures are. */
export const WERTARTEN = ["ENDGUELTIG", "VORLAEUFIG", "GESCHAETZT"] as const satisfies Jahreszahlen["wertart"][];

/** The same as people read it. */
export const WERTART_TEXTE: Readonly<Record<Jahreszahlen["wertart"], string>> = {
  ENDGUELTIG: "endgültig (festgestellter Abschluss)",
  VORLAEUFIG: "vorläufig",
  GESCHAETZT: "geschätzt",
};

/** True for one of them. */
export const isWertart = (text: string): text is Jahreszahlen["wertart"] => WERTARTEN.some((art) => art === text);

const ZAHL = /^\d+(\.\d{1,2})?$/;

function requireThat(holds: boolean, message: string): void {
  if (!holds) throw new RangeError(message);
}

const isZahlOderLeer = (text: string): boolean => text === "" || ZAHL.test(text);
const isTagOderLeer = (text: string): boolean => text === "" || isIsoDate(text);

function requireEinmalig(keys: readonly string[], was: string): void {
  requireThat(new Set(keys).size === keys.length, `${was}: a key occurs twice`);
}

function requireBeziehung(zeile: Beziehung, bekannt: ReadonlySet<string>): void {
  const { key, von, an, ueber, kapital, stimmen, gueltigAb, gueltigBis, einlage } = zeile;
  requireThat(bekannt.has(von) && bekannt.has(an), `Beziehung ${key}: unknown Beteiligter`);
  requireThat(ueber === "" || bekannt.has(ueber), `Beziehung ${key}: unknown Beteiligter "${ueber}"`);
  requireThat(ZAHL.test(kapital) && ZAHL.test(stimmen), `Beziehung ${key}: no share`);
  requireThat(isTagOderLeer(gueltigAb) && isTagOderLeer(gueltigBis), `Beziehung ${key}: no day`);
  requireThat(isZahlOderLeer(einlage), `Beziehung ${key}: no amount`);
}

function requireJahr(jahr: Jahreszahlen, bekannt: ReadonlySet<string>): void {
  const { key, unternehmen, beginn, ende, beschaeftigte, umsatz, bilanzsumme, enthaelt } = jahr;
  requireThat(
    [unternehmen, ...enthaelt].every((eintrag) => bekannt.has(eintrag)),
    `Jahr ${key}: unknown Beteiligter`,
  );
  requireThat(isIsoDate(beginn) && isIsoDate(ende) && beginn <= ende, `Jahr ${key}: no period`);
  requireThat([beschaeftigte, umsatz, bilanzsumme].every(isZahlOderLeer), `Jahr ${key}: no figure`);
}

/**
 * Throws RangeError at keys that are double or unknown, at figures with more than two digits and at days that do not
 * exist.
 */
export function requireKmuAngaben({ unternehmen, beteiligte, beziehungen, jahre, stichtag }: KmuAngaben): void {
  const bekannt = new Set(beteiligte.map(({ key }) => key));
  requireEinmalig(
    beteiligte.map(({ key }) => key),
    "Beteiligte",
  );
  requireEinmalig(
    beziehungen.map(({ key }) => key),
    "Beziehungen",
  );
  requireEinmalig(
    jahre.map(({ key }) => key),
    "Jahre",
  );
  requireThat(isIsoDate(stichtag), `Not a calendar day: "${stichtag}"`);
  requireThat(
    beteiligte.some(({ key, art }) => key === unternehmen && art === "UNTERNEHMEN"),
    `Not a company: "${unternehmen}"`,
  );
  for (const { key, haushalt, einwohner } of beteiligte)
    requireThat(isZahlOderLeer(haushalt) && isZahlOderLeer(einwohner), `Beteiligter ${key}: no figure`);
  for (const zeile of beziehungen) requireBeziehung(zeile, bekannt);
  for (const jahr of jahre) requireJahr(jahr, bekannt);
}
