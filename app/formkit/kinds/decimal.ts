import { formatGermanDecimal, isDecimal, parseGermanDecimal } from "../../lib/decimal";
import type { FieldRules, Wert } from "../field";
import { messages, ownMessages } from "../messages";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

/** @spec §5 by default at most 15 digits before and 2 after the comma */
const DEFAULT_DIGITS = { integer: 15, fraction: 2 } as const;

const integerDigitsOf = (field: FieldRules): number => field.integerDigits ?? DEFAULT_DIGITS.integer;
const fractionDigitsOf = (field: FieldRules): number => field.fractionDigits ?? DEFAULT_DIGITS.fraction;

/**
 * Reads a German decimal: blank stays blank and is not zero, a trailing comma is dropped, surplus digits after the
 * comma are cut off with a notice, anything that is no number in German notation cannot be stored.
 *
 * @spec §5 Decimal fields use German format
 */
export function parseDecimal(raw: string, field: FieldRules): Parsed {
  const typed = raw.replace(/\s/g, "");
  if (typed === "") return { wert: "", notices: [] };
  const number = parseGermanDecimal(typed.replace(/(?<=\d),$/, ""));
  if (number === undefined)
    return { wert: "", issue: /[^\d.,]/.test(typed) ? messages.number : messages.pattern, notices: [] };
  if (number.startsWith("-")) return { wert: "", issue: messages.number, notices: [] };
  const [whole = "", fraction = ""] = number.split(".");
  const digits = integerDigitsOf(field);
  if (whole.length > digits) return { wert: "", issue: ownMessages.integerDigits(digits), notices: [] };
  const kept = fraction.slice(0, fractionDigitsOf(field));
  const isShortened = kept.length < fraction.length || typed.endsWith(",");
  return { wert: kept === "" ? whole : `${whole}.${kept}`, notices: isShortened ? [messages.decimalsShortened] : [] };
}

/**
 * Would pasting this text leave a decimal field holding a German number? Otherwise the paste is rejected with its
 * message.
 */
export function canPasteDecimal(text: string): boolean {
  return parseGermanDecimal(text.trim().replace(/(?<=\d),$/, "")) !== undefined;
}

/** The stored text as a number where that is exact, as text where the digits would not fit. */
export function exportNumber(wert: Wert): number | string | null {
  const stored = asText(wert);
  if (stored === "") return null;
  return stored.replace(/\D/g, "").length <= 15 && isDecimal(stored) ? Number(stored) : stored;
}

/** An unsigned stored decimal within the field's digits, or blank. */
export function acceptsDecimal(wert: unknown, field: FieldRules): boolean {
  if (typeof wert !== "string") return false;
  if (wert === "") return true;
  const [whole = "", fraction = ""] = wert.split(".");
  return (
    isDecimal(wert) &&
    !wert.startsWith("-") &&
    whole.length <= integerDigitsOf(field) &&
    fraction.length <= fractionDigitsOf(field)
  );
}

/** Room for the digits, the dots between thousands, the comma and the digits after it. */
function lengthOf(field: FieldRules): number {
  const digits = integerDigitsOf(field);
  return digits + Math.floor((digits - 1) / 3) + 1 + fractionDigitsOf(field);
}

/** A number in German notation, stored exactly as text. */
export const decimal: Kind = {
  blank: () => "",
  parse: (raw, field) => parseDecimal(firstOf(raw), field),
  format: (wert) => formatGermanDecimal(asText(wert)),
  display: (wert) => formatGermanDecimal(asText(wert)) || BLANK_TEXT,
  exportCell: exportNumber,
  constraints: (field) => ({ maxLength: lengthOf(field), inputMode: "decimal" }),
  accepts: acceptsDecimal,
};
