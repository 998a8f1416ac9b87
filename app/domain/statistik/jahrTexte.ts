import type { Werte } from "../../formkit/field";
import { BLANK_TEXT } from "../../formkit/kinds/kind";
import { displayField } from "../../formkit/readForm";
import { isRelevant } from "../../formkit/relevance";
import { compareDecimal } from "../../lib/decimal";
import type { JahrBereich } from "./jahrFeld";
import { JAHR_FELDER } from "./jahrFormular";
import { fueGesamtVon, zahlOf } from "./jahrZahlen";

/** The questions that the overview of the Wirtschaftsjahre shows, by its columns. */
const FRAGEN = {
  ebene: "ebene",
  wertart: "wertart",
  umsatz: "umsatz",
  beschaeftigte: "beschaeftigteVzae",
  fueVzae: "fueBeschaeftigteVzae",
  fueGesamt: "fueGesamt",
} as const;

export type JahrFrage = keyof typeof FRAGEN;

/** The answer as people read it; "" where there is none, or where it is not asked. */
export function antwortText(frage: JahrFrage, bereich: JahrBereich): string {
  const feld = JAHR_FELDER.find(({ key }) => key === FRAGEN[frage]);
  if (feld === undefined || !isRelevant(feld, bereich)) return "";
  const text = displayField(feld, bereich);
  return text === BLANK_TEXT ? "" : text;
}

/** The figure itself as an exact decimal; undefined where there is none. */
export const zahlVon = (frage: JahrFrage, werte: Werte): string | undefined =>
  frage === "fueGesamt" ? fueGesamtVon(werte) || undefined : zahlOf(werte, FRAGEN[frage]);

/** The order of two Wirtschaftsjahre by a figure; one without it stands below all others. */
export function compareZahl(frage: JahrFrage, a: Werte, b: Werte): number {
  const [zahlA, zahlB] = [zahlVon(frage, a), zahlVon(frage, b)];
  if (zahlA === undefined || zahlB === undefined) return Number(zahlA !== undefined) - Number(zahlB !== undefined);
  return compareDecimal(zahlA, zahlB);
}
