import { EXPORT_FAELLE, isExportFall } from "~/domain/tabelle/exportFaelle";
import { type Exportmessung, verlangsamung } from "./exporte";
import { judge, quantil, row, thousands, times } from "./tabelle";

export const EXPORTE_TITEL = "## Exports of a million rows";
const GRENZE_MEGABYTE = 150;
const GRENZE_VERLANGSAMUNG = 1.5;

/** The section of docs/benchmarks.md about exports. */
export function renderExporte({ laeufe, last }: Exportmessung): string[] {
  return [
    `${EXPORTE_TITEL}\n`,
    "An administrator exports all Anträge, then all people and all business statistics; meanwhile `/profil` is asked for, one request at a time. Memory is the growth of the resident",
    "memory of the process (aim: below 150 MB), times are those of the page while the file is written divided by those just before (aim:",
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
