import { formatGermanDecimal, roundDecimal } from "./decimal";

/**
 * German euro notation of an exact decimal string: "1234.5" → "1.234,50 €" (no-break space before the sign), rounded
 * commercially to cents; "" stays "". Throws RangeError when it is not a decimal.
 *
 * @spec §9 Money is shown in German euro formatting
 */
export function formatEuro(value: string): string {
  return value === "" ? "" : `${formatGermanDecimal(roundDecimal(value, 2))}\u00a0€`;
}
