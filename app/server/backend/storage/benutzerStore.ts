import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer, wiederherstellungscode } from "./schema/benutzer";

export type BenutzerZeile = typeof benutzer.$inferSelect;

/** The whole account of an address, with what a login compares. */
export async function findAnmeldekonto(ausfuehrer: Ausfuehrer, email: string): Promise<BenutzerZeile | undefined> {
  const [konto] = await ausfuehrer.select().from(benutzer).where(eq(benutzer.email, email));
  return konto;
}

/** What a known device is bound to. */
export async function findGeraetKonto(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<Pick<BenutzerZeile, "uuid" | "passwortHash" | "geraeteVergessenAm"> | undefined> {
  const { passwortHash, geraeteVergessenAm } = benutzer;
  const [konto] = await ausfuehrer
    .select({ uuid: benutzer.uuid, passwortHash, geraeteVergessenAm })
    .from(benutzer)
    .where(eq(benutzer.uuid, uuid));
  return konto;
}

/** The hash of a password; null without an account, and before a password was set. */
export async function findPasswortHash(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | null> {
  const [konto] = await ausfuehrer
    .select({ hash: benutzer.passwortHash })
    .from(benutzer)
    .where(eq(benutzer.uuid, uuid));
  return konto?.hash ?? null;
}

/**
 * Keeps a password as it is until the transaction ends; false when it is another one by now, or the account is blocked.
 */
export async function lockPasswort(tx: Tx, uuid: string, passwortHash: string): Promise<boolean> {
  const gleiche = await tx
    .select({ uuid: benutzer.uuid })
    .from(benutzer)
    .where(and(eq(benutzer.uuid, uuid), eq(benutzer.passwortHash, passwortHash), isNull(benutzer.gesperrtSeit)))
    .for("share");
  return gleiche.length > 0;
}

export async function updateBenutzer(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  werte: Partial<BenutzerZeile>,
): Promise<void> {
  await ausfuehrer.update(benutzer).set(werte).where(eq(benutzer.uuid, uuid));
}

/** When the password was last changed, and how many recovery codes are left. */
export async function findKontoschutz(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<{ passwortGeaendertAm: Date; codes: number } | undefined> {
  const [konto] = await ausfuehrer
    .select({
      passwortGeaendertAm: benutzer.passwortGeaendertAm,
      codes: sql<number>`(select count(*)::int from ${wiederherstellungscode}
        where ${wiederherstellungscode.benutzerUuid} = ${uuid} and ${wiederherstellungscode.benutztAm} is null)`,
    })
    .from(benutzer)
    .where(eq(benutzer.uuid, uuid));
  return konto;
}

/** Adds accounts, those whose address is taken excepted; answers how many. */
export async function insertBenutzer(tx: Tx, zeilen: (typeof benutzer.$inferInsert)[]): Promise<number> {
  const eingefuegt = await tx.insert(benutzer).values(zeilen).onConflictDoNothing().returning({ uuid: benutzer.uuid });
  return eingefuegt.length;
}
