import type { Pool, PoolClient } from "pg";
import { listMigrationen, type Migrationsdatei, readMigrationen } from "./migrationsdateien";
import { checkSchemaStand, type Eingespielt, readSchemaStand, SchemaAblehnung } from "./schemaStand";

/** Any number that no other program uses on this database. */
const LOCK = 7_226_118;

/** `version`: of this portal. `ordner`: another folder of migrations than the one of the program. */
export type Migrationslauf = { at: Date; version: string; ordner?: string };

const sqlstateOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unbekannt";

async function apply(client: PoolClient, datei: Migrationsdatei, { at, version }: Migrationslauf): Promise<void> {
  const { name, sql, pruefsumme, vertraeglichAb } = datei;
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      "INSERT INTO migration (name, am, pruefsumme, version, vertraeglich_ab) VALUES ($1, $2, $3, $4, $5)",
      [name, at, pruefsumme, version, vertraeglichAb],
    );
    await client.query("COMMIT");
  } catch (cause) {
    // A connection that is lost has rolled back already.
    await client.query("ROLLBACK").catch(() => undefined);
    const grund = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaAblehnung(`Die Migration ${name} ist fehlgeschlagen (SQLSTATE ${sqlstateOf(cause)}): ${grund}`, {
      cause,
    });
  }
}

/** Runs `work` on a connection that no other process migrates or grants beside. */
export async function withMigrationssperre<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await work(client);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * The table of migrations with all its columns; those of databases that were migrated before there were checksums get
 * theirs.
 */
async function prepareTable(client: PoolClient, dateien: readonly Migrationsdatei[]): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, am timestamptz NOT NULL);
    ALTER TABLE migration ADD COLUMN IF NOT EXISTS pruefsumme text, ADD COLUMN IF NOT EXISTS version text,
      ADD COLUMN IF NOT EXISTS vertraeglich_ab text`);
  await client.query(
    `UPDATE migration m SET pruefsumme = d.pruefsumme FROM unnest($1::text[], $2::text[]) AS d (name, pruefsumme)
     WHERE d.name = m.name AND m.pruefsumme IS NULL`,
    [dateien.map(({ name }) => name), dateien.map(({ pruefsumme }) => pruefsumme)],
  );
}

const isVollstaendig = (stand: readonly Eingespielt[], dateien: readonly Migrationsdatei[]): boolean => {
  const mitPruefsumme = new Set(stand.filter(({ pruefsumme }) => pruefsumme !== null).map(({ name }) => name));
  return dateien.every(({ name }) => mitPruefsumme.has(name));
};

/**
 * Applies the missing migrations in the order of their names, each in its own transaction; one process at a time. Where
 * none is missing it needs no right to change tables. Throws a SchemaAblehnung when a newer version has left a schema
 * that this one does not know, when a file is not the one that was applied, and when one fails.
 */
export async function migrateDatabase(pool: Pool, lauf: Migrationslauf): Promise<void> {
  const dateien = await readMigrationen(lauf.ordner);
  const vorher = await readSchemaStand(pool);
  if (vorher !== null) {
    checkSchemaStand(vorher, dateien, lauf.version);
    if (isVollstaendig(vorher, dateien)) return;
  }
  await withMigrationssperre(pool, async (client) => {
    // Another version may have been at work until now.
    checkSchemaStand((await readSchemaStand(client)) ?? [], dateien, lauf.version);
    await prepareTable(client, dateien);
    const da = new Set((await readSchemaStand(client))?.map(({ name }) => name));
    for (const datei of dateien) if (!da.has(datei.name)) await apply(client, datei, lauf);
  });
}

/** True when every migration of this version is in. Throws when the database does not answer. */
export async function isMigrated(pool: Pool, ordner?: string): Promise<boolean> {
  const da = new Set((await readSchemaStand(pool))?.map(({ name }) => name));
  return (await listMigrationen(ordner)).every((name) => da.has(name));
}
