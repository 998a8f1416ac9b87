import type { ExportAuftrag } from "~/contract/tabelle/exporte";
import type { Rufe } from "~/contract/wire/call";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { EXPORT_FORMATE, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";

/** An order as the page shows it. */
export type ExportZeile = {
  uuid: string;
  format: ExportFormat;
  formatName: string;
  zustand: ExportAuftrag["zustand"];
  query: string;
  bestellt: string;
  /** Of a file that is ready; null before. */
  datei: { name: string; href: string; groesse: string; zeilen: string; bis: string } | null;
};

const momentVon = (moment: string | null): string => (moment === null ? "" : formatDateTime(new Date(moment)));

function toZeile({ uuid, format, zustand, query, fileName, ...auftrag }: ExportAuftrag): ExportZeile {
  const datei = {
    name: fileName,
    href: href("antragExportLaden", { fileName }),
    groesse: formatGroesse(auftrag.groesse ?? 0),
    zeilen: (auftrag.zeilen ?? 0).toLocaleString("de-DE"),
    bis: momentVon(auftrag.bis),
  };
  const formatName = EXPORT_FORMATE[format].label;
  return {
    uuid,
    format,
    formatName,
    zustand,
    query,
    bestellt: momentVon(auftrag.bestelltAm),
    datei: zustand === "FERTIG" ? datei : null,
  };
}

/** What the person has ordered, the newest first. */
export async function loadExporte(call: Rufe): Promise<ExportZeile[]> {
  return (await call.exporte.listExporte()).data.map(toZeile);
}
