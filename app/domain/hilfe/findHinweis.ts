/** The keys of the hints that pages show. */
export type HinweisSchluessel = "einreichen" | "pflichtfelder" | "speichern";

const isLeer = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim() === "";

/** HTML that says something; else null, so that a page leaves no gap for it. */
export const nullWennLeer = (html: string): string | null => (isLeer(html) ? null : html);

/** The hint of a key; null when there is none or it says nothing, so that a page leaves no gap for it. */
export function findHinweis(
  hinweise: readonly { schluessel: string; text: string }[],
  schluessel: HinweisSchluessel,
): string | null {
  return nullWennLeer(hinweise.find((hinweis) => hinweis.schluessel === schluessel)?.text ?? "");
}
