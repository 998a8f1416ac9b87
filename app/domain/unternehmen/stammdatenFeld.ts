import { createFields } from "../../formkit/defineForm";
import type { Bereich, Field, FormKontext, Option, Regelbefund, Wert } from "../../formkit/field";

/**
 * What the rules of the master data know besides the answers: the fields that the identification service has proven.
 */
export type StammdatenKontext = FormKontext & { nachgewiesen: readonly string[] };

/** For reading answers: which questions are asked depends on the answers alone, what is proven decides about typing. */
export const KONTEXT_ZUM_LESEN: StammdatenKontext = { heute: "", nachgewiesen: [] };

export type StammdatenBereich = Bereich<StammdatenKontext>;
export type StammdatenFeld = Field<StammdatenKontext>;

export const field = createFields<StammdatenKontext>();

/** What the certificate proves is not typed. */
export const isNachgewiesen =
  (key: string) =>
  ({ kontext }: StammdatenBereich): boolean =>
    kontext.nachgewiesen.includes(key);

export const toOptionen = (eintraege: readonly { key: string; title: string; group?: string }[]): readonly Option[] =>
  eintraege.map(({ key, title, group }) => ({ key, title, ...(group !== undefined && { group }) }));

export const fehler = (message: string): readonly Regelbefund[] => [{ art: "fehler", message }];
export const warnung = (message: string): readonly Regelbefund[] => [{ art: "warnung", message }];

/** The answer of a text or a choice; "" for any other. */
export const textVonWert = (wert: Wert): string => (typeof wert === "string" ? wert : "");
