import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { noteErfolg, noteFehler } from "../../storage/wartungStore";

/** The background work, by what it is for. */
export const LAEUFE = {
  MAIL: "E-Mails versenden",
  EXPORTE: "Exporte vorbereiten",
  FRISTEN: "Fristen und Erinnerungen",
  ZUGANGSAENDERUNGEN: "Änderungen von Zugängen",
  STATISTIK: "Erinnerung an die Geschäftsstatistik",
  RUECKGABE: "Rückgabe begonnener Anmeldungen",
  KETTEN: "Prüfung der Ereignisketten",
  AUFRAEUMEN: "Aufräumen",
} as const;

export type Laufname = keyof typeof LAEUFE;

/** Where the background work notes how it ended. */
export type Laufbuch = ReturnType<typeof createLaufbuch>;

/** So much of an error fits into a line of a table. */
const FEHLER_MAX = 300;
/** Work that runs every few seconds does not write each time. */
const NOTIERT_ALLE_MS = 60_000;

/**
 * Keeps in the database when each piece of background work last ended well or failed, for all processes together: that
 * is how somebody sees that work has stopped although nothing failed.
 */
export function createLaufbuch({ db, clock }: Pick<Dienste, "db" | "clock">) {
  const notiert = new Map<Laufname, number>();
  return {
    /** Does the work and notes how it ended; a failure is thrown on. */
    record: async (name: Laufname, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        notiert.delete(name);
        // Where the database is what failed, this fails as well, and what happened is told by the error itself.
        await noteFehler(db, {
          name,
          am: clock.now(),
          fehler: describeError(error).message.slice(0, FEHLER_MAX),
        }).catch(() => undefined);
        throw error;
      }
      const am = clock.now();
      if (am.getTime() - (notiert.get(name) ?? -Infinity) < NOTIERT_ALLE_MS) return;
      await noteErfolg(db, name, am);
      notiert.set(name, am.getTime());
    },
  };
}
