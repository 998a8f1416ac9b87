import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Until when staff may see what a company has not submitted. */
export const einsicht = pgTable("einsicht", {
  antragUuid: uuid("antrag_uuid").primaryKey(),
  bis: moment("bis").notNull(),
  erteiltAm: moment("erteilt_am").notNull(),
  erteiltVon: uuid("erteilt_von").notNull(),
});
