import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AnlageTyp } from "~/domain/antrag/anlagen";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Files of the Vorhaben and of answers to the authority; the bytes lie in the storage under `schluessel`. */
export const datei = pgTable("datei", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  antragUuid: uuid("antrag_uuid"),
  vorhabenUuid: uuid("vorhaben_uuid"),
  /** The document after the submission that it belongs to. */
  schriftsatzUuid: uuid("schriftsatz_uuid"),
  /** The answer, begun or sent, that the file belongs to; null for a file of a Vorhaben. */
  antwortUuid: uuid("antwort_uuid"),
  name: text("name").notNull(),
  typ: text("typ").$type<AnlageTyp>().notNull(),
  groesse: integer("groesse").notNull(),
  sha256: text("sha256").notNull(),
  schluessel: text("schluessel").notNull(),
  hochgeladenAm: zeitpunkt("hochgeladen_am").notNull(),
  hochgeladenVon: uuid("hochgeladen_von").notNull(),
  eingereichtAm: zeitpunkt("eingereicht_am"),
  geloeschtAm: zeitpunkt("geloescht_am"),
  geloeschtVon: uuid("geloescht_von"),
  entferntAm: zeitpunkt("entfernt_am"),
});
