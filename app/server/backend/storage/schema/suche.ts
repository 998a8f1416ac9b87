import { customType, integer, pgTable, uuid } from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The words of a Vorhaben as it was saved with a revision; a background job writes them. */
export const vorhabenSuche = pgTable("vorhaben_suche", {
  vorhabenUuid: uuid("vorhaben_uuid").primaryKey(),
  revision: integer("revision").notNull(),
  woerter: tsvector("woerter").notNull(),
});
