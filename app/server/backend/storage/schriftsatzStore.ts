import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { SCHRIFTSATZ_STATUS, type SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import type { Werte } from "~/formkit/field";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Revisionen } from "./revisionStore";
import { benutzer } from "./schema/benutzer";
import { schriftsatz, schriftsatzRevision } from "./schema/schriftsatz";

export type SchriftsatzZeile = typeof schriftsatz.$inferSelect;

/** A document with the names of those who wrote and signed it. */
export type SchriftsatzSatz = SchriftsatzZeile & { geaendertVonName: string; eingereichtVonName: string | null };

/** What a document is about besides its Antrag. */
export type SchriftsatzBezug = Pick<SchriftsatzZeile, "nachforderungUuid" | "bescheidUuid" | "widerspruchUuid">;

const eingereichtVonName = sql<string | null>`(
  select b.vorname || ' ' || b.nachname from benutzer b where b.uuid = ${schriftsatz.eingereichtVon})`;

const selectSaetze = (ausfuehrer: Ausfuehrer) =>
  ausfuehrer
    .select({ zeile: schriftsatz, geaendertVonName: nameVon(benutzer), eingereichtVonName })
    .from(schriftsatz)
    .innerJoin(benutzer, eq(benutzer.uuid, schriftsatz.geaendertVon))
    .$dynamic();

type Gelesen = { zeile: SchriftsatzZeile; geaendertVonName: string; eingereichtVonName: string | null };
const toSatz = ({ zeile, ...namen }: Gelesen): SchriftsatzSatz => ({ ...zeile, ...namen });

/** A document of this Antrag that was not discarded; undefined for an unknown and a foreign one alike. */
export async function findSchriftsatz(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  uuid: string,
): Promise<SchriftsatzSatz | undefined> {
  const [gelesen] = await selectSaetze(ausfuehrer).where(
    and(eq(schriftsatz.antragUuid, antragUuid), eq(schriftsatz.uuid, uuid)),
  );
  return gelesen === undefined || gelesen.zeile.status === "VERWORFEN" ? undefined : toSatz(gelesen);
}

const NICHT_VERWORFEN = SCHRIFTSATZ_STATUS.filter((status) => status !== "VERWORFEN");

/** The documents of an Antrag in the order in which they were begun, without those that were discarded. */
export async function listSchriftsaetze(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<SchriftsatzSatz[]> {
  const gelesene = await selectSaetze(ausfuehrer)
    .where(and(eq(schriftsatz.antragUuid, antragUuid), inArray(schriftsatz.status, NICHT_VERWORFEN)))
    .orderBy(asc(schriftsatz.erstelltAm), asc(schriftsatz.uuid));
  return gelesene.map(toSatz);
}

/** The objections of several Anträge in the order in which they were begun, without those that were discarded. */
export async function listWidersprueche(
  ausfuehrer: Ausfuehrer,
  antragUuids: readonly string[],
): Promise<SchriftsatzSatz[]> {
  if (antragUuids.length === 0) return [];
  const gelesene = await selectSaetze(ausfuehrer)
    .where(
      and(
        inArray(schriftsatz.antragUuid, [...antragUuids]),
        eq(schriftsatz.art, "WIDERSPRUCH"),
        ne(schriftsatz.status, "VERWORFEN"),
      ),
    )
    .orderBy(asc(schriftsatz.erstelltAm), asc(schriftsatz.uuid));
  return gelesene.map(toSatz);
}

/** The draft of a kind, of which there is one at most; of a Nachtrag one for each follow-up request and one without. */
export async function findEntwurf(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  { art, nachforderungUuid }: { art: SchriftsatzArt; nachforderungUuid: string | null },
): Promise<SchriftsatzZeile | undefined> {
  const anlass =
    nachforderungUuid === null
      ? isNull(schriftsatz.nachforderungUuid)
      : eq(schriftsatz.nachforderungUuid, nachforderungUuid);
  const [zeile] = await ausfuehrer
    .select()
    .from(schriftsatz)
    .where(
      and(eq(schriftsatz.antragUuid, antragUuid), eq(schriftsatz.art, art), eq(schriftsatz.status, "ENTWURF"), anlass),
    );
  return zeile;
}

export async function insertSchriftsatz(
  tx: Tx,
  zeile: typeof schriftsatz.$inferInsert & { uuid: string },
): Promise<void> {
  await tx.insert(schriftsatz).values(zeile);
  await insertRevision(tx, {
    uuid: zeile.uuid,
    revision: 1,
    werte: zeile.werte,
    am: zeile.erstelltAm,
    von: zeile.erstelltVon,
  });
}

type NeueRevision = { uuid: string; revision: number; werte: Werte; am: Date; von: string };

async function insertRevision(tx: Tx, { uuid, ...revision }: NeueRevision): Promise<void> {
  await tx.insert(schriftsatzRevision).values({ schriftsatzUuid: uuid, ...revision });
}

/** Stores the answers of a draft as its next revision, which is kept. The lock of the Antrag covers it. */
export async function storeSchriftsatzRevision(tx: Tx, neu: NeueRevision): Promise<void> {
  const { uuid, revision, werte, am, von } = neu;
  await tx
    .update(schriftsatz)
    .set({ revision, werte, geaendertAm: am, geaendertVon: von })
    .where(eq(schriftsatz.uuid, uuid));
  await insertRevision(tx, neu);
}

/** Changes what is not an answer: its status, and what comes with it. */
export async function updateSchriftsatz(
  tx: Tx,
  uuid: string,
  aenderung: Partial<Omit<SchriftsatzZeile, "uuid" | "antragUuid" | "art">>,
): Promise<void> {
  await tx.update(schriftsatz).set(aenderung).where(eq(schriftsatz.uuid, uuid));
}

/** The revisions of a document. */
export const schriftsatzRevisionen = (ausfuehrer: Ausfuehrer, schriftsatzUuid: string): Revisionen => ({
  async findWerte(revision) {
    const [zeile] = await ausfuehrer
      .select({ werte: schriftsatzRevision.werte })
      .from(schriftsatzRevision)
      .where(and(eq(schriftsatzRevision.schriftsatzUuid, schriftsatzUuid), eq(schriftsatzRevision.revision, revision)));
    return zeile?.werte;
  },
  list({ nach, bis, anzahl }) {
    const { revision, werte, am } = schriftsatzRevision;
    return ausfuehrer
      .select({ revision, werte, am, von: nameVon(benutzer) })
      .from(schriftsatzRevision)
      .innerJoin(benutzer, eq(benutzer.uuid, schriftsatzRevision.von))
      .where(and(eq(schriftsatzRevision.schriftsatzUuid, schriftsatzUuid), gt(revision, nach), lte(revision, bis)))
      .orderBy(desc(revision))
      .limit(anzahl);
  },
});
