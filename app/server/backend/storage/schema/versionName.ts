import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Names that people give to saves of a Vorhaben. */
export const versionName = pgTable(
  "version_name",
  {
    vorhabenUuid: uuid("vorhaben_uuid").notNull(),
    revision: integer("revision").notNull(),
    name: text("name").notNull(),
    am: timestamp("am", { withTimezone: true, mode: "date" }).notNull(),
    von: uuid("von").notNull(),
  },
  (t) => [primaryKey({ columns: [t.vorhabenUuid, t.revision] })],
);
