import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who did what and when; a trigger refuses every change of a written line. */
export const audit = pgTable("audit", {
  lfd: bigint("lfd", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  am: timestamp("am", { withTimezone: true, mode: "date" }).notNull(),
  vorgang: text("vorgang").notNull(),
  benutzerUuid: uuid("benutzer_uuid"),
  antragUuid: uuid("antrag_uuid"),
  von: text("von"),
  nach: text("nach"),
  grund: text("grund"),
});
