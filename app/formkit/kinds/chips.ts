import { cutText, joinChips, replaceSpaces, splitChips } from "../../lib/text";
import type { FieldRules } from "../field";
import { messages } from "../messages";
import { allOf, asList, BLANK_TEXT, isDistinctTexts, type Kind, type Parsed } from "./kind";

/** @spec §5 The chip combobox … caps the total at 800 characters */
const DEFAULT_MAX = 800;

const maxOf = (field: FieldRules): number => field.max ?? DEFAULT_MAX;

/** Chips come joined by ###, as several controls, or one per line from a plain text area. */
function parseChips(raw: string | string[] | null, field: FieldRules): Parsed {
  const spaces = replaceSpaces(joinChips(allOf(raw)), { multiline: true });
  const chips = splitChips(spaces.text.replaceAll("\n", "###"));
  const cut = cutText(joinChips(chips), maxOf(field));
  const kept = cut.isCut ? splitChips(cut.text.replace(/#+$/, "")) : chips;
  const notices: string[] = [];
  if (spaces.isChanged) notices.push(messages.spacesReplaced);
  if (cut.isCut) notices.push(messages.textCut);
  const rest = cut.rest.replace(/^#+/, "").replaceAll("###", "\n");
  return { wert: kept, notices, ...(cut.isCut && { rest }) };
}

/** Free keywords, each once; together, with their separators, at most `max` characters. */
export const chips: Kind = {
  blank: () => [],
  parse: parseChips,
  format: (wert) => joinChips(asList(wert)),
  display: (wert) => asList(wert).join(", ") || BLANK_TEXT,
  exportCell: (wert) => asList(wert).join(", "),
  constraints: (field) => ({ maxLength: maxOf(field) }),
  accepts: (wert, field) => isDistinctTexts(wert, maxOf(field)) && joinChips(wert).length <= maxOf(field),
};
