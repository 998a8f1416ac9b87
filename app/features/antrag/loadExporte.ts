import type { ExportAuftrag } from "~/contract/tabelle/exporte";
import type { Rufe } from "~/contract/wire/call";
import { formatGroesse } from "~/domain/antrag/anlagen";
import { EXPORT_FORMATE, type ExportFormat } from "~/domain/tabelle/exportDatei";
import type { Clock } from "~/lib/clock";
import { formatDateTime } from "~/lib/date";
import { restText } from "~/lib/relativeTime";
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

/** "02.03.2026, 10:15 Uhr (noch 22 Stunden)" */
const endeVon = (bis: string | null, jetzt: Date): string =>
  bis === null ? "" : `${momentVon(bis)} (${restText(new Date(bis), jetzt)})`;

function toZeile({ uuid, format, zustand, query, fileName, ...auftrag }: ExportAuftrag, jetzt: Date): ExportZeile {
  const datei = {
    name: fileName,
    href: href("antragExportLaden", { fileName }),
    groesse: formatGroesse(auftrag.groesse ?? 0),
    zeilen: (auftrag.zeilen ?? 0).toLocaleString("de-DE"),
    bis: endeVon(auftrag.bis, jetzt),
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
export async function loadExporte(call: Rufe, clock: Clock): Promise<ExportZeile[]> {
  const jetzt = clock.now();
  return (await call.exporte.listExporte()).data.map((auftrag) => toZeile(auftrag, jetzt));
}
