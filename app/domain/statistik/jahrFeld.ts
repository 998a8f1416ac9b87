import { createFields } from "../../formkit/defineForm";
import type { Bereich, Field, FormKontext, Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";

/** First and last day of a Wirtschaftsjahr (ISO). */
export type Zeitraum = { readonly beginn: string; readonly ende: string };

/** The days that the answers about a Wirtschaftsjahr name; "" where they name none. */
export const zeitraumIn = (werte: Werte): Zeitraum => ({
  beginn: textOf(werte, "wjBeginn"),
  ende: textOf(werte, "wjEnde"),
});

/** The figures that a jump is measured by. `fueGesamt`: all R&D expenses together. */
export const SPRUNG_ZAHLEN = [
  "umsatz",
  "bilanzsumme",
  "beschaeftigteVzae",
  "fueBeschaeftigteVzae",
  "fueGesamt",
] as const;

export type SprungZahl = (typeof SPRUNG_ZAHLEN)[number];

/** Figures of another Wirtschaftsjahr; "" where none is entered. */
export type AnderesJahr = Zeitraum & Readonly<Record<SprungZahl, string>>;

/**
 * What the rules of a Wirtschaftsjahr know besides the answers: whether the company is connected to others, and its
 * other Wirtschaftsjahre with the figures that a jump is measured by.
 */
export type JahrKontext = FormKontext & { istVerbunden: boolean; andere: readonly AnderesJahr[] };
export type JahrBereich = Bereich<JahrKontext>;
export type JahrFeld = Field<JahrKontext>;

/** For whom the figures hold. */
export const EBENEN = { UNTERNEHMEN: "Antragstellendes Unternehmen", VERBUND: "Unternehmensverbund" } as const;

/** How sure the figures are. */
export const WERTARTEN = { ENDGUELTIG: "endgültig", VORLAEUFIG: "vorläufig", GESCHAETZT: "geschätzt" } as const;

export const field = createFields<JahrKontext>();
