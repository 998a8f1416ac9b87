import { date, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Werte } from "~/formkit/field";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A Wirtschaftsjahr of a company. `werte` holds all answers but its first and last day. */
export const wirtschaftsjahr = pgTable("wirtschaftsjahr", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  beginn: date("beginn").notNull(),
  ende: date("ende").notNull(),
  werte: jsonb("werte").$type<Werte>().notNull(),
  revision: integer("revision").notNull().default(1),
  geaendertAm: moment("geaendert_am").notNull(),
  geaendertVon: uuid("geaendert_von"),
});

/** Every saved version, with the days among the answers. */
export const wirtschaftsjahrRevision = pgTable(
  "wirtschaftsjahr_revision",
  {
    wirtschaftsjahrUuid: uuid("wirtschaftsjahr_uuid").notNull(),
    revision: integer("revision").notNull(),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.wirtschaftsjahrUuid, spalten.revision] })],
);

/** Wirtschaftsjahre, by their last day, whose missing figures a company was written to about. */
export const wirtschaftsjahrErinnerung = pgTable(
  "wirtschaftsjahr_erinnerung",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    ende: date("ende").notNull(),
    am: moment("am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.ende] })],
);

/** Companies that say that they have completed no Wirtschaftsjahr yet. */
export const wirtschaftsjahrKeines = pgTable("wirtschaftsjahr_keines", {
  unternehmenUuid: uuid("unternehmen_uuid").primaryKey(),
  am: moment("am").notNull(),
  von: uuid("von"),
});
