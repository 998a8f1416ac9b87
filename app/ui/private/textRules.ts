import { countCharacters, cutText, replaceSpaces } from "../../lib/text";
import { typingMessages } from "./messages";

export type TextRules = { limit: number; multiline: boolean };

/** What a typed text becomes, and what the user is told when it became something else. */
export function applyTextRules(typed: string, { limit, multiline }: TextRules): { text: string; message: string } {
  const clean = replaceSpaces(typed, { multiline });
  const cut = cutText(clean.text, limit);
  if (cut.isCut) return { text: cut.text, message: typingMessages.cut };
  return { text: cut.text, message: clean.isChanged ? typingMessages.spaces : "" };
}

const german = new Intl.NumberFormat("de-DE");

/** The counter under a text: what is used of what is allowed; without scripts only what is allowed. */
export function counterText(text: string, limit: number, isCounting: boolean): string {
  const allowed = german.format(limit);
  if (!isCounting) return `Höchstens ${allowed} Zeichen`;
  return `${german.format(countCharacters(text))} / ${allowed} Zeichen`;
}
