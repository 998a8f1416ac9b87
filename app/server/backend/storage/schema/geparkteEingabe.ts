import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Forms that arrived after the session had ended; `inhalt` is encrypted. */
export const geparkteEingabe = pgTable(
  "geparkte_eingabe",
  {
    uuid: uuid("uuid").primaryKey(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    /** The Antrag that it belongs to; null for a form of the company, which says so itself. */
    antragUuid: uuid("antrag_uuid"),
    firmenformular: text("firmenformular").$type<Firmenformular>(),
    /**
     * The Vorhaben, the document, the message or the row that was written about; the company where none is stored yet.
     */
    gegenstandUuid: uuid("vorhaben_uuid").notNull(),
    schluessel: uuid("schluessel").notNull(),
    inhalt: text("inhalt").notNull(),
    geparktAm: timestamp("geparkt_am", { withTimezone: true, mode: "date" }).notNull(),
    /** From when on the time counts for which it is kept; null: from `geparktAm` on. */
    zaehltAb: timestamp("zaehlt_ab", { withTimezone: true, mode: "date" }),
  },
  (t) => [unique().on(t.benutzerUuid, t.schluessel)],
);
