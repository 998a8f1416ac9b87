import type { FaqEintrag } from "~/domain/faq";

/** The entries that contain every word of the search, in any case; all of them for an empty search. */
export function searchFaq(eintraege: readonly FaqEintrag[], suche: string): readonly FaqEintrag[] {
  const woerter = suche
    .toLocaleLowerCase("de")
    .split(/\s+/)
    .filter((wort) => wort !== "");
  return eintraege.filter(({ frage, antwort }) => {
    const text = `${frage} ${antwort}`.toLocaleLowerCase("de");
    return woerter.every((wort) => text.includes(wort));
  });
}
