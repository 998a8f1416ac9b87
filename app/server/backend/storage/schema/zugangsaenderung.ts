import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { aenderungArten, aenderungStaende } from "~/domain/benutzer/zugangsaenderung";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true });

/** What two members of staff change about the access of somebody. */
export const zugangsaenderung = pgTable("zugangsaenderung", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  art: text("art", { enum: aenderungArten }).notNull(),
  stand: text("stand", { enum: aenderungStaende }).notNull(),
  alteEmail: text("alte_email").notNull(),
  /** Null for everything but another address. */
  neueEmail: text("neue_email"),
  grund: text("grund").notNull(),
  begonnenVon: uuid("begonnen_von").notNull(),
  begonnenAm: zeitpunkt("begonnen_am").notNull(),
  zugestimmtVon: uuid("zugestimmt_von"),
  zugestimmtAm: zeitpunkt("zugestimmt_am"),
  /** When an open state ends by itself: no second person, the waiting time, no confirmation. */
  faelligAm: zeitpunkt("faellig_am").notNull(),
  beendetAm: zeitpunkt("beendet_am"),
  /** Of the link with which the person stops it. */
  einspruchHash: text("einspruch_hash").notNull(),
  /** Of the link to the new address. */
  bestaetigungHash: text("bestaetigung_hash"),
});

export type ZugangsaenderungZeile = typeof zugangsaenderung.$inferSelect;
