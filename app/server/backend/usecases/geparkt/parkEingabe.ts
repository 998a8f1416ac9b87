import type { GeparkterOrt } from "~/contract/antrag/geparkteEingaben";
import { hasAntworten, onlyAufzubewahrende } from "~/domain/antrag/formular/aufbewahrung";
import { isStabsformular, STABSFORMULARE } from "~/domain/benutzer/stabsformulare";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { isFirmenformular } from "~/domain/unternehmen/firmenformulare";
import { formularArt, type FormularArt } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { countOthers, hasAntrag, hasSaved, lockMitglied, lockStab, storeGeparkte } from "../../storage/geparktStore";
import { inTransaktion } from "../../storage/transaction";
import { limit } from "../ratelimit/count";
import { hmac } from "../sitzung/krypto";
import { findZaehltAb, geparktVor } from "./frist";
import { encrypt } from "./inhalt";
import { readTicket, type TicketInhalt } from "./ticket";
import { SPEICHERNDE } from "./vorgaenge";

type Eingabe = { ticket: string; ort: GeparkterOrt; felder: string };
type Ruf = Pick<RufKontext, "dienste" | "clientIp" | "schluessel" | "person">;

/** One refusal for everything: it tells nobody what a ticket is worth. */
const abgelehnt = (): Ablehnung =>
  new Ablehnung("TOKEN_UNGUELTIG", [], "Die Eingaben konnten nicht aufbewahrt werden.");

/** The posted ids, in the case in which ours are written; the contract has seen to that of a row. */
function withKleinenIds(gesendet: GeparkterOrt): GeparkterOrt {
  if (gesendet.art !== "VORHABEN") return gesendet;
  const { antragUuid, vorhabenUuid, ...ort } = gesendet;
  return { ...ort, antragUuid: antragUuid.toLowerCase(), vorhabenUuid: vorhabenUuid.toLowerCase() };
}

/** Is it a ticket for this form? The address of a document or message says no more than the ticket. */
function isPassend({ art, antrag, gegenstand }: TicketInhalt, ort: GeparkterOrt): boolean {
  if (ort.art !== "VORHABEN") return art === ort.art;
  return art === "VORHABEN" && antrag === ort.antragUuid && gegenstand === ort.vorhabenUuid;
}

type Abgesendetes = { ticket: TicketInhalt; ort: GeparkterOrt; felder: string };

/** A key for what was sent: the same for the same form and texts, and nobody can tell the texts from it. */
function computeSchluessel(schluessel: string, { dienste, gesendet }: { dienste: Dienste; gesendet: Abgesendetes }) {
  const { ticket, ort, felder } = gesendet;
  const was = JSON.stringify([schluessel, ticket.benutzer, ticket.unternehmen, ticket.gegenstand, ort, felder]);
  const hex = Buffer.from(hmac(dienste.config.secretKey, "geparkt-schluessel", was), "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/**
 * The key under which the form is kept: its own, unless that has saved already. Then this is another form on the same
 * page, such as one that was left open and is changed once more; sent twice, it is still kept once.
 */
async function schluesselFuer(tx: Tx, { dienste, schluessel }: Ruf, gesendet: Abgesendetes): Promise<string> {
  const { benutzer: benutzerUuid } = gesendet.ticket;
  const eigene = schluessel === null ? [] : [schluessel, computeSchluessel(schluessel, { dienste, gesendet })];
  for (const einer of eigene)
    if (!(await hasSaved(tx, { benutzerUuid, schluessel: einer, vorgaenge: SPEICHERNDE }))) return einer;
  return dienste.random.uuid();
}

/**
 * The form of the Antrag that a ticket names; null for one of the company or of staff. Throws when the Antrag is not of
 * the company.
 */
async function formularVon(tx: Tx, { antrag, unternehmen }: TicketInhalt): Promise<FormularArt | null> {
  if (antrag === null || unternehmen === null) return null;
  const gefunden = await hasAntrag(tx, unternehmen, antrag);
  if (gefunden === undefined) throw abgelehnt();
  return formularArt({ version: gefunden.version, istVereinfachterAntrag: gefunden.istVereinfacht });
}

/** May the role use the editor? */
const hasStabsrecht = ({ art, rolle }: TicketInhalt): boolean =>
  isStabsformular(art) &&
  rolle !== undefined &&
  can(STABSFORMULARE[art].recht, { systemRolle: rolle, unternehmenRolle: null });

/**
 * Locks the person against a second form at the same time; false when the membership, or the role of somebody of the
 * staff, has ended since the ticket was made, or no longer has the right.
 */
async function lockPerson(tx: Tx, ticket: TicketInhalt): Promise<boolean> {
  const { benutzer: benutzerUuid, unternehmen: unternehmenUuid, rolle } = ticket;
  if (unternehmenUuid !== null) return lockMitglied(tx, { benutzerUuid, unternehmenUuid });
  return rolle !== undefined && hasStabsrecht(ticket) && lockStab(tx, { benutzerUuid, rolle });
}

async function preserve(tx: Tx, ruf: Ruf, gesendet: Abgesendetes): Promise<string> {
  const { dienste } = ruf;
  const { ticket, ort, felder } = gesendet;
  if (!(await lockPerson(tx, ticket))) throw abgelehnt();
  const formular = await formularVon(tx, ticket);
  const schluessel = await schluesselFuer(tx, ruf, gesendet);
  const andere = await countOthers(tx, { benutzerUuid: ticket.benutzer, schluessel, seit: geparktVor(dienste) });
  if (andere >= dienste.config.grenzen.geparkteEingabenJePerson) throw abgelehnt();
  const gebunden = {
    benutzerUuid: ticket.benutzer,
    unternehmenUuid: ticket.unternehmen,
    antragUuid: ticket.antrag,
    firmenformular: isFirmenformular(ticket.art) ? ticket.art : null,
    stabsformular: isStabsformular(ticket.art) ? ticket.art : null,
    gegenstandUuid: ticket.gegenstand,
  };
  const inhalt = encrypt(dienste, gebunden, { ort, formular, felder });
  return storeGeparkte(tx, {
    uuid: dienste.random.uuid(),
    ...gebunden,
    schluessel,
    inhalt,
    geparktAm: dienste.clock.now(),
    zaehltAb: await findZaehltAb(dienste),
  });
}

/** Is it the person of the ticket who calls, where the form will wait? */
function isEigene({ person }: Ruf, ticket: TicketInhalt): boolean {
  if (person?.benutzerUuid !== ticket.benutzer) return false;
  if (isStabsformular(ticket.art)) return can(STABSFORMULARE[ticket.art].recht, person);
  return person.unternehmenUuid === ticket.unternehmen;
}

/**
 * Keeps a form that arrived after its session had ended. The ticket alone says for whom; whoever holds it can only give
 * that person something to look at, and nothing is written before that person says so. What waits is never pushed out
 * by what comes later.
 */
export async function parkEingabe(ruf: Ruf, eingabe: Eingabe): Promise<{ uuid: string | null }> {
  const { dienste, clientIp } = ruf;
  await limit(dienste, "parkenProIp", clientIp);
  const ticket = readTicket(dienste, eingabe.ticket);
  const ort = withKleinenIds(eingabe.ort);
  const felder = onlyAufzubewahrende(ort.art, eingabe.felder);
  if (ticket === null || !isPassend(ticket, ort) || !hasAntworten(felder)) throw abgelehnt();
  await limit(dienste, "parkenProKonto", ticket.benutzer);
  const uuid = await inTransaktion(dienste, (tx) => preserve(tx, ruf, { ticket, ort, felder }));
  return { uuid: isEigene(ruf, ticket) ? uuid : null };
}
