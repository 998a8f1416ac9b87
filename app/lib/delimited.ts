/** One row of a pasted table or a CSV. `nummer`: the line of the text in which it begins, counted from 1. */
export type DelimitedRow = { readonly nummer: number; readonly zellen: readonly string[] };

const ZEICHEN = ["\t", ";", ","] as const;

/** What separates the cells: a tab as spreadsheets copy it, else a semicolon, else a comma: see the first line. */
function separatorOf(text: string): string {
  const erste = text.split(/\r?\n/).find((zeile) => zeile.trim() !== "") ?? "";
  return ZEICHEN.find((zeichen) => erste.includes(zeichen)) ?? "\t";
}

type Lage = { zelle: string; zellen: string[]; isInQuotes: boolean; nummer: number; beginn: number };

/**
 * The rows of a table as spreadsheets copy it or write it as CSV: cells in quotes may hold the separator, line breaks
 * and doubled quotes. Blank lines are left out; cells are trimmed.
 */
export function parseDelimited(text: string): readonly DelimitedRow[] {
  const trenner = separatorOf(text);
  const zeilen: DelimitedRow[] = [];
  const lage: Lage = { zelle: "", zellen: [], isInQuotes: false, nummer: 1, beginn: 1 };
  const endCell = (): void => {
    lage.zellen.push(lage.zelle.trim());
    lage.zelle = "";
  };
  const endRow = (): void => {
    endCell();
    if (lage.zellen.some((zelle) => zelle !== "")) zeilen.push({ nummer: lage.beginn, zellen: lage.zellen });
    lage.zellen = [];
    lage.beginn = lage.nummer;
  };
  const zeichen = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let stelle = 0; stelle < zeichen.length; stelle++) {
    const eins = zeichen.charAt(stelle);
    if (eins === "\n") lage.nummer++;
    if (lage.isInQuotes) {
      if (eins !== '"') lage.zelle += eins;
      else if (zeichen.charAt(stelle + 1) === '"') lage.zelle += zeichen.charAt(stelle++);
      else lage.isInQuotes = false;
    } else if (eins === '"' && lage.zelle.trim() === "") Object.assign(lage, { isInQuotes: true, zelle: "" });
    else if (eins === trenner) endCell();
    else if (eins === "\n") endRow();
    else lage.zelle += eins;
  }
  endRow();
  return zeilen;
}
