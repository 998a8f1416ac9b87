/** What a program says of its failure, in its own words, for whoever looks after it. */
export const technischeMeldung = (error: unknown): string => {
  const wortlaut = error instanceof Error ? error.message : String(error);
  return wortlaut === "" ? "Ohne nähere Angabe." : `Technische Meldung: „${wortlaut}“`;
};
