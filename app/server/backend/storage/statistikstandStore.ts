import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Werte } from "~/formkit/field";
import type { Ausfuehrer, Tx } from "./datenbank";

const werte = z.custom<Werte>((wert) => typeof wert === "object" && wert !== null);

const zeilen = z.array(
  z.object({
    unternehmenUuid: z.string(),
    firma: z.string(),
    stammdaten: werte,
    erstelltAm: z.coerce.date(),
    keinJahrAm: z.coerce.date().nullable(),
    jahre: z.array(z.object({ uuid: z.string(), werte })),
    erinnert: z.array(z.string()),
  }),
);

/**
 * What decides whether figures of a company are missing: its master data and its Wirtschaftsjahre, the oldest first,
 * with their days among the answers. `keinJahrAm`: when it has said that none is completed yet; `erinnert`: last days
 * of those that it was written to about.
 */
export type Statistikstand = z.infer<typeof zeilen>[number];

/** In one statement. */
async function list(ausfuehrer: Ausfuehrer, { wo, ende }: { wo: SQL; ende: SQL }): Promise<Statistikstand[]> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT u.uuid AS "unternehmenUuid", u.firma, u.stammdaten, u.erstellt_am AS "erstelltAm", k.am AS "keinJahrAm",
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('uuid', w.uuid,
          'werte', w.werte || jsonb_build_object('wjBeginn', w.beginn, 'wjEnde', w.ende)) ORDER BY w.beginn)
        FROM wirtschaftsjahr w WHERE w.unternehmen_uuid = u.uuid), '[]') AS jahre,
      coalesce((
        SELECT jsonb_agg(e.ende) FROM wirtschaftsjahr_erinnerung e WHERE e.unternehmen_uuid = u.uuid), '[]') AS erinnert
    FROM unternehmen u LEFT JOIN wirtschaftsjahr_keines k ON k.unternehmen_uuid = u.uuid
    WHERE ${wo}
    ${ende}`);
  return zeilen.parse(rows);
}

/** Those that a person belongs to, or one of them. */
export function listMitglieds(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, unternehmenUuid }: { benutzerUuid: string; unternehmenUuid: string | null },
): Promise<Statistikstand[]> {
  const wo = sql`EXISTS (
      SELECT 1 FROM mitgliedschaft m WHERE m.unternehmen_uuid = u.uuid AND m.benutzer_uuid = ${benutzerUuid})
    AND (${unternehmenUuid}::uuid IS NULL OR u.uuid = ${unternehmenUuid})`;
  return list(ausfuehrer, { wo, ende: sql`ORDER BY u.uuid` });
}

/** All, from behind this one on, so many at a time. */
export const listStaende = (
  ausfuehrer: Ausfuehrer,
  { nach, hoechstens }: { nach: string | undefined; hoechstens: number },
): Promise<Statistikstand[]> =>
  list(ausfuehrer, {
    wo: nach === undefined ? sql`true` : sql`u.uuid > ${nach}::uuid`,
    ende: sql`ORDER BY u.uuid LIMIT ${hoechstens}`,
  });

/** One company, locked until the transaction ends: nobody saves a Wirtschaftsjahr meanwhile. */
export async function lockStand(tx: Tx, unternehmenUuid: string): Promise<Statistikstand | undefined> {
  await tx.execute(sql`SELECT 1 FROM unternehmen WHERE uuid = ${unternehmenUuid} FOR UPDATE`);
  return (await list(tx, { wo: sql`u.uuid = ${unternehmenUuid}`, ende: sql`` }))[0];
}

/** Notes that a company is written to about a Wirtschaftsjahr; false when it has been before. */
export async function noteErinnerung(
  tx: Tx,
  { unternehmenUuid, ende, am }: { unternehmenUuid: string; ende: string; am: Date },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    INSERT INTO wirtschaftsjahr_erinnerung (unternehmen_uuid, ende, am)
    VALUES (${unternehmenUuid}, ${ende}, ${am.toISOString()}::timestamptz) ON CONFLICT DO NOTHING RETURNING ende`);
  return rows.length > 0;
}

/** The addresses of everybody who may enter the figures of a company and is not locked out. */
export async function listErfassende(tx: Tx, unternehmenUuid: string): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    SELECT b.email FROM mitgliedschaft m JOIN benutzer b ON b.uuid = m.benutzer_uuid
    WHERE m.unternehmen_uuid = ${unternehmenUuid} AND (m.rolle = 'BEVOLLMAECHTIGTER' OR m.darf_stammdaten)
      AND b.gesperrt_seit IS NULL
    ORDER BY b.email`);
  return rows.map(({ email }) => email);
}
