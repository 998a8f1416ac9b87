import { can } from "~/domain/benutzer/systemrollenRechte";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type FirmenPerson, requireFirmenPerson, requireUnternehmensPerson, type RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import {
  listAktive,
  lockUnternehmen,
  type MitgliedZeile,
  type UnternehmenStand,
  type WerIstDas,
} from "../../storage/mitgliedStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";

export type Mitglied = MitgliedZeile & WerIstDas;

/** How the company reads of an administrator of the authority: whoever it is speaks for the authority. */
const BEHOERDE = "die Bescheinigungsstelle";

/** The company of the caller, locked, with its active members as they are now. */
export type Verwaltung = {
  tx: Tx;
  dienste: Dienste;
  person: FirmenPerson;
  stand: UnternehmenStand;
  aktive: readonly Mitglied[];
  jetzt: Date;
};

/**
 * The authorised representatives administer the users of their company, administrators those of the one that they look
 * at. @spec domain.md 4.2
 */
export function requireVerwalter(kontext: RufKontext): FirmenPerson {
  const person = requireFirmenPerson(kontext);
  if (!can("unternehmensbenutzerVerwalten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return isBehoerde(person) ? { ...person, name: BEHOERDE } : person;
}

const isBehoerde = ({ systemRolle }: FirmenPerson): boolean => systemRolle !== "UNTERNEHMENSMITARBEITER";

/** What is done, by its name in the log; input and answer count once per Idempotency-Key. */
type Schritt<E, T> = { vorgang: string; eingabe: E; fn: (verwaltung: Verwaltung) => Promise<T> };

/**
 * Changes the users of the company of the caller: one transaction, one after the other. Whoever waited for the lock may
 * be no representative any more, so the right is looked at again behind it. `person` is who may begin it.
 */
export function changeBenutzer<E, T>(kontext: RufKontext, { vorgang, eingabe, fn }: Schritt<E, T>): Promise<T> {
  const person = requireVerwalter(kontext);
  return inVerwaltung(kontext, person, {
    vorgang,
    eingabe: { ...eingabe, unternehmenUuid: person.unternehmenUuid },
    fn: async (verwaltung) => {
      const selbst = verwaltung.aktive.find(({ benutzerUuid }) => benutzerUuid === person.benutzerUuid);
      if (!isBehoerde(person) && selbst?.rolle !== "BEVOLLMAECHTIGTER") throw new Ablehnung("KEIN_ZUGRIFF");
      return fn(verwaltung);
    },
  });
}

/** The same for every member: only what concerns themselves. */
export const withVerwaltung = <E, T>(kontext: RufKontext, schritt: Schritt<E, T>): Promise<T> =>
  inVerwaltung(kontext, requireUnternehmensPerson(kontext), schritt);

function inVerwaltung<E, T>(
  kontext: RufKontext,
  person: FirmenPerson,
  { vorgang, eingabe, fn }: Schritt<E, T>,
): Promise<T> {
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang,
      eingabe,
      fn: async () => {
        const stand = await lockUnternehmen(tx, person.unternehmenUuid);
        if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const aktive = await listAktive(tx, person.unternehmenUuid);
        return fn({ tx, dienste, person, stand, aktive, jetzt: dienste.clock.now() });
      },
    }),
  );
}

/** An active member of the company; a foreign person, an unknown one and one who is deactivated are refused alike. */
export function getAktives({ aktive }: Verwaltung, benutzerUuid: string): Mitglied {
  const gefunden = aktive.find((mitglied) => mitglied.benutzerUuid === benutzerUuid);
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return gefunden;
}

/**
 * The authorised representatives who can log in, somebody excepted. Invitations, people who are deactivated and locked
 * accounts count for nothing.
 */
export const listHandlungsfaehige = ({ aktive }: Verwaltung, ausser: string): Mitglied[] =>
  aktive.filter(
    ({ rolle, isGesperrt, benutzerUuid }) => rolle === "BEVOLLMAECHTIGTER" && !isGesperrt && benutzerUuid !== ausser,
  );

/**
 * Throws when the company would be left without an authorised representative. @spec domain.md 4.2 never the last
 * Bevollmächtigte/r
 */
export function requireAndere(verwaltung: Verwaltung, { benutzerUuid, rolle }: Mitglied): void {
  if (rolle === "BEVOLLMAECHTIGTER" && listHandlungsfaehige(verwaltung, benutzerUuid).length === 0)
    throw new Ablehnung("LETZTE_BEVOLLMAECHTIGTE");
}

/** Notes a change in the log: of whom, in which company, from what to what. */
export async function record(
  { tx, person, jetzt }: Verwaltung,
  { vorgang, wen, von, nach }: { vorgang: Vorgang; wen: string; von?: string; nach?: string },
): Promise<void> {
  await writeAudit(tx, {
    vorgang,
    am: jetzt,
    benutzerUuid: person.benutzerUuid,
    von: von ?? null,
    nach: nach ?? null,
    grund: `${wen} ${person.unternehmenUuid}`,
  });
}
