import type pg from "pg";

/** The rows of each table, as JSON. */
export type Bestand = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The columns that are written, by table; what is computed is none. */
async function listSpalten(pool: pg.Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<{ tabelle: string; spalten: string[] }>(
    `SELECT c.relname AS tabelle, array_agg(a.attname::text ORDER BY a.attnum) AS spalten
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migration'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname`,
  );
  return new Map(rows.map(({ tabelle, spalten }) => [tabelle, spalten]));
}

/** What a database has in these columns, in an order that does not depend on how it is stored. */
export async function readBestand(pool: pg.Pool, spaltenVon: ReadonlyMap<string, readonly string[]>): Promise<Bestand> {
  const bestand: Record<string, Record<string, unknown>[]> = {};
  for (const [tabelle, spalten] of spaltenVon) {
    const liste = spalten.map((spalte) => `"${spalte}"`).join(", ");
    const { rows } = await pool.query<{ zeile: Record<string, unknown> }>(
      `SELECT to_jsonb(z) AS zeile FROM (SELECT ${liste} FROM "${tabelle}") z ORDER BY to_jsonb(z)::text`,
    );
    bestand[tabelle] = rows.map(({ zeile }) => zeile);
  }
  return bestand;
}

/** Numbers go on after those that came along. */
const NACH_DEN_ZEILEN = `DO $$ DECLARE z record; BEGIN
  FOR z IN SELECT c.relname, a.attname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attidentity <> ''
  LOOP
    EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %I',
      z.relname, z.attname, z.attname, z.relname);
  END LOOP; END $$`;

/**
 * Puts into an older portal what a present one has, as far as the older one has tables and columns for it. Answers with
 * the columns of the older one.
 */
export async function fillAelteres(alt: pg.Pool, quelle: pg.Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const [alte, neue] = [await listSpalten(alt), await listSpalten(quelle)];
  const gemeinsame = new Map(
    [...alte].map(([tabelle, spalten]) => [
      tabelle,
      spalten.filter((spalte) => neue.get(tabelle)?.includes(spalte) === true),
    ]),
  );
  const client = await alt.connect();
  // The order of the tables does not matter, and what triggers have made comes along.
  await client.query("SET session_replication_role = replica");
  for (const [tabelle, zeilen] of Object.entries(await readBestand(quelle, gemeinsame))) {
    const spalten = (gemeinsame.get(tabelle) ?? []).map((spalte) => `"${spalte}"`).join(", ");
    await client.query(`DELETE FROM "${tabelle}"`);
    await client.query(
      `INSERT INTO "${tabelle}" (${spalten}) OVERRIDING SYSTEM VALUE
       SELECT ${spalten} FROM jsonb_populate_recordset(NULL::"${tabelle}", $1)`,
      [JSON.stringify(zeilen)],
    );
  }
  await client.query(NACH_DEN_ZEILEN);
  client.release(true);
  return alte;
}
