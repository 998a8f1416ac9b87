import type { Exporttabelle, Exportzelle } from "~/contract/tabelle/exportTabelle";
import type { JahrBereich, JahrFeld } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { fueGesamtVon } from "~/domain/statistik/jahrZahlen";
import { toWerte } from "~/features/formular";
import { exportNumber } from "~/formkit/kinds/decimal";
import { displayField } from "~/formkit/readForm";
import { isRelevant, wertOf } from "~/formkit/relevance";
import { isBlank } from "~/formkit/werte";
import { formatGermanDecimal } from "~/lib/decimal";
import type { StatistikDaten } from "./loadJahr";

/** A number where it is exact as one; digits that do not fit stay a text. */
function zahlZelle(zahl: string): Exportzelle {
  const wert = exportNumber(zahl);
  if (wert === null) return null;
  return typeof wert === "number" ? { art: "zahl", wert } : { art: "text", wert: formatGermanDecimal(wert) };
}

/** The answer of a Wirtschaftsjahr to a question; empty where there is none, or where it is not asked. */
function toZelle(feld: JahrFeld, bereich: JahrBereich): Exportzelle {
  if (!isRelevant(feld, bereich)) return null;
  if (feld.kind === "computed") return zahlZelle(fueGesamtVon(bereich.werte));
  const wert = wertOf(feld, bereich.werte);
  if (feld.kind === "checkbox") return { art: "text", wert: wert === true ? "ja" : "nein" };
  if (isBlank(wert) || typeof wert !== "string") return null;
  if (feld.kind === "date") return { art: "tag", wert };
  if (feld.kind === "euro" || feld.kind === "decimal") return zahlZelle(wert);
  return { art: "text", wert: feld.kind === "choice" ? displayField(feld, bereich) : wert };
}

/** A row per Wirtschaftsjahr, the oldest first, with every question as a column. */
export function toJahresExport({ data, kontext }: Pick<StatistikDaten, "data" | "kontext">): Exporttabelle {
  const zeilen = data.toReversed().map((jahr) => {
    const werte = toWerte(jahr.uuid, jahr.werte);
    const bereich: JahrBereich = { werte, wurzel: werte, kontext };
    return JAHR_FELDER.map((feld) => toZelle(feld, bereich));
  });
  return { name: "Geschäftsstatistik", spalten: JAHR_FELDER.map(({ label }) => label), zeilen };
}
