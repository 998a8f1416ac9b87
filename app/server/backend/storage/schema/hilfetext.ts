import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Help of one field or area; `text` is HTML that is cleaned whenever it is read. */
export const hilfetext = pgTable("hilfetext", {
  uuid: uuid("uuid").primaryKey(),
  bereich: text("bereich").notNull(),
  feld: text("feld").notNull(),
  index: integer("index").notNull(),
  text: text("text").notNull(),
  isActive: boolean("is_active").notNull(),
  /** Null: from the beginning. */
  geliefertAm: timestamp("geliefert_am", { withTimezone: true }),
});

/** A short hint that several screens show. */
export const hinweistext = pgTable("hinweistext", {
  uuid: uuid("uuid").primaryKey(),
  schluessel: text("schluessel").notNull(),
  text: text("text").notNull(),
  geliefertAm: timestamp("geliefert_am", { withTimezone: true }),
});
