import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The keys of the vault that a person has in browsers; at most one per person has not been replaced. */
export const tresorSchluessel = pgTable("tresor_schluessel", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  /** Encrypted with a key derived from SECRET_KEY. */
  schluessel: text("schluessel").notNull(),
  erstelltAm: moment("erstellt_am").notNull(),
  /** When another key took its place; null for the valid one. */
  ersetztAm: moment("ersetzt_am"),
});
