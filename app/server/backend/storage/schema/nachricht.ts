import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A message to a company. */
export const nachricht = pgTable("nachricht", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  antragUuid: uuid("antrag_uuid"),
  art: text("art").notNull(),
  titel: text("titel").notNull(),
  text: text("text").notNull(),
  erstelltAm: moment("erstellt_am").notNull(),
});

/** Who has read which message. */
export const nachrichtGelesen = pgTable(
  "nachricht_gelesen",
  {
    nachrichtUuid: uuid("nachricht_uuid").notNull(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    gelesenAm: moment("gelesen_am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.nachrichtUuid, spalten.benutzerUuid] })],
);
