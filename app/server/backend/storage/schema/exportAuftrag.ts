import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SystemRolle, UnternehmenRolle } from "~/domain/benutzer/rollen";
import { type ExportFormat, exportZustaende } from "~/domain/tabelle/exportDatei";
import type { ExportFall, ExportZweck } from "~/domain/tabelle/exportFaelle";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

const tag = (name: string) => date(name, { mode: "string" });

/** A file that somebody has ordered; its bytes lie in the storage under `schluessel`. */
export const exportAuftrag = pgTable("export_auftrag", {
  uuid: uuid("uuid").primaryKey(),
  /** In the order of the orders. */
  nummer: bigint("nummer", { mode: "number" }).generatedAlwaysAsIdentity(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  systemRolle: text("system_rolle").$type<SystemRolle>().notNull(),
  /** Null for internal staff. */
  unternehmenUuid: uuid("unternehmen_uuid"),
  /** The login that hears of the end. */
  sitzungUuid: uuid("sitzung_uuid").notNull(),
  format: text("format").$type<ExportFormat>().notNull(),
  query: text("query").notNull(),
  /** Null: the columns that the table opens with. */
  spalten: text("spalten").array(),
  zustand: text("zustand", { enum: exportZustaende }).notNull(),
  versuche: integer("versuche").notNull().default(0),
  /** While it is being made: the end of the lease. */
  naechsterVersuchAm: zeitpunkt("naechster_versuch_am").notNull(),
  dateiName: text("datei_name").notNull(),
  bestelltAm: zeitpunkt("bestellt_am").notNull(),
  /** When it came to its end, the good or the bad one. */
  fertigAm: zeitpunkt("fertig_am"),
  /** When its bytes were first asked for. */
  abgeholtAm: zeitpunkt("abgeholt_am"),
  /** The company role with whose rights it was made. */
  unternehmenRolle: text("unternehmen_rolle").$type<UnternehmenRolle>(),
  schluessel: text("schluessel"),
  groesse: bigint("groesse", { mode: "number" }),
  zeilen: integer("zeilen"),
  fall: text("fall").$type<ExportFall>().notNull().default("ANTRAEGE"),
  /** The first and the last day of the period. */
  von: tag("von"),
  bis: tag("bis"),
  zweck: text("zweck").$type<ExportZweck>(),
  configurationName: text("configuration_name"),
  geschrieben: integer("geschrieben").notNull().default(0),
  /** How many rows there were when the writing began. */
  gesamt: integer("gesamt"),
});

const bestelltes = {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  systemRolle: text("system_rolle").$type<SystemRolle>().notNull(),
  unternehmenUuid: uuid("unternehmen_uuid"),
  fall: text("fall").$type<ExportFall>().notNull(),
  variablen: text("variablen").array().notNull(),
  von: tag("von"),
  bis: tag("bis"),
  format: text("format").$type<ExportFormat>().notNull(),
  zweck: text("zweck").$type<ExportZweck>(),
};

/** What somebody has put together under a name, to be run again. @spec §3 Export cache */
export const exportKonfiguration = pgTable("export_konfiguration", {
  ...bestelltes,
  configurationName: text("configuration_name").notNull(),
  query: text("query").notNull(),
  angelegtAm: zeitpunkt("angelegt_am").notNull(),
});

/** Who has exported what. */
export const exportNachweis = pgTable("export_nachweis", {
  ...bestelltes,
  /** The filters, without the words that were searched for; null where it was not noted yet. */
  query: text("query"),
  mitSuche: boolean("mit_suche"),
  /** The one company that staff took it of; null for all, and for orders of a company itself. */
  ueberUnternehmen: uuid("ueber_unternehmen"),
  bestelltAm: zeitpunkt("bestellt_am").notNull(),
  fertigAm: zeitpunkt("fertig_am"),
  zeilen: integer("zeilen"),
});

export type ExportZeile = typeof exportAuftrag.$inferSelect;
