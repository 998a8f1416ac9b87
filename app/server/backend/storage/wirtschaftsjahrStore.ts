import { zeitraumIn } from "~/domain/statistik/jahrFeld";
import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Revisionen } from "./revisionStore";
import { benutzer } from "./schema/benutzer";
import { unternehmen } from "./schema/unternehmen";
import { wirtschaftsjahr, wirtschaftsjahrKeines, wirtschaftsjahrRevision } from "./schema/wirtschaftsjahr";

/** A Wirtschaftsjahr as it is stored, with its days among the answers. `geaendertVon`: first and last name. */
export type JahrSatz = { uuid: string; werte: Werte; revision: number; geaendertAm: Date; geaendertVon: string };

/** First and last name of who saved a version; null when the account is gone. */
const vonName = sql<string | null>`${benutzer.vorname} || ' ' || ${benutzer.nachname}`;

/** The days stand in columns of their own, where the database compares them. */
const withTagen = (werte: Werte, { beginn, ende }: { beginn: string; ende: string }): Werte => ({
  ...werte,
  wjBeginn: beginn,
  wjEnde: ende,
});

const withoutTage = (werte: Werte): Werte =>
  Object.fromEntries(Object.entries(werte).filter(([key]) => key !== "wjBeginn" && key !== "wjEnde"));

/** The Wirtschaftsjahre of a company, the oldest first. */
export async function listJahre(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<JahrSatz[]> {
  const { uuid, beginn, ende, werte, revision, geaendertAm } = wirtschaftsjahr;
  const zeilen = await ausfuehrer
    .select({ uuid, beginn, ende, werte, revision, geaendertAm, geaendertVon: vonName })
    .from(wirtschaftsjahr)
    .leftJoin(benutzer, eq(benutzer.uuid, wirtschaftsjahr.geaendertVon))
    .where(eq(wirtschaftsjahr.unternehmenUuid, unternehmenUuid))
    .orderBy(asc(beginn));
  return zeilen.map(({ beginn: von, ende: bis, ...zeile }) => ({
    ...zeile,
    werte: withTagen(zeile.werte, { beginn: von, ende: bis }),
    geaendertVon: zeile.geaendertVon ?? "",
  }));
}

/** Is this a Wirtschaftsjahr of the company? */
export async function hasJahr(ausfuehrer: Ausfuehrer, unternehmenUuid: string, uuid: string): Promise<boolean> {
  const zeilen = await ausfuehrer
    .select({ uuid: wirtschaftsjahr.uuid })
    .from(wirtschaftsjahr)
    .where(and(eq(wirtschaftsjahr.uuid, uuid), eq(wirtschaftsjahr.unternehmenUuid, unternehmenUuid)));
  return zeilen.length > 0;
}

/** As `listJahre`, with the company locked until the transaction ends, so that nobody else moves a year meanwhile. */
export async function lockJahre(tx: Tx, unternehmenUuid: string): Promise<JahrSatz[]> {
  await tx
    .select({ uuid: unternehmen.uuid })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, unternehmenUuid))
    .for("update");
  return listJahre(tx, unternehmenUuid);
}

export type NeuesJahr = {
  uuid: string;
  unternehmenUuid: string;
  revision: number;
  werte: Werte;
  am: Date;
  von: string;
};

/** Stores the next version of a Wirtschaftsjahr, or its first. The company is locked. */
export async function storeJahr(tx: Tx, { uuid, unternehmenUuid, revision, werte, am, von }: NeuesJahr): Promise<void> {
  const neu = { ...zeitraumIn(werte), werte: withoutTage(werte), revision, geaendertAm: am, geaendertVon: von };
  if (revision === 1) await tx.insert(wirtschaftsjahr).values({ uuid, unternehmenUuid, ...neu });
  else
    await tx
      .update(wirtschaftsjahr)
      .set(neu)
      .where(and(eq(wirtschaftsjahr.uuid, uuid), eq(wirtschaftsjahr.unternehmenUuid, unternehmenUuid)));
  await tx.insert(wirtschaftsjahrRevision).values({ wirtschaftsjahrUuid: uuid, revision, werte, am, von });
}

export async function deleteJahr(tx: Tx, unternehmenUuid: string, uuid: string): Promise<void> {
  await tx
    .delete(wirtschaftsjahr)
    .where(and(eq(wirtschaftsjahr.uuid, uuid), eq(wirtschaftsjahr.unternehmenUuid, unternehmenUuid)));
}

const { revision, werte, am } = wirtschaftsjahrRevision;

/** The versions of a Wirtschaftsjahr that was loaded by its company, for a merge. */
export const jahrRevisionen = (ausfuehrer: Ausfuehrer, uuid: string): Revisionen => ({
  async findWerte(gesucht) {
    const [zeile] = await ausfuehrer
      .select({ werte })
      .from(wirtschaftsjahrRevision)
      .where(and(eq(wirtschaftsjahrRevision.wirtschaftsjahrUuid, uuid), eq(revision, gesucht)));
    return zeile?.werte;
  },
  async list({ nach, bis, anzahl }) {
    const zeilen = await ausfuehrer
      .select({ revision, werte, am, von: vonName })
      .from(wirtschaftsjahrRevision)
      .leftJoin(benutzer, eq(benutzer.uuid, wirtschaftsjahrRevision.von))
      .where(and(eq(wirtschaftsjahrRevision.wirtschaftsjahrUuid, uuid), gt(revision, nach), lte(revision, bis)))
      .orderBy(desc(revision))
      .limit(anzahl);
    return zeilen.map((zeile) => ({ ...zeile, von: zeile.von ?? "" }));
  },
});

/** When the company has said that it has completed no Wirtschaftsjahr yet; null: it does not say so. */
export async function findKeinJahr(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<Date | null> {
  const [zeile] = await ausfuehrer
    .select({ am: wirtschaftsjahrKeines.am })
    .from(wirtschaftsjahrKeines)
    .where(eq(wirtschaftsjahrKeines.unternehmenUuid, unternehmenUuid));
  return zeile?.am ?? null;
}

/** The master data of a company, and the same about it: one statement, because the overview asks for both. */
export async function findStatistikFirma(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<{ uuid: string; stammdaten: Werte; keinJahrAm: Date | null } | undefined> {
  const [zeile] = await ausfuehrer
    .select({
      uuid: unternehmen.uuid,
      stammdaten: unternehmen.stammdaten,
      keinJahrAm: wirtschaftsjahrKeines.am,
    })
    .from(unternehmen)
    .leftJoin(wirtschaftsjahrKeines, eq(wirtschaftsjahrKeines.unternehmenUuid, unternehmen.uuid))
    .where(eq(unternehmen.uuid, uuid));
  return zeile;
}

/** Says that a company has completed no Wirtschaftsjahr yet, or says it again. */
export async function insertKeinJahr(tx: Tx, zeile: { unternehmenUuid: string; am: Date; von: string }): Promise<void> {
  const { am, von } = zeile;
  await tx
    .insert(wirtschaftsjahrKeines)
    .values(zeile)
    .onConflictDoUpdate({ target: wirtschaftsjahrKeines.unternehmenUuid, set: { am, von } });
}

/** Takes it back. */
export async function deleteKeinJahr(tx: Tx, unternehmenUuid: string): Promise<void> {
  await tx.delete(wirtschaftsjahrKeines).where(eq(wirtschaftsjahrKeines.unternehmenUuid, unternehmenUuid));
}
