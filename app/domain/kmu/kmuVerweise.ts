import { formatGermanDecimal } from "../../lib/decimal";
import { formatEuro } from "../../lib/money";
import { nameDesJahres } from "../statistik/zeitraum";
import type { KmuAngaben } from "./kmuAngaben";
import { KMU_REGELN, type KmuRegelKey } from "./kmuRegeln";
import type { KmuZahl } from "./kmuZahlen";

/** How a sheet speaks of rows: by the numbers under which they stand in its own tables. */
export type KmuVerweise = {
  readonly nameVon: (key: string) => string;
  /** "Z3": a row of figures; "" for none. */
  readonly jahrNummer: (key: string | undefined) => string;
  /** "B1, B4": rows of relations. */
  readonly zeilenNummern: (keys: readonly string[]) => string;
  /** "2024" or "2024/25", the days of a Rumpfjahr; "" for no row. */
  readonly jahrName: (key: string | undefined) => string;
};

const toNummern = (buchstabe: string, zeilen: readonly { key: string }[]): ReadonlyMap<string, string> =>
  new Map(zeilen.map(({ key }, stelle) => [key, `${buchstabe}${String(stelle + 1)}`]));

/** The numbers of the rows of these Angaben, in their order. */
export function createKmuVerweise({ beteiligte, beziehungen, jahre }: KmuAngaben): KmuVerweise {
  const namen = new Map(beteiligte.map(({ key, name }) => [key, name]));
  const [zeilen, zahlen] = [toNummern("B", beziehungen), toNummern("Z", jahre)];
  const jahrNamen = new Map(jahre.map((jahr) => [jahr.key, nameDesJahres(jahr)]));
  return {
    nameVon: (key) => namen.get(key) ?? key,
    jahrNummer: (key) => zahlen.get(key ?? "") ?? "",
    zeilenNummern: (keys) => keys.map((key) => zeilen.get(key) ?? key).join(", "),
    jahrName: (key) => jahrNamen.get(key ?? "") ?? "",
  };
}

/** "Regel 2b" or "Regeln 2b, 5b": as they stand in the list of rules. */
export function regelNummern(keys: readonly KmuRegelKey[]): string {
  const nummern = keys.map((key) => KMU_REGELN[key].nummer);
  return `${nummern.length === 1 ? "Regel" : "Regeln"} ${nummern.join(", ")}`;
}

/** A share as people read it: "33,33 %". */
export const prozentText = (anteil: string): string => `${formatGermanDecimal(anteil)} %`;

/** A count as people read it: with its decimals only where it has some. */
export const anzahlText = (anzahl: string): string => formatGermanDecimal(anzahl).replace(/,00$/, "");

/** A number of the three as people read it; "nicht bekannt" is not zero. */
export function zahlText(zahl: KmuZahl, wert: string): string {
  if (wert === "") return "nicht bekannt";
  return zahl === "beschaeftigte" ? anzahlText(wert) : formatEuro(wert);
}

/** What the three numbers are called in the head of a table. */
export const KMU_ZAHL_TITEL: Readonly<Record<KmuZahl, string>> = {
  beschaeftigte: "Beschäftigte (JAE)",
  umsatz: "Jahresumsatz",
  bilanzsumme: "Jahresbilanzsumme",
};
