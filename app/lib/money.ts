import { compareDecimal, divideDecimal, formatGermanDecimal, roundDecimal } from "./decimal";

/**
 * German euro notation of an exact decimal string: "1234.5" → "1.234,50 €" (no-break space before the sign), rounded
 * commercially to cents; "" stays "". Throws RangeError when it is not a decimal.
 *
 * @spec §9 Money is shown in German euro formatting
 */
export function formatEuro(value: string): string {
  return value === "" ? "" : `${formatGermanDecimal(roundDecimal(value, 2))}\u00a0€`;
}

const STUFEN = [
  ["1000000000", "Mrd."],
  ["1000000", "Mio."],
] as const;

/**
 * An amount for a place with little room: "5008000" → "5,01 Mio. €", below a million in whole euros; "" stays "". It is
 * rounded, so the exact amount has to stand elsewhere.
 */
export function formatEuroShort(value: string): string {
  if (value === "") return "";
  const stufe = STUFEN.find(([ab]) => compareDecimal(value, ab) >= 0);
  if (stufe === undefined) return `${formatGermanDecimal(roundDecimal(value, 0))}\u00a0€`;
  const [ab, wort] = stufe;
  const zahl = divideDecimal(value, ab, 2).replace(/\.?0+$/, "");
  return `${formatGermanDecimal(zahl)}\u00a0${wort}\u00a0€`;
}
