/**
 * What a form control's text becomes before it is stored. All lengths are UTF-16 code units after line breaks became
 * "\n".
 */

const CHIP_SEPARATOR = "###";

/** Browsers post "\r\n" for a line break in a text area; it is counted and stored as one "\n". */
export function normalizeNewlines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** The length that limits speak of; the same on client and server. */
export function countCharacters(text: string): number {
  return normalizeNewlines(text).length;
}

/**
 * Cuts the end off so that at most `max` characters remain; never splits a character outside the basic plane, so one
 * less may remain. `rest` is what was cut off: both together are the whole text.
 */
export function cutText(text: string, max: number): { text: string; rest: string; isCut: boolean } {
  if (text.length <= max) return { text, rest: "", isCut: false };
  const end = /[\uD800-\uDBFF]$/.test(text.slice(0, max)) ? max - 1 : max;
  return { text: text.slice(0, end), rest: text.slice(end), isCut: true };
}

/**
 * Tabs become a space; em-spaces become a line break, or vanish in single-line fields. Line breaks of single-line
 * fields become a space. Control characters and broken surrogates, which no screen shows and the database refuses, are
 * removed.
 *
 * @spec §5 Tab characters are replaced by a space, em-space characters by a line break (removed in single-line fields)
 */
export function replaceSpaces(
  text: string,
  { multiline }: { multiline: boolean },
): { text: string; isChanged: boolean } {
  const unified = normalizeNewlines(text);
  const replaced = unified
    .replaceAll("\t", " ")
    .replaceAll("\u2003", multiline ? "\n" : "")
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "");
  const result = multiline ? replaced : replaced.replaceAll("\n", " ");
  return { text: result, isChanged: result !== unified };
}

/**
 * The chips as one text.
 *
 * @spec §5 The chip combobox joins chips with '###'
 */
export function joinChips(chips: readonly string[]): string {
  return chips.join(CHIP_SEPARATOR);
}

/** A chip may end in one or two # ("C#"), not begin with one: otherwise a joined text could be split in two ways. */
function cleanChip(chip: string): string {
  return chip
    .replace(/^[#\s]+/, "")
    .trimEnd()
    .replace(/#{3,}$/, "##");
}

/**
 * The chips of a joined text, trimmed, without blank ones and without repetitions; order kept. "C####KI" is "C#" and
 * "KI".
 */
export function splitChips(text: string): string[] {
  const chips = text.split(/###(?!#)/).map(cleanChip);
  return [...new Set(chips.filter((chip) => chip !== ""))];
}
