import { date, pgTable, smallint, uuid } from "drizzle-orm/pg-core";

/** Who wants to be reminded of deadlines by mail besides what everybody gets. */
export const erinnerungswahl = pgTable("erinnerungswahl", {
  benutzerUuid: uuid("benutzer_uuid").primaryKey(),
  /** So many days before the last one of a deadline, as in domain/frist/erinnerung. */
  tage: smallint("tage").array().notNull(),
  /** Up to this day in Berlin it has been looked for what to remind of. */
  geprueftBis: date("geprueft_bis").notNull(),
});
