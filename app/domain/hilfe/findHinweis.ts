/** The keys of the hints that pages show. */
export type HinweisSchluessel = "einreichen" | "pflichtfelder" | "speichern";

const isLeer = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim() === "";

/** The hint of a key; null when there is none or it says nothing, so that a page leaves no gap for it. */
export function findHinweis(
  hinweise: readonly { schluessel: string; text: string }[],
  schluessel: HinweisSchluessel,
): string | null {
  const text = hinweise.find((hinweis) => hinweis.schluessel === schluessel)?.text ?? "";
  return isLeer(text) ? null : text;
}
