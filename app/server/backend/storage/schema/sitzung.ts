import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A login. The tokens themselves are only in the browser's cookies; here are their hashes. */
export const sitzung = pgTable("sitzung", {
  uuid: uuid("uuid").primaryKey(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  stand: text("stand", { enum: ["PRE_TAN", "AUTHENTICATED"] }).notNull(),
  zugriffHash: text("zugriff_hash").notNull(),
  zugriffBis: moment("zugriff_bis").notNull(),
  /** Null before the TAN: such a session cannot be refreshed. */
  refreshHash: text("refresh_hash"),
  refreshVorherHash: text("refresh_vorher_hash"),
  refreshGewechseltAm: moment("refresh_gewechselt_am"),
  /**
   * Random of the last rotation: with it and the former token the present tokens are derived again within the grace.
   */
  refreshSalz: text("refresh_salz"),
  letzteAktionAm: moment("letzte_aktion_am").notNull(),
  erstelltAm: moment("erstellt_am").notNull(),
  absolutBis: moment("absolut_bis").notNull(),
  unternehmenUuid: uuid("unternehmen_uuid"),
  /** The chosen system role; null for company employees and until chosen. */
  systemrolle: text("systemrolle"),
  csrf: text("csrf").notNull(),
  geraet: text("geraet").notNull().default(""),
  tanArt: text("tan_art", { enum: ["MAIL", "APP"] }),
  tanHash: text("tan_hash"),
  tanBis: moment("tan_bis"),
  tanVersuche: integer("tan_versuche").notNull().default(0),
  /** When the person last proved who they are: at the login, or by a confirmation since. */
  nachweisAm: moment("nachweis_am").notNull(),
  /** When the password was right in a confirmation whose TAN is still missing. */
  nachweisPasswortAm: moment("nachweis_passwort_am"),
  /** When this session last identified itself at nezo. */
  nezoAm: moment("nezo_am"),
  beendetAm: moment("beendet_am"),
});

/** Former refresh tokens of living sessions. */
export const refreshVerbraucht = pgTable("refresh_verbraucht", {
  hash: text("hash").primaryKey(),
  sitzungUuid: uuid("sitzung_uuid").notNull(),
});

export type SitzungZeile = typeof sitzung.$inferSelect;
