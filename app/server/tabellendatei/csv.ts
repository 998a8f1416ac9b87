import type { Exporttabelle, Exportzelle, Tabellenstrom } from "~/contract/tabelle/exportTabelle";
import { formatDate } from "~/lib/date";

/** Tells spreadsheets that the file is UTF-8. */
const BOM = "\uFEFF";
const JE_STUECK = 500;

/**
 * What a spreadsheet would take for a formula: these characters at the beginning, blanks before them or not, also in
 * full width.
 *
 * Source: OWASP, CSV Injection.
 */
const FORMEL = /^[\s\u00A0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that no spreadsheet calculates: an apostrophe in front of what it would. */
export const defuse = (text: string): string => (FORMEL.test(text) ? `'${text}` : text);

const inAnfuehrung = (text: string): string => (/[";\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Made once: to make one per number took longer than all the rest of a row. Twenty places round nothing. */
const ZAHL = new Intl.NumberFormat("de-DE", { useGrouping: false, maximumFractionDigits: 20 });

function formatZelle(zelle: Exportzelle): string {
  if (zelle === null) return "";
  if (zelle.art === "zahl") return ZAHL.format(zelle.wert);
  return zelle.art === "tag" ? formatDate(zelle.wert) : inAnfuehrung(defuse(zelle.wert));
}

const toZeile = (felder: readonly string[]): string => `${felder.join(";")}\r\n`;
const toKopf = (titel: readonly string[]): string => BOM + toZeile(titel.map((einer) => inAnfuehrung(defuse(einer))));
const toText = (zeilen: Exporttabelle["zeilen"]): string =>
  zeilen.map((zellen) => toZeile(zellen.map(formatZelle))).join("");

/**
 * A table as CSV that German spreadsheets open with a double click: semicolons, CRLF, German days and numbers. Written
 * piece by piece.
 */
export function writeCsv({ spalten, zeilen }: Exporttabelle): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let naechste = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(toKopf(spalten))),
    pull(controller) {
      const stueck = zeilen.slice(naechste, (naechste += JE_STUECK));
      if (stueck.length === 0) controller.close();
      else controller.enqueue(encoder.encode(toText(stueck)));
    },
  });
}

/** The same of rows that come piece by piece. */
export async function* packCsv({ spalten, stuecke }: Tabellenstrom): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(toKopf(spalten.map(({ title }) => title)));
  for await (const stueck of stuecke) yield encoder.encode(toText(stueck));
}
