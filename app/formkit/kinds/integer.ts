import { formatGermanDecimal, parseGermanDecimal } from "../../lib/decimal";
import type { FieldRules } from "../field";
import { messages, ownMessages } from "../messages";
import { acceptsDecimal, exportNumber } from "./decimal";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

const digitsOf = (field: FieldRules): number => field.integerDigits ?? 15;

function parseInteger(raw: string, field: FieldRules): Parsed {
  const typed = raw.replace(/\s/g, "");
  if (typed === "") return { wert: "", notices: [] };
  const number = parseGermanDecimal(typed);
  if (number === undefined || !/^\d+$/.test(number)) return { wert: "", issue: messages.integer, notices: [] };
  const digits = digitsOf(field);
  if (number.length > digits) return { wert: "", issue: ownMessages.integerDigits(digits), notices: [] };
  return { wert: number, notices: [] };
}

/** A whole number, zero or more; dots between thousands are understood. */
export const integer: Kind = {
  blank: () => "",
  parse: (raw, field) => parseInteger(firstOf(raw), field),
  format: (wert) => formatGermanDecimal(asText(wert)),
  display: (wert) => formatGermanDecimal(asText(wert)) || BLANK_TEXT,
  exportCell: exportNumber,
  constraints: (field) => ({
    maxLength: digitsOf(field) + Math.floor((digitsOf(field) - 1) / 3),
    inputMode: "numeric",
  }),
  accepts: (wert, field) => acceptsDecimal(wert, { ...field, fractionDigits: 0 }),
};
