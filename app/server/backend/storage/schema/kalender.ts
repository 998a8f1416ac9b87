import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The secret address under which a person's deadlines can be read as a calendar. */
export const kalenderAbo = pgTable("kalender_abo", {
  benutzerUuid: uuid("benutzer_uuid").primaryKey(),
  /** The address is derived from this and SECRET_KEY. */
  nonce: text("nonce").notNull(),
  tokenHash: text("token_hash").notNull(),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
  /** The last time that a calendar has asked. */
  abgerufenAm: zeitpunkt("abgerufen_am"),
});
