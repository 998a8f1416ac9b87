import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { einladung, type EinladungZeile } from "./schema/einladung";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";

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
        gt(einladung.gueltigBis, verwendung.jetzt),
      ),
    )
    .returning({ uuid: einladung.uuid });
  return angenommen.length === 1;
}

/** Ends the open invitations of an address into a company; a new one takes their place. */
export async function voidEinladungen(
  tx: Tx,
  unternehmenUuid: string,
  { email, jetzt }: { email: string; jetzt: Date },
): Promise<void> {
  await tx
    .update(einladung)
    .set({ gueltigBis: jetzt })
    .where(
      and(eq(einladung.unternehmenUuid, unternehmenUuid), eq(einladung.email, email), isNull(einladung.angenommenAm)),
    );
}

export async function isMitglied(db: Ausfuehrer, unternehmenUuid: string, email: string): Promise<boolean> {
  const zeilen = await db
    .select({ uuid: benutzer.uuid })
    .from(mitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, mitgliedschaft.benutzerUuid))
    .where(and(eq(mitgliedschaft.unternehmenUuid, unternehmenUuid), eq(benutzer.email, email)));
  return zeilen.length > 0;
}

/** Removes invitations that nobody accepted before `vor`; accepted ones stay. */
export async function purgeEinladungen(db: Ausfuehrer, vor: Date): Promise<void> {
  await db.delete(einladung).where(and(lt(einladung.gueltigBis, vor), isNull(einladung.angenommenAm)));
}
