import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { EXPORT_FORMATE, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { writeCsv } from "~/server/tabellendatei/csv";
import { writeJson } from "~/server/tabellendatei/json";
import { writeXlsx } from "~/server/tabellendatei/xlsx";
import type { OffeneSeite } from "./offen";
import { sendInhalt } from "./sendDatei";

const SCHREIBE: Readonly<Record<ExportFormat, (tabelle: Exporttabelle) => BodyInit | Promise<BodyInit>>> = {
  CSV: writeCsv,
  XLSX: writeXlsx,
  JSON: writeJson,
};

type Auftrag = {
  format: ExportFormat;
  /** Where the visitor goes, with a message, when the table cannot be had. */
  zurueck: string;
  /** Of the file, without its ending. */
  name: string;
  load: () => Promise<Exporttabelle>;
};

/** A table as a file. */
export function sendTabelle(offen: OffeneSeite, { format, zurueck, name, load }: Auftrag): Promise<Response> {
  const { endung, mime } = EXPORT_FORMATE[format];
  const datei = async () => ({ inhalt: await SCHREIBE[format](await load()) });
  return sendInhalt(offen, { zurueck, name: `${name}.${endung}`, typ: mime, load: datei });
}
