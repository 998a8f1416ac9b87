import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Tabelle } from "~/domain/tabelle/tabellen";

/** The columns that a person wants to see of a table; no row: the ones that it opens with. */
export const tabellenSpalten = pgTable(
  "tabellen_spalten",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    tabelle: text("tabelle").$type<Tabelle>().notNull(),
    spalten: text("spalten").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.benutzerUuid, t.tabelle] })],
);

/** A named view of a person. `query` is search, filters, order and page size as they stand in the list's address. */
export const tabellenAnsicht = pgTable("tabellen_ansicht", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  tabelle: text("tabelle").$type<Tabelle>().notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
});
