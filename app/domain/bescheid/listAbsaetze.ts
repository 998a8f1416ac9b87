/** The paragraphs of a reason, as the authority has written it: each on a line of its own, empty lines left out. */
export const listAbsaetze = (begruendung: string): string[] =>
  begruendung.split(/\r?\n/).filter((absatz) => absatz.trim() !== "");
