import type { Recht } from "../benutzer/systemrollenRechte";

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
  VERBUND_TABELLE: "Verbundene Unternehmen aus einer Tabelle",
  VERBUND_ENDE: "Ende einer Verbindung",
  EINLADUNG: "Einladung",
} as const;

export type Firmenformular = keyof typeof FIRMENFORMULARE;

/** Without which right nobody can send such a form. */
export const rechtFuer = (art: Firmenformular): Recht =>
  art === "EINLADUNG" ? "unternehmensbenutzerVerwalten" : "unternehmenBearbeiten";

const ARTEN = Object.keys(FIRMENFORMULARE) as Firmenformular[];

/** Does this name a form of the company? */
export const isFirmenformular = (art: string): art is Firmenformular => ARTEN.some((eine) => eine === art);
