import { date, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Werte } from "~/formkit/field";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The figures of one company in one Wirtschaftsjahr. `werte` holds all answers but whose they are and the days. */
export const kmuZahlen = pgTable("kmu_zahlen", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  verbundZeileUuid: uuid("verbund_zeile_uuid"),
  beginn: date("beginn").notNull(),
  ende: date("ende").notNull(),
  werte: jsonb("werte").$type<Werte>().notNull(),
  revision: integer("revision").notNull(),
  geaendertAm: moment("geaendert_am").notNull(),
  geaendertVon: uuid("geaendert_von"),
});

/** Every saved version, with all answers. */
export const kmuZahlenRevision = pgTable(
  "kmu_zahlen_revision",
  {
    zahlenUuid: uuid("zahlen_uuid").notNull(),
    revision: integer("revision").notNull(),
    werte: jsonb("werte").$type<Werte>().notNull(),
    am: moment("am").notNull(),
    von: uuid("von"),
  },
  (spalten) => [primaryKey({ columns: [spalten.zahlenUuid, spalten.revision] })],
);
