/** Longer texts in brackets are somebody's words, and no gap of a template. */
const PLATZHALTER = /\[[^[\]<>\n]{1,60}\]/g;

/** What of a template is still to be filled in, each once, as it stands in brackets in the texts. */
export const listPlatzhalter = (...texte: readonly string[]): string[] => [
  ...new Set(texte.flatMap((text) => text.match(PLATZHALTER) ?? [])),
];
