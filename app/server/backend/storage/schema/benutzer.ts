import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An account. `email` is stored in lower case and unique; secrets of the app factor are encrypted. */
export const benutzer = pgTable("benutzer", {
  uuid: uuid("uuid").primaryKey(),
  email: text("email").notNull(),
  /** Null until the person has set a password. */
  passwortHash: text("passwort_hash"),
  anrede: text("anrede").notNull().default(""),
  titel: text("titel").notNull().default(""),
  vorname: text("vorname").notNull(),
  nachname: text("nachname").notNull(),
  emailBestaetigtAm: moment("email_bestaetigt_am"),
  hilfetexteAnzeigen: boolean("hilfetexte_anzeigen"),
  tfaPflicht: boolean("tfa_pflicht").notNull().default(false),
  mailTfa: boolean("mail_tfa").notNull().default(true),
  appTfaSecret: text("app_tfa_secret"),
  appTfaEntwurf: text("app_tfa_entwurf"),
  appTfaLetzterSchritt: bigint("app_tfa_letzter_schritt", { mode: "number" }).notNull().default(0),
  /** The roles to choose from; company employees have only UNTERNEHMENSMITARBEITER. */
  systemRollen: text("system_rollen").array().notNull(),
  gesperrtSeit: moment("gesperrt_seit"),
  /** Why the account is locked. */
  sperrgrund: text("sperrgrund"),
  /** Somebody of the staff was removed: the row stays for what refers to it. */
  entferntAm: moment("entfernt_am"),
  passwortGeaendertAm: moment("passwort_geaendert_am").notNull(),
  /** Devices that were known until then are known no more. */
  geraeteVergessenAm: moment("geraete_vergessen_am"),
  erstelltAm: moment("erstellt_am").notNull(),
});

/** Recovery codes of the app factor, as hashes; each works once. */
export const wiederherstellungscode = pgTable(
  "wiederherstellungscode",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    hash: text("hash").notNull(),
    benutztAm: moment("benutzt_am"),
  },
  (spalten) => [primaryKey({ columns: [spalten.benutzerUuid, spalten.hash] })],
);
