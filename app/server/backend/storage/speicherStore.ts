import { and, eq, sql } from "drizzle-orm";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import type { AntragSatz } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antrag, antragRecht, vorhaben } from "./schema/antrag";
import type { idempotenz } from "./schema/idempotenz";
import { unternehmen } from "./schema/unternehmen";
import { vorbereitet } from "./vorbereitet";
import { zuerstGespeichert } from "./vorhabenStore";

/** What a save has to know of the Antrag. */
export type Speichersatz = Pick<
  AntragSatz,
  "uuid" | "version" | "istVereinfacht" | "status" | "erstelltVon" | "rechtsform" | "stammdaten" | "recht"
>;

/** A living Vorhaben and its Antrag as they are now. */
export type Speicherstand = {
  satz: Speichersatz;
  stand: { uuid: string; revision: number; werte: Werte; zuerstGespeichert: Date };
};

/** Which revision of a Vorhaben is looked for, for whom, and in the Anträge of which company. */
export type Speicherort = { uuid: string; vorhabenUuid: string; revision: number; benutzerUuid: string; unternehmenUuid: string };

const selectStand = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({
      satz: {
        uuid: antrag.uuid,
        version: antrag.version,
        istVereinfacht: antrag.istVereinfacht,
        status: antrag.status,
        erstelltVon: antrag.erstelltVon,
        rechtsform: unternehmen.rechtsform,
        stammdaten: unternehmen.stammdaten,
        recht: sql<AntragSatz["recht"]>`${antragRecht.recht}`,
      },
      stand: { uuid: vorhaben.uuid, revision: vorhaben.revision, werte: vorhaben.werte, zuerstGespeichert },
    })
    .from(vorhaben)
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .leftJoin(antragRecht, and(eq(antragRecht.antragUuid, antrag.uuid), eq(antragRecht.benutzerUuid, sql.placeholder("benutzerUuid"))))
    .where(
      and(
        eq(vorhaben.uuid, sql.placeholder("vorhabenUuid")),
        eq(vorhaben.revision, sql.placeholder("revision")),
        eq(vorhaben.geloescht, false),
        eq(antrag.uuid, sql.placeholder("uuid")),
        eq(antrag.unternehmenUuid, sql.placeholder("unternehmenUuid")),
      ),
    )
    .prepare(name),
);

/** Reads without a lock what a save starts from; undefined unless this revision is the stored one. */
export async function findSpeicherstand(ausfuehrer: Ausfuehrer, ort: Speicherort): Promise<Speicherstand | undefined> {
  return (await selectStand(ausfuehrer).execute(ort))[0];
}

/** What a save writes: the answers and what was found in them, as the revision after the stored one, while the Antrag has this status. */
export type Speicherung = {
  uuid: string;
  antragUuid: string;
  status: AntragStatus;
  revision: number;
  werte: Werte;
  pruefung: Pruefung;
  am: Date;
  von: string;
};

/** The entry of an Idempotency-Key with the answer that a repetition gets. */
export type Merkzettel = Omit<typeof idempotenz.$inferInsert, "antwort"> & { antwort: object };

const merke = (m: Merkzettel) => sql`, merkzettel AS (
  INSERT INTO idempotenz (schluessel, benutzer_uuid, vorgang, eingabe_hash, antwort, erstellt_am)
  SELECT ${m.schluessel}::uuid, ${m.benutzerUuid}::uuid, ${m.vorgang}, ${m.eingabeHash}, ${JSON.stringify(m.antwort)}::jsonb,
    ${m.erstelltAm.toISOString()}::timestamptz FROM neu)`;

/** Says whether a statement failed because the Idempotency-Key has an entry already. */
function istVergeben(error: unknown): boolean {
  const grund = error instanceof Error ? error.cause : undefined;
  if (typeof grund !== "object" || grund === null || !("code" in grund) || !("constraint" in grund)) return false;
  return grund.code === "23505" && grund.constraint === "idempotenz_pkey";
}

/**
 * Stores the next revision, keeps it, remembers the answer and marks the Antrag as changed, provided that the Antrag still has its status
 * and the Vorhaben still is at the revision before. Otherwise, and when the key has an entry, nothing is stored and the result is false.
 *
 * Raw SQL, because it is one statement: outside a transaction it is one of its own, with one way to the database and back. It locks Antrag,
 * Vorhaben and key, in the order of every save; where it has to wait, PostgreSQL compares status and revision again with what was
 * committed meanwhile. The answers travel once.
 */
export async function storeWennUnveraendert(ausfuehrer: Ausfuehrer, s: Speicherung, merkzettel: Merkzettel | null): Promise<boolean> {
  const statement = sql`
    WITH gesperrt AS (
      SELECT uuid FROM antrag WHERE uuid = ${s.antragUuid}::uuid AND status = ${s.status} FOR UPDATE
    ), neu AS (
      UPDATE vorhaben v SET werte = ${JSON.stringify(s.werte)}::jsonb, pruefung = ${JSON.stringify(s.pruefung)}::jsonb,
        revision = v.revision + 1, neu = false, geaendert_am = ${s.am.toISOString()}::timestamptz, geaendert_von = ${s.von}::uuid
      FROM gesperrt
      WHERE v.uuid = ${s.uuid}::uuid AND v.antrag_uuid = gesperrt.uuid AND v.revision = ${s.revision - 1}::integer AND NOT v.geloescht
      RETURNING v.uuid, v.antrag_uuid, v.revision, v.werte, v.geaendert_am, v.geaendert_von
    ), kopie AS (
      INSERT INTO vorhaben_revision (vorhaben_uuid, revision, werte, am, von)
      SELECT uuid, revision, werte, geaendert_am, geaendert_von FROM neu
    )${merkzettel === null ? sql`` : merke(merkzettel)}
    UPDATE antrag a SET geaendert_am = neu.geaendert_am, geaendert_von = neu.geaendert_von FROM neu WHERE a.uuid = neu.antrag_uuid`;
  try {
    return (await ausfuehrer.execute(statement)).rowCount === 1;
  } catch (error) {
    if (istVergeben(error)) return false;
    throw error;
  }
}

/** The same for a Vorhaben that this transaction has locked with its Antrag: nothing can have changed. */
export async function storeRevision(tx: Tx, s: Speicherung): Promise<void> {
  if (!(await storeWennUnveraendert(tx, s, null))) throw new Error("A locked Vorhaben is not at the revision that was read");
}
