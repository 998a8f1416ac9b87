import { EXPORT_FAELLE, isExportFall } from "~/domain/tabelle/exportFaelle";
import { type Exportmass, type Exportmessung, verlangsamung } from "./exporte";
import { judge, quantil, row, thousands, times } from "./tabelle";

/** Head of the section of each measurement. */
export const EXPORTE_TITEL: Readonly<Record<Exportmass, string>> = {
  exporte: "## Exports of a million rows",
  exporteJeFall: "## Exports of 100,000 rows, case by case",
};
const WAS: Readonly<Record<Exportmass, string>> = {
  exporte: "all Anträge",
  exporteJeFall: "all Anträge, all people and all business statistics with all their columns",
};
const GRENZE_MEGABYTE = 150;
const GRENZE_VERLANGSAMUNG = 1.5;

/** A section of docs/benchmarks.md about exports. */
export function renderExporte({ mass, laeufe, last }: Exportmessung): string[] {
  return [
    `${EXPORTE_TITEL[mass]}\n`,
    `An administrator exports ${WAS[mass]}, one file after the other; meanwhile`,
    "`/profil` is asked for, one request at a time. Memory is the growth of the resident memory of the process (aim: below 150 MB), times are those of the page while the file is written divided by those just before (aim:",
    `middle below 1.50). Load of the machine at the beginning, from other work on it: ${last.toFixed(1)}.\n`,
    row(
      "Case",
      "format",
      "rows",
      "seconds",
      "memory in MB",
      "memory",
      "middle",
      "p95",
      "page",
      "middle in ms, alone / beside",
    ),
    row("---", "---", "---", "---", "---", "---", "---", "---", "---", "---"),
    ...laeufe.map((lauf) =>
      row(
        isExportFall(lauf.fall) ? EXPORT_FAELLE[lauf.fall].label : lauf.fall,
        lauf.format,
        thousands(lauf.zeilen),
        lauf.sekunden.toFixed(0),
        lauf.megabyte.toFixed(0),
        judge(lauf.megabyte < GRENZE_MEGABYTE),
        times(verlangsamung(lauf, 0.5)),
        times(verlangsamung(lauf, 0.95)),
        judge(verlangsamung(lauf, 0.5) < GRENZE_VERLANGSAMUNG),
        `${quantil(lauf.allein, 0.5).toFixed(1)} / ${quantil(lauf.daneben, 0.5).toFixed(1)}`,
      ),
    ),
  ];
}
