import { and, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { sitzung, type SitzungZeile } from "./schema/sitzung";

const nochEinVersuch = { tanVersuche: sql`${sitzung.tanVersuche} + 1` };

/**
 * Counts one try, so long as there are fewer than `max`; undefined when there are as many, or the session is no longer
 * in this state.
 */
export async function countTanVersuch(
  ausfuehrer: Ausfuehrer,
  { uuid, stand }: Pick<SitzungZeile, "uuid" | "stand">,
  max: number,
): Promise<Pick<SitzungZeile, "tanHash" | "tanBis"> | undefined> {
  const [zeile] = await ausfuehrer
    .update(sitzung)
    .set(nochEinVersuch)
    .where(
      and(eq(sitzung.uuid, uuid), eq(sitzung.stand, stand), lt(sitzung.tanVersuche, max), isNull(sitzung.beendetAm)),
    )
    .returning({ tanHash: sitzung.tanHash, tanBis: sitzung.tanBis });
  return zeile;
}

/**
 * Counts one repetition of a TAN step that changed the token of this hash after `seit`; undefined when there is none,
 * or it has seen `max`.
 */
export async function countTanWiederholung(
  ausfuehrer: Ausfuehrer,
  { vorTanHash, seit, max }: { vorTanHash: string; seit: Date; max: number },
): Promise<SitzungZeile | undefined> {
  const [zeile] = await ausfuehrer
    .update(sitzung)
    .set(nochEinVersuch)
    .where(
      and(
        eq(sitzung.refreshVorherHash, vorTanHash),
        gte(sitzung.refreshGewechseltAm, seit),
        isNull(sitzung.beendetAm),
        lt(sitzung.tanVersuche, max),
      ),
    )
    .returning();
  return zeile;
}

/** Puts a new TAN into the place of the old one, while the session waits for one. */
export async function replaceTan(tx: Tx, uuid: string, tan: Partial<SitzungZeile>): Promise<void> {
  await tx
    .update(sitzung)
    .set(tan)
    .where(and(eq(sitzung.uuid, uuid), eq(sitzung.stand, "PRE_TAN")));
}

/** Makes a complete login of a session that waits for its TAN; false when it does so no longer. */
export async function completeTan(tx: Tx, uuid: string, werte: Partial<SitzungZeile>): Promise<boolean> {
  const gewonnen = await tx
    .update(sitzung)
    .set(werte)
    .where(
      and(eq(sitzung.uuid, uuid), eq(sitzung.stand, "PRE_TAN"), isNull(sitzung.beendetAm), isNotNull(sitzung.tanArt)),
    )
    .returning({ uuid: sitzung.uuid });
  return gewonnen.length > 0;
}

const isOffen = (uuid: string) => and(eq(sitzung.uuid, uuid), isNull(sitzung.beendetAm));

/** Keeps the first step of a confirmation: the password was right, a TAN is awaited. */
export async function storeNachweisschritt(tx: Tx, uuid: string, werte: Partial<SitzungZeile>): Promise<void> {
  await tx.update(sitzung).set(werte).where(isOffen(uuid));
}

/** Keeps that a person has proved who they are; false when the session has ended meanwhile. */
export async function storeNachweis(tx: Tx, uuid: string, nachweisAm: Date): Promise<boolean> {
  const bestaetigt = await tx
    .update(sitzung)
    .set({ nachweisAm, nachweisPasswortAm: null, tanHash: null, tanBis: null })
    .where(isOffen(uuid))
    .returning({ uuid: sitzung.uuid });
  return bestaetigt.length > 0;
}
