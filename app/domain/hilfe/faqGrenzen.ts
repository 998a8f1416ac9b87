/** How long the texts of the FAQ may be, in characters. @assumed bildschirme.md part 10 names no limits. */
export const FAQ_FRAGE_MAX = 300;
export const FAQ_ANTWORT_MAX = 8_000;
export const FAQ_KATEGORIE_MAX = 100;
export const FAQ_LINK_TEXT_MAX = 150;
export const FAQ_LINK_ZIEL_MAX = 500;
export const FAQ_SUCHE_MAX = 200;

/** How many links an entry has below its answer; more can stand in the answer. */
export const FAQ_LINKS_MAX = 3;

/** A link below an answer: its words and where it leads. */
export type FaqLink = { readonly text: string; readonly ziel: string };

/**
 * May a link lead there? To an address of the web, or to a path of this portal; never to a host that a path hides
 * (`//host`, `/\host`).
 */
export function isFaqLinkZiel(ziel: string): boolean {
  if (/[\s\\]/.test(ziel)) return false;
  if (ziel.startsWith("/")) return !ziel.startsWith("//");
  return /^https?:\/\//i.test(ziel) && URL.canParse(ziel);
}
