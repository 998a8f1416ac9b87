import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Pool, PoolClient } from "pg";

/** Right in the source tree, and beside the bundle, where the build copies the files. */
const FOLDER = fileURLToPath(new URL("./migrations/", import.meta.url));
/** Any number that no other program uses on this database. */
const LOCK = 7_226_118;

async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

async function listApplied(client: Pool | PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migration");
  return new Set(rows.map((row) => row.name));
}

async function apply(client: PoolClient, name: string, at: Date): Promise<void> {
  const sql = await readFile(new URL(name, new URL("./migrations/", import.meta.url)), "utf8");
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query("INSERT INTO migration (name, am) VALUES ($1, $2)", [name, at]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/** Runs `work` on a connection that no other process migrates or grants beside. */
export async function mitMigrationssperre(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await work(client);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
    client.release();
  }
}

/**
 * Applies the missing migrations in the order of their names, each in its own transaction; one process at a time. Where none is missing
 * it needs no right to change tables.
 */
export async function migrateDatabase(pool: Pool, at: Date): Promise<void> {
  if (await isMigrated(pool)) return;
  await mitMigrationssperre(pool, async (client) => {
    await client.query("CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, am timestamptz NOT NULL)");
    const applied = await listApplied(client);
    for (const name of await listMigrations()) if (!applied.has(name)) await apply(client, name, at);
  });
}

/** True when every migration of this version is in. Throws when the database does not answer. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ da: boolean }>("SELECT to_regclass('migration') IS NOT NULL AS da");
  if (rows[0]?.da !== true) return false;
  const applied = await listApplied(pool);
  return (await listMigrations()).every((name) => applied.has(name));
}
