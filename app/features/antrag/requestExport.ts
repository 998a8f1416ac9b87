import type { Rufe } from "~/contract/wire/call";
import { isExportFormat } from "~/domain/tabelle/exportDatei";
import { textVon } from "~/features/anmeldung";

/** Orders the file that the form names; a form without a format means the one for spreadsheets. */
export function requestExport(call: Rufe, form: FormData): Promise<{ uuid: string }> {
  const format = form.get("format");
  return call.exporte.requestExport({
    format: isExportFormat(format) ? format : "XLSX",
    query: textVon(form, "ansicht").slice(0, 4000),
  });
}
