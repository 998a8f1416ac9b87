import type { GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import { can } from "~/domain/benutzer/systemrollenRechte";
import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { listWartende } from "../../storage/geparktStore";
import type { Aufruf } from "../antraege/aufruf";
import { besitzVon, toGeparktKopf } from "./geparkteEingaben";
import { issueTicket, type TicketInhalt } from "./ticket";

type Formular = Pick<TicketInhalt, "art" | "antrag" | "gegenstand">;

/** The ticket of a form that a person may fill in; staff get none. */
export function ticketFuer({ dienste, person }: Aufruf, formular: Formular): { ticket?: string } {
  const besitz = besitzVon(dienste, person);
  if (besitz === null) return {};
  return {
    ticket: issueTicket(dienste, { benutzer: besitz.benutzerUuid, unternehmen: besitz.unternehmenUuid, ...formular }),
  };
}

/**
 * The ticket of a form of the company, for those who may save it. `zeile`: the row that it is about; the company itself
 * without one.
 */
export function firmenTicket(
  { dienste, person }: Aufruf,
  { art, zeile }: { art: Firmenformular; zeile?: string },
): { ticket?: string } {
  const { benutzerUuid: benutzer, unternehmenUuid: unternehmen } = person;
  if (unternehmen === null || !can("unternehmenBearbeiten", person)) return {};
  return {
    ticket: issueTicket(dienste, { benutzer, unternehmen, antrag: null, art, gegenstand: zeile ?? unternehmen }),
  };
}

/** What is kept already for this person and Vorhaben, document or message. */
export async function geparkteFuer(
  { dienste, person }: Aufruf,
  gegenstand: string,
): Promise<{ geparkte?: GeparktKopf[] }> {
  const besitz = besitzVon(dienste, person);
  if (besitz === null) return {};
  return { geparkte: (await listWartende(dienste.db, besitz, gegenstand)).map((satz) => toGeparktKopf(dienste, satz)) };
}

/** Both, for a form that a person may fill in. */
export async function aufbewahrungFuer(
  ruf: Aufruf,
  formular: Formular,
): Promise<{ ticket?: string; geparkte?: GeparktKopf[] }> {
  return { ...ticketFuer(ruf, formular), ...(await geparkteFuer(ruf, formular.gegenstand)) };
}
