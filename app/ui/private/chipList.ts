import { joinChips, splitChips } from "../../lib/text";
import { typingMessages } from "./messages";

export type ChipLimits = { limit: number; maxItems: number };

/** The chips after adding, and why some were not: `rest` is what stays typed. */
export type AddedChips = { chips: string[]; added: string[]; rest: string[]; message: string };

/** The chips in a control's text, whether it holds one per line (typed without scripts) or is joined by "###". */
export function readChips(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).flatMap((line) => splitChips(line)))];
}

/**
 * Adds what was typed; semicolons of a pasted list or "###" make several chips. What is there already is told and stays
 * typed.
 */
export function addChips(chips: readonly string[], typed: string, { limit, maxItems }: ChipLimits): AddedChips {
  const wanted = readChips(typed.replaceAll(";", "\n"));
  const double = wanted.filter((chip) => chips.includes(chip));
  const added: string[] = [];
  const fresh = wanted.filter((chip) => !chips.includes(chip));
  const after = (message: string): AddedChips => ({
    chips: [...chips, ...added],
    added,
    rest: wanted.filter((chip) => !added.includes(chip)),
    message,
  });
  for (const chip of fresh) {
    if (chips.length + added.length >= maxItems)
      return after(`Sie dürfen maximal ${String(maxItems)} Einträge erfassen.`);
    if (joinChips([...chips, ...added, chip]).length > limit) return after(typingMessages.cut);
    added.push(chip);
  }
  return after(
    double.length === 0
      ? ""
      : `${listed(double)} schon eingetragen. Bitte ändern Sie den Eintrag oder löschen Sie ihn.`,
  );
}

const listed = (chips: readonly string[]): string =>
  `${chips.map((chip) => `„${chip}“`).join(", ")} ${chips.length === 1 ? "ist" : "sind"}`;
