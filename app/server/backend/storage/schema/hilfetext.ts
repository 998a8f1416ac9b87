import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** Help of one field or area; `text` is HTML that is cleaned whenever it is read. */
export const hilfetext = pgTable("hilfetext", {
  uuid: uuid("uuid").primaryKey(),
  bereich: text("bereich").notNull(),
  feld: text("feld").notNull(),
  index: integer("index").notNull(),
  text: text("text").notNull(),
  isActive: boolean("is_active").notNull(),
});

/** A short hint that several screens show. */
export const hinweistext = pgTable("hinweistext", {
  uuid: uuid("uuid").primaryKey(),
  schluessel: text("schluessel").notNull(),
  text: text("text").notNull(),
});
