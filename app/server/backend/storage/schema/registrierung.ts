import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Stammdaten } from "~/domain/unternehmen/stammdaten";
import type { NezoUnternehmen } from "../../ports/nezoPort";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true });

/** What a registration keeps about its user until the e-mail address is confirmed. */
export type BenutzerAngaben = { anrede: string; titel: string; vorname: string; nachname: string; email: string };

/** A registration on its way: bound to a cookie first, then to the link of the confirmation mail. */
export const registrierung = pgTable("registrierung", {
  uuid: uuid("uuid").primaryKey(),
  cookieHash: text("cookie_hash"),
  identifikation: jsonb("identifikation").$type<NezoUnternehmen>(),
  unternehmen: jsonb("unternehmen").$type<Stammdaten>(),
  benutzer: jsonb("benutzer").$type<BenutzerAngaben>(),
  bestaetigungHash: text("bestaetigung_hash"),
  bestaetigungBis: zeitpunkt("bestaetigung_bis"),
  abgeschlossenAm: zeitpunkt("abgeschlossen_am"),
  abschlussSchluessel: uuid("abschluss_schluessel"),
  ablauf: zeitpunkt("ablauf").notNull(),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
});

/** A link with which a password may be set once. */
export const passwortLink = pgTable("passwort_link", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  art: text("art", { enum: ["VERGABE", "ZURUECKSETZEN"] }).notNull(),
  hash: text("hash").notNull(),
  gueltigBis: zeitpunkt("gueltig_bis").notNull(),
  benutztAm: zeitpunkt("benutzt_am"),
  benutztSchluessel: uuid("benutzt_schluessel"),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
});

export type RegistrierungZeile = typeof registrierung.$inferSelect;
