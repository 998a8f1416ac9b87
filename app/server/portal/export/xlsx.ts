import writeExcel, { type CellObject } from "write-excel-file/node";
import type { Exporttabelle, Exportzelle } from "~/contract/exportTabelle";

const DICKER_STRICH = { fontWeight: "bold" } as const;
const ZEICHEN_BREIT = { min: 10, max: 60 } as const;

/** A text is written as a text, so that nothing in it is calculated, and numbers and days as what they are. */
function toZelle(zelle: Exportzelle): CellObject | null {
  if (zelle === null) return null;
  if (zelle.art === "zahl") return { type: Number, value: zelle.wert };
  if (zelle.art === "tag") return { type: Date, value: new Date(`${zelle.wert}T00:00:00Z`), format: "dd.mm.yyyy" };
  return { type: String, value: zelle.wert };
}

/** As wide as the longest text of the column, within reason. */
function breiteVon({ spalten, zeilen }: Exporttabelle, stelle: number): number {
  const laengen = zeilen.slice(0, 200).map((zellen) => (zellen[stelle]?.art === "text" ? zellen[stelle].wert.length : 0));
  return Math.min(ZEICHEN_BREIT.max, Math.max(ZEICHEN_BREIT.min, (spalten[stelle]?.length ?? 0) + 2, ...laengen));
}

/** A table as an Excel file: one sheet, its first row stays in sight. */
export async function writeXlsx(tabelle: Exporttabelle): Promise<Uint8Array<ArrayBuffer>> {
  const kopf = tabelle.spalten.map((titel): CellObject => ({ type: String, value: titel, ...DICKER_STRICH }));
  const blatt = [kopf, ...tabelle.zeilen.map((zellen) => zellen.map(toZelle))];
  const columns = tabelle.spalten.map((_, stelle) => ({ width: breiteVon(tabelle, stelle) }));
  return new Uint8Array(await writeExcel(blatt, { sheet: tabelle.name, columns, stickyRowsCount: 1 }).toBuffer());
}
