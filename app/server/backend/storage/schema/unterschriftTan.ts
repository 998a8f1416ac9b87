import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { UnterschriftIntent } from "~/domain/antrag/unterschrift";

/** The TAN that replaces a signature while nezo is switched off; one per person, intent and document. */
export const unterschriftTan = pgTable(
  "unterschrift_tan",
  {
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    intent: text("intent").$type<UnterschriftIntent>().notNull(),
    antragUuid: uuid("antrag_uuid").notNull(),
    /** The document; the Antrag itself where there is none of its own. */
    gegenstandUuid: uuid("gegenstand_uuid").notNull(),
    tanHash: text("tan_hash").notNull(),
    /** The state of the document that this TAN signs. */
    stand: text("stand").notNull(),
    gueltigBis: timestamp("gueltig_bis", { withTimezone: true, mode: "date" }).notNull(),
    versuche: integer("versuche").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.benutzerUuid, t.intent, t.gegenstandUuid] })],
);
