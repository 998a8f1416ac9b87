import { and, asc, eq, lte } from "drizzle-orm";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { stammdatenVormerkung } from "./schema/unternehmen";
import { vonName } from "./stammdatenStore";

/** What is to change from a coming day (ISO) on. `von`: who entered it; null when the account is gone. */
export type Vormerkung = {
  uuid: string;
  gueltigAb: string;
  werte: Werte;
  am: Date;
  von: { uuid: string; name: string } | null;
};

const { uuid, unternehmenUuid, gueltigAb, werte, am } = stammdatenVormerkung;

/** Those of a company, in the order in which they are to hold. */
export async function listVormerkungen(ausfuehrer: Ausfuehrer, unternehmen: string): Promise<Vormerkung[]> {
  const zeilen = await ausfuehrer
    .select({ uuid, gueltigAb, werte, am, von: stammdatenVormerkung.von, name: vonName })
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

type Neue = Omit<Vormerkung, "von"> & { unternehmenUuid: string; von: string };

export async function insertVormerkung(tx: Tx, neue: Neue): Promise<void> {
  await tx.insert(stammdatenVormerkung).values(neue);
}

/** Takes one away from its company; false when it is not there. */
export async function deleteVormerkung(tx: Tx, unternehmen: string, gesucht: string): Promise<boolean> {
  const weg = await tx
    .delete(stammdatenVormerkung)
    .where(and(eq(unternehmenUuid, unternehmen), eq(uuid, gesucht)))
    .returning({ uuid });
  return weg.length > 0;
}
