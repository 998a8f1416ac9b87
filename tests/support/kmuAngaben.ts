import type { Beteiligter, Beziehung, Jahreszahlen, KmuAngaben } from "../../app/domain/kmu/kmuAngaben";

/** A company, or something else, with everything that a test does not speak of. */
export function beteiligter(key: string, anders: Partial<Beteiligter> = {}): Beteiligter {
  return {
    key,
    name: `${key} GmbH`,
    art: "UNTERNEHMEN",
    steuernummer: "",
    ausnahme: "KEINE",
    haushalt: "",
    einwohner: "",
    personengruppe: "",
    istVermoegensverwaltung: false,
    ...anders,
  };
}

/** "A>B": A holds this share of capital and votes of B since ever. */
export function beziehung(paar: string, anteil: string, anders: Partial<Beziehung> = {}): Beziehung {
  const [von = "", an = ""] = paar.split(">");
  return {
    key: paar,
    von,
    an,
    beherrschung: "KEINE",
    kapital: anteil,
    stimmen: anteil,
    ueber: "",
    gueltigAb: "",
    gueltigBis: "",
    nachweis: "Gesellschafterliste",
    markt: "ANDERER",
    einlage: "",
    ...anders,
  };
}

function euro(millionen: string): string {
  const [ganze = "0", bruch = ""] = millionen.split(".");
  return `${ganze}${bruch.padEnd(6, "0")}`.replace(/^0+(?=\d)/, "");
}

/**
 * "100 / 50.01 / 43": staff, turnover and balance sheet total in millions, of a calendar year with approved accounts.
 */
export function jahreszahlen(unternehmen: string, zahlen: string, jahr = 2024): Jahreszahlen {
  const [beschaeftigte = "", umsatz = "", bilanzsumme = ""] = zahlen.split("/").map((zahl) => zahl.trim());
  return {
    key: `${unternehmen} ${jahr}`,
    unternehmen,
    beginn: `${jahr}-01-01`,
    ende: `${jahr}-12-31`,
    wertart: "ENDGUELTIG",
    beschaeftigte,
    umsatz: euro(umsatz),
    bilanzsumme: euro(bilanzsumme),
    enthaelt: [],
  };
}

type Kurz = {
  readonly firmen: Readonly<Record<string, string>>;
  readonly andere?: readonly Beteiligter[];
  readonly beziehungen?: readonly Beziehung[];
  readonly jahre?: readonly Jahreszahlen[];
  readonly stichtag?: string;
};

/** The Angaben of the first of `firmen`, whose values are the figures of 2024, asked for in the middle of 2025. */
export function kmuAngaben({
  firmen,
  andere = [],
  beziehungen = [],
  jahre = [],
  stichtag = "2025-06-30",
}: Kurz): KmuAngaben {
  const [unternehmen = ""] = Object.keys(firmen);
  const ersetzt = new Set(andere.map(({ key }) => key));
  const eigene = Object.keys(firmen).filter((key) => !ersetzt.has(key));
  const zahlen = Object.entries(firmen).filter(([, wert]) => wert !== "");
  return {
    unternehmen,
    beteiligte: [...eigene.map((key) => beteiligter(key)), ...andere],
    beziehungen,
    jahre: [...zahlen.map(([key, wert]) => jahreszahlen(key, wert)), ...jahre],
    stichtag,
  };
}
