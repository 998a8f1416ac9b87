import { formatDate } from "../../lib/date";
import { EXPORT_FAELLE, EXPORT_ZWECKE, type ExportFall, type ExportZweck } from "./exportFaelle";
import { describeExportFilter, describeListenfilter } from "./exportFilter";

/** What is kept of an order. `filter`: null where it was not noted yet. `ueber`: the one company it was about. */
export type Exportumfang = {
  fall: ExportFall;
  variablen: readonly string[];
  filter: { query: string; mitSuche: boolean; von: string | null; bis: string | null } | null;
  ueber: string | null;
};

/** The days that a file is about. */
export function exportZeitraum(von: string | null, bis: string | null): string {
  if (von === null && bis === null) return "ohne Zeitraum";
  return `${von === null ? "" : `ab ${formatDate(von)} `}${bis === null ? "" : `bis ${formatDate(bis)}`}`.trim();
}

/** What a file held, and what narrowed it: "Name, Rolle; Rolle: Bevollmächtigte Person; mit Suchtext". */
export function describeExportumfang({ fall, variablen, filter, ueber }: Exportumfang): string {
  const titel = EXPORT_FAELLE[fall].variablen.filter(({ key }) => variablen.includes(key)).map(({ title }) => title);
  const enger =
    filter === null
      ? ["Filter nicht aufgezeichnet"]
      : [
          describeExportFilter(fall, new URLSearchParams(filter.query)),
          describeListenfilter(fall, new URLSearchParams(filter.query)),
          filter.mitSuche ? "mit Suchtext" : "",
          filter.von === null && filter.bis === null ? "" : exportZeitraum(filter.von, filter.bis),
        ];
  return [titel.join(", "), ueber === null ? "" : `nur ${ueber}`, ...enger].filter((text) => text !== "").join("; ");
}

/**
 * The same for those who ask who read what: "Anträge; Zweck: Prüfung oder Aufsicht; 2 Spalten: Name, Rolle". Never the
 * words that were searched for.
 */
export function describeExportlesung(umfang: Exportumfang & { zweck: ExportZweck | null }): string {
  const { fall, zweck, variablen } = umfang;
  const anzahl = EXPORT_FAELLE[fall].variablen.filter(({ key }) => variablen.includes(key)).length;
  const teile = [
    EXPORT_FAELLE[fall].label,
    zweck === null ? "" : `Zweck: ${EXPORT_ZWECKE[zweck]}`,
    `${String(anzahl)} ${anzahl === 1 ? "Spalte" : "Spalten"}: ${describeExportumfang(umfang)}`,
  ];
  return teile.filter((text) => text !== "").join("; ");
}
