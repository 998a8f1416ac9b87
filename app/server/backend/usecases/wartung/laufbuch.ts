import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { noteErfolg, noteFehler } from "../../storage/wartungStore";

/** The background work: what it is for, and how long it rests between two rounds. */
export const LAEUFE = {
  MAIL: { name: "E-Mails versenden", millis: 5_000 },
  EXPORTE: { name: "Exporte vorbereiten", millis: 5_000 },
  FRISTEN: { name: "Fristen und Erinnerungen", millis: 30_000 },
  EINLADUNGEN: { name: "Ablauf von Einladungen", millis: 30_000 },
  // Whoever has waited a day for it tries at once.
  ZUGANGSAENDERUNGEN: { name: "Änderungen von Zugängen", millis: 10_000 },
  // Nobody waits for it within the day on which a Wirtschaftsjahr has ended.
  STATISTIK: { name: "Erinnerung an die Geschäftsstatistik", millis: 60 * 60_000 },
  // A reminder is for a day, not for a minute of it.
  ERINNERUNGEN: { name: "Gewählte Erinnerungen an Fristen", millis: 10 * 60_000 },
  // Whoever looks at the master data on the day sees what holds from it on.
  VORMERKUNGEN: { name: "Vorgemerkte Änderungen der Stammdaten", millis: 60_000 },
  // Another node sees what this one has not given back yet.
  RUECKGABE: { name: "Rückgabe begonnener Anmeldungen", millis: 2_000 },
  // Whoever asks for a check of the chains looks at the page that says how it went.
  KETTEN: { name: "Prüfung der Ereignisketten", millis: 5_000 },
  // What it has not reached is read by the search itself.
  SUCHE: { name: "Verzeichnis für die Suche", millis: 10_000 },
  AUFRAEUMEN: { name: "Aufräumen", millis: 10 * 60_000 },
} as const;

/** Under this name stands when a mail has last left: the mail itself is deleted after its time. */
export const MAIL_VERSANDT = "MAIL_VERSANDT";

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
