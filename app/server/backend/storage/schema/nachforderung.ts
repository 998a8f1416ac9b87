import { boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { NachforderungStatus } from "~/domain/nachforderung/nachforderungStatus";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const tag = (name: string) => date(name, { mode: "string" });

/** A follow-up request of the authority (§ 4(2) FZulBV). `frist`: the last day in time, until 24:00 in Berlin. */
export const nachforderung = pgTable("nachforderung", {
  uuid: uuid("uuid").primaryKey(),
  antragUuid: uuid("antrag_uuid").notNull(),
  /** From 1 for each Antrag. */
  nummer: integer("nummer").notNull(),
  status: text("status").$type<NachforderungStatus>().notNull(),
  anschreiben: text("anschreiben").notNull().default(""),
  frist: tag("frist").notNull(),
  fristUrspruenglich: tag("frist_urspruenglich").notNull(),
  verlaengerungBeantragtAm: zeitpunkt("verlaengerung_beantragt_am"),
  verlaengerungBeantragtVon: uuid("verlaengerung_beantragt_von"),
  verlaengerungGrund: text("verlaengerung_grund"),
  verlaengerungEntschiedenAm: zeitpunkt("verlaengerung_entschieden_am"),
  verlaengerungGewaehrt: boolean("verlaengerung_gewaehrt"),
  erstelltAm: zeitpunkt("erstellt_am").notNull(),
  erledigtAm: zeitpunkt("erledigt_am"),
  erinnertAm: zeitpunkt("erinnert_am"),
});

/** One question of a follow-up request; `vorhabenUuid` null when it is about the Antrag as a whole. */
export const nachforderungFrage = pgTable("nachforderung_frage", {
  uuid: uuid("uuid").primaryKey(),
  nachforderungUuid: uuid("nachforderung_uuid").notNull(),
  position: integer("position").notNull(),
  vorhabenUuid: uuid("vorhaben_uuid"),
  frage: text("frage").notNull(),
});
