/** The questions of an answer to the authority, by the keys of their help texts. */
export const ANTWORT_FRAGEN = { text: "Ihre Antwort", dateien: "Dateien anhängen" } as const;
