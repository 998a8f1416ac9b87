import { date, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Werte } from "~/formkit/field";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** How often the list of a company has changed; its row is locked by whoever changes it. */
export const verbundListe = pgTable("verbund_liste", {
  unternehmenUuid: uuid("unternehmen_uuid").primaryKey(),
  stand: integer("stand").notNull(),
});

/** One relation of the affiliated companies, and whoever it introduces. @see domain/verbund/verbundFormular */
export const verbundZeile = pgTable("verbund_zeile", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  stelle: integer("stelle").notNull(),
  revision: integer("revision").notNull(),
  werte: jsonb("werte").$type<Werte>().notNull(),
  geaendertAm: moment("geaendert_am").notNull(),
  geaendertVon: uuid("geaendert_von"),
});

/** Every saved version of a row. */
export const verbundZeileRevision = pgTable(
  "verbund_zeile_revision",
  {
    zeileUuid: uuid("zeile_uuid").notNull(),
    revision: integer("revision").notNull(),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.zeileUuid, spalten.revision] })],
);

/** Who said that the list is up to date, for which Wirtschaftsjahr and in which state of the list. */
export const verbundBestaetigung = pgTable(
  "verbund_bestaetigung",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    beginn: date("beginn").notNull(),
    ende: date("ende").notNull(),
    stand: integer("stand").notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.beginn, spalten.stand] })],
);
