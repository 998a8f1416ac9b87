import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** What the form of an Antrag had no room for, by Vorhaben. */
export type AbgeschnittenesVorhaben = { vorhabenUuid: string; vorhabenTitel: string; label: string; text: string };

export const antragHerkunft = pgTable("antrag_herkunft", {
  antragUuid: uuid("antrag_uuid").primaryKey(),
  art: text("art").$type<"UEBERNAHME" | "ERGAENZUNG">().notNull(),
  ausUuid: uuid("aus_uuid"),
  abgeschnitten: jsonb("abgeschnitten").$type<AbgeschnittenesVorhaben[]>().notNull().default([]),
});
