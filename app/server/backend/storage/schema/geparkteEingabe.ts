import type { Stabsformular } from "~/domain/benutzer/stabsformulare";
import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Forms that arrived after the session had ended; `inhalt` is encrypted. */
export const geparkteEingabe = pgTable(
  "geparkte_eingabe",
  {
    uuid: uuid("uuid").primaryKey(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    /** Null for an editor of staff. */
    unternehmenUuid: uuid("unternehmen_uuid"),
    /** The Antrag that it belongs to; null for a form of the company or of staff, which says so itself. */
    antragUuid: uuid("antrag_uuid"),
    firmenformular: text("firmenformular").$type<Firmenformular>(),
    stabsformular: text("stabsformular").$type<Stabsformular>(),
    /**
     * The Vorhaben, the document, the message, the row or what an editor of staff was open for; where none is stored
     * yet the company, of staff the person.
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
