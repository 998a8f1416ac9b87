import { and, asc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ausfuehrer, Tx } from "./datenbank";
import { isTaken } from "./isTaken";
import { benutzer } from "./schema/benutzer";
import { zugangsaenderung, type ZugangsaenderungZeile } from "./schema/zugangsaenderung";

export type { ZugangsaenderungZeile };

const offene = isNull(zugangsaenderung.beendetAm);

/** Begins a change; false when one of the person, or of the new address, is open already. */
export async function insertAenderung(tx: Tx, zeile: typeof zugangsaenderung.$inferInsert): Promise<boolean> {
  const eingefuegt = await tx
    .insert(zugangsaenderung)
    .values(zeile)
    .onConflictDoNothing()
    .returning({ uuid: zugangsaenderung.uuid });
  return eingefuegt.length > 0;
}

/** A change, locked until the transaction ends. The account comes first, see `lockKonto`. */
export async function lockAenderung(tx: Tx, uuid: string): Promise<ZugangsaenderungZeile | undefined> {
  const [zeile] = await tx.select().from(zugangsaenderung).where(eq(zugangsaenderung.uuid, uuid)).for("update");
  return zeile;
}

export async function updateAenderung(tx: Tx, uuid: string, werte: Partial<ZugangsaenderungZeile>): Promise<void> {
  await tx.update(zugangsaenderung).set(werte).where(eq(zugangsaenderung.uuid, uuid));
}

/** The change behind a link: of the person who stops it, or of the new address. */
export async function findAenderungByLink(
  ausfuehrer: Ausfuehrer,
  link: "einspruchHash" | "bestaetigungHash",
  hash: string,
): Promise<ZugangsaenderungZeile | undefined> {
  const [zeile] = await ausfuehrer.select().from(zugangsaenderung).where(eq(zugangsaenderung[link], hash));
  return zeile;
}

/** The open change of an account. */
export async function findOffene(
  ausfuehrer: Ausfuehrer,
  benutzerUuid: string,
): Promise<ZugangsaenderungZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(zugangsaenderung)
    .where(and(eq(zugangsaenderung.benutzerUuid, benutzerUuid), offene));
  return zeile;
}

const beginnende = alias(benutzer, "beginnende");
const zustimmende = alias(benutzer, "zustimmende");
const nameIn = ({ vorname, nachname }: { vorname: AnyPgColumn; nachname: AnyPgColumn }) =>
  sql<string>`trim(${vorname} || ' ' || ${nachname})`;

/** Open changes with the names of all who have to do with them, the oldest first; of one account, or of all. */
export function listOffene(ausfuehrer: Ausfuehrer, benutzerUuid?: string) {
  return ausfuehrer
    .select({
      aenderung: zugangsaenderung,
      name: nameIn(benutzer),
      email: benutzer.email,
      beginnende: nameIn(beginnende),
      /** Null before the consent. */
      zustimmende: sql<string | null>`${nameIn(zustimmende)}`,
      /** Neither the person nor whoever has begun it was locked or removed since. */
      isZustimmbar: sql<boolean>`${benutzer.gesperrtSeit} IS NULL AND ${beginnende.gesperrtSeit} IS NULL
        AND ${beginnende.entferntAm} IS NULL`,
    })
    .from(zugangsaenderung)
    .innerJoin(benutzer, eq(benutzer.uuid, zugangsaenderung.benutzerUuid))
    .innerJoin(beginnende, eq(beginnende.uuid, zugangsaenderung.begonnenVon))
    .leftJoin(zustimmende, eq(zustimmende.uuid, zugangsaenderung.zugestimmtVon))
    .where(and(offene, benutzerUuid === undefined ? undefined : eq(zugangsaenderung.benutzerUuid, benutzerUuid)))
    .orderBy(asc(zugangsaenderung.begonnenAm), asc(zugangsaenderung.uuid));
}

export type OffeneAenderung = Awaited<ReturnType<typeof listOffene>>[number];

/** The open changes whose state ends by now: those behind the one of `nach`. */
export function listFaelligeAenderungen(
  ausfuehrer: Ausfuehrer,
  jetzt: Date,
  { nach, hoechstens }: { nach: string | undefined; hoechstens: number },
): Promise<{ uuid: string; benutzerUuid: string }[]> {
  return ausfuehrer
    .select({ uuid: zugangsaenderung.uuid, benutzerUuid: zugangsaenderung.benutzerUuid })
    .from(zugangsaenderung)
    .where(
      and(
        offene,
        lte(zugangsaenderung.faelligAm, jetzt),
        nach === undefined ? undefined : gt(zugangsaenderung.uuid, nach),
      ),
    )
    .orderBy(asc(zugangsaenderung.uuid))
    .limit(hoechstens);
}

/** Removes changes that ended before `vor`; the log keeps who did what. */
export async function purgeAenderungen(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(zugangsaenderung).where(lt(zugangsaenderung.beendetAm, vor));
}

/** Is there somebody who has this address: an account of whomever, or a registration that can be confirmed? */
export async function isAdresseVergeben(ausfuehrer: Ausfuehrer, email: string, jetzt: Date): Promise<boolean> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT 1 FROM benutzer WHERE email = ${email}
    UNION ALL
    SELECT 1 FROM registrierung WHERE benutzer IS NOT NULL AND benutzer ->> 'email' = ${email}
      AND bestaetigung_hash IS NOT NULL AND abgeschlossen_am IS NULL AND ablauf > ${jetzt.toISOString()}::timestamptz
    LIMIT 1`);
  return rows.length > 0;
}

/** Is there another open change to this address? */
export async function isAdresseVorgemerkt(ausfuehrer: Ausfuehrer, email: string): Promise<boolean> {
  const gefunden = await ausfuehrer
    .select({ uuid: zugangsaenderung.uuid })
    .from(zugangsaenderung)
    .where(and(eq(zugangsaenderung.neueEmail, email), offene));
  return gefunden.length > 0;
}

/** Can somebody still log in? Who has begun a change and was locked since does not count as one of two. */
export async function isHandlungsfaehig(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<boolean> {
  const gefunden = await ausfuehrer
    .select({ uuid: benutzer.uuid })
    .from(benutzer)
    .where(and(eq(benutzer.uuid, benutzerUuid), isNull(benutzer.gesperrtSeit), isNull(benutzer.entferntAm)));
  return gefunden.length > 0;
}

/** Gives an account another address, which is proven; false when it belongs to another account by now. */
export async function replaceAdresse(
  tx: Tx,
  benutzerUuid: string,
  { email, am }: { email: string; am: Date },
): Promise<boolean> {
  try {
    await tx.transaction((innen) =>
      innen.update(benutzer).set({ email, emailBestaetigtAm: am }).where(eq(benutzer.uuid, benutzerUuid)),
    );
    return true;
  } catch (error) {
    if (isTaken(error, "benutzer_email")) return false;
    throw error;
  }
}
