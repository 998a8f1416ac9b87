import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FassungArt } from "~/domain/unternehmen/zeitbezug";
import type { Werte } from "~/formkit/field";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A company. `stammdaten` holds all master data by key; the columns beside it are what is searched and joined. */
export const unternehmen = pgTable("unternehmen", {
  uuid: uuid("uuid").primaryKey(),
  stammdaten: jsonb("stammdaten").$type<Werte>().notNull(),
  firma: text("firma").notNull(),
  rechtsform: text("rechtsform").notNull(),
  steuernummer: text("steuernummer").notNull(),
  /** Account id of the identification service; null while the company never identified itself. */
  nezoKonto: text("nezo_konto"),
  bsfzSiegel: boolean("bsfz_siegel").notNull().default(false),
  erstelltAm: moment("erstellt_am").notNull(),
  revision: integer("revision").notNull().default(1),
  geaendertAm: moment("geaendert_am").notNull(),
  /** Null for what came with the registration. */
  geaendertVon: uuid("geaendert_von"),
  /** Fields of the master data whose values the identification service has proven. */
  nachgewiesen: text("nachgewiesen").array().notNull().default([]),
});

/** Who belongs to which company, in which company role. */
export const mitgliedschaft = pgTable(
  "mitgliedschaft",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    rolle: text("rolle", { enum: ["BEVOLLMAECHTIGTER", "MITARBEITER"] }).notNull(),
    seit: moment("seit").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.benutzerUuid, spalten.unternehmenUuid] })],
);

/** Every saved version of the master data. @see domain/unternehmen/zeitbezug */
export const unternehmenRevision = pgTable(
  "unternehmen_revision",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    revision: integer("revision").notNull(),
    art: text("art").$type<FassungArt>().notNull(),
    gueltigAb: date("gueltig_ab"),
    nachgewiesen: text("nachgewiesen").array().notNull().default([]),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.revision] })],
);
