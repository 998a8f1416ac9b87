import { and, eq, sql } from "drizzle-orm";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import type { AntragSatz } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { fueVzaeDerFirma } from "./fueVzae";
import { isTaken } from "./isTaken";
import { meldeGespeichert } from "./liveStore";
import { antrag, antragRecht, vorhaben } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import type { idempotenz } from "./schema/idempotenz";
import { unternehmen } from "./schema/unternehmen";
import { vorbereitet } from "./vorbereitet";
import { type Vorhabenstand, vorhabenstand } from "./vorhabenStore";

/** What a save has to know of the Antrag. */
export type Speichersatz = Pick<
  AntragSatz,
  "uuid" | "version" | "istVereinfacht" | "status" | "erstelltVon" | "rechtsform" | "stammdaten" | "fueVzae" | "recht"
>;

/**
 * A living Vorhaben and its Antrag as they are now, and the answers of the revision that was asked for; null when there
 * is none such.
 */
export type Speicherstand = { satz: Speichersatz; stand: Vorhabenstand; basis: Werte | null };

/**
 * On which revision of a Vorhaben a save is made, by whom, in the Anträge of which company, and under which
 * Idempotency-Key.
 */
export type Speicherort = {
  uuid: string;
  vorhabenUuid: string;
  revision: number;
  benutzerUuid: string;
  unternehmenUuid: string;
  schluessel: string | null;
  vorgang: string;
};

const ort = (name: keyof Speicherort) => sql.placeholder(name);

const basis = sql<Werte | null>`case when ${vorhaben.revision} = ${ort("revision")} then null else (
  select r.werte from vorhaben_revision r where r.vorhaben_uuid = ${vorhaben.uuid} and r.revision = ${ort("revision")}) end`;

const hatKeinenEintrag = sql`not exists (
  select 1 from idempotenz i
  where i.schluessel = ${ort("schluessel")}::uuid and i.benutzer_uuid = ${ort("benutzerUuid")} and i.vorgang = ${ort("vorgang")})`;

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
        fueVzae: fueVzaeDerFirma,
        recht: sql<AntragSatz["recht"]>`${antragRecht.recht}`,
      },
      stand: vorhabenstand,
      basis,
    })
    .from(vorhaben)
    .innerJoin(benutzer, eq(benutzer.uuid, vorhaben.geaendertVon))
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .innerJoin(unternehmen, eq(unternehmen.uuid, antrag.unternehmenUuid))
    .leftJoin(
      antragRecht,
      and(eq(antragRecht.antragUuid, antrag.uuid), eq(antragRecht.benutzerUuid, ort("benutzerUuid"))),
    )
    .where(
      and(
        eq(vorhaben.uuid, ort("vorhabenUuid")),
        eq(vorhaben.geloescht, false),
        eq(antrag.uuid, ort("uuid")),
        eq(antrag.unternehmenUuid, ort("unternehmenUuid")),
        hatKeinenEintrag,
      ),
    )
    .prepare(name),
);

/**
 * Reads without a lock what a save starts from; undefined when there is no such Vorhaben, and when the key has an
 * entry.
 */
export async function findSpeicherstand(ausfuehrer: Ausfuehrer, wo: Speicherort): Promise<Speicherstand | undefined> {
  const [gelesen] = await selectStand(ausfuehrer).execute(wo);
  return gelesen && { ...gelesen, basis: gelesen.stand.revision === wo.revision ? gelesen.stand.werte : gelesen.basis };
}

/**
 * What a save writes: the answers and what was found in them, as the revision after the stored one, while the Antrag
 * has this status.
 */
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

const remember = (m: Merkzettel) => sql`, merkzettel AS (
  INSERT INTO idempotenz (schluessel, benutzer_uuid, vorgang, eingabe_hash, antwort, erstellt_am)
  SELECT ${m.schluessel}::uuid, ${m.benutzerUuid}::uuid, ${m.vorgang}, ${m.eingabeHash}, ${JSON.stringify(m.antwort)}::jsonb,
    ${m.erstelltAm.toISOString()}::timestamptz FROM neu)`;

/**
 * Stores the next revision, keeps it, remembers the answer, tells who looks at the Antrag and marks it as changed,
 * provided that the Antrag still has its status and the Vorhaben still is at the revision before. Otherwise, and when
 * the key has an entry, nothing is stored and the result is false.
 *
 * Raw SQL, because it is one statement: outside a transaction it is one of its own, with one way to the database and
 * back. It locks Antrag, Vorhaben and key, in the order of every save; where it has to wait, PostgreSQL compares status
 * and revision again with what was committed meanwhile. The answers travel once.
 */
export async function storeWennUnveraendert(
  ausfuehrer: Ausfuehrer,
  s: Speicherung,
  merkzettel: Merkzettel | null,
): Promise<boolean> {
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
    )${meldeGespeichert}${merkzettel === null ? sql`` : remember(merkzettel)}
    UPDATE antrag a SET geaendert_am = neu.geaendert_am, geaendert_von = neu.geaendert_von FROM neu WHERE a.uuid = neu.antrag_uuid`;
  try {
    return (await ausfuehrer.execute(statement)).rowCount === 1;
  } catch (error) {
    if (isTaken(error, "idempotenz_pkey")) return false;
    throw error;
  }
}

/** The same for a Vorhaben that this transaction has locked with its Antrag: nothing can have changed. */
export async function storeRevision(tx: Tx, s: Speicherung): Promise<void> {
  if (!(await storeWennUnveraendert(tx, s, null)))
    throw new Error("A locked Vorhaben is not at the revision that was read");
}
