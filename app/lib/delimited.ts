/** One row of a pasted table or a CSV. `nummer`: the line of the text in which it begins, counted from 1. */
export type DelimitedRow = { readonly nummer: number; readonly zellen: readonly string[] };

const ZEICHEN = ["\t", ";", ","] as const;
/** What may separate the cells, in the order in which it is looked for. */
export type Trenner = (typeof ZEICHEN)[number];

/** A cell in quotes, up to its last one: what looks like a separator in it is none. */
const IN_ANFUEHRUNG = /(^|[\t\n;,]) *"[^"]*(?:""[^"]*)*" *(?=[\t\n;,]|$)/g;

/**
 * What separates the cells: a tab as spreadsheets copy it, else a semicolon, else a comma: see the first line, and
 * where that is a single cell the others.
 */
function separatorOf(text: string, trenner: readonly Trenner[]): Trenner {
  const blank = text.replace(IN_ANFUEHRUNG, "$1x");
  const erste = blank.split("\n").find((zeile) => zeile.trim() !== "") ?? "";
  const findIn = (teil: string) => trenner.find((zeichen) => teil.includes(zeichen));
  return findIn(erste) ?? findIn(blank) ?? "\t";
}

/** What begins as a cell in quotes, with the blanks around it. */
const ZELLE_IN_ANFUEHRUNG = /[^\S\t\n]*"([^"]*(?:""[^"]*)*)"[^\S\t\n]*/y;

/**
 * The cell that begins at `von`, and where it ends. Quotes enclose it only when nothing follows the last one; otherwise
 * they are part of the text: `"Nord" GmbH`, or a single one that somebody forgot to close.
 */
function readCell(text: string, von: number, zwischen: Trenner): { zelle: string; bis: number } {
  ZELLE_IN_ANFUEHRUNG.lastIndex = von;
  const inQuotes = ZELLE_IN_ANFUEHRUNG.exec(text);
  const bis = ZELLE_IN_ANFUEHRUNG.lastIndex;
  if (inQuotes?.[1] !== undefined && ["", "\n", zwischen].includes(text.charAt(bis)))
    return { zelle: inQuotes[1].replaceAll('""', '"'), bis };
  let ende = von;
  while (!["", "\n", zwischen].includes(text.charAt(ende))) ende++;
  return { zelle: text.slice(von, ende).trim(), bis: ende };
}

const countUmbrueche = (text: string): number => text.split("\n").length - 1;

/**
 * The rows of a table as spreadsheets copy it or write it as CSV: cells in quotes may hold the separator, line breaks
 * and doubled quotes, and keep their blanks. Blank lines are left out; other cells are trimmed.
 */
export function parseDelimited(text: string, trenner: readonly Trenner[] = ZEICHEN): readonly DelimitedRow[] {
  const zeichen = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const zwischen = separatorOf(zeichen, trenner);
  const zeilen: DelimitedRow[] = [];
  let zellen: string[] = [];
  let nummer = 1;
  let beginn = 1;
  for (let von = 0; von <= zeichen.length;) {
    const { zelle, bis } = readCell(zeichen, von, zwischen);
    zellen.push(zelle);
    nummer += countUmbrueche(zeichen.slice(von, bis + 1));
    von = bis + 1;
    if (zeichen.charAt(bis) === zwischen) continue;
    if (zellen.some((eine) => eine.trim() !== "")) zeilen.push({ nummer: beginn, zellen });
    zellen = [];
    beginn = nummer;
  }
  return zeilen;
}

const inAnfuehrung = (zelle: string): string =>
  /["\t\n]/.test(zelle) || zelle !== zelle.trim() ? `"${zelle.replaceAll('"', '""')}"` : zelle;

/** Rows of cells as a spreadsheet takes them when they are pasted; `parseDelimited` reads the same again. */
export const writeDelimited = (zeilen: readonly (readonly string[])[]): string =>
  zeilen.map((zellen) => zellen.map(inAnfuehrung).join("\t")).join("\n");
