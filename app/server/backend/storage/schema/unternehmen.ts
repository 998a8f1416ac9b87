import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FassungArt, Fruehere } from "~/domain/unternehmen/zeitbezug";
import type { Werte } from "~/formkit/field";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A company. `stammdaten` holds all master data by key; the columns beside it are what is searched and joined. */
export const unternehmen = pgTable("unternehmen", {
  uuid: uuid("uuid").primaryKey(),
  stammdaten: jsonb("stammdaten").$type<Werte>().notNull(),
  firma: text("firma").notNull(),
  rechtsform: text("rechtsform").notNull(),
  steuernummer: text("steuernummer").notNull(),
  /** Account id of the identification service; null while the company never identified itself. */
  nezoKonto: text("nezo_konto"),
  bsfzSiegel: boolean("bsfz_siegel").notNull().default(false),
  /** A new authorised representative needs the consent of a second one. */
  vollmachtMitZustimmung: boolean("vollmacht_mit_zustimmung").notNull().default(false),
  /** Who has asked that it be needed no more; null while nobody has. */
  zustimmungEndeVon: uuid("zustimmung_ende_von"),
  erstelltAm: moment("erstellt_am").notNull(),
  revision: integer("revision").notNull().default(1),
  geaendertAm: moment("geaendert_am").notNull(),
  /** Null for what came with the registration. */
  geaendertVon: uuid("geaendert_von"),
  /** Fields of the master data whose values the identification service has proven. */
  nachgewiesen: text("nachgewiesen").array().notNull().default([]),
});

/** Who belongs to which company, in which company role. */
export const mitgliedschaft = pgTable(
  "mitgliedschaft",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    rolle: text("rolle", { enum: ["BEVOLLMAECHTIGTER", "MITARBEITER"] }).notNull(),
    seit: moment("seit").notNull(),
    /** The grant to change the master data of the company; whoever is authorised needs none. */
    darfStammdaten: boolean("darf_stammdaten").notNull().default(false),
    /** When the person last began to work for this company. */
    letzteAnmeldungAm: moment("letzte_anmeldung_am"),
    /** Who wants to make an authorised representative of the person and waits for the consent of a second one. */
    vollmachtBeantragtVon: uuid("vollmacht_beantragt_von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.benutzerUuid, spalten.unternehmenUuid] })],
);

/** Who was deactivated in a company: no member for anybody who asks, and what the person comes back with. */
export const ruhendeMitgliedschaft = pgTable(
  "ruhende_mitgliedschaft",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    rolle: text("rolle", { enum: ["BEVOLLMAECHTIGTER", "MITARBEITER"] }).notNull(),
    darfStammdaten: boolean("darf_stammdaten").notNull(),
    letzteAnmeldungAm: moment("letzte_anmeldung_am"),
    seit: moment("seit").notNull(),
    ruhtSeit: moment("ruht_seit").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.benutzerUuid, spalten.unternehmenUuid] })],
);

/** Every saved version of the master data. @see domain/unternehmen/zeitbezug */
export const unternehmenRevision = pgTable(
  "unternehmen_revision",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    revision: integer("revision").notNull(),
    art: text("art").$type<FassungArt>().notNull(),
    gueltigAb: date("gueltig_ab"),
    nachgewiesen: text("nachgewiesen").array().notNull().default([]),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
    /** The version whose day this one corrects, and the day; null for one that changes answers. */
    berichtigtRevision: integer("berichtigt_revision"),
    berichtigtTag: date("berichtigt_tag"),
    /** The right values of sections that have ended, by field; null where it corrects none. */
    fruehere: jsonb("fruehere").$type<Fruehere>(),
    /** When a coming change was entered that the portal has stored on its day; null for what a person has saved. */
    vorgemerktAm: moment("vorgemerkt_am"),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.revision] })],
);

/**
 * What is to change from a coming day on: only the answers that differ from those of the day on which it was entered.
 * It becomes a version on its day, and is gone then or when it was withdrawn.
 */
export const stammdatenVormerkung = pgTable("stammdaten_vormerkung", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  gueltigAb: date("gueltig_ab").notNull(),
  werte: jsonb("werte").$type<Werte>().notNull(),
  am: moment("am").notNull(),
  von: uuid("von"),
  /** Since when it is known that it cannot be stored; null while nothing has failed. */
  gescheitertAm: moment("gescheitert_am"),
});
