import { addDays, addMonths, daysBetween } from "../../lib/date";
import { addDecimal, compareDecimal, divideDecimal, multiplyDecimal, roundDecimal } from "../../lib/decimal";
import type { Jahreszahlen } from "./kmuAngaben";

/** The three numbers that the size depends on. */
export const ZAHLEN = ["beschaeftigte", "umsatz", "bilanzsumme"] as const;
/** The name of one of them. */
export type KmuZahl = (typeof ZAHLEN)[number];
/** Staff in annual work units, amounts in euro: exact, with at least two digits after the point; "" is not known. */
export type KmuZahlen = Readonly<Record<KmuZahl, string>>;

/** A sum of what is known; `unbekannt` names the numbers to which something is missing. */
export type KmuSumme = { readonly werte: KmuZahlen; readonly unbekannt: readonly KmuZahl[] };

/**
 * How the turnover of a Rumpfwirtschaftsjahr was scaled: entered × `faktorZaehler` ÷ `faktorNenner`, in months or in
 * days.
 */
export type KmuHochrechnung = {
  readonly umsatz: string;
  readonly faktorZaehler: string;
  readonly faktorNenner: string;
  readonly einheit: "MONATE" | "TAGE";
};

function build(get: (zahl: KmuZahl) => string): KmuZahlen {
  return { beschaeftigte: get("beschaeftigte"), umsatz: get("umsatz"), bilanzsumme: get("bilanzsumme") };
}

/** The same number with two digits after the point, or with more where it has more. */
function tidyDigits(wert: string): string {
  const gerundet = roundDecimal(wert, 2);
  return compareDecimal(gerundet, wert) === 0 ? gerundet : wert.replace(/0+$/, "");
}

/** No figures at all. */
export const KEINE_ZAHLEN: KmuZahlen = build(() => "");

/** The share of the figures, in per cent; exact, what is not known stays so. */
export function scaleZahlen(zahlen: KmuZahlen, anteil: string): KmuZahlen {
  const faktor = multiplyDecimal(anteil, "0.01");
  return build((zahl) => (zahlen[zahl] === "" ? "" : tidyDigits(multiplyDecimal(zahlen[zahl], faktor))));
}

/** The sum of all figures; exact. */
export function sumZahlen(alle: readonly KmuZahlen[]): KmuSumme {
  return {
    werte: build((zahl) =>
      tidyDigits(alle.reduce((summe, zahlen) => (zahlen[zahl] === "" ? summe : addDecimal(summe, zahlen[zahl])), "0")),
    ),
    unbekannt: ZAHLEN.filter((zahl) => alle.some((zahlen) => zahlen[zahl] === "")),
  };
}

function findMonate(beginn: string, folgetag: string): number | undefined {
  return Array.from({ length: 11 }, (_, stelle) => stelle + 1).find((monate) => addMonths(beginn, monate) === folgetag);
}

/**
 * How a turnover has to be scaled to twelve months (rule 10); undefined when the year has twelve months or the turnover
 * is not known.
 */
function findHochrechnung({ beginn, ende, umsatz }: Jahreszahlen): KmuHochrechnung | undefined {
  const folgetag = addDays(ende, 1);
  const volles = addMonths(beginn, 12);
  if (umsatz === "" || folgetag >= volles) return undefined;
  const monate = findMonate(beginn, folgetag);
  if (monate !== undefined) return { umsatz, faktorZaehler: "12", faktorNenner: String(monate), einheit: "MONATE" };
  return {
    umsatz,
    faktorZaehler: String(daysBetween(beginn, volles)),
    faktorNenner: String(daysBetween(beginn, folgetag)),
    einheit: "TAGE",
  };
}

/**
 * The figures of a year as they count.
 *
 * @assumed kmu.md rule 10: the turnover of a Rumpfwirtschaftsjahr is scaled to twelve months, by months where it has
 * whole ones, else by days, and rounded to cents; balance sheet total and annual work units are not. The sheet says so.
 */
export function readZahlen(jahr: Jahreszahlen): { zahlen: KmuZahlen; hochrechnung: KmuHochrechnung | undefined } {
  const hochrechnung = findHochrechnung(jahr);
  const umsatz =
    hochrechnung === undefined
      ? jahr.umsatz
      : divideDecimal(multiplyDecimal(jahr.umsatz, hochrechnung.faktorZaehler), hochrechnung.faktorNenner, 2);
  const eingegeben = { ...jahr, umsatz };
  return { zahlen: build((zahl) => (eingegeben[zahl] === "" ? "" : tidyDigits(eingegeben[zahl]))), hochrechnung };
}
