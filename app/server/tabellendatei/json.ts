import type { Exporttabelle, Exportzelle, Tabellenstrom } from "~/contract/tabelle/exportTabelle";

/** Numbers stay numbers, days are written as YYYY-MM-DD, what is empty is null. */
const toWert = (zelle: Exportzelle): string | number | null => (zelle === null ? null : zelle.wert);

/** A table as JSON: one object per row with the keys of its columns, one row per line. Written piece by piece. */
export async function* packJson({ spalten, stuecke }: Tabellenstrom): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const toObjekt = (zellen: readonly Exportzelle[]): string =>
    JSON.stringify(Object.fromEntries(spalten.map(({ key }, stelle) => [key, toWert(zellen[stelle] ?? null)])));
  let istErste = true;
  yield encoder.encode("[");
  for await (const stueck of stuecke) {
    yield encoder.encode(`${istErste ? "" : ","}\n${stueck.map(toObjekt).join(",\n")}`);
    istErste = false;
  }
  yield encoder.encode("\n]\n");
}

/** A short table at once, by the heads of its columns. */
export const writeJson = ({ spalten, zeilen }: Exporttabelle): string =>
  `${JSON.stringify(
    zeilen.map((zellen) => Object.fromEntries(spalten.map((titel, stelle) => [titel, toWert(zellen[stelle] ?? null)]))),
  )}\n`;
