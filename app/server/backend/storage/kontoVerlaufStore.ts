import { inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  betreffendeEreignisse,
  eigeneEreignisse,
  isKontoEreignis,
  type KontoEreignis,
} from "~/domain/benutzer/kontoEreignisse";
import type { Ausfuehrer } from "./datenbank";

/** Whose events: the person, and everything else that stands for the same address. */
export type VerlaufVon = { uuid: string; email: string };

/**
 * The lines of the log about an account: what the person did with it, and what others did about the person, about an
 * invitation or a registration of the address.
 */
const ereignisse = ({ uuid, email }: VerlaufVon): SQL => sql`(
  SELECT lfd, am, vorgang, benutzer_uuid, von, nach, grund, NULL::text AS wen FROM audit
  WHERE benutzer_uuid = ${uuid}::uuid AND ${inArray(sql`vorgang`, [...eigeneEreignisse])}
  UNION ALL
  SELECT lfd, am, vorgang, benutzer_uuid, von, nach, grund, left(grund, 36) FROM audit
  WHERE left(grund, 36) IN (
      SELECT ${uuid} UNION SELECT e.uuid::text FROM einladung e WHERE e.email = ${email}
      UNION SELECT r.uuid::text FROM registrierung r WHERE r.benutzer IS NOT NULL AND r.benutzer ->> 'email' = ${email})
    AND vorgang ~ '^(benutzer|support|einlad)' AND ${inArray(sql`vorgang`, [...betreffendeEreignisse])}
) a`;

const rolle = z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"]).nullable().catch(null);
const zeilen = z.array(
  z.object({
    lfd: z.coerce.number(),
    am: z.union([z.string(), z.date()]).transform((wert) => new Date(wert)),
    ereignis: z.string().refine(isKontoEreignis),
    wer: z.string().nullable(),
    firma: z.string().nullable(),
    vonRolle: rolle,
    nachRolle: rolle,
    grund: z.string().nullable(),
  }),
);

/** One event of an account. */
export type KontoVerlaufZeile = z.infer<typeof zeilen>[number];

/** The events of an account, newest first: those before the line `vor`, of the names `nur` where they are given. */
export async function listEreignisse(
  ausfuehrer: Ausfuehrer,
  wessen: VerlaufVon,
  { vor, nur, limit }: { vor: number | undefined; nur: readonly KontoEreignis[] | undefined; limit: number },
): Promise<KontoVerlaufZeile[]> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT a.lfd, a.am, a.vorgang AS ereignis,
      CASE WHEN a.wen IS NOT NULL AND a.benutzer_uuid <> ${wessen.uuid}::uuid THEN trim(w.vorname || ' ' || w.nachname) END AS wer,
      u.firma, a.von AS "vonRolle", a.nach AS "nachRolle",
      CASE WHEN a.wen IS NULL THEN a.grund WHEN a.vorgang LIKE 'support.%' THEN nullif(substr(a.grund, 38), '') END AS grund
    FROM ${ereignisse(wessen)}
    LEFT JOIN benutzer w ON w.uuid = a.benutzer_uuid
    LEFT JOIN unternehmen u ON u.uuid::text = CASE WHEN a.vorgang = 'UNTERNEHMEN_GEWAEHLT' THEN a.nach
      WHEN a.wen IS NOT NULL AND a.vorgang NOT LIKE 'support.%' THEN substr(a.grund, 38) END
    WHERE ${vor === undefined ? sql`true` : sql`a.lfd < ${vor}`}
      AND ${nur === undefined ? sql`true` : inArray(sql`a.vorgang`, [...nur])}
    ORDER BY a.lfd DESC LIMIT ${limit}`);
  return zeilen.parse(rows);
}

const anzahlen = z.array(z.object({ ereignis: z.string(), n: z.number() }));

/** How many there are of each name. */
export async function countEreignisse(ausfuehrer: Ausfuehrer, wessen: VerlaufVon): Promise<Map<string, number>> {
  const { rows } = await ausfuehrer.execute(
    sql`SELECT a.vorgang AS ereignis, count(*)::int AS n FROM ${ereignisse(wessen)} GROUP BY a.vorgang`,
  );
  return new Map(anzahlen.parse(rows).map(({ ereignis, n }) => [ereignis, n]));
}

/** Has somebody looked at the page of a person since then? */
export async function hasAngesehen(
  ausfuehrer: Ausfuehrer,
  { wer, wen, seit }: { wer: string; wen: string; seit: Date },
): Promise<boolean> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT 1 FROM audit WHERE vorgang = 'BENUTZER_ANGESEHEN' AND benutzer_uuid = ${wer}::uuid AND nach = ${wen}
      AND am > ${seit.toISOString()}::timestamptz LIMIT 1`);
  return rows.length > 0;
}
