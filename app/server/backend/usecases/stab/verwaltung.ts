import { STAB_GRUND_MAX } from "~/domain/benutzer/stab";
import { can } from "~/domain/benutzer/systemrollenRechte";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { listStab, lockStab, type StabEintrag } from "../../storage/stabStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { pflichttext } from "../registrierung/benutzerRegeln";

/** All accounts of staff, locked, as they are now. */
export type StabVerwaltung = {
  tx: Tx;
  dienste: Dienste;
  person: Person;
  alle: readonly StabEintrag[];
  jetzt: Date;
};

/** Only administrators administer the staff. */
export function requireStabVerwalter(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (!can("stabVerwalten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** What is done, by its name; input and answer count once per Idempotency-Key. */
type Schritt<E, T> = { vorgang: string; eingabe: E; fn: (verwaltung: StabVerwaltung) => Promise<T> };

/**
 * Changes the staff: one transaction, one after the other. Whoever waited for the lock may be no administrator any
 * more, so the right is looked at again behind it.
 */
export function changeStab<E, T>(kontext: RufKontext, { vorgang, eingabe, fn }: Schritt<E, T>): Promise<T> {
  const person = requireStabVerwalter(kontext);
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang,
      eingabe,
      fn: async () => {
        await lockStab(tx);
        const alle = await listStab(tx);
        if (!listAdministratoren(alle).some(({ uuid }) => uuid === person.benutzerUuid))
          throw new Ablehnung("KEIN_ZUGRIFF");
        return fn({ tx, dienste, person, alle, jetzt: dienste.clock.now() });
      },
    }),
  );
}

/** The administrators who can log in: locked accounts and those that were never activated count for nothing. */
export const listAdministratoren = (alle: readonly StabEintrag[]): StabEintrag[] =>
  alle.filter(
    ({ rollen, gesperrtSeit, hasPasswort }) => rollen.includes("ADMINISTRATOR") && gesperrtSeit === null && hasPasswort,
  );

/** An account of staff; one that was removed, one of a company and an unknown one are refused alike. */
export function getStab({ alle }: StabVerwaltung, benutzerUuid: string): StabEintrag {
  const gefunden = alle.find(({ uuid }) => uuid === benutzerUuid.toLowerCase());
  if (gefunden === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return gefunden;
}

/**
 * Refuses what people would do to their own account, and what would leave no administrator.
 *
 * @spec bildschirme.md 6 Never the last administrator; nobody changes the own role alone.
 * @assumed bildschirme.md 6 does not say who changes it with one: another administrator does, alone. That covers lock
 * and removal, too.
 */
export function requireAndererStab({ alle, person }: StabVerwaltung, { uuid }: StabEintrag): void {
  const isUebrig = listAdministratoren(alle).some((administrator) => administrator.uuid !== uuid);
  if (!isUebrig) throw new Ablehnung("LETZTE_ADMINISTRATION");
  if (uuid === person.benutzerUuid) throw new Ablehnung("EIGENES_KONTO");
}

/** The rule for the reason of an act. */
export const GRUND = { grund: pflichttext(STAB_GRUND_MAX) };

/** Notes a change in the log: of whom, from what to what, and why. */
export async function recordStab(
  { tx, person, jetzt }: StabVerwaltung,
  { vorgang, wen, von, nach, grund }: { vorgang: Vorgang; wen: string; von?: string; nach?: string; grund?: string },
): Promise<void> {
  await writeAudit(tx, {
    vorgang,
    am: jetzt,
    benutzerUuid: person.benutzerUuid,
    von: von ?? null,
    nach: nach ?? null,
    grund: grund === undefined ? wen : `${wen} ${grund}`,
  });
}
