import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An announcement to everybody; `text` is HTML, sanitised when it is written and when it is read. */
export const systemnachricht = pgTable("systemnachricht", {
  uuid: uuid("uuid").primaryKey(),
  titel: text("titel").notNull(),
  text: text("text").notNull(),
  anzeigenVon: moment("anzeigen_von").notNull(),
  anzeigenBis: moment("anzeigen_bis").notNull(),
});

export type SystemnachrichtZeile = typeof systemnachricht.$inferSelect;
