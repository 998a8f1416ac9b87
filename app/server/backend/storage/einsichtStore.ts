import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { LESUNG, LESUNGSVORGAENGE } from "~/domain/antrag/lesungen";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { audit } from "./schema/audit";
import { benutzer } from "./schema/benutzer";
import { einsicht } from "./schema/einsicht";

/** A consent and who gave it. */
export type EinsichtSatz = { bis: Date; erteiltAm: Date; erteiltVon: string };

/** The consent that holds at `um`; undefined without one. */
export async function findEinsicht(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  um: Date,
): Promise<EinsichtSatz | undefined> {
  const [zeile] = await ausfuehrer
    .select({ bis: einsicht.bis, erteiltAm: einsicht.erteiltAm, erteiltVon: nameVon(benutzer) })
    .from(einsicht)
    .innerJoin(benutzer, eq(benutzer.uuid, einsicht.erteiltVon))
    .where(and(eq(einsicht.antragUuid, antragUuid), gt(einsicht.bis, um)));
  return zeile;
}

/** Stores a consent in place of the one before. */
export async function storeEinsicht(tx: Tx, zeile: typeof einsicht.$inferInsert): Promise<void> {
  await tx.insert(einsicht).values(zeile).onConflictDoUpdate({ target: einsicht.antragUuid, set: zeile });
}

/** Takes a consent back; false when there was none. */
export async function deleteEinsicht(tx: Tx, antragUuid: string): Promise<boolean> {
  const weg = await tx
    .delete(einsicht)
    .where(eq(einsicht.antragUuid, antragUuid))
    .returning({ uuid: einsicht.antragUuid });
  return weg.length > 0;
}

const lesungenZu = (antragUuid: string) =>
  and(eq(audit.antragUuid, antragUuid), inArray(audit.vorgang, [...LESUNGSVORGAENGE]));

/** A reading by staff: who, in which role, by which call, and what for where it was taken along. */
export type LesungZeile = {
  lfd: number;
  am: Date;
  name: string;
  rolle: string;
  vorgang: string;
  ruf: string;
  zweck: string | null;
};

/** What staff have read of an Antrag, newest first: one page, and how much there is in all. */
export async function listLesungen(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: LesungZeile[]; total: number }> {
  const data = await ausfuehrer
    .select({
      lfd: audit.lfd,
      am: audit.am,
      name: nameVon(benutzer),
      rolle: sql<string>`coalesce(${audit.von}, '')`,
      vorgang: audit.vorgang,
      ruf: sql<string>`coalesce(${audit.grund}, '')`,
      zweck: audit.nach,
    })
    .from(audit)
    .innerJoin(benutzer, eq(benutzer.uuid, audit.benutzerUuid))
    .where(lesungenZu(antragUuid))
    .orderBy(desc(audit.lfd))
    .limit(limit)
    .offset(offset);
  const [gezaehlt] = await ausfuehrer.select({ anzahl: count() }).from(audit).where(lesungenZu(antragUuid));
  return { data, total: gezaehlt?.anzahl ?? data.length };
}

/** The same look on the screen by the same person since `seit`. */
export async function hasLesung(
  ausfuehrer: Ausfuehrer,
  {
    antragUuid,
    benutzerUuid,
    rolle,
    ruf,
    seit,
  }: { antragUuid: string; benutzerUuid: string; rolle: string; ruf: string; seit: Date },
): Promise<boolean> {
  const [zeile] = await ausfuehrer
    .select({ lfd: audit.lfd })
    .from(audit)
    .where(
      and(
        eq(audit.antragUuid, antragUuid),
        eq(audit.vorgang, LESUNG),
        eq(audit.benutzerUuid, benutzerUuid),
        eq(audit.von, rolle),
        eq(audit.grund, ruf),
        gt(audit.am, seit),
      ),
    )
    .limit(1);
  return zeile !== undefined;
}
