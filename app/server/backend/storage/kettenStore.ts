import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BescheidZeile } from "./bescheidStore";
import type { Ausfuehrer, Datenbank, Tx } from "./datenbank";
import type { BelegZeile, EreignisZeile, KopfZeile } from "./ereignisStore";
import { antrag, eingereichterAntrag } from "./schema/antrag";
import { audit } from "./schema/audit";
import { bescheid } from "./schema/bescheid";
import { beleg, ereignis, ereignisKopf } from "./schema/ereignis";
import { nachricht } from "./schema/nachricht";
import { schriftsatz } from "./schema/schriftsatz";
import type { SchriftsatzZeile } from "./schriftsatzStore";

export type AuditZeile = typeof audit.$inferSelect;
export type EingereichtZeile = Pick<typeof eingereichterAntrag.$inferSelect, "eingereichtAm" | "inhalt" | "pruefsumme">;

/** A message that reminded the company of a decision. */
export type Erinnerung = Pick<typeof nachricht.$inferSelect, "antragUuid" | "art" | "erstelltAm">;
const ERINNERUNGEN = ["ABRUF_ERINNERUNG", "WIDERSPRUCH_ERINNERUNG"] as const;

/** Everything that is stored about the life of one Antrag, events in their order. */
export type Kettenbestand = {
  antragUuid: string;
  /** Null: there is no such Antrag (any more). */
  status: string | null;
  ereignisse: EreignisZeile[];
  kopf: KopfZeile | null;
  belege: BelegZeile[];
  audit: AuditZeile[];
  eingereicht: EingereichtZeile[];
  bescheide: BescheidZeile[];
  schriftsaetze: SchriftsatzZeile[];
  erinnerungen: Erinnerung[];
};

/** A receipt with the whole chain that it belongs to; null for a code that there is not. */
export async function findBelegMitKette(
  db: Datenbank,
  code: string,
): Promise<(Pick<Kettenbestand, "ereignisse" | "kopf"> & { beleg: BelegZeile }) | null> {
  const gefunden = await db.transaction(
    async (tx) => {
      const [zeile] = await tx.select().from(beleg).where(eq(beleg.code, code));
      if (zeile === undefined) return null;
      const { antragUuid } = zeile;
      const ereignisse = await tx
        .select()
        .from(ereignis)
        .where(eq(ereignis.antragUuid, antragUuid))
        .orderBy(asc(ereignis.nummer));
      const [kopf = null] = await tx.select().from(ereignisKopf).where(eq(ereignisKopf.antragUuid, antragUuid));
      return { beleg: zeile, ereignisse, kopf };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return gefunden;
}

/** So many Anträge are read at a time. */
const JE_SCHRITT = 50;
const ANFANG = "00000000-0000-0000-0000-000000000000";

/** The next Anträge after this one of which anything is stored, in the order of their ids. */
async function listUuids(ausfuehrer: Ausfuehrer, nach: string, anzahl: number): Promise<string[]> {
  const ab = (tabelle: string, spalte: string) =>
    sql`(select distinct ${sql.identifier(spalte)} as uuid from ${sql.identifier(tabelle)} where ${sql.identifier(spalte)} > ${nach} order by 1 limit ${anzahl})`;
  const quellen = [
    ab("antrag", "uuid"),
    ...["ereignis", "ereignis_kopf", "beleg", "audit"].map((tabelle) => ab(tabelle, "antrag_uuid")),
  ];
  const { rows } = await ausfuehrer.execute<{ uuid: string }>(
    sql`${sql.join(quellen, sql` union `)} order by 1 limit ${anzahl}`,
  );
  return rows.map(({ uuid }) => uuid);
}

const listErinnerungen = (tx: Ausfuehrer, uuids: string[]): Promise<Erinnerung[]> =>
  tx
    .select({ antragUuid: nachricht.antragUuid, art: nachricht.art, erstelltAm: nachricht.erstelltAm })
    .from(nachricht)
    .where(and(inArray(nachricht.antragUuid, uuids), inArray(nachricht.art, ERINNERUNGEN)));

async function readBestaende(tx: Ausfuehrer, uuids: string[]): Promise<Kettenbestand[]> {
  const antraege = await tx
    .select({ uuid: antrag.uuid, status: antrag.status })
    .from(antrag)
    .where(inArray(antrag.uuid, uuids));
  const ereignisse = await tx
    .select()
    .from(ereignis)
    .where(inArray(ereignis.antragUuid, uuids))
    .orderBy(asc(ereignis.nummer));
  const koepfe = await tx.select().from(ereignisKopf).where(inArray(ereignisKopf.antragUuid, uuids));
  const belege = await tx
    .select()
    .from(beleg)
    .where(inArray(beleg.antragUuid, uuids))
    .orderBy(asc(beleg.ereignisNummer));
  const protokoll = await tx.select().from(audit).where(inArray(audit.antragUuid, uuids)).orderBy(asc(audit.lfd));
  const eingereicht = await tx.select().from(eingereichterAntrag).where(inArray(eingereichterAntrag.antragUuid, uuids));
  const bescheide = await tx.select().from(bescheid).where(inArray(bescheid.antragUuid, uuids));
  const schriftsaetze = await tx.select().from(schriftsatz).where(inArray(schriftsatz.antragUuid, uuids));
  const erinnerungen = await listErinnerungen(tx, uuids);
  return uuids.map((antragUuid) => {
    const belongs = (zeile: { antragUuid: string | null }) => zeile.antragUuid === antragUuid;
    return {
      antragUuid,
      status: antraege.find(({ uuid }) => uuid === antragUuid)?.status ?? null,
      ereignisse: ereignisse.filter(belongs),
      kopf: koepfe.find(belongs) ?? null,
      belege: belege.filter(belongs),
      audit: protokoll.filter(belongs),
      eingereicht: eingereicht.filter(belongs),
      bescheide: bescheide.filter(belongs),
      schriftsaetze: schriftsaetze.filter(belongs),
      erinnerungen: erinnerungen.filter(belongs),
    };
  });
}

async function* readReihe(read: (nach: string) => Promise<Kettenbestand[]>): AsyncGenerator<Kettenbestand> {
  let bestaende = await read(ANFANG);
  while (bestaende.length > 0) {
    yield* bestaende;
    bestaende = await read(bestaende.at(-1)?.antragUuid ?? ANFANG);
  }
}

const naechste = async (tx: Ausfuehrer, nach: string): Promise<Kettenbestand[]> => {
  const uuids = await listUuids(tx, nach, JE_SCHRITT);
  return uuids.length === 0 ? [] : readBestaende(tx, uuids);
};

/** All that is stored, Antrag by Antrag; each step is read at one moment, so that the portal may work meanwhile. */
export const readAllBestaende = (db: Datenbank): AsyncGenerator<Kettenbestand> =>
  readReihe((nach) =>
    db.transaction((tx) => naechste(tx, nach), { isolationLevel: "repeatable read", accessMode: "read only" }),
  );

/** All that is stored about one Antrag, read at one moment. */
export const readBestand = (db: Datenbank, antragUuid: string): Promise<Kettenbestand | undefined> =>
  db.transaction(async (tx) => (await readBestaende(tx, [antragUuid]))[0], {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });

/** What has lines in the audit log but no chain. */
export async function* listUnverkettete(tx: Tx): AsyncGenerator<Kettenbestand> {
  for await (const bestand of readReihe((nach) => naechste(tx, nach))) {
    if (bestand.audit.length > 0 && bestand.ereignisse.length === 0) yield bestand;
  }
}

const UEBERNOMMEN = "0080_ereigniskette übernommen";

/** True for the first who asks on this database, if the transaction commits; others wait for it. */
export async function takeUebernahme(tx: Tx, am: Date): Promise<boolean> {
  const schon = await tx.execute(sql`select 1 from migration where name = ${UEBERNOMMEN}`);
  if ((schon.rowCount ?? 0) > 0) return false;
  const { rowCount } = await tx.execute(
    sql`insert into migration (name, am) values (${UEBERNOMMEN}, ${am.toISOString()}) on conflict do nothing`,
  );
  return rowCount === 1;
}
