import type { FieldRules } from "../field";
import { asText, BLANK_TEXT, firstOf, type Kind } from "./kind";
import { cleanText } from "./text";

/** @spec §5 text areas 800 */
const DEFAULT_MAX = 800;

const maxOf = (field: FieldRules): number => field.max ?? DEFAULT_MAX;

/** Text of several lines. `maxlength` of browsers counts a line break as one character, as we do. */
export const textArea: Kind = {
  blank: () => "",
  parse: (raw, field) => cleanText(firstOf(raw), maxOf(field), { multiline: true }),
  format: asText,
  display: (wert) => asText(wert).trim() || BLANK_TEXT,
  exportCell: asText,
  constraints: (field) => ({ maxLength: maxOf(field) }),
  accepts: (wert, field) => typeof wert === "string" && wert.length <= maxOf(field),
};
