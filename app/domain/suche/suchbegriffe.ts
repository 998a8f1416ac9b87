/** The param of the address that holds what is looked for. */
export const SUCHFRAGE = "q";

/** As many words of a question are looked for; what comes after them is not. */
const WOERTER_MAX = 8;
/** A shorter word is looked for as it stands, not as the beginning of others. */
const ANFANG_AB = 3;
/** So few letters in all find nothing that anybody wants. */
export const ZEICHEN_MIN = 2;

/** Why a question is not answered. */
export type Suchhinweis = "ZU_KURZ" | "ZU_ALLGEMEIN";

const UMLAUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const VOKAL: Readonly<Record<string, string>> = { ae: "a", oe: "o", ue: "u" };

/** The words that somebody looks for: letters and digits only, small, each once. */
export function readSuchwoerter(frage: string): string[] {
  const woerter =
    frage
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(woerter)].slice(0, WOERTER_MAX);
}

/** Is there enough to look for? */
export const isZuKurz = (woerter: readonly string[]): boolean => woerter.join("").length < ZEICHEN_MIN;

/**
 * A word as the text search of the database takes it: the beginning of words, as it was typed and as somebody without
 * umlauts would write it, or with them where it was typed without ("pruef" finds "Prüfstand"; the database itself takes
 * the points away).
 */
export function toSuchbegriff(wort: string): string {
  const schreibweisen = new Set([
    wort,
    wort.replace(/[äöü]/g, (umlaut) => UMLAUT[umlaut] ?? umlaut),
    wort.replace(/[aou]e/g, (paar) => VOKAL[paar] ?? paar),
  ]);
  const art = wort.length < ANFANG_AB ? "" : ":*";
  return [...schreibweisen].map((eine) => `'${eine}'${art}`).join(" | ");
}
