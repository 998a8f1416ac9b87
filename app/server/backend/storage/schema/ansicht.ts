import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Until when somebody lets the support see the portal as she sees it. */
export const ansichtErlaubnis = pgTable("ansicht_erlaubnis", {
  benutzerUuid: uuid("benutzer_uuid").primaryKey(),
  erteiltAm: moment("erteilt_am").notNull(),
  bis: moment("bis").notNull(),
});

/** The latest code that somebody can read out; it lets the support in once. */
export const ansichtCode = pgTable("ansicht_code", {
  benutzerUuid: uuid("benutzer_uuid").primaryKey(),
  codeHash: text("code_hash").notNull(),
  bis: moment("bis").notNull(),
  versuche: integer("versuche").notNull().default(0),
  verbrauchtAm: moment("verbraucht_am"),
});

/** A view of the support: a session that only reads. It stays as the line of the person's own list. */
export const ansicht = pgTable("ansicht", {
  uuid: uuid("uuid").primaryKey(),
  zugriffHash: text("zugriff_hash").notNull(),
  csrf: text("csrf").notNull(),
  personUuid: uuid("person_uuid").notNull(),
  betrachterUuid: uuid("betrachter_uuid").notNull(),
  betrachterRolle: text("betrachter_rolle").notNull(),
  /** The login of the one who looks: when it ends, so does the view. */
  betrachterSitzungUuid: uuid("betrachter_sitzung_uuid").notNull(),
  /** The company that the person would have chosen; the only thing that a view changes. */
  unternehmenUuid: uuid("unternehmen_uuid"),
  grund: text("grund").notNull(),
  beginnAm: moment("beginn_am").notNull(),
  bis: moment("bis").notNull(),
  beendetAm: moment("beendet_am"),
});
