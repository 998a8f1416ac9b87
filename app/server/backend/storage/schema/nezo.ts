import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { IdentifikationErgebnis, IdentifikationIntent } from "~/domain/unternehmen/identifikation";
import type { UnterschriftErgebnis, UnterschriftIntent } from "~/domain/antrag/unterschrift";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true });

/** One identification from leaving the portal to its single use. */
export const nezoVorgang = pgTable("nezo_vorgang", {
  uuid: uuid("uuid").primaryKey(),
  stateHash: text("state_hash").notNull(),
  intent: text("intent").$type<IdentifikationIntent | UnterschriftIntent>().notNull(),
  sitzungUuid: uuid("sitzung_uuid"),
  cookieHash: text("cookie_hash"),
  benutzerUuid: uuid("benutzer_uuid"),
  unternehmenUuid: uuid("unternehmen_uuid"),
  antragUuid: uuid("antrag_uuid"),
  /** The document that is signed; null when it is the Antrag itself. */
  gegenstandUuid: uuid("gegenstand_uuid"),
  /** Hash of the revisions that are signed; null for a registration. */
  stand: text("stand"),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
  benutztAm: zeitpunkt("benutzt_am"),
  /** What a repetition is answered; null before the use, and when nothing may be repeated. */
  ergebnis: text("ergebnis").$type<UnterschriftErgebnis | IdentifikationErgebnis>(),
});

export type NezoVorgang = typeof nezoVorgang.$inferSelect;
