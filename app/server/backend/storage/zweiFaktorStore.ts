import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer, wiederherstellungscode } from "./schema/benutzer";

/** The encrypted secret of the app; null without one. */
export async function findAppSecret(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<string | null> {
  const [konto] = await ausfuehrer
    .select({ secret: benutzer.appTfaSecret })
    .from(benutzer)
    .where(eq(benutzer.uuid, benutzerUuid));
  return konto?.secret ?? null;
}

/** The encrypted secret of a set-up that is not confirmed, with its account locked; null without one. */
export async function lockAppEntwurf(tx: Tx, benutzerUuid: string): Promise<string | null> {
  const [konto] = await tx
    .select({ entwurf: benutzer.appTfaEntwurf })
    .from(benutzer)
    .where(eq(benutzer.uuid, benutzerUuid))
    .for("update");
  return konto?.entwurf ?? null;
}

/** Uses up the codes of the app up to this step; false when this or a later one was used. */
export async function useAppSchritt(ausfuehrer: Ausfuehrer, benutzerUuid: string, schritt: number): Promise<boolean> {
  const benutzt = await ausfuehrer
    .update(benutzer)
    .set({ appTfaLetzterSchritt: schritt })
    .where(and(eq(benutzer.uuid, benutzerUuid), lt(benutzer.appTfaLetzterSchritt, schritt)))
    .returning({ uuid: benutzer.uuid });
  return benutzt.length > 0;
}

/** Uses up a recovery code; false when there is no such code, or it was used. */
export async function useCode(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, hash, am }: { benutzerUuid: string; hash: string; am: Date },
): Promise<boolean> {
  const benutzt = await ausfuehrer
    .update(wiederherstellungscode)
    .set({ benutztAm: am })
    .where(
      and(
        eq(wiederherstellungscode.benutzerUuid, benutzerUuid),
        eq(wiederherstellungscode.hash, hash),
        isNull(wiederherstellungscode.benutztAm),
      ),
    )
    .returning({ hash: wiederherstellungscode.hash });
  return benutzt.length > 0;
}

export async function insertCodes(tx: Tx, benutzerUuid: string, hashes: readonly string[]): Promise<void> {
  await tx.insert(wiederherstellungscode).values(hashes.map((hash) => ({ benutzerUuid, hash })));
}

/** Takes all recovery codes of a user away. */
export async function deleteCodes(tx: Tx, benutzerUuid: string): Promise<void> {
  await tx.delete(wiederherstellungscode).where(eq(wiederherstellungscode.benutzerUuid, benutzerUuid));
}

/** How many of these recovery codes the user has, used or not. */
export async function countCodes(tx: Tx, benutzerUuid: string, hashes: string[]): Promise<number> {
  const vorhandene = await tx
    .select({ hash: wiederherstellungscode.hash })
    .from(wiederherstellungscode)
    .where(and(eq(wiederherstellungscode.benutzerUuid, benutzerUuid), inArray(wiederherstellungscode.hash, hashes)));
  return vorhandene.length;
}
