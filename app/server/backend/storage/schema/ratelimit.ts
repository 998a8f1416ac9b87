import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Counted uses of one key since the beginning of its window. */
export const ratelimit = pgTable("ratelimit", {
  schluessel: text("schluessel").primaryKey(),
  fenster: moment("fenster").notNull(),
  anzahl: integer("anzahl").notNull(),
  ablauf: moment("ablauf").notNull(),
});

/** Consecutive failed logins of an address, whether or not there is an account for it. */
export const anmeldeversuch = pgTable("anmeldeversuch", {
  schluessel: text("schluessel").primaryKey(),
  fehlversuche: integer("fehlversuche").notNull(),
  sperreBis: moment("sperre_bis"),
  letzterAm: moment("letzter_am").notNull(),
});
