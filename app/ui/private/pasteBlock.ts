import { type NumberShape, readPaste } from "./numberTyping";

/** A cell of a grid, counted from its first field. */
export type Place = { row: number; column: number };

type Text = { text: string };

/** What did not go in: `isClosed`, nobody types there; `isChoice`, something else is on offer there. */
type Refused = Place & Text & { isClosed: boolean; isChoice?: boolean };

export type PastePlan = {
  /** What comes into which cell. */
  fills: readonly (Place & Text)[];
  /** Where digits after the comma did not fit. */
  shortened: readonly Place[];
  /** What does not fit, and what was meant for a cell that nobody types into. */
  refused: readonly Refused[];
  /** What would come below the last row or beside the last column. */
  outside: readonly string[];
};

const toLines = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/\n$/, "");

/** Several cells of a spreadsheet, not one text; a single copied cell may end with a line break. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(toLines(text));

/** The copied cells of a spreadsheet, row by row. */
export const readBlock = (text: string): string[][] =>
  toLines(text)
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** What a text becomes in a cell; null when the cell does not take it. */
export type ReadCell = (text: string) => { text: string; isShortened: boolean } | null;

/**
 * What a cell takes: numbers of a shape, any text, what is on offer, nothing ("closed"), or null where there is no
 * cell.
 */
export type CellAt = (place: Place) => NumberShape | ReadCell | "text" | "closed" | null;

function readCell(text: string, cell: Exclude<ReturnType<CellAt>, null>): ReturnType<ReadCell> {
  if (cell === "closed") return null;
  if (cell === "text") return { text, isShortened: false };
  return typeof cell === "function" ? cell(text) : readPaste(text, cell);
}

/**
 * Where the cells of a block go when it is pasted at a place. Blank ones leave what is there, so that a gap in the
 * spreadsheet empties nothing.
 */
export function planPaste(block: readonly (readonly string[])[], start: Place, cellAt: CellAt): PastePlan {
  const fills: (Place & Text)[] = [];
  const shortened: Place[] = [];
  const refused: Refused[] = [];
  const outside: string[] = [];
  const cells = block.flatMap((line, row) => line.map((text, column) => ({ text, row, column })));
  for (const { text, ...offset } of cells) {
    if (text === "") continue;
    const place = { row: start.row + offset.row, column: start.column + offset.column };
    const cell = cellAt(place);
    if (cell === null) {
      outside.push(text);
      continue;
    }
    const read = readCell(text, cell);
    if (read === null) {
      const isChoice = typeof cell === "function";
      refused.push({ ...place, text, isClosed: cell === "closed", ...(isChoice && { isChoice }) });
      continue;
    }
    fills.push({ ...place, text: read.text });
    if (read.isShortened) shortened.push(place);
  }
  return { fills, shortened, refused, outside };
}
