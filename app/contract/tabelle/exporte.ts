import { z } from "zod";
import { exportFormate, exportZustaende } from "~/domain/tabelle/exportDatei";
import { geschuetzt } from "../wire/base";
import { moment } from "../wire/page";

const tags = ["Exporte"];

export const exportFormat = z.enum(exportFormate);

export const exportZustand = z.enum(exportZustaende);

/** A file of the list of Anträge that somebody has ordered. */
export const exportAuftrag = z.object({
  uuid: z.uuid(),
  format: exportFormat,
  zustand: exportZustand,
  /** Search, filters and order as the query of the list's address. */
  query: z.string(),
  /** The name by which `dateien.loadDatei` gives the file, as soon as it is ready. */
  fileName: z.string(),
  bestelltAm: moment,
  fertigAm: moment.nullable(),
  /** Until when a file that is ready can be fetched. */
  bis: moment.nullable(),
  /** How many rows and bytes a file that is ready has. */
  zeilen: z.int().nullable(),
  groesse: z.int().nullable(),
});

/**
 * Orders a file of the list: in this view, in the columns that the caller has chosen, with the rows that the caller may
 * see when it is made. When it is ready, the topic `download/file` says so to the session that ordered it. Send an
 * Idempotency-Key.
 */
export const requestExport = geschuetzt("GEWAEHLT")
  .route({ method: "POST", path: "/v1/exporte", tags })
  .input(z.object({ format: exportFormat, query: z.string().max(4000) }))
  .output(z.object({ uuid: z.uuid() }));

/** The orders of the caller in the chosen company or role, the newest first. */
export const listExporte = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/exporte", tags })
  .output(z.object({ data: z.array(exportAuftrag) }));

export const exporte = { requestExport, listExporte };

export type ExportAuftrag = z.infer<typeof exportAuftrag>;
