const WORDS = [
  "null",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
] as const;

/** A number inside a German sentence: in words up to twelve ("eine" for one), in digits above. */
export const numberWord = (number: number): string => WORDS[number] ?? String(number);

/** The same where a sentence begins: "Drei". */
export function numberWordFirst(number: number): string {
  const word = numberWord(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
