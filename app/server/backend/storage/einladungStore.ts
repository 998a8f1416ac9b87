import { and, eq, gt, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { einladung, type EinladungZeile } from "./schema/einladung";
import { mitgliedschaft, ruhendeMitgliedschaft, unternehmen } from "./schema/unternehmen";

export type { EinladungZeile };

/** An invitation with the name of its company and the account of the invited address, if there is one. */
export type EinladungMitUmfeld = {
  einladung: EinladungZeile;
  unternehmenName: string;
  konto: { uuid: string; systemRollen: string[]; passwortHash: string | null } | null;
};

export async function findEinladung(db: Ausfuehrer, hash: string): Promise<EinladungMitUmfeld | undefined> {
  const [zeile] = await db
    .select({
      einladung,
      unternehmenName: unternehmen.firma,
      konto: { uuid: benutzer.uuid, systemRollen: benutzer.systemRollen, passwortHash: benutzer.passwortHash },
    })
    .from(einladung)
    .innerJoin(unternehmen, eq(unternehmen.uuid, einladung.unternehmenUuid))
    .leftJoin(benutzer, eq(benutzer.email, einladung.email))
    .where(eq(einladung.hash, hash));
  return zeile;
}

export async function insertEinladung(tx: Tx, zeile: typeof einladung.$inferInsert): Promise<void> {
  await tx.insert(einladung).values(zeile);
}

/** Uses an invitation up; false when it was accepted meanwhile or has expired. */
export async function useEinladung(
  tx: Tx,
  verwendung: { uuid: string; jetzt: Date; ergebnis: "VERKNUEPFT" | "KONTO_ANGELEGT"; schluessel: string | null },
): Promise<boolean> {
  const angenommen = await tx
    .update(einladung)
    .set({
      angenommenAm: verwendung.jetzt,
      angenommenErgebnis: verwendung.ergebnis,
      angenommenSchluessel: verwendung.schluessel,
    })
    .where(
      and(
        eq(einladung.uuid, verwendung.uuid),
        isNull(einladung.angenommenAm),
        ne(einladung.zustimmung, "OFFEN"),
        gt(einladung.gueltigBis, verwendung.jetzt),
      ),
    )
    .returning({ uuid: einladung.uuid });
  return angenommen.length === 1;
}

/** Removes the invitations of an address into a company that nobody has accepted; a new one takes their place. */
export async function voidEinladungen(tx: Tx, unternehmenUuid: string, email: string): Promise<void> {
  await tx
    .delete(einladung)
    .where(
      and(eq(einladung.unternehmenUuid, unternehmenUuid), eq(einladung.email, email), isNull(einladung.angenommenAm)),
    );
}

const offene = (unternehmenUuid: string, uuid: string) =>
  and(eq(einladung.unternehmenUuid, unternehmenUuid), eq(einladung.uuid, uuid), isNull(einladung.angenommenAm));

/** An invitation of a company that nobody has accepted, also one that has expired. Locked against its acceptance. */
export async function lockEinladung(
  tx: Tx,
  unternehmenUuid: string,
  uuid: string,
): Promise<EinladungZeile | undefined> {
  const [zeile] = await tx.select().from(einladung).where(offene(unternehmenUuid, uuid)).for("update");
  return zeile;
}

/** To whom an open invitation of a company goes. */
export async function findOffeneAdresse(
  db: Ausfuehrer,
  unternehmenUuid: string,
  uuid: string,
): Promise<string | undefined> {
  const [zeile] = await db.select({ email: einladung.email }).from(einladung).where(offene(unternehmenUuid, uuid));
  return zeile?.email;
}

export async function updateEinladung(tx: Tx, uuid: string, werte: Partial<EinladungZeile>): Promise<void> {
  await tx.update(einladung).set(werte).where(eq(einladung.uuid, uuid));
}

export async function deleteEinladung(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(einladung).where(eq(einladung.uuid, uuid));
}

/** From now on the open invitations of authorised representatives wait for a consent. */
export async function holdEinladungen(tx: Tx, unternehmenUuid: string): Promise<void> {
  await tx
    .update(einladung)
    .set({ zustimmung: "OFFEN" })
    .where(
      and(
        eq(einladung.unternehmenUuid, unternehmenUuid),
        eq(einladung.rolle, "BEVOLLMAECHTIGTER"),
        eq(einladung.zustimmung, "OHNE"),
        isNull(einladung.angenommenAm),
      ),
    );
}

/** Whether an address belongs to somebody of the company, or to somebody who is deactivated there; null for neither. */
export async function findZugehoerigkeit(
  db: Ausfuehrer,
  unternehmenUuid: string,
  email: string,
): Promise<"MITGLIED" | "DEAKTIVIERT" | null> {
  const of = (tabelle: typeof mitgliedschaft | typeof ruhendeMitgliedschaft) =>
    db
      .select({ uuid: benutzer.uuid })
      .from(tabelle)
      .innerJoin(benutzer, eq(benutzer.uuid, tabelle.benutzerUuid))
      .where(and(eq(tabelle.unternehmenUuid, unternehmenUuid), eq(benutzer.email, email)));
  if ((await of(mitgliedschaft)).length > 0) return "MITGLIED";
  return (await of(ruhendeMitgliedschaft)).length > 0 ? "DEAKTIVIERT" : null;
}

/** The invitations that nobody has accepted in time, each once per expiry, whichever node asks. */
export function takeAbgelaufene(tx: Tx, jetzt: Date): Promise<EinladungZeile[]> {
  return tx
    .update(einladung)
    .set({ ablaufVermerkt: sql`${einladung.gueltigBis}` })
    .where(
      and(
        isNull(einladung.angenommenAm),
        lte(einladung.gueltigBis, jetzt),
        sql`${einladung.ablaufVermerkt} IS DISTINCT FROM ${einladung.gueltigBis}`,
      ),
    )
    .returning();
}

/** Removes invitations that nobody accepted before `vor`; accepted ones stay. */
export async function purgeEinladungen(db: Ausfuehrer, vor: Date): Promise<void> {
  await db.delete(einladung).where(and(lt(einladung.gueltigBis, vor), isNull(einladung.angenommenAm)));
}
