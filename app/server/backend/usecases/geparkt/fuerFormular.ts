import type { GeparktKopf } from "~/contract/geparkteEingaben";
import { listWartende } from "../../storage/geparktStore";
import type { Aufruf } from "../antraege/aufruf";
import { besitzVon, toGeparktKopf } from "./geparkteEingaben";
import { stelleTicketAus } from "./ticket";

/** The ticket of a form that a person may fill in; staff get none. */
export function ticketFuer({ dienste, person }: Aufruf, { antrag, vorhaben }: { antrag: string; vorhaben: string }): { ticket?: string } {
  const besitz = besitzVon(dienste, person);
  if (besitz === null) return {};
  return { ticket: stelleTicketAus(dienste, { benutzer: besitz.benutzerUuid, unternehmen: besitz.unternehmenUuid, antrag, vorhaben }) };
}

/** What is kept already for this person and Vorhaben. */
export async function geparkteFuer({ dienste, person }: Aufruf, vorhaben: string): Promise<{ geparkte?: GeparktKopf[] }> {
  const besitz = besitzVon(dienste, person);
  if (besitz === null) return {};
  return { geparkte: (await listWartende(dienste.db, besitz, vorhaben)).map((satz) => toGeparktKopf(dienste, satz)) };
}
