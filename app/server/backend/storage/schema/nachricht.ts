import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { NachrichtArt } from "~/domain/nachricht/nachrichtArten";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A message to a company, or its answer. */
export const nachricht = pgTable("nachricht", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  antragUuid: uuid("antrag_uuid"),
  art: text("art").$type<NachrichtArt>().notNull(),
  titel: text("titel").notNull(),
  text: text("text").notNull(),
  erstelltAm: moment("erstellt_am").notNull(),
  /** Of an answer: the message it answers, and who wrote it. */
  antwortAuf: uuid("antwort_auf"),
  von: uuid("von"),
  quittiertAm: moment("quittiert_am"),
});

/** An answer that a person has begun; sent, it becomes a message with the same id. */
export const antwortEntwurf = pgTable("antwort_entwurf", {
  uuid: uuid("uuid").primaryKey(),
  nachrichtUuid: uuid("nachricht_uuid").notNull(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  text: text("text").notNull(),
  geaendertAm: moment("geaendert_am").notNull(),
});

/** Who has read which message. */
export const nachrichtGelesen = pgTable(
  "nachricht_gelesen",
  {
    nachrichtUuid: uuid("nachricht_uuid").notNull(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    gelesenAm: moment("gelesen_am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.nachrichtUuid, spalten.benutzerUuid] })],
);
