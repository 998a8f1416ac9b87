import type { EntwurfInhalt } from "./loadEntwurfSeite";

/** The title of the page of a draft: its step, what it is, and its Antrag. */
export const entwurfTitel = ({ seite, fort }: EntwurfInhalt, titel: string): readonly (string | null)[] => [
  seite?.schritt === "unterschrift" ? "Unterschrift" : null,
  titel,
  seite?.daten.antragTitel ?? fort?.antrag?.titel ?? null,
];
