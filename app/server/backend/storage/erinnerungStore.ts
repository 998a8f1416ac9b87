import { and, eq, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { erinnerungswahl } from "./schema/erinnerungswahl";

/** The days that a person has chosen; empty without a choice. */
export async function findErinnerungTage(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<number[]> {
  const [zeile] = await ausfuehrer
    .select({ tage: erinnerungswahl.tage })
    .from(erinnerungswahl)
    .where(eq(erinnerungswahl.benutzerUuid, benutzerUuid));
  return zeile?.tage ?? [];
}

/** Keeps a choice in place of an older one; what was looked for before stays looked for. */
export async function storeErinnerungTage(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, tage, heute }: { benutzerUuid: string; tage: number[]; heute: string },
): Promise<void> {
  if (tage.length === 0) {
    await ausfuehrer.delete(erinnerungswahl).where(eq(erinnerungswahl.benutzerUuid, benutzerUuid));
    return;
  }
  await ausfuehrer
    .insert(erinnerungswahl)
    .values({ benutzerUuid, tage, geprueftBis: heute })
    .onConflictDoUpdate({ target: erinnerungswahl.benutzerUuid, set: { tage } });
}

/** The people for whom nobody has looked today, in their order behind `nach`. */
export async function listUngepruefte(
  ausfuehrer: Ausfuehrer,
  { heute, nach, hoechstens }: { heute: string; nach: string | undefined; hoechstens: number },
): Promise<string[]> {
  const zeilen = await ausfuehrer
    .select({ uuid: erinnerungswahl.benutzerUuid })
    .from(erinnerungswahl)
    .where(
      and(
        lt(erinnerungswahl.geprueftBis, heute),
        nach === undefined ? undefined : sql`${erinnerungswahl.benutzerUuid} > ${nach}::uuid`,
      ),
    )
    .orderBy(erinnerungswahl.benutzerUuid)
    .limit(hoechstens);
  return zeilen.map(({ uuid }) => uuid);
}

/** Somebody whose deadlines are looked at: what was chosen, the day of the last look, and where to write to. */
export type Ungeprueft = { tage: number[]; geprueftBis: string; email: string; istGesperrt: boolean };

/** Takes the look of this day for a person, for this transaction alone; undefined when another has taken it. */
export async function takePruefung(tx: Tx, benutzerUuid: string, heute: string): Promise<Ungeprueft | undefined> {
  const { rows } = await tx.execute<Ungeprueft>(sql`
    WITH vorher AS (
      SELECT benutzer_uuid, tage, geprueft_bis FROM erinnerungswahl
      WHERE benutzer_uuid = ${benutzerUuid} AND geprueft_bis < ${heute}::date FOR UPDATE),
    getan AS (
      UPDATE erinnerungswahl e SET geprueft_bis = ${heute}::date FROM vorher v WHERE e.benutzer_uuid = v.benutzer_uuid)
    SELECT v.tage, v.geprueft_bis::text AS "geprueftBis", b.email, b.gesperrt_seit IS NOT NULL AS "istGesperrt"
    FROM vorher v JOIN benutzer b ON b.uuid = v.benutzer_uuid`);
  return rows[0];
}
