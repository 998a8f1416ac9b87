import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a save cut off because a text was too long; only for the person who typed it. */
export const abgeschnittenerRest = pgTable("abgeschnittener_rest", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  /** Exactly one of the three: whose question it is. Of a message, the answer to it. */
  vorhabenUuid: uuid("vorhaben_uuid"),
  schriftsatzUuid: uuid("schriftsatz_uuid"),
  nachrichtUuid: uuid("nachricht_uuid"),
  /** The question, with the uuid of its row: "titel", "arbeitspakete/<uuid>/titel". */
  stelle: text("stelle").notNull(),
  rest: text("rest").notNull(),
  am: timestamp("am", { withTimezone: true, mode: "date" }).notNull(),
});
