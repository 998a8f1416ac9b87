import type { Geparkt, GeparktKopf } from "~/contract/antrag/geparkteEingaben";
import { STABSFORMULARE } from "~/domain/benutzer/stabsformulare";
import { listStabsformulare } from "~/domain/benutzer/stabsformularRechte";
import { umfangVon } from "~/domain/benutzer/systemrollenRechte";
import { FIRMENFORMULARE } from "~/domain/unternehmen/firmenformulare";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import {
  type Besitz,
  deleteGeparkte,
  findWartende,
  type Firmenbesitz,
  type GeparktSatz,
  listWartende,
} from "../../storage/geparktStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { geparktVor, expiresOn } from "./frist";
import { decrypt } from "./inhalt";
import { SPEICHERNDE } from "./vorgaenge";

/**
 * Whose kept forms somebody may see who works for a company: the own ones for the chosen one, of Anträge that the
 * person may still read. Null for staff.
 */
export function firmenbesitzVon(dienste: Dienste, person: Person): Firmenbesitz | null {
  const { benutzerUuid, unternehmenUuid, systemRolle } = person;
  if (unternehmenUuid === null || systemRolle !== "UNTERNEHMENSMITARBEITER") return null;
  const nurEigene = umfangVon("antragLesen", person) !== "alle";
  return { benutzerUuid, unternehmenUuid, nurEigene, seit: geparktVor(dienste), vorgaenge: SPEICHERNDE };
}

/** The same for everybody: staff see those for which the chosen role has the right. */
function besitzVon(dienste: Dienste, person: Person): Besitz | null {
  const { benutzerUuid } = person;
  const stabsformulare = listStabsformulare(person);
  if (stabsformulare.length === 0) return firmenbesitzVon(dienste, person);
  return { benutzerUuid, unternehmenUuid: null, stabsformulare, seit: geparktVor(dienste), vorgaenge: SPEICHERNDE };
}

/** What people call a form of the company or of staff. */
function formularTitel({ firmenformular, stabsformular }: GeparktSatz): string {
  if (stabsformular !== null) return STABSFORMULARE[stabsformular].titel;
  return firmenformular === null ? "" : FIRMENFORMULARE[firmenformular];
}

/** A kept form as lists show it. */
export function toGeparktKopf(dienste: Dienste, satz: GeparktSatz): GeparktKopf {
  const { uuid, antragUuid, firmenformular, stabsformular, antragsnummer, geparktAm } = satz;
  const bezeichnung = satz.bezeichnung ?? formularTitel(satz);
  const ohneGegenstand = satz.unternehmenUuid ?? satz.benutzerUuid;
  const gegenstandUuid = satz.gegenstandUuid === ohneGegenstand ? null : satz.gegenstandUuid;
  const zeiten = { geparktAm: geparktAm.toISOString(), verfaelltAm: expiresOn(dienste, satz).toISOString() };
  return { uuid, antragUuid, firmenformular, stabsformular, gegenstandUuid, bezeichnung, antragsnummer, ...zeiten };
}

async function getWartende(
  { dienste, person }: Aufruf,
  ausfuehrer: Parameters<typeof findWartende>[0],
  uuid: string,
): Promise<GeparktSatz> {
  const besitz = besitzVon(dienste, person);
  const satz = besitz === null ? undefined : await findWartende(ausfuehrer, besitz, uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return satz;
}

/** What is kept for the calling person, newest first. */
export async function listGeparkte({ dienste, person }: Aufruf): Promise<{ data: GeparktKopf[] }> {
  const besitz = besitzVon(dienste, person);
  const saetze = besitz === null ? [] : await listWartende(dienste.db, besitz);
  return { data: saetze.map((satz) => toGeparktKopf(dienste, satz)) };
}

/** One kept form with everything typed. One that does not open any more counts as gone. */
export async function getGeparkte(ruf: Aufruf, uuid: string): Promise<Geparkt> {
  const { dienste } = ruf;
  const satz = await getWartende(ruf, dienste.db, uuid);
  const inhalt = decrypt(dienste, satz);
  if (inhalt === null) throw new Ablehnung("NICHT_GEFUNDEN");
  return { ...toGeparktKopf(dienste, satz), ...inhalt, schluessel: satz.schluessel };
}

/** Throws a kept form away. */
export async function discardParked(ruf: Aufruf, eingabe: { uuid: string }): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "geparkteEingaben.verwirf",
      eingabe,
      fn: async () => {
        const { uuid } = await getWartende(ruf, tx, eingabe.uuid);
        await deleteGeparkte(tx, { uuid, benutzerUuid: person.benutzerUuid });
        return { ok: true };
      },
    }),
  );
}
