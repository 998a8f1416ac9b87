import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Forms that arrived after the session had ended; `inhalt` is encrypted. */
export const geparkteEingabe = pgTable(
  "geparkte_eingabe",
  {
    uuid: uuid("uuid").primaryKey(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    antragUuid: uuid("antrag_uuid").notNull(),
    /** The Vorhaben, the document or the message that was written about. */
    gegenstandUuid: uuid("vorhaben_uuid").notNull(),
    schluessel: uuid("schluessel").notNull(),
    inhalt: text("inhalt").notNull(),
    geparktAm: timestamp("geparkt_am", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [unique().on(t.benutzerUuid, t.schluessel)],
);
