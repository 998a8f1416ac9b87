/** What is asked about the business statistics besides their years, by the keys of the help texts. */
export const KEIN_JAHR_FRAGE = { keinJahr: "Es liegt noch kein abgeschlossenes Wirtschaftsjahr vor" } as const;
