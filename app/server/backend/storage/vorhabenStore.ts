import { and, asc, eq, type Placeholder, sql } from "drizzle-orm";
import type { Pruefung } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { vorhaben, vorhabenRevision } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { vorbereitet } from "./vorbereitet";

export type NeuesVorhaben = typeof vorhaben.$inferInsert;

/** A Vorhaben as lists show it. */
export type VorhabenKopf = {
  uuid: string;
  titel: string;
  kurzbezeichnung: string;
  revision: number;
  anzahlFehler: number;
  anzahlWarnungen: number;
  neu: boolean;
  geaendertAm: Date;
  geaendertVon: string;
  zuerstGespeichert: Date;
};

/** What a save cut off because a text was too long. */
export type Rest = { uuid: string; stelle: string; rest: string };

/** A whole Vorhaben. */
export type VorhabenVoll = VorhabenKopf & { werte: Werte; pruefung: Pruefung };

/** The moment of the first revision that is kept: read with the Vorhaben, by the primary key of its revisions. */
export const zuerstGespeichert =
  sql<Date>`(select r.am from vorhaben_revision r where r.vorhaben_uuid = ${vorhaben.uuid} order by r.revision limit 1)`
    .mapWith(vorhabenRevision.am)
    .as("zuerst_gespeichert");

const kopf = {
  uuid: vorhaben.uuid,
  titel: vorhaben.titel,
  kurzbezeichnung: vorhaben.kurzbezeichnung,
  revision: vorhaben.revision,
  anzahlFehler: vorhaben.anzahlFehler,
  anzahlWarnungen: vorhaben.anzahlWarnungen,
  neu: vorhaben.neu,
  geaendertAm: vorhaben.geaendertAm,
  geaendertVon: nameVon(benutzer),
  zuerstGespeichert,
};

/**
 * Written out and not as a parameter: only so does a plan that is kept use the index of the living ones, see
 * vorhaben_antrag.
 */
const LEBT = sql`not ${vorhaben.geloescht}`;

const imAntrag = (antragUuid: string | Placeholder) => and(eq(vorhaben.antragUuid, antragUuid), LEBT);

const ANTRAG = sql.placeholder("antragUuid");
const MIT_WERTEN = sql`${sql.placeholder("mitWerten")}::uuid`;
const WESSEN = sql`${sql.placeholder("wessen")}::uuid`;

/** What saves of one person have cut off, oldest first. */
const reste = sql<Rest[]>`(
  select coalesce(json_agg(json_build_object('uuid', r.uuid, 'stelle', r.stelle, 'rest', r.rest) order by r.am, r.uuid), '[]')
  from abgeschnittener_rest r where r.vorhaben_uuid = ${vorhaben.uuid} and r.benutzer_uuid = ${WESSEN})`;

/** Is a form of this person kept? Mostly not; then nobody has to ask for it. */
const hatGeparkte = sql<boolean>`exists (
  select 1 from geparkte_eingabe g where g.vorhaben_uuid = ${vorhaben.uuid} and g.benutzer_uuid = ${WESSEN})`;

const selectKoepfe = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({
      ...kopf,
      werte: sql<Werte | null>`case when ${vorhaben.uuid} = ${MIT_WERTEN} then ${vorhaben.werte} end`,
      pruefung: sql<Pruefung | null>`case when ${vorhaben.uuid} = ${MIT_WERTEN} then ${vorhaben.pruefung} end`,
      reste: sql<Rest[] | null>`case when ${vorhaben.uuid} = ${MIT_WERTEN} then ${reste} end`,
      hatGeparkte: sql<boolean | null>`case when ${vorhaben.uuid} = ${MIT_WERTEN} then ${hatGeparkte} end`,
    })
    .from(vorhaben)
    .innerJoin(benutzer, eq(benutzer.uuid, vorhaben.geaendertVon))
    .where(imAntrag(ANTRAG))
    .orderBy(asc(vorhaben.position), asc(vorhaben.uuid))
    .prepare(name),
);

/** The one whose answers are read too, and the person whose rests and kept forms. */
type Genau = { vorhabenUuid: string; benutzerUuid: string };

/**
 * The living Vorhaben of an Antrag in their order; with the answers of one of them, and what one person's saves cut off
 * there.
 */
export async function listKoepfe(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  genau: Genau | null,
): Promise<
  (VorhabenKopf & {
    werte: Werte | null;
    pruefung: Pruefung | null;
    reste: Rest[] | null;
    hatGeparkte: boolean | null;
  })[]
> {
  const mitWerten = genau?.vorhabenUuid ?? null;
  return selectKoepfe(ausfuehrer).execute({ antragUuid, mitWerten, wessen: genau?.benutzerUuid ?? null });
}

/** All living Vorhaben of an Antrag with their answers, in their order. */
export async function listVorhaben(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<VorhabenVoll[]> {
  return ausfuehrer
    .select({ ...kopf, werte: vorhaben.werte, pruefung: vorhaben.pruefung })
    .from(vorhaben)
    .innerJoin(benutzer, eq(benutzer.uuid, vorhaben.geaendertVon))
    .where(imAntrag(antragUuid))
    .orderBy(asc(vorhaben.position), asc(vorhaben.uuid));
}

/** What a save starts from: the stored answers, and who stored them (by name). */
export type Vorhabenstand = Pick<
  VorhabenVoll,
  "uuid" | "revision" | "werte" | "geaendertAm" | "geaendertVon" | "zuerstGespeichert"
>;

/** The columns of a {@link Vorhabenstand}; `benutzer` is the one who stored it. */
export const vorhabenstand = {
  uuid: vorhaben.uuid,
  revision: vorhaben.revision,
  werte: vorhaben.werte,
  geaendertAm: vorhaben.geaendertAm,
  geaendertVon: nameVon(benutzer),
  zuerstGespeichert,
};

/** One living Vorhaben of an Antrag; undefined when there is none. The lock of its Antrag covers it. */
export async function findVorhaben(tx: Tx, antragUuid: string, uuid: string): Promise<Vorhabenstand | undefined> {
  const [zeile] = await tx
    .select(vorhabenstand)
    .from(vorhaben)
    .innerJoin(benutzer, eq(benutzer.uuid, vorhaben.geaendertVon))
    .where(and(imAntrag(antragUuid), eq(vorhaben.uuid, uuid)));
  return zeile;
}

/** Adds Vorhaben, each with its first revision. */
export async function insertVorhaben(tx: Tx, zeilen: readonly NeuesVorhaben[]): Promise<void> {
  if (zeilen.length === 0) return;
  await tx.insert(vorhaben).values(zeilen.map((zeile) => ({ ...zeile })));
  await tx.insert(vorhabenRevision).values(
    zeilen.map((zeile) => ({
      vorhabenUuid: zeile.uuid,
      revision: zeile.revision ?? 1,
      werte: zeile.werte,
      am: zeile.geaendertAm,
      von: zeile.geaendertVon,
    })),
  );
}

/** Takes a Vorhaben out of its Antrag; its revisions stay until the Antrag is purged. */
export async function markGeloescht(tx: Tx, uuid: string, { am, von }: { am: Date; von: string }): Promise<void> {
  await tx.update(vorhaben).set({ geloescht: true, geaendertAm: am, geaendertVon: von }).where(eq(vorhaben.uuid, uuid));
}

/** How many living Vorhaben an Antrag has, and the highest position ever given. */
export async function findLetztePosition(tx: Tx, antragUuid: string): Promise<{ anzahl: number; position: number }> {
  const [stand] = await tx
    .select({
      anzahl: sql<number>`(count(*) filter (where not ${vorhaben.geloescht}))::int`,
      position: sql<number>`coalesce(max(${vorhaben.position}), 0)::int`,
    })
    .from(vorhaben)
    .where(eq(vorhaben.antragUuid, antragUuid));
  return stand ?? { anzahl: 0, position: 0 };
}
