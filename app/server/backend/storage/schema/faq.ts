import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FaqLink } from "~/domain/hilfe/faqGrenzen";

/** A category of questions. `schluessel`: that of one the portal was delivered with. */
export const faqKategorie = pgTable("faq_kategorie", {
  uuid: uuid("uuid").primaryKey(),
  schluessel: text("schluessel"),
  name: text("name").notNull(),
  stelle: integer("stelle").notNull(),
  revision: integer("revision").notNull(),
});

/**
 * A question with its answer. `nummer`: that of one the portal was delivered with; `isBearbeitet`: no new version
 * changes it any more. The column `suche` follows from `suchtext` in the database.
 */
export const faqEintrag = pgTable("faq_eintrag", {
  uuid: uuid("uuid").primaryKey(),
  kategorieUuid: uuid("kategorie_uuid").notNull(),
  nummer: integer("nummer"),
  stelle: integer("stelle").notNull(),
  frage: text("frage").notNull(),
  antwort: text("antwort").notNull(),
  antwortHtml: text("antwort_html").notNull(),
  links: jsonb("links").$type<FaqLink[]>().notNull(),
  suchtext: text("suchtext").notNull(),
  isActive: boolean("is_active").notNull(),
  isBearbeitet: boolean("is_bearbeitet").notNull(),
  revision: integer("revision").notNull(),
  geaendertAm: timestamp("geaendert_am", { withTimezone: true, mode: "date" }).notNull(),
  geaendertVon: uuid("geaendert_von"),
});

/** The numbers that were delivered once. */
export const faqMitgeliefert = pgTable("faq_mitgeliefert", { nummer: integer("nummer").primaryKey() });

/** How often an entry helped or did not on a day. */
export const faqBewertung = pgTable(
  "faq_bewertung",
  {
    eintragUuid: uuid("eintrag_uuid").notNull(),
    tag: date("tag", { mode: "string" }).notNull(),
    ja: integer("ja").notNull(),
    nein: integer("nein").notNull(),
  },
  (t) => [primaryKey({ columns: [t.eintragUuid, t.tag] })],
);
