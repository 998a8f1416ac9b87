import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Zielgruppe } from "~/domain/nachricht/zielgruppe";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Whom an event of the live channel is for. */
export type LiveEmpfaenger =
  | { art: "alle" }
  | { art: "benutzer"; uuids: string[] }
  /** One login, as long as it acts in this role and for this company; null: for none. */
  | { art: "sitzung"; uuid: string; systemRolle: string; unternehmenUuid: string | null }
  /** Everybody who has chosen this company. */
  | { art: "unternehmen"; uuid: string }
  /** Everybody in an audience, in the role and for the company of the login; who is in the other one excepted. */
  | { art: "zielgruppe"; ziel: Zielgruppe; ausser?: Zielgruppe }
  /**
   * Everybody who looks at this record, except one person. `einst`: the company of a record that is no more, so that
   * nothing else says who may hear of it.
   */
  | { art: "beobachter"; name: string; id: string; ausser?: string; einst?: string };

/** What is to be told to users; the column `xid`, which only raw SQL reads, is filled by the database. */
export const liveEreignis = pgTable("live_ereignis", {
  id: bigint("id", { mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Destination of the topic. */
  ziel: text("ziel").notNull(),
  empfaenger: jsonb("empfaenger").$type<LiveEmpfaenger>().notNull(),
  /** The message, or what is known of it: each reader adds what depends on the moment and the user. */
  nutzlast: jsonb("nutzlast").$type<object>().notNull(),
  erstelltAm: moment("erstellt_am").notNull(),
});

/** A process that has lines to browsers. */
export const liveKnoten = pgTable("live_knoten", {
  uuid: uuid("uuid").primaryKey(),
  lebtBis: moment("lebt_bis").notNull(),
});

/** A STOMP session that is connected. */
export const liveVerbindung = pgTable("live_verbindung", {
  uuid: uuid("uuid").primaryKey(),
  knotenUuid: uuid("knoten_uuid").notNull(),
  benutzerUuid: uuid("benutzer_uuid").notNull(),
  platz: integer("platz").notNull(),
  seit: moment("seit").notNull(),
});

/** Which record a connection looks at. */
export const liveBeobachter = pgTable(
  "live_beobachter",
  {
    verbindungUuid: uuid("verbindung_uuid").notNull(),
    ressource: text("ressource").notNull(),
    ressourceId: uuid("ressource_id").notNull(),
    seit: moment("seit").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.verbindungUuid, spalten.ressource, spalten.ressourceId] })],
);
