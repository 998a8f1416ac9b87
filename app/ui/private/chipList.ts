import { joinChips, splitChips } from "../../lib/text";
import { typingMessages } from "./messages";

export type ChipLimits = { limit: number; maxItems: number };

/** The chips in a control's text, whether it holds one per line (typed without scripts) or is joined by "###". */
export function readChips(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).flatMap((line) => splitChips(line)))];
}

/** Adds what was typed; semicolons of a pasted list or "###" make several chips. */
export function addChips(chips: readonly string[], typed: string, { limit, maxItems }: ChipLimits): { chips: string[]; message: string } {
  let next = [...chips];
  for (const chip of readChips(typed.replaceAll(";", "\n"))) {
    if (next.includes(chip)) continue;
    if (next.length >= maxItems) return { chips: next, message: `Sie dürfen maximal ${String(maxItems)} Einträge erfassen.` };
    if (joinChips([...next, chip]).length > limit) return { chips: next, message: typingMessages.cut };
    next = [...next, chip];
  }
  return { chips: next, message: "" };
}
