import { z } from "zod";
import { PERSON_GRUND_MAX } from "~/domain/benutzer/supportPerson";
import { can } from "~/domain/benutzer/systemrollenRechte";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import { findPerson, type PersonEintrag } from "../../storage/personenStore";
import { lockKonto } from "../../storage/personStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";

/** Whom an act is about, and why it is done. */
export type Anlass = { personUuid: string; grund: string };

/** Staff who may see how the access of people of companies stands. @spec bildschirme.md 5 */
export function requirePersonenleser(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("supportBenutzerLesen", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** Staff who may change it. */
export function requireSupport(kontext: RufKontext): Person {
  const person = requirePersonenleser(kontext);
  if (!can("unternehmensbenutzerSperren", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** Somebody of a company; staff, an unknown one and one who is gone are refused alike. */
export async function getEintrag(db: Ausfuehrer, { clock }: Dienste, uuid: string): Promise<PersonEintrag> {
  const gefunden = await findPerson(db, uuid, clock.now());
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return gefunden;
}

/** One act about a person, in its transaction. */
export type Handlung = { tx: Tx; dienste: Dienste; person: Person; ziel: PersonEintrag; grund: string; jetzt: Date };

/** `ruf`: the name of the call. `fn` does it, and says under which name the log has it. */
type Schritt = { ruf: string; anlass: Anlass; fn: (handlung: Handlung) => Promise<Vorgang> };

/** One act about somebody: one after the other, once per Idempotency-Key, and noted with its reason. */
export function takeStep(kontext: RufKontext, { ruf, anlass, fn }: Schritt): Promise<{ name: string }> {
  const person = requireSupport(kontext);
  const { grund } = readByRules(z.object({ grund: pflichttext(PERSON_GRUND_MAX) }), anlass);
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: ruf,
      eingabe: { ...anlass, grund },
      fn: async () => {
        await lockKonto(tx, anlass.personUuid);
        const ziel = await getEintrag(tx, dienste, anlass.personUuid);
        const jetzt = dienste.clock.now();
        const vorgang = await fn({ tx, dienste, person, ziel, grund, jetzt });
        await writeAudit(tx, { vorgang, am: jetzt, benutzerUuid: person.benutzerUuid, grund: `${ziel.uuid} ${grund}` });
        return { name: ziel.name };
      },
    }),
  );
}

/** The same for an act that has one name in the log. */
export const actOnPerson = (
  kontext: RufKontext,
  { vorgang, fn, ...schritt }: Omit<Schritt, "fn"> & { vorgang: Vorgang; fn: (handlung: Handlung) => Promise<void> },
): Promise<{ name: string }> =>
  takeStep(kontext, {
    ...schritt,
    fn: async (handlung) => {
      await fn(handlung);
      return vorgang;
    },
  });

/** Refuses what does not fit to how the person stands now. */
export const refuseStand = (): never => {
  throw new Ablehnung("PERSON_STAND");
};
