import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The outbox: written in the transaction of the use case, sent after its commit. `text` is blank once it was sent or given up. */
export const mailAusgang = pgTable("mail_ausgang", {
  uuid: uuid("uuid").primaryKey(),
  empfaenger: text("empfaenger").notNull(),
  betreff: text("betreff").notNull(),
  text: text("text").notNull(),
  /** The order in which mails of one moment were written, and in which they leave. */
  nummer: bigint("nummer", { mode: "number" }).generatedAlwaysAsIdentity(),
  erstelltAm: moment("erstellt_am").notNull(),
  versuche: integer("versuche").notNull().default(0),
  naechsterVersuchAm: moment("naechster_versuch_am").notNull(),
  gesendetAm: moment("gesendet_am"),
  aufgegebenAm: moment("aufgegeben_am"),
  letzterFehler: text("letzter_fehler"),
});
