import { and, asc, desc, eq, gt, isNull, lte, ne, notExists, sql } from "drizzle-orm";
import type { Fassung, FassungArt } from "~/domain/unternehmen/zeitbezug";
import type { Werte } from "~/formkit/field";
import { isZugewiesen } from "./antragBedingungen";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Revisionen } from "./revisionStore";
import { antrag } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { unternehmen, unternehmenRevision } from "./schema/unternehmen";

/**
 * The master data of a company as they are stored now. `geaendertVon`: first and last name, "" for what came with the
 * registration.
 */
export type StammdatenSatz = {
  uuid: string;
  firma: string;
  rechtsform: string;
  steuernummer: string;
  werte: Werte;
  nachgewiesen: string[];
  revision: number;
  geaendertAm: Date;
  geaendertVon: string;
};

/** First and last name of who saved a version; null when nobody did. */
export const vonName = sql<string | null>`${benutzer.vorname} || ' ' || ${benutzer.nachname}`;

const selectStammdaten = (ausfuehrer: Ausfuehrer, uuid: string) =>
  ausfuehrer
    .select({
      uuid: unternehmen.uuid,
      firma: unternehmen.firma,
      rechtsform: unternehmen.rechtsform,
      steuernummer: unternehmen.steuernummer,
      werte: unternehmen.stammdaten,
      nachgewiesen: unternehmen.nachgewiesen,
      revision: unternehmen.revision,
      geaendertAm: unternehmen.geaendertAm,
      geaendertVon: vonName,
    })
    .from(unternehmen)
    .leftJoin(benutzer, eq(benutzer.uuid, unternehmen.geaendertVon))
    .where(eq(unternehmen.uuid, uuid));

export async function findStammdaten(ausfuehrer: Ausfuehrer, uuid: string): Promise<StammdatenSatz | undefined> {
  const [zeile] = await selectStammdaten(ausfuehrer, uuid);
  return zeile && { ...zeile, geaendertVon: zeile.geaendertVon ?? "" };
}

/** The same, with the company locked until the transaction ends. */
export async function lockStammdaten(tx: Tx, uuid: string): Promise<StammdatenSatz | undefined> {
  await tx.select({ uuid: unternehmen.uuid }).from(unternehmen).where(eq(unternehmen.uuid, uuid)).for("update");
  return findStammdaten(tx, uuid);
}

/** Does another company have this tax number? */
export async function isVergeben(tx: Tx, steuernummer: string, uuid: string): Promise<boolean> {
  const andere = await tx
    .select({ uuid: unternehmen.uuid })
    .from(unternehmen)
    .where(and(eq(unternehmen.steuernummer, steuernummer), ne(unternehmen.uuid, uuid)));
  return andere.length > 0;
}

type Entwurfsfrage = {
  unternehmenUuid: string;
  benutzerUuid: string | null;
  anlass: readonly string[];
  felder: readonly string[];
};

/**
 * The drafts of a company by name that have an answer to one of the questions `anlass`, with the answers `felder` of
 * their Vorhaben: with all that is readable when `benutzerUuid` is null, else with whether this person has a right on
 * each.
 */
export async function listEntwuerfe(
  ausfuehrer: Ausfuehrer,
  { unternehmenUuid, benutzerUuid, anlass, felder }: Entwurfsfrage,
): Promise<{ bezeichnung: string; istSichtbar: boolean; vorhaben: Werte[] }[]> {
  const zugewiesen = benutzerUuid === null ? sql<boolean>`true` : sql<boolean>`${isZugewiesen(benutzerUuid)}`;
  const gefragte = sql.join(
    felder.map((feld) => sql`${feld}::text, v.werte -> ${feld}`),
    sql`, `,
  );
  // Written out, because the library leaves the tables out of names where a statement has but one.
  const werte = sql<Werte[]>`coalesce((
    select json_agg(jsonb_build_object(${gefragte}) order by v.position, v.uuid)
    from vorhaben v where v.antrag_uuid = antrag.uuid and not v.geloescht), '[]')`;
  const gesagt = sql.join(
    anlass.map((feld) => sql`coalesce(v.werte ->> ${feld}, '') not in ('', '[]')`),
    sql` or `,
  );
  const hatAnlass = sql`exists (
    select from vorhaben v where v.antrag_uuid = antrag.uuid and not v.geloescht and (${gesagt}))`;
  return ausfuehrer
    .select({ bezeichnung: antrag.bezeichnung, istSichtbar: zugewiesen, vorhaben: werte })
    .from(antrag)
    .where(and(eq(antrag.unternehmenUuid, unternehmenUuid), eq(antrag.status, "IN_BEARBEITUNG"), hatAnlass))
    .orderBy(asc(antrag.bezeichnung), asc(antrag.uuid));
}

export type NeueFassung = {
  uuid: string;
  revision: number;
  art: FassungArt;
  gueltigAb: string | null;
  nachgewiesen: string[];
  werte: Werte;
  am: Date;
  von: string | null;
  berichtigt?: Fassung["berichtigt"];
  fruehere?: Fassung["fruehere"];
  /** When it was entered as a coming change that the portal stores now. */
  vorgemerktAm?: Date | null;
};

export async function insertFassung(tx: Tx, { uuid, berichtigt = null, ...fassung }: NeueFassung): Promise<void> {
  const [berichtigtRevision, berichtigtTag] = [berichtigt?.revision ?? null, berichtigt?.tag ?? null];
  await tx.insert(unternehmenRevision).values({ unternehmenUuid: uuid, ...fassung, berichtigtRevision, berichtigtTag });
}

/** Stores the next version; `kennung` is what the company is searched and named by. The company is locked. */
export async function storeFassung(
  tx: Tx,
  neu: NeueFassung,
  kennung: Pick<StammdatenSatz, "firma" | "rechtsform" | "steuernummer">,
): Promise<void> {
  const { uuid, revision, werte, nachgewiesen, am, von, vorgemerktAm = null } = neu;
  const geaendertVon = vorgemerktAm === null ? von : null;
  await tx
    .update(unternehmen)
    .set({ ...kennung, stammdaten: werte, nachgewiesen, revision, geaendertAm: am, geaendertVon })
    .where(eq(unternehmen.uuid, uuid));
  await insertFassung(tx, neu);
}

/** Notes the account at the identification service, unless the company or another one has one. */
export async function rememberNezoKonto(tx: Tx, uuid: string, kontoId: string): Promise<void> {
  const vergeben = tx.select({ uuid: unternehmen.uuid }).from(unternehmen).where(eq(unternehmen.nezoKonto, kontoId));
  await tx
    .update(unternehmen)
    .set({ nezoKonto: kontoId })
    .where(and(eq(unternehmen.uuid, uuid), isNull(unternehmen.nezoKonto), notExists(vergeben)));
}

const { revision, werte, am } = unternehmenRevision;

/** The versions of the master data, for a merge. */
export const stammdatenRevisionen = (ausfuehrer: Ausfuehrer, uuid: string): Revisionen => ({
  async findWerte(gesucht) {
    const [zeile] = await ausfuehrer
      .select({ werte })
      .from(unternehmenRevision)
      .where(and(eq(unternehmenRevision.unternehmenUuid, uuid), eq(revision, gesucht)));
    return zeile?.werte;
  },
  async list({ nach, bis, anzahl }) {
    const zeilen = await ausfuehrer
      .select({ revision, werte, am, von: vonName })
      .from(unternehmenRevision)
      .leftJoin(benutzer, eq(benutzer.uuid, unternehmenRevision.von))
      .where(and(eq(unternehmenRevision.unternehmenUuid, uuid), gt(revision, nach), lte(revision, bis)))
      .orderBy(desc(revision))
      .limit(anzahl);
    return zeilen.map((zeile) => ({ ...zeile, von: zeile.von ?? "" }));
  },
});

/** Every version in the order in which they were saved. */
export async function listFassungen(ausfuehrer: Ausfuehrer, uuid: string): Promise<Fassung[]> {
  const { art, gueltigAb, nachgewiesen, berichtigtRevision, berichtigtTag, fruehere, vorgemerktAm } =
    unternehmenRevision;
  const tage = { gueltigAb, berichtigtRevision, berichtigtTag };
  const zeilen = await ausfuehrer
    .select({ revision, art, ...tage, nachgewiesen, fruehere, vorgemerktAm, werte, am, von: vonName })
    .from(unternehmenRevision)
    .leftJoin(benutzer, eq(benutzer.uuid, unternehmenRevision.von))
    .where(eq(unternehmenRevision.unternehmenUuid, uuid))
    .orderBy(asc(revision));
  return zeilen.map(({ berichtigtRevision: nummer, berichtigtTag: tag, ...zeile }) => ({
    ...zeile,
    am: zeile.am.toISOString(),
    vorgemerktAm: zeile.vorgemerktAm?.toISOString() ?? null,
    berichtigt: nummer === null || tag === null ? null : { revision: nummer, tag },
  }));
}
