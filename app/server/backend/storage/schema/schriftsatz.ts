import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SchriftsatzArt, SchriftsatzStatus } from "~/domain/antrag/schriftsaetze";
import type { Werte } from "~/formkit/field";
import type { EingereichterSchriftsatz } from "../antragInhalt";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * What the company writes after the submission: drafted, saved with revisions, signed, frozen in `inhalt`.
 *
 * @assumed domain.md 4.4, forms
 */
export const schriftsatz = pgTable("schriftsatz", {
  uuid: uuid("uuid").primaryKey(),
  antragUuid: uuid("antrag_uuid").notNull(),
  art: text("art").$type<SchriftsatzArt>().notNull(),
  /** The follow-up request that a Nachtrag answers; null for one without a request. */
  nachforderungUuid: uuid("nachforderung_uuid"),
  /** The decision that a Widerspruch is about. */
  bescheidUuid: uuid("bescheid_uuid"),
  /** The Widerspruch that is withdrawn. */
  widerspruchUuid: uuid("widerspruch_uuid"),
  status: text("status").$type<SchriftsatzStatus>().notNull(),
  revision: integer("revision").notNull().default(1),
  werte: jsonb("werte").$type<Werte>().notNull(),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
  erstelltVon: uuid("erstellt_von").notNull(),
  geaendertAm: zeitpunkt("geaendert_am").notNull(),
  geaendertVon: uuid("geaendert_von").notNull(),
  eingereichtAm: zeitpunkt("eingereicht_am"),
  eingereichtVon: uuid("eingereicht_von"),
  /** As it was signed, with everything it refers to; null for a draft. */
  inhalt: jsonb("inhalt").$type<EingereichterSchriftsatz>(),
  pruefsumme: text("pruefsumme"),
  belegCode: text("beleg_code"),
  /** Which help and hint texts stood there when it was submitted; null for a draft, and from before they were kept. */
  textstand: text("textstand"),
  beendetAm: zeitpunkt("beendet_am"),
  /** Of a draft that came too late: the draft into which its answers were taken over. */
  uebernommenIn: uuid("uebernommen_in"),
});

/** Every saved state of a draft. */
export const schriftsatzRevision = pgTable(
  "schriftsatz_revision",
  {
    schriftsatzUuid: uuid("schriftsatz_uuid").notNull(),
    revision: integer("revision").notNull(),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: zeitpunkt("am").notNull(),
    von: uuid("von").notNull(),
  },
  (t) => [primaryKey({ columns: [t.schriftsatzUuid, t.revision] })],
);
