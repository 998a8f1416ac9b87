/**
 * The forms of a company, which stand beside those of an Antrag: what a form that came too late is called in lists, and
 * the only home of their names.
 */
export const FIRMENFORMULARE = {
  STAMMDATEN: "Unternehmensstammdaten",
  WIRTSCHAFTSJAHR: "Wirtschaftsjahr",
  JAHRESTABELLE: "Alle Wirtschaftsjahre",
  VERBUND: "Verbundenes Unternehmen",
  KMU_ZAHLEN: "Zahlen für den KMU-Status",
} as const;

export type Firmenformular = keyof typeof FIRMENFORMULARE;

const ARTEN = Object.keys(FIRMENFORMULARE) as Firmenformular[];

/** Does this name a form of the company? */
export const isFirmenformular = (art: string): art is Firmenformular => ARTEN.some((eine) => eine === art);
