import { countCharacters, cutText, replaceSpaces } from "../../lib/text";
import { typingMessages } from "./messages";

export type TextRules = { limit: number; multiline: boolean };

/** What a typed text becomes, and what the user is told when it became something else. */
export function applyTextRules(
  typed: string,
  { limit, multiline }: TextRules,
): { text: string; rest: string; message: string } {
  const clean = replaceSpaces(typed, { multiline });
  const { text, rest, isCut } = cutText(clean.text, limit);
  if (isCut) return { text, rest, message: typingMessages.cut };
  return { text, rest, message: clean.isChanged ? typingMessages.spaces : "" };
}

/**
 * The rest that is kept, with what was cut off now. Typed at the end, it comes after what was cut off before; pushed
 * out of the field by text put in further up, it comes first. `before` and `kept` are the text of the field before and
 * after.
 */
export function joinRest(rest: string, cutOff: string, { before, kept }: { before: string; kept: string }): string {
  return before === kept ? rest + cutOff : cutOff + rest;
}

const german = new Intl.NumberFormat("de-DE");

/** The counter under a text: what is used of what is allowed; without scripts only what is allowed. */
export function counterText(text: string, limit: number, isCounting: boolean): string {
  const allowed = german.format(limit);
  if (!isCounting) return `Höchstens ${allowed} Zeichen`;
  return `${german.format(countCharacters(text))} / ${allowed} Zeichen`;
}
