import type { Listenmessung } from "./liste";
import { judge, quantil, row, thousands, times } from "./tabelle";

export const LISTE_TITEL = "## The list at scale";
const GRENZE_WACHSTUM = 1.5;

/** How many times as long as at the first stage, the other page of the same minutes taken as the measure. */
function wachstum(dauern: readonly number[][], { vergleich }: Listenmessung, anteil: number): number[] {
  const relativ = dauern.map((eine, stufe) => quantil(eine, anteil) / quantil(vergleich[stufe] ?? [], anteil));
  return relativ.slice(1).map((wert) => wert / (relativ[0] ?? 1));
}

/** The section of docs/benchmarks.md about the list. */
export function renderListe(messung: Listenmessung): string[] {
  const { stufen, faelle } = messung;
  const spaeter = stufen.slice(1).map((stufe) => `at ${thousands(stufe)}`);
  const zeilen = faelle.map(({ titel, dauern, statements }) => {
    const p95 = wachstum(dauern, messung, 0.95);
    const ms = dauern.map((eine) => quantil(eine, 0.95).toFixed(0)).join(" / ");
    return row(
      titel,
      ...p95.map(times),
      ...wachstum(dauern, messung, 0.5).map(times),
      judge(Math.max(...p95) < GRENZE_WACHSTUM),
      statements,
      ms,
    );
  });
  return [
    `${LISTE_TITEL}\n`,
    `The page \`/antraege\` with ${stufen.map(thousands).join(", ")} Anträge in the database: how many times as long as with the first number. One`,
    "request at a time, all pages in turns, after rounds that do not count, divided by the same figure of `/profil` in the same minutes; aim:",
    "p95 below 1.50. The last columns are the SQL statements of a request and the p95 in milliseconds on this machine.\n",
    row(
      "Page",
      ...spaeter.map((wann) => `p95 ${wann}`),
      ...spaeter.map((wann) => `middle ${wann}`),
      "p95",
      "SQL",
      "p95 in ms",
    ),
    row("---", ...spaeter.flatMap(() => ["---", "---"]), "---", "---", "---"),
    ...zeilen,
  ];
}
