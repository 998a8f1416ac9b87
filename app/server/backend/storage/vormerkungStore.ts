import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { stammdatenVormerkung } from "./schema/unternehmen";
import { vonName } from "./stammdatenStore";

/**
 * What is to change from a coming day (ISO) on. `von`: who entered it; null when the account is gone. `gescheitertAm`:
 * since when it is known that it cannot be stored.
 */
export type Vormerkung = {
  uuid: string;
  gueltigAb: string;
  werte: Werte;
  am: Date;
  von: { uuid: string; name: string } | null;
  gescheitertAm: Date | null;
};

const { uuid, unternehmenUuid, gueltigAb, werte, am, gescheitertAm } = stammdatenVormerkung;

/** Those of a company, in the order in which they are to hold. */
export async function listVormerkungen(ausfuehrer: Ausfuehrer, unternehmen: string): Promise<Vormerkung[]> {
  const zeilen = await ausfuehrer
    .select({ uuid, gueltigAb, werte, am, gescheitertAm, von: stammdatenVormerkung.von, name: vonName })
    .from(stammdatenVormerkung)
    .leftJoin(benutzer, eq(benutzer.uuid, stammdatenVormerkung.von))
    .where(eq(unternehmenUuid, unternehmen))
    .orderBy(asc(gueltigAb), asc(am), asc(uuid));
  return zeilen.map(({ von, name, ...zeile }) => ({
    ...zeile,
    von: von === null || name === null ? null : { uuid: von, name },
  }));
}

/** The companies for which one has come to hold by this day (ISO). */
export async function listFaelligeUnternehmen(ausfuehrer: Ausfuehrer, tag: string): Promise<string[]> {
  const zeilen = await ausfuehrer
    .selectDistinct({ unternehmenUuid })
    .from(stammdatenVormerkung)
    .where(lte(gueltigAb, tag));
  return zeilen.map((zeile) => zeile.unternehmenUuid);
}

type Neue = Omit<Vormerkung, "von" | "gescheitertAm"> & { unternehmenUuid: string; von: string };

export async function insertVormerkung(tx: Tx, neue: Neue): Promise<void> {
  await tx.insert(stammdatenVormerkung).values(neue);
}

/** Notes that one could not be stored; false when that is known already or it is gone. */
export async function markGescheitert(tx: Tx, gesucht: string, jetzt: Date): Promise<boolean> {
  const neue = await tx
    .update(stammdatenVormerkung)
    .set({ gescheitertAm: jetzt })
    .where(and(eq(uuid, gesucht), isNull(gescheitertAm)))
    .returning({ uuid });
  return neue.length > 0;
}

/** Takes one away from its company; false when it is not there. */
export async function deleteVormerkung(tx: Tx, unternehmen: string, gesucht: string): Promise<boolean> {
  const weg = await tx
    .delete(stammdatenVormerkung)
    .where(and(eq(unternehmenUuid, unternehmen), eq(uuid, gesucht)))
    .returning({ uuid });
  return weg.length > 0;
}
