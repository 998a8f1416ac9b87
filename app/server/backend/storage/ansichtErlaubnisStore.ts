import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { ansichtCode, ansichtErlaubnis } from "./schema/ansicht";

/** Until when somebody lets the support look; undefined when not. */
export async function findErlaubnis(
  ausfuehrer: Ausfuehrer,
  benutzerUuid: string,
  jetzt: Date,
): Promise<Date | undefined> {
  const [zeile] = await ausfuehrer
    .select({ bis: ansichtErlaubnis.bis })
    .from(ansichtErlaubnis)
    .where(and(eq(ansichtErlaubnis.benutzerUuid, benutzerUuid), gt(ansichtErlaubnis.bis, jetzt)));
  return zeile?.bis;
}

/** Stores a consent in place of the one before. */
export async function storeErlaubnis(tx: Tx, zeile: typeof ansichtErlaubnis.$inferInsert): Promise<void> {
  await tx
    .insert(ansichtErlaubnis)
    .values(zeile)
    .onConflictDoUpdate({ target: ansichtErlaubnis.benutzerUuid, set: zeile });
}

/** Takes consent and code back. */
export async function deleteErlaubnis(tx: Tx, benutzerUuid: string): Promise<void> {
  await tx.delete(ansichtErlaubnis).where(eq(ansichtErlaubnis.benutzerUuid, benutzerUuid));
  await tx.delete(ansichtCode).where(eq(ansichtCode.benutzerUuid, benutzerUuid));
}

/** Stores a code in place of the one before, which is dead with it. */
export async function storeCode(tx: Tx, zeile: { benutzerUuid: string; codeHash: string; bis: Date }): Promise<void> {
  const neu = { ...zeile, versuche: 0, verbrauchtAm: null };
  await tx.insert(ansichtCode).values(neu).onConflictDoUpdate({ target: ansichtCode.benutzerUuid, set: neu });
}

const isGueltig = (benutzerUuid: string, jetzt: Date) =>
  and(eq(ansichtCode.benutzerUuid, benutzerUuid), gt(ansichtCode.bis, jetzt), isNull(ansichtCode.verbrauchtAm));

/** Until when the code of somebody can be used; undefined without one. */
export async function findCodeBis(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, jetzt, max }: { benutzerUuid: string; jetzt: Date; max: number },
): Promise<Date | undefined> {
  const [zeile] = await ausfuehrer
    .select({ bis: ansichtCode.bis })
    .from(ansichtCode)
    .where(and(isGueltig(benutzerUuid, jetzt), lt(ansichtCode.versuche, max)));
  return zeile?.bis;
}

/** Counts one try of the code; its hash while there are fewer than `max`, undefined for a code that is dead. */
export async function countCodeVersuch(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, jetzt, max }: { benutzerUuid: string; jetzt: Date; max: number },
): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .update(ansichtCode)
    .set({ versuche: sql`${ansichtCode.versuche} + 1` })
    .where(and(isGueltig(benutzerUuid, jetzt), lt(ansichtCode.versuche, max)))
    .returning({ hash: ansichtCode.codeHash });
  return zeile?.hash;
}

/** Uses a code up; false when somebody else was quicker. */
export async function consumeCode(
  tx: Tx,
  benutzerUuid: string,
  { codeHash, jetzt }: { codeHash: string; jetzt: Date },
) {
  const verbraucht = await tx
    .update(ansichtCode)
    .set({ verbrauchtAm: jetzt })
    .where(and(isGueltig(benutzerUuid, jetzt), eq(ansichtCode.codeHash, codeHash)))
    .returning({ uuid: ansichtCode.benutzerUuid });
  return verbraucht.length > 0;
}

/** Removes consents and codes whose time is up. */
export async function purgeErlaubnisse(ausfuehrer: Ausfuehrer, jetzt: Date): Promise<void> {
  await ausfuehrer.delete(ansichtErlaubnis).where(lt(ansichtErlaubnis.bis, jetzt));
  await ausfuehrer.delete(ansichtCode).where(lt(ansichtCode.bis, jetzt));
}
