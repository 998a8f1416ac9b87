import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SiegelVariante } from "~/domain/siegel/siegel";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A seal that a company has earned. */
export const siegelVerleihung = pgTable(
  "siegel_verleihung",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    variante: text("variante").$type<SiegelVariante>().notNull(),
    verliehenAm: moment("verliehen_am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.variante] })],
);

/** Who has agreed to which wording of the rules of use, for which company, and when. */
export const siegelZustimmung = pgTable(
  "siegel_zustimmung",
  {
    unternehmenUuid: uuid("unternehmen_uuid").notNull(),
    benutzerUuid: uuid("benutzer_uuid").notNull(),
    fassung: text("fassung").notNull(),
    am: moment("am").notNull(),
  },
  (spalten) => [primaryKey({ columns: [spalten.unternehmenUuid, spalten.benutzerUuid, spalten.fassung] })],
);
