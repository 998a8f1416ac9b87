/** A word as it is compared: case and signs do not count. */
export const plainWort = (text: string): string => text.toLocaleLowerCase("de-DE").replace(/[^\p{L}\p{N}]/gu, "");

const JA = ["ja", "j", "x", "wahr", "true", "1"];
const NEIN = ["nein", "n", "falsch", "false", "0"];

/** Yes or no in the words that people and spreadsheets have for it; undefined for anything else. */
export function readJaNein(text: string): boolean | undefined {
  const wort = plainWort(text);
  if (JA.includes(wort)) return true;
  return NEIN.includes(wort) ? false : undefined;
}

/** Long texts are named by how they begin. */
const HOECHSTENS = 40;

/** What was typed, as a sentence quotes it. */
export function zitat(text: string): string {
  const zeile = text.replace(/\s+/g, " ").trim();
  return `„${zeile.length > HOECHSTENS ? `${zeile.slice(0, HOECHSTENS)} …` : zeile}“`;
}
