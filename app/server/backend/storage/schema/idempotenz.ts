import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The answers of state-changing calls by their Idempotency-Key, kept for 24 hours. */
export const idempotenz = pgTable(
  "idempotenz",
  {
    schluessel: uuid("schluessel").notNull(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    vorgang: text("vorgang").notNull(),
    eingabeHash: text("eingabe_hash").notNull(),
    antwort: jsonb("antwort").$type<unknown>(),
    erstelltAm: timestamp("erstellt_am", { withTimezone: true, mode: "date" }).notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.schluessel, spalten.benutzerUuid, spalten.vorgang] })],
);
