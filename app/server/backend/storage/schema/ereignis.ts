import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { BelegArt } from "~/domain/beleg/belegArten";

const zeitpunkt = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** What an event says beside its kind and time. Codes, ids and checksums only: no text that somebody wrote. */
export type EreignisInhalt = {
  /** PERSON: somebody of the company or of the staff; VERFAHREN: the authority's system or the portal itself. */
  akteur: "PERSON" | "VERFAHREN";
  person?: string;
  /** The line of the audit log that says the same. */
  lfd?: number;
  von?: string;
  nach?: string;
  /** Checksum of the reason. */
  grund?: string;
  /** Checksum of the content that the event is about. */
  pruefsumme?: string;
  /** A receipt was given. */
  beleg?: BelegArt;
  code?: string;
  /** It was there before the chain was, and says what the audit log said then. */
  uebernommen?: true;
  /** The chain did not end where its head said. What the head said, for whoever has to find out. */
  bruch?: { nummer: number; hash: string };
};

/** The events of an Antrag, 1, 2, 3 …; nothing changes or removes one. */
export const ereignis = pgTable(
  "ereignis",
  {
    antragUuid: uuid("antrag_uuid").notNull(),
    nummer: integer("nummer").notNull(),
    am: zeitpunkt("am").notNull(),
    art: text("art").notNull(),
    inhalt: jsonb("inhalt").$type<EreignisInhalt>().notNull(),
    vorherHash: text("vorher_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.antragUuid, t.nummer] })],
);

/** Where each chain ends. */
export const ereignisKopf = pgTable("ereignis_kopf", {
  antragUuid: uuid("antrag_uuid").primaryKey(),
  nummer: integer("nummer").notNull(),
  hash: text("hash").notNull(),
  siegel: text("siegel").notNull(),
});

/** What can be confirmed by its code; nothing changes or removes one. */
export const beleg = pgTable("beleg", {
  code: text("code").primaryKey(),
  antragUuid: uuid("antrag_uuid").notNull(),
  art: text("art").$type<BelegArt>().notNull(),
  ereignisNummer: integer("ereignis_nummer").notNull(),
  pruefsumme: text("pruefsumme").notNull(),
  am: zeitpunkt("am").notNull(),
});
