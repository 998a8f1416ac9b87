import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Which version of each text stood there, by the id of the text (0: as delivered). Written once. */
export const textstand = pgTable("textstand", {
  pruefsumme: text("pruefsumme").primaryKey(),
  fassungen: jsonb("fassungen").$type<Readonly<Record<string, number>>>().notNull(),
});
