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

/** Fewer letters stand inside of words by chance. */
const TEILWORT_AB = 4;

/** A word as it was typed, as somebody without umlauts would write it, and with them where it was typed without. */
const listSchreibweisen = (wort: string): string[] => [
  ...new Set([
    wort,
    wort.replace(/[äöü]/g, (umlaut) => UMLAUT[umlaut] ?? umlaut),
    wort.replace(/[aou]e/g, (paar) => VOKAL[paar] ?? paar),
  ]),
];

/**
 * A word as the text search of the database takes it: the beginning of words, in each way of writing it ("pruef" finds
 * "Prüfstand"; the database itself takes the points away).
 */
export function toSuchbegriff(wort: string): string {
  const art = wort.length < ANFANG_AB ? "" : ":*";
  return listSchreibweisen(wort)
    .map((eine) => `'${eine}'${art}`)
    .join(" | ");
}

/** The words that may stand inside of others, each with its ways of writing it. */
export const listTeilworte = (woerter: readonly string[]): { wort: string; schreibweise: string }[] =>
  woerter
    .filter((wort) => wort.length >= TEILWORT_AB)
    .flatMap((wort) => listSchreibweisen(wort).map((schreibweise) => ({ wort, schreibweise })));

/** A word, or one of the words that it stands in as the database keeps them: "zulage" or "forschungszulag". */
export const toTeilbegriff = (wort: string, lexeme: readonly string[]): string =>
  [toSuchbegriff(wort), ...lexeme.map((lexem) => `'${lexem}':*`)].join(" | ");
