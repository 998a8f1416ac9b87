/** The steps of the submission, in their order. */
export const SCHRITTE = ["pruefliste", "erklaerungen", "signatur"] as const;
export type Schritt = (typeof SCHRITTE)[number];

/** What the steps are called, on the page and in its title. */
export const SCHRITT_NAMEN: Readonly<Record<Schritt, string>> = {
  pruefliste: "Prüfliste",
  erklaerungen: "Erklärungen",
  signatur: "Unterschrift",
};

/** Says whether a text, such as one of an address, names a step. */
export const isSchritt = (text: string | null): text is Schritt => SCHRITTE.some((schritt) => schritt === text);
