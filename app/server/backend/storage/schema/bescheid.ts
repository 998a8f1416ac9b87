import { date, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { BescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import type { BekanntgabeRegel } from "~/domain/bescheid/bescheidFristen";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const tag = (name: string) => date(name, { mode: "string" });

/** A decision, or the one after an objection. Days are those of Berlin. */
export const bescheid = pgTable("bescheid", {
  uuid: uuid("uuid").primaryKey(),
  antragUuid: uuid("antrag_uuid").notNull(),
  art: text("art").$type<"BESCHEID" | "WIDERSPRUCHSBESCHEID">().notNull(),
  inhalt: jsonb("inhalt").$type<BescheidInhalt>().notNull(),
  pruefsumme: text("pruefsumme").notNull(),
  belegCode: text("beleg_code"),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
  /** The last day of the ten days for retrieval, § 41(2a) VwVfG. */
  abrufbarBis: tag("abrufbar_bis").notNull(),
  abgerufenAm: zeitpunkt("abgerufen_am"),
  abgerufenVon: uuid("abgerufen_von"),
  bereitstellungBeendetAm: zeitpunkt("bereitstellung_beendet_am"),
  bekanntgabeRegel: text("bekanntgabe_regel").$type<BekanntgabeRegel>(),
  bekanntgabeAm: tag("bekanntgabe_am"),
  /** The last day for an objection, until 24:00. */
  widerspruchsfrist: tag("widerspruchsfrist"),
  erinnertAm: zeitpunkt("erinnert_am"),
  /** When the company was reminded that the period for an objection ends. */
  widerspruchErinnertAm: zeitpunkt("widerspruch_erinnert_am"),
});
