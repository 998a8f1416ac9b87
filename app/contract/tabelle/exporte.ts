import { z } from "zod";
import { EXPORT_ZWECKE, exportFaelle, exportZwecke } from "~/domain/tabelle/exportFaelle";
import { exportFormate, exportZustaende, KONFIGURATION_NAME_MAX } from "~/domain/tabelle/exportDatei";
import { isIsoDate } from "~/lib/date";
import { geschuetzt } from "../wire/base";
import { listOf, moment, seitenQuery } from "../wire/page";

const tags = ["Exporte"];

export const exportFormat = z.enum(exportFormate);

export const exportZustand = z.enum(exportZustaende);

const fall = z.enum(exportFaelle);
const zweck = z.enum(exportZwecke, {
  error: `Bitte wählen Sie einen Zweck: ${Object.values(EXPORT_ZWECKE).join(", ")}.`,
});
const tag = z.string().refine(isIsoDate, { error: "Bitte geben Sie ein gültiges Datum ein." });
const variablen = z.array(z.string().max(60)).max(60);

/** What is exported. `query`: search and filters as the query of a list's address. `von` and `bis`: days, inclusive. */
const bestellung = z.object({
  fall: fall.default("ANTRAEGE"),
  format: exportFormat,
  query: z.string().max(4000).default(""),
  /** Without them: the columns that the caller has chosen for the list of Anträge. */
  variablen: variablen.optional(),
  von: tag.nullish(),
  bis: tag.nullish(),
  /** Needed where what was chosen holds something about people. */
  zweck: zweck.nullish(),
});

export type Exportbestellung = z.infer<typeof bestellung>;

/** A file that somebody has ordered. */
export const exportAuftrag = z.object({
  uuid: z.uuid(),
  fall,
  configurationName: z.string().nullable(),
  format: exportFormat,
  zustand: exportZustand,
  /** Search, filters and order as the query of the list's address. */
  query: z.string(),
  von: z.string().nullable(),
  bis: z.string().nullable(),
  zweck: zweck.nullable(),
  /** Null: the columns of the list. */
  variablen: z.array(z.string()).nullable(),
  /** The name by which `dateien.loadDatei` gives the file, as soon as it is ready. */
  fileName: z.string(),
  bestelltAm: moment,
  fertigAm: moment.nullable(),
  /** Until when a file that is ready can be fetched. */
  abrufbarBis: moment.nullable(),
  /** How many rows are written, and how many there were when it began. */
  geschrieben: z.int(),
  gesamt: z.int().nullable(),
  /** How many rows and bytes a file that is ready has. */
  zeilen: z.int().nullable(),
  groesse: z.int().nullable(),
});

/**
 * Orders a file with the rows that the caller may see when it is made. When it is ready, the topic `download/file` says
 * so to the session that ordered it. Send an Idempotency-Key.
 */
export const requestExport = geschuetzt("GEWAEHLT")
  .route({ method: "POST", path: "/v1/exporte", tags })
  .input(bestellung)
  .output(z.object({ uuid: z.uuid() }));

/** The orders of the caller in the chosen company or role, the newest first. */
export const listExporte = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/exporte", tags })
  .output(z.object({ data: z.array(exportAuftrag) }));

const exportKonfiguration = z.object({
  uuid: z.uuid(),
  configurationName: z.string(),
  fall,
  variablen: z.array(z.string()),
  /** What narrows the rows. */
  filter: z.object({ query: z.string(), von: z.string().nullable(), bis: z.string().nullable() }),
  /** How the file is made. */
  configuration: z.object({ format: exportFormat, zweck: zweck.nullable() }),
});

/** Keeps an export under a name; one of the same name is replaced. @spec §3 Export cache */
export const saveKonfiguration = geschuetzt("GEWAEHLT")
  .route({ method: "POST", path: "/v1/exporte/konfigurationen", tags })
  .input(bestellung.extend({ configurationName: z.string().max(KONFIGURATION_NAME_MAX * 4) }))
  .output(z.object({ uuid: z.uuid() }));

/** What the caller has kept, by name. */
export const listKonfigurationen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/exporte/konfigurationen", tags })
  .output(z.object({ data: z.array(exportKonfiguration) }));

export const deleteKonfiguration = geschuetzt("GEWAEHLT")
  .route({ method: "DELETE", path: "/v1/exporte/konfigurationen/{uuid}", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ configurationName: z.string() }));

/** Orders a file of what was kept: with a period, for the last whole month. Send an Idempotency-Key. */
export const repeatExport = geschuetzt("GEWAEHLT")
  .route({ method: "POST", path: "/v1/exporte/konfigurationen/{uuid}/ausfuehren", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ uuid: z.uuid() }));

const nachweis = z.object({
  uuid: z.uuid(),
  name: z.string(),
  fall,
  format: exportFormat,
  zweck: zweck.nullable(),
  /** The one company that staff took it of; null for all, and for orders of a company itself. */
  ueber: z.string().nullable(),
  /** The keys of what the file holds, in their order. Empty: not noted yet. */
  variablen: z.array(z.string()),
  /**
   * What narrowed it, without the words that were searched for: they may name people. Null: ordered before it was
   * noted.
   */
  filter: z
    .object({ query: z.string(), mitSuche: z.boolean(), von: z.string().nullable(), bis: z.string().nullable() })
    .nullable(),
  bestelltAm: moment,
  zeilen: z.int().nullable(),
  /** Until when the file is kept; null while there is none. */
  abrufbarBis: moment.nullable(),
});

/**
 * Who has exported what, the latest first: authorised representatives see their company, administrators everything.
 * `suche` finds part of a name.
 */
export const listNachweise = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/exporte/nachweise", tags })
  .input(seitenQuery.extend({ suche: z.string().max(200).optional() }))
  .output(listOf(nachweis));

export const exporte = {
  requestExport,
  listExporte,
  saveKonfiguration,
  listKonfigurationen,
  deleteKonfiguration,
  repeatExport,
  listNachweise,
};

export type ExportAuftrag = z.infer<typeof exportAuftrag>;
export type Nachweis = z.infer<typeof nachweis>;
export type ExportKonfiguration = z.infer<typeof exportKonfiguration>;
