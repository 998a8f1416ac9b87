import { rmSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { drizzle } from "drizzle-orm/node-postgres";
import { takeUebernahme } from "~/server/backend/storage/kettenStore";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { grantAnsicht, grantRechte } from "~/server/backend/storage/datenbankRechte";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "~/server/embedded/postgres";
import packageJson from "../../package.json" with { type: "json" };
import { createQuickDataFolder } from "./portalProcess";

type Verbindung = EmbeddedPostgres["connection"];

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of this run, as the owner of all databases, and as the role that serves requests. */
    postgres: Verbindung;
    anwendung: Verbindung;
    /** Name of the migrated database that each test file copies. */
    vorlage: string;
  }
}

const VORLAGE = "vorlage";
const SETTINGS = {
  /** Files that run at a time share the server, and some of them open as many connections as a busy node has. */
  max_connections: "300",
  /** Its worker is a user of the database that it cleans, and only one without users can be copied. */
  autovacuum: "off",
};

/** One embedded PostgreSQL for the whole run, in a folder of its own, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = createQuickDataFolder();
  const server = await startEmbeddedPostgres({ dataFolder, settings: SETTINGS });
  await createDatabase(server.connection, VORLAGE);
  const pool = new pg.Pool({ ...server.connection, database: VORLAGE });
  await migrateDatabase(pool, { at: new Date(), version: packageJson.version });
  // Nothing is there yet that a chain would have to take over.
  await drizzle(pool).transaction((tx) => takeUebernahme(tx, new Date()));
  await grantRechte(pool, server.anwendung.user);
  await grantAnsicht(pool, server.anwendung.user);
  await pool.end();
  // Only a database without users can be copied: whoever wants to be one is refused at once, not the test that copies.
  await withServer(server.connection, (client) => client.query(`ALTER DATABASE ${VORLAGE} ALLOW_CONNECTIONS false`));
  project.provide("postgres", server.connection);
  project.provide("anwendung", server.anwendung);
  project.provide("vorlage", VORLAGE);
  return async () => {
    await server.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
  };
}

async function withServer<T>(connection: Verbindung, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listUsers(client: pg.Client, database: string): Promise<string> {
  const { rows } = await client.query<{ who: string }>(
    "SELECT concat_ws(' ', backend_type, state, query) AS who FROM pg_stat_activity WHERE datname = $1",
    [database],
  );
  return rows.map(({ who }) => who).join("; ");
}

/** Makes a database; with `template` as a copy of that one. An error says who uses the template. */
export function createDatabase(connection: Verbindung, name: string, template?: string): Promise<void> {
  return withServer(connection, async (client) => {
    if (template === undefined) {
      await client.query(`CREATE DATABASE ${name}`);
      return;
    }
    try {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    } catch (error) {
      throw new Error(`No copy of ${template}, used by: ${await listUsers(client, template)}`, { cause: error });
    }
  });
}

/** A pool for tests. Who cuts its connections to see what happens makes no error of it. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  return new pg.Pool(options).on("error", () => undefined);
}
