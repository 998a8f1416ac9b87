import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import { exportZustaende, isExportOffen } from "~/domain/tabelle/exportDatei";
import { neueLesung, type Person } from "../kontext";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { exportAuftrag, type ExportZeile } from "./schema/exportAuftrag";
import { mitgliedschaft } from "./schema/unternehmen";

export type { ExportZeile };

const OFFEN = exportZustaende.filter(isExportOffen);
const AM_ENDE = exportZustaende.filter((zustand) => !isExportOffen(zustand));

/** In whose name and in what company or role an order is made, and who may fetch it. */
type Wer = Pick<Person, "benutzerUuid" | "systemRolle" | "unternehmenUuid">;

const von = ({ benutzerUuid, systemRolle, unternehmenUuid }: Wer) =>
  and(
    eq(exportAuftrag.benutzerUuid, benutzerUuid),
    eq(exportAuftrag.systemRolle, systemRolle),
    unternehmenUuid === null
      ? isNull(exportAuftrag.unternehmenUuid)
      : eq(exportAuftrag.unternehmenUuid, unternehmenUuid),
  );

/** All orders of a person, the newest first; the lock makes their number exact. */
export async function lockExporte(tx: Tx, benutzerUuid: string): Promise<ExportZeile[]> {
  await tx.execute(sql`SELECT 1 FROM ${benutzer} WHERE ${benutzer.uuid} = ${benutzerUuid} FOR NO KEY UPDATE`);
  return tx
    .select()
    .from(exportAuftrag)
    .where(eq(exportAuftrag.benutzerUuid, benutzerUuid))
    .orderBy(desc(exportAuftrag.nummer));
}

export async function insertExport(tx: Tx, zeile: typeof exportAuftrag.$inferInsert): Promise<void> {
  await tx.insert(exportAuftrag).values(zeile);
}

/**
 * Keeps the newest `keep` orders of a person that have come to their end. The bytes of the others go with the next
 * clean-up.
 */
export async function deleteUeberzaehlige(tx: Tx, benutzerUuid: string, behalte: number): Promise<void> {
  const seine = and(eq(exportAuftrag.benutzerUuid, benutzerUuid), inArray(exportAuftrag.zustand, [...AM_ENDE]));
  const neueste = tx
    .select({ uuid: exportAuftrag.uuid })
    .from(exportAuftrag)
    .where(seine)
    .orderBy(desc(exportAuftrag.nummer))
    .limit(behalte);
  await tx.delete(exportAuftrag).where(and(seine, notInArray(exportAuftrag.uuid, neueste)));
}

/** The orders of a person in this company or role that are open or ended after `nach`, the newest first. */
export function listExporte(ausfuehrer: Ausfuehrer, wer: Wer, nach: Date): Promise<ExportZeile[]> {
  const isDa = sql`(${exportAuftrag.fertigAm} is null or ${exportAuftrag.fertigAm} > ${nach.toISOString()}::timestamptz)`;
  return ausfuehrer
    .select()
    .from(exportAuftrag)
    .where(and(von(wer), isDa))
    .orderBy(desc(exportAuftrag.nummer));
}

/** A file that was ready after `nach`, for the person who ordered it in this company or role. */
export async function findFertigen(
  ausfuehrer: Ausfuehrer,
  wer: Wer,
  { dateiName, nach }: { dateiName: string; nach: Date },
): Promise<ExportZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(exportAuftrag)
    .where(
      and(
        von(wer),
        eq(exportAuftrag.dateiName, dateiName),
        eq(exportAuftrag.zustand, "FERTIG"),
        gt(exportAuftrag.fertigAm, nach),
      ),
    );
  return zeile;
}

/**
 * The files that this login has ordered in this company or role, that were ready after `nach`, and that nobody has
 * asked for yet.
 */
export function listUnabgeholte(
  ausfuehrer: Ausfuehrer,
  wer: Wer & Pick<Person, "sitzungUuid">,
  nach: Date,
): Promise<ExportZeile[]> {
  const isBereit = and(
    eq(exportAuftrag.zustand, "FERTIG"),
    gt(exportAuftrag.fertigAm, nach),
    isNull(exportAuftrag.abgeholtAm),
  );
  return ausfuehrer
    .select()
    .from(exportAuftrag)
    .where(and(von(wer), eq(exportAuftrag.sitzungUuid, wer.sitzungUuid), isBereit))
    .orderBy(exportAuftrag.nummer);
}

/** The bytes of a file were asked for. */
export async function updateAbgeholt(ausfuehrer: Ausfuehrer, uuid: string, abgeholtAm: Date): Promise<void> {
  await ausfuehrer
    .update(exportAuftrag)
    .set({ abgeholtAm })
    .where(and(eq(exportAuftrag.uuid, uuid), isNull(exportAuftrag.abgeholtAm)));
}

/** Takes the next order that is due for this worker alone, until `bis`. */
export async function leaseExport(ausfuehrer: Ausfuehrer, jetzt: Date, bis: Date): Promise<ExportZeile | undefined> {
  const naechster = ausfuehrer
    .select({ uuid: exportAuftrag.uuid })
    .from(exportAuftrag)
    .where(and(inArray(exportAuftrag.zustand, [...OFFEN]), lte(exportAuftrag.naechsterVersuchAm, jetzt)))
    .orderBy(exportAuftrag.naechsterVersuchAm, exportAuftrag.nummer)
    .limit(1)
    .for("update", { skipLocked: true });
  const [zeile] = await ausfuehrer
    .update(exportAuftrag)
    .set({ zustand: "IN_ARBEIT", versuche: sql`${exportAuftrag.versuche} + 1`, naechsterVersuchAm: bis })
    .where(inArray(exportAuftrag.uuid, naechster))
    .returning();
  return zeile;
}

/**
 * Notes what has become of an order. False when it is no longer this worker's: its lease ended and another one has
 * taken it, or it is gone.
 */
export async function updateGeliehenen(
  ausfuehrer: Ausfuehrer,
  { uuid, versuche }: Pick<ExportZeile, "uuid" | "versuche">,
  aenderung: Partial<ExportZeile>,
): Promise<boolean> {
  const meiner = and(
    eq(exportAuftrag.uuid, uuid),
    eq(exportAuftrag.versuche, versuche),
    eq(exportAuftrag.zustand, "IN_ARBEIT"),
  );
  return (
    (await ausfuehrer.update(exportAuftrag).set(aenderung).where(meiner).returning({ uuid: exportAuftrag.uuid }))
      .length > 0
  );
}

/**
 * The person of an order as of now. No consent counts for what staff order: the file lies there for hours, and a
 * consent can be taken back at any moment. Undefined when the account is locked or has lost the role or the membership.
 */
export async function findBesteller(ausfuehrer: Ausfuehrer, auftrag: ExportZeile): Promise<Person | undefined> {
  const { benutzerUuid, unternehmenUuid, systemRolle, sitzungUuid } = auftrag;
  const [zeile] = await ausfuehrer
    .select({
      email: benutzer.email,
      vorname: benutzer.vorname,
      nachname: benutzer.nachname,
      rolle: mitgliedschaft.rolle,
    })
    .from(benutzer)
    .leftJoin(
      mitgliedschaft,
      and(
        eq(mitgliedschaft.benutzerUuid, benutzer.uuid),
        sql`${mitgliedschaft.unternehmenUuid} = ${unternehmenUuid}::uuid`,
      ),
    )
    .where(
      and(
        eq(benutzer.uuid, benutzerUuid),
        isNull(benutzer.gesperrtSeit),
        sql`${systemRolle}::text = any(${benutzer.systemRollen})`,
      ),
    );
  if (zeile === undefined || (unternehmenUuid !== null && zeile.rolle === null)) return undefined;
  return {
    benutzerUuid,
    sitzungUuid,
    systemRolle,
    unternehmenUuid,
    name: `${zeile.vorname} ${zeile.nachname}`.trim(),
    email: zeile.email,
    unternehmenRolle: zeile.rolle,
    angesehenUuid: null,
    darfStammdaten: false,
    bsfzSiegel: false,
    lesung: neueLesung(null),
    isNurAnsicht: false,
  };
}

/** Forgets the orders that ended before `vor`. Their bytes go with the clean-up of the storage. */
export async function purgeExporte(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer
    .delete(exportAuftrag)
    .where(and(inArray(exportAuftrag.zustand, [...AM_ENDE]), lt(exportAuftrag.fertigAm, vor)));
}

/** Which of these keys belong to a file that was prepared. */
export async function listExportSchluessel(
  ausfuehrer: Ausfuehrer,
  schluessel: readonly string[],
): Promise<(string | null)[]> {
  if (schluessel.length === 0) return [];
  const zeilen = await ausfuehrer
    .select({ schluessel: exportAuftrag.schluessel })
    .from(exportAuftrag)
    .where(inArray(exportAuftrag.schluessel, [...schluessel]));
  return zeilen.map((zeile) => zeile.schluessel);
}
