import { and, asc, desc, eq, gt, lte, max, sql } from "drizzle-orm";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Revisionen } from "./revisionStore";
import { antrag, eingereichterAntrag } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { verbundBestaetigung, verbundListe, verbundZeile, verbundZeileRevision } from "./schema/verbund";

/**
 * A row as it is stored now. `geaendertVon`: first and last name; "" when the person is gone. `angelegtAm`: when its
 * first version was stored.
 */
export type VerbundSatz = {
  uuid: string;
  revision: number;
  werte: Werte;
  angelegtAm: Date;
  geaendertAm: Date;
  geaendertVon: string;
};

const vonName = sql<string | null>`${benutzer.vorname} || ' ' || ${benutzer.nachname}`;

/** All rows of a company, in the order in which they were entered. */
export async function listVerbundSaetze(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<VerbundSatz[]> {
  const { uuid, revision, werte, geaendertAm } = verbundZeile;
  const zeilen = await ausfuehrer
    .select({ uuid, revision, werte, angelegtAm: verbundZeileRevision.am, geaendertAm, geaendertVon: vonName })
    .from(verbundZeile)
    .innerJoin(
      verbundZeileRevision,
      and(eq(verbundZeileRevision.zeileUuid, verbundZeile.uuid), eq(verbundZeileRevision.revision, 1)),
    )
    .leftJoin(benutzer, eq(benutzer.uuid, verbundZeile.geaendertVon))
    .where(eq(verbundZeile.unternehmenUuid, unternehmenUuid))
    .orderBy(asc(verbundZeile.stelle));
  return zeilen.map((zeile) => ({ ...zeile, geaendertVon: zeile.geaendertVon ?? "" }));
}

/** Is this a row of the company? */
export async function hasVerbundZeile(ausfuehrer: Ausfuehrer, unternehmenUuid: string, uuid: string): Promise<boolean> {
  const zeilen = await ausfuehrer
    .select({ uuid: verbundZeile.uuid })
    .from(verbundZeile)
    .where(and(eq(verbundZeile.uuid, uuid), eq(verbundZeile.unternehmenUuid, unternehmenUuid)));
  return zeilen.length > 0;
}

/** When the company has last submitted an Antrag; null for never. */
export async function findLetzteEinreichung(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<Date | null> {
  const [zeile] = await ausfuehrer
    .select({ am: max(eingereichterAntrag.eingereichtAm) })
    .from(eingereichterAntrag)
    .innerJoin(antrag, eq(antrag.uuid, eingereichterAntrag.antragUuid))
    .where(eq(antrag.unternehmenUuid, unternehmenUuid));
  return zeile?.am ?? null;
}

/** How often the list of a company has changed; 0 while nobody has entered anything. */
export async function findVerbundStand(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<number> {
  const [zeile] = await ausfuehrer
    .select({ stand: verbundListe.stand })
    .from(verbundListe)
    .where(eq(verbundListe.unternehmenUuid, unternehmenUuid));
  return zeile?.stand ?? 0;
}

/** Locks the list of a company until the transaction ends, and says how often it has changed. */
export async function lockVerbund(tx: Tx, unternehmenUuid: string): Promise<number> {
  await tx.insert(verbundListe).values({ unternehmenUuid, stand: 0 }).onConflictDoNothing();
  const [zeile] = await tx
    .select({ stand: verbundListe.stand })
    .from(verbundListe)
    .where(eq(verbundListe.unternehmenUuid, unternehmenUuid))
    .for("update");
  return zeile?.stand ?? 0;
}

/** Counts a change of the list. It is locked. */
export async function countVerbundAenderung(tx: Tx, unternehmenUuid: string): Promise<void> {
  await tx
    .update(verbundListe)
    .set({ stand: sql`${verbundListe.stand} + 1` })
    .where(eq(verbundListe.unternehmenUuid, unternehmenUuid));
}

type Wer = { am: Date; von: string };
export type NeueVerbundZeile = { uuid: string; werte: Werte };

/** Appends rows in their order. The list is locked. */
export async function insertVerbundZeilen(
  tx: Tx,
  unternehmenUuid: string,
  { zeilen, am, von }: Wer & { zeilen: readonly NeueVerbundZeile[] },
): Promise<void> {
  if (zeilen.length === 0) return;
  const [letzte] = await tx
    .select({ stelle: verbundZeile.stelle })
    .from(verbundZeile)
    .where(eq(verbundZeile.unternehmenUuid, unternehmenUuid))
    .orderBy(desc(verbundZeile.stelle))
    .limit(1);
  const ab = (letzte?.stelle ?? 0) + 1;
  await tx.insert(verbundZeile).values(
    zeilen.map(({ uuid, werte }, stelle) => ({
      uuid,
      unternehmenUuid,
      stelle: ab + stelle,
      revision: 1,
      werte,
      geaendertAm: am,
      geaendertVon: von,
    })),
  );
  await tx
    .insert(verbundZeileRevision)
    .values(zeilen.map(({ uuid, werte }) => ({ zeileUuid: uuid, revision: 1, werte, am, von })));
}

/** Stores the next version of a row. The list is locked. */
export async function updateVerbundZeile(
  tx: Tx,
  unternehmenUuid: string,
  { uuid, revision, werte, am, von }: Wer & NeueVerbundZeile & { revision: number },
): Promise<void> {
  await tx
    .update(verbundZeile)
    .set({ revision, werte, geaendertAm: am, geaendertVon: von })
    .where(and(eq(verbundZeile.uuid, uuid), eq(verbundZeile.unternehmenUuid, unternehmenUuid)));
  await tx.insert(verbundZeileRevision).values({ zeileUuid: uuid, revision, werte, am, von });
}

export async function deleteVerbundZeile(tx: Tx, unternehmenUuid: string, uuid: string): Promise<void> {
  await tx
    .delete(verbundZeile)
    .where(and(eq(verbundZeile.uuid, uuid), eq(verbundZeile.unternehmenUuid, unternehmenUuid)));
}

/** The versions of a row, for a merge. The row was loaded as one of the company. */
export const verbundRevisionen = (ausfuehrer: Ausfuehrer, zeileUuid: string): Revisionen => {
  const { revision, werte, am } = verbundZeileRevision;
  return {
    async findWerte(gesucht) {
      const [zeile] = await ausfuehrer
        .select({ werte })
        .from(verbundZeileRevision)
        .where(and(eq(verbundZeileRevision.zeileUuid, zeileUuid), eq(revision, gesucht)));
      return zeile?.werte;
    },
    async list({ nach, bis, anzahl }) {
      const zeilen = await ausfuehrer
        .select({ revision, werte, am, von: vonName })
        .from(verbundZeileRevision)
        .leftJoin(benutzer, eq(benutzer.uuid, verbundZeileRevision.von))
        .where(and(eq(verbundZeileRevision.zeileUuid, zeileUuid), gt(revision, nach), lte(revision, bis)))
        .orderBy(desc(revision))
        .limit(anzahl);
      return zeilen.map((zeile) => ({ ...zeile, von: zeile.von ?? "" }));
    },
  };
};

/** Who has confirmed the list for which Wirtschaftsjahr, the newest first. */
export async function listVerbundBestaetigungen(ausfuehrer: Ausfuehrer, unternehmenUuid: string) {
  const { beginn, ende, stand, am } = verbundBestaetigung;
  const zeilen = await ausfuehrer
    .select({ beginn, ende, stand, am, von: vonName })
    .from(verbundBestaetigung)
    .leftJoin(benutzer, eq(benutzer.uuid, verbundBestaetigung.von))
    .where(eq(verbundBestaetigung.unternehmenUuid, unternehmenUuid))
    .orderBy(desc(am));
  return zeilen.map((zeile) => ({ ...zeile, von: zeile.von ?? "" }));
}

/** Who has confirmed the list as it is now for the Wirtschaftsjahr that begins on a day. */
export async function findGueltigeBestaetigung(
  ausfuehrer: Ausfuehrer,
  unternehmenUuid: string,
  beginn: string,
): Promise<{ am: Date; von: string } | undefined> {
  const [zeile] = await ausfuehrer
    .select({ am: verbundBestaetigung.am, von: vonName })
    .from(verbundBestaetigung)
    .innerJoin(
      verbundListe,
      and(
        eq(verbundListe.unternehmenUuid, verbundBestaetigung.unternehmenUuid),
        eq(verbundListe.stand, verbundBestaetigung.stand),
      ),
    )
    .leftJoin(benutzer, eq(benutzer.uuid, verbundBestaetigung.von))
    .where(and(eq(verbundBestaetigung.unternehmenUuid, unternehmenUuid), eq(verbundBestaetigung.beginn, beginn)));
  return zeile && { am: zeile.am, von: zeile.von ?? "" };
}

/** Keeps a confirmation; a second one of the same state says nothing new. */
export async function insertVerbundBestaetigung(
  tx: Tx,
  bestaetigung: typeof verbundBestaetigung.$inferInsert,
): Promise<void> {
  await tx.insert(verbundBestaetigung).values(bestaetigung).onConflictDoNothing();
}
