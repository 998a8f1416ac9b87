import { BLANK_TEXT } from "../../formkit/kinds/kind";
import { displayField } from "../../formkit/readForm";
import { textOf } from "../../formkit/werte";
import { KMU_ZAHLEN_FELDER, type KmuZahlenBereich } from "./kmuZahlenFormular";
import { nameDesJahres } from "../statistik/zeitraum";

/** The questions that the list of the figures shows. */
export type KmuZahlenFrage = "beteiligter" | "wertart" | "beschaeftigte" | "umsatz" | "bilanzsumme";

/** The answer as people read it; "" where there is none. */
export function kmuZahlenText(frage: KmuZahlenFrage, bereich: KmuZahlenBereich): string {
  const feld = KMU_ZAHLEN_FELDER.find(({ key }) => key === frage);
  const text = feld === undefined ? "" : displayField(feld, bereich);
  return text === BLANK_TEXT ? "" : text;
}

/** What the Wirtschaftsjahr of the figures is called. */
export const kmuZahlenJahr = ({ werte }: KmuZahlenBereich): string =>
  nameDesJahres({ beginn: textOf(werte, "beginn"), ende: textOf(werte, "ende") });
