import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { endAnsichten } from "./ansichtStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { sitzung, type SitzungZeile } from "./schema/sitzung";

export type { SitzungZeile };

export async function insertSitzung(tx: Tx, zeile: typeof sitzung.$inferInsert): Promise<void> {
  await tx.insert(sitzung).values(zeile);
}

export async function updateSitzung(ausfuehrer: Ausfuehrer, uuid: string, werte: Partial<SitzungZeile>): Promise<void> {
  await ausfuehrer.update(sitzung).set(werte).where(eq(sitzung.uuid, uuid));
}

/** Ends one session. */
export async function endSitzung(ausfuehrer: Ausfuehrer, uuid: string, am: Date): Promise<void> {
  await ausfuehrer
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(eq(sitzung.uuid, uuid), isNull(sitzung.beendetAm)));
}

/** Ends those of the sessions that have not ended; lists whose they were. */
export function endSitzungen(ausfuehrer: Ausfuehrer, uuids: string[], am: Date): Promise<{ benutzerUuid: string }[]> {
  return ausfuehrer
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(inArray(sitzung.uuid, uuids), isNull(sitzung.beendetAm)))
    .returning({ benutzerUuid: sitzung.benutzerUuid });
}

/**
 * Ends all sessions of a user, except one when it is named, and the views in which the support sees what the user sees.
 */
export async function endAlleSitzungen(
  ausfuehrer: Ausfuehrer,
  benutzerUuid: string,
  { am, ausser }: { am: Date; ausser: string | undefined },
): Promise<void> {
  const andere = ausser === undefined ? undefined : ne(sitzung.uuid, ausser);
  await ausfuehrer
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(eq(sitzung.benutzerUuid, benutzerUuid), isNull(sitzung.beendetAm), andere));
  await endAnsichten(ausfuehrer, { personUuid: benutzerUuid }, am);
}

/** Is this a session of the user that has not ended? */
export async function isOffeneSitzung(ausfuehrer: Ausfuehrer, uuid: string, benutzerUuid: string): Promise<boolean> {
  const gefunden = await ausfuehrer
    .select({ uuid: sitzung.uuid })
    .from(sitzung)
    .where(and(eq(sitzung.uuid, uuid), eq(sitzung.benutzerUuid, benutzerUuid), isNull(sitzung.beendetAm)));
  return gefunden.length > 0;
}

/** The complete logins of a user that live `jetzt` and were used after `seit`, the latest used first. */
export function listSitzungen(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, jetzt, seit }: { benutzerUuid: string; jetzt: Date; seit: Date },
): Promise<SitzungZeile[]> {
  return ausfuehrer
    .select()
    .from(sitzung)
    .where(
      and(
        eq(sitzung.benutzerUuid, benutzerUuid),
        eq(sitzung.stand, "AUTHENTICATED"),
        isNull(sitzung.beendetAm),
        gt(sitzung.absolutBis, jetzt),
        gt(sitzung.letzteAktionAm, seit),
      ),
    )
    .orderBy(desc(sitzung.letzteAktionAm), desc(sitzung.erstelltAm));
}

/** Removes sessions whose time is up, and those that were ended or last used before `vor`. */
export async function purgeSitzungen(ausfuehrer: Ausfuehrer, jetzt: Date, vor: Date): Promise<void> {
  await ausfuehrer
    .delete(sitzung)
    .where(or(lt(sitzung.absolutBis, jetzt), lt(sitzung.letzteAktionAm, vor), lt(sitzung.beendetAm, vor)));
}
