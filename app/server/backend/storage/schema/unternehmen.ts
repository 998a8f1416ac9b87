import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A company. `stammdaten` holds all master data by key; the columns beside it are what is searched and joined. */
export const unternehmen = pgTable("unternehmen", {
  uuid: uuid("uuid").primaryKey(),
  stammdaten: jsonb("stammdaten").$type<Record<string, string>>().notNull(),
  firma: text("firma").notNull(),
  rechtsform: text("rechtsform").notNull(),
  steuernummer: text("steuernummer").notNull(),
  /** Account id of the identification service; null while the company never identified itself. */
  nezoKonto: text("nezo_konto"),
  bsfzSiegel: boolean("bsfz_siegel").notNull().default(false),
  erstelltAm: moment("erstellt_am").notNull(),
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
