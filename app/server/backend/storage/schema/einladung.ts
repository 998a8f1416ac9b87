import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true });

/** An invitation of a person into a company; its link is good for one use. */
export const einladung = pgTable("einladung", {
  uuid: uuid("uuid").primaryKey(),
  unternehmenUuid: uuid("unternehmen_uuid").notNull(),
  email: text("email").notNull(),
  vorname: text("vorname").notNull(),
  nachname: text("nachname").notNull(),
  rolle: text("rolle", { enum: ["BEVOLLMAECHTIGTER", "MITARBEITER"] }).notNull(),
  hash: text("hash").notNull(),
  /** `OFFEN`: it waits for the consent of a second authorised representative and is of no use yet. */
  zustimmung: text("zustimmung", { enum: ["OHNE", "OFFEN", "ERTEILT"] })
    .notNull()
    .default("OHNE"),
  gueltigBis: zeitpunkt("gueltig_bis").notNull(),
  /** The end of its time that the log has a line for. */
  ablaufVermerkt: zeitpunkt("ablauf_vermerkt"),
  angenommenAm: zeitpunkt("angenommen_am"),
  angenommenErgebnis: text("angenommen_ergebnis", { enum: ["VERKNUEPFT", "KONTO_ANGELEGT"] }),
  angenommenSchluessel: uuid("angenommen_schluessel"),
  erstelltVon: uuid("erstellt_von"),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
});

export type EinladungZeile = typeof einladung.$inferSelect;
