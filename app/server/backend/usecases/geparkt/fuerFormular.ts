import type { Aufbewahrung, GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import { isStabsformular, STABSFORMULARE, type Stabsformular } from "~/domain/benutzer/stabsformulare";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { type Firmenformular, rechtFuer } from "~/domain/unternehmen/firmenformulare";
import { listWartende } from "../../storage/geparktStore";
import type { Aufruf } from "../antraege/aufruf";
import { firmenbesitzVon, listGeparkte, toGeparktKopf } from "./geparkteEingaben";
import { issueTicket, type TicketInhalt } from "./ticket";

type Formular = Pick<TicketInhalt, "art" | "antrag" | "gegenstand">;

/** The ticket of a form about an Antrag that a person may fill in; staff get none. */
export function ticketFuer({ dienste, person }: Aufruf, formular: Formular): { ticket?: string } {
  const besitz = firmenbesitzVon(dienste, person);
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
  // Whoever only looks at what the person sees puts nothing before her.
  if (unternehmen === null || person.isNurAnsicht || !can(rechtFuer(art), person)) return {};
  return {
    ticket: issueTicket(dienste, { benutzer, unternehmen, antrag: null, art, gegenstand: zeile ?? unternehmen }),
  };
}

/** The ticket of an editor of staff, for those whose chosen role has its right. */
function stabsTicket(
  { dienste, person }: Aufruf,
  { art, gegenstand }: { art: Stabsformular; gegenstand: string | undefined },
): { ticket?: string } {
  const { benutzerUuid: benutzer, systemRolle: rolle } = person;
  if (!can(STABSFORMULARE[art].recht, person)) return {};
  const wofuer = { art, antrag: null, unternehmen: null, gegenstand: gegenstand ?? benutzer };
  return { ticket: issueTicket(dienste, { benutzer, rolle, ...wofuer }) };
}

/** What the page of a form of the company or of an editor of staff needs, for whoever may send it. */
export async function getAufbewahrung(
  ruf: Aufruf,
  { art, gegenstandUuid }: { art: Firmenformular | Stabsformular; gegenstandUuid?: string | undefined },
): Promise<Aufbewahrung> {
  // An id in the case in which ours are written.
  const gegenstand = gegenstandUuid?.toLowerCase();
  const { ticket } = isStabsformular(art)
    ? stabsTicket(ruf, { art, gegenstand })
    : firmenTicket(ruf, { art, ...(gegenstand === undefined ? {} : { zeile: gegenstand }) });
  if (ticket === undefined) return { geparkte: [] };
  const { data } = await listGeparkte(ruf);
  const isVonHier = ({ stabsformular, firmenformular, gegenstandUuid: dieses }: GeparktKopf): boolean =>
    (stabsformular ?? firmenformular) === art && dieses === (gegenstand ?? null);
  return { ticket, geparkte: data.filter(isVonHier) };
}

/** What is kept already for this person and Vorhaben, document or message. */
export async function geparkteFuer(
  { dienste, person }: Aufruf,
  gegenstand: string,
): Promise<{ geparkte?: GeparktKopf[] }> {
  const besitz = firmenbesitzVon(dienste, person);
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
