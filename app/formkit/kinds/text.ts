import { cutText, replaceSpaces } from "../../lib/text";
import type { FieldRules } from "../field";
import { messages } from "../messages";
import { asText, BLANK_TEXT, firstOf, type Kind, type Parsed } from "./kind";

/** @spec §5 Text fields: limit 200 characters by default */
const DEFAULT_MAX = 200;

/** Applies the rules of spec §5 to free text: unusual spaces replaced, then cut to the limit. */
export function cleanText(raw: string, max: number, { multiline }: { multiline: boolean }): Parsed & { wert: string } {
  const spaces = replaceSpaces(raw, { multiline });
  const cut = cutText(multiline ? spaces.text : spaces.text.trim(), max);
  const notices: string[] = [];
  if (spaces.isChanged) notices.push(messages.spacesReplaced);
  if (cut.isCut) notices.push(messages.textCut);
  return { wert: cut.text, notices, ...(cut.isCut && { rest: cut.rest }) };
}

const maxOf = (field: FieldRules): number => field.max ?? DEFAULT_MAX;

/** A single line of text, stored without spaces at its ends. */
export const text: Kind = {
  blank: () => "",
  parse: (raw, field) => cleanText(firstOf(raw), maxOf(field), { multiline: false }),
  format: asText,
  display: (wert) => asText(wert) || BLANK_TEXT,
  exportCell: asText,
  constraints: (field) => ({ maxLength: maxOf(field) }),
  accepts: (wert, field) => typeof wert === "string" && wert.length <= maxOf(field),
};
