import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Rechterolle } from "~/domain/benutzer/systemrollenRechte";
import type { Zielart } from "~/domain/nachricht/zielgruppe";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An announcement; `text` is HTML, sanitised when it is written and when it is read. */
export const systemnachricht = pgTable("systemnachricht", {
  uuid: uuid("uuid").primaryKey(),
  titel: text("titel").notNull(),
  text: text("text").notNull(),
  anzeigenVon: moment("anzeigen_von").notNull(),
  /** Null: until somebody ends it. */
  anzeigenBis: moment("anzeigen_bis"),
  ereignisVon: moment("ereignis_von"),
  ereignisBis: moment("ereignis_bis"),
  zielgruppe: text("zielgruppe").$type<Zielart>().notNull().default("ALLE"),
  unternehmen: uuid("unternehmen")
    .array()
    .notNull()
    .default(sql`'{}'`),
  rollen: text("rollen")
    .array()
    .$type<Rechterolle[]>()
    .notNull()
    .default(sql`'{}'`),
  /** Also on the page of the login. */
  aufStartseite: boolean("auf_startseite").notNull().default(false),
  /** Grows with each change. */
  revision: integer("revision").notNull().default(1),
  /** Grows with what there is to read. */
  fassung: integer("fassung").notNull().default(1),
  geaendertAm: moment("geaendert_am"),
  geaendertVon: uuid("geaendert_von"),
});

/** Who has closed which announcement, and as it read then. */
export const systemnachrichtGeschlossen = pgTable(
  "systemnachricht_geschlossen",
  {
    systemnachrichtUuid: uuid("systemnachricht_uuid").notNull(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    fassung: integer("fassung").notNull(),
    am: moment("am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.systemnachrichtUuid, spalten.benutzerUuid] })],
);

export type SystemnachrichtZeile = typeof systemnachricht.$inferSelect;
