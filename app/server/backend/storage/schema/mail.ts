import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * The outbox: written in the transaction of the use case, sent after its commit. `text` is blank once it was sent or
 * given up.
 */
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
  /** Why the last try failed, where the mail server has said so; see MailAblehnung. */
  fehlerArt: text("fehler_art", { enum: ["ABGELEHNT", "EINRICHTUNG"] }),
  /** A worker has it until then; the next one to the same recipient waits. */
  versandBis: moment("versand_bis"),
  /** The same on each try; null for a mail of an earlier version. */
  messageId: text("message_id"),
});
