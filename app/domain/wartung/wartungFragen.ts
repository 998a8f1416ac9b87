/** The questions of the maintenance pages, by the keys of their help texts. */
export const WARTUNG_FRAGEN = {
  beginn: "Beginn",
  ende: "Ende",
  ankuendigung: "Grund der Wartung",
  wen: "Wessen Sitzungen?",
  unternehmen: "Unternehmen",
  grund: "Grund",
} as const;
