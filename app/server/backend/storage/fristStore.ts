import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { ANTRAGSFRIST_ART_KEYS } from "~/domain/frist/fristArten";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import type { Ausfuehrer } from "./datenbank";
import { fristenIn, laeuft } from "./laufendeFristen";
import { kalenderAbo } from "./schema/kalender";

const zeilen = z.array(
  z.object({
    art: z.enum(ANTRAGSFRIST_ART_KEYS),
    antragUuid: z.string(),
    antragTitel: z.string(),
    antragsnummer: z.string().nullable(),
    gegenstandUuid: z.string(),
    nummer: z.number().nullable(),
    tag: z.string(),
    wartetAufEntscheidung: z.boolean(),
  }),
);

/**
 * Whose deadlines. `unternehmenUuid` null: of all companies; `rollenMitAllem`: in which role somebody sees every Antrag
 * of the company.
 */
export type Fristensuche = {
  benutzerUuid: string;
  unternehmenUuid: string | null;
  antragUuid: string | null;
  rollenMitAllem: readonly UnternehmenRolle[];
  /** Today in Berlin: what ended before is no longer running, unless it waits for a decision. */
  heute: string;
};

/** The running deadlines of the Anträge that a member of companies may read, the nearest first: one statement. */
export async function listFristen(ausfuehrer: Ausfuehrer, suche: Fristensuche): Promise<z.infer<typeof zeilen>> {
  const { benutzerUuid, unternehmenUuid, antragUuid, rollenMitAllem, heute } = suche;
  const sichtbar: SQL = sql`
    SELECT a.* FROM antrag a
    JOIN mitgliedschaft m ON m.unternehmen_uuid = a.unternehmen_uuid AND m.benutzer_uuid = ${benutzerUuid}
    WHERE (${unternehmenUuid}::uuid IS NULL OR a.unternehmen_uuid = ${unternehmenUuid})
      AND (${antragUuid}::uuid IS NULL OR a.uuid = ${antragUuid})
      AND (m.rolle = ANY(${sql.param([...rollenMitAllem])}::text[]) OR EXISTS (
        SELECT 1 FROM antrag_recht r WHERE r.antrag_uuid = a.uuid AND r.benutzer_uuid = ${benutzerUuid}))`;
  const { rows } = await ausfuehrer.execute(sql`
    WITH sichtbar AS NOT MATERIALIZED (${sichtbar}),
    frist AS (
      ${fristenIn(heute)}
    )
    SELECT frist.art, frist.antrag_uuid AS "antragUuid", frist.gegenstand_uuid AS "gegenstandUuid", frist.nummer, frist.tag::text AS tag,
      frist.wartet AS "wartetAufEntscheidung", a.antragsnummer, coalesce(nullif(a.bezeichnung, ''), a.antragsnummer, ${OHNE_BEZEICHNUNG}) AS "antragTitel"
    FROM frist JOIN antrag a ON a.uuid = frist.antrag_uuid
    WHERE ${laeuft(heute)}
    ORDER BY frist.tag, frist.art, a.uuid, frist.nummer, frist.gegenstand_uuid`);
  return zeilen.parse(rows);
}

const betroffene = z.array(
  z.object({
    art: z.enum(ANTRAGSFRIST_ART_KEYS),
    gegenstandUuid: z.string(),
    antragsnummer: z.string().nullable(),
    firma: z.string(),
    tag: z.string(),
    total: z.number(),
  }),
);

type Fristliste = { data: Omit<z.infer<typeof betroffene>[number], "total">[]; total: number };

/**
 * The running deadlines of all companies with a last day from `von` to `bis`, the nearest first; `total` counts all.
 */
export async function listFristenZwischen(
  ausfuehrer: Ausfuehrer,
  { von, bis, hoechstens }: { von: string; bis: string; hoechstens: number },
): Promise<Fristliste> {
  const { rows } = await ausfuehrer.execute(sql`
    WITH sichtbar AS NOT MATERIALIZED (SELECT * FROM antrag),
    frist AS (${fristenIn(von)})
    SELECT frist.art, frist.gegenstand_uuid AS "gegenstandUuid", a.antragsnummer, u.firma, frist.tag::text AS tag,
      count(*) OVER ()::int AS total
    FROM frist JOIN antrag a ON a.uuid = frist.antrag_uuid JOIN unternehmen u ON u.uuid = a.unternehmen_uuid
    WHERE frist.tag BETWEEN ${von}::date AND ${bis}::date
    ORDER BY frist.tag, a.antragsnummer, frist.art, frist.gegenstand_uuid LIMIT ${hoechstens}`);
  const gelesen = betroffene.parse(rows);
  const data = gelesen.map(({ art, gegenstandUuid, antragsnummer, firma, tag }) => ({
    art,
    gegenstandUuid,
    antragsnummer,
    firma,
    tag,
  }));
  return { data, total: gelesen[0]?.total ?? 0 };
}

export type KalenderZeile = typeof kalenderAbo.$inferSelect;

export async function findKalender(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<KalenderZeile | undefined> {
  const [zeile] = await ausfuehrer.select().from(kalenderAbo).where(eq(kalenderAbo.benutzerUuid, benutzerUuid));
  return zeile;
}

/** Stores the address of a person in place of an older one. */
export async function storeKalender(ausfuehrer: Ausfuehrer, neu: Omit<KalenderZeile, "abgerufenAm">): Promise<void> {
  const { nonce, tokenHash, erstelltAm } = neu;
  await ausfuehrer
    .insert(kalenderAbo)
    .values(neu)
    .onConflictDoUpdate({ target: kalenderAbo.benutzerUuid, set: { nonce, tokenHash, erstelltAm, abgerufenAm: null } });
}

export async function deleteKalender(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<void> {
  await ausfuehrer.delete(kalenderAbo).where(eq(kalenderAbo.benutzerUuid, benutzerUuid));
}

/** The person of a secret address, unless locked; notes when a calendar has asked. */
export async function takeKalender(ausfuehrer: Ausfuehrer, tokenHash: string, am: Date): Promise<string | undefined> {
  const { rows } = await ausfuehrer.execute<{ benutzer_uuid: string }>(sql`
    UPDATE kalender_abo k SET abgerufen_am = ${am.toISOString()}::timestamptz FROM benutzer b
    WHERE k.token_hash = ${tokenHash} AND b.uuid = k.benutzer_uuid AND b.gesperrt_seit IS NULL RETURNING k.benutzer_uuid`);
  return rows[0]?.benutzer_uuid;
}
