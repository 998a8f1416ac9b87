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
  await openVerwaltung(server.connection).query(`ALTER DATABASE ${VORLAGE} ALLOW_CONNECTIONS false`);
  await openVerwaltung(server.connection).end();
  project.provide("postgres", server.connection);
  project.provide("anwendung", server.anwendung);
  project.provide("vorlage", VORLAGE);
  return async () => {
    await server.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
  };
}

/**
 * What makes and drops the databases of a test process. To open a connection takes half as long as to copy a database;
 * this one stays open, and a test that cuts it does no harm.
 */
let verwaltung: pg.Pool | undefined;

function openVerwaltung(connection: Verbindung): pg.Pool {
  verwaltung ??= openPool({ ...connection, database: "postgres", max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  return verwaltung;
}

async function listUsers(pool: pg.Pool, database: string): Promise<string> {
  const { rows } = await pool.query<{ who: string }>(
    "SELECT concat_ws(' ', backend_type, state, query) AS who FROM pg_stat_activity WHERE datname = $1",
    [database],
  );
  return rows.map(({ who }) => who).join("; ");
}

/**
 * Makes a database; with `template` as a copy of that one, of its files: less work than by way of the log. An error
 * says who uses the template.
 */
export async function createDatabase(connection: Verbindung, name: string, template?: string): Promise<void> {
  const pool = openVerwaltung(connection);
  if (template === undefined) {
    await pool.query(`CREATE DATABASE ${name}`);
    return;
  }
  try {
    await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  } catch (error) {
    throw new Error(`No copy of ${template}, used by: ${await listUsers(pool, template)}`, { cause: error });
  }
}

/** Removes a database that nobody needs any more: 13 MB of memory each, and a run makes more than a thousand. */
export async function dropDatabase(connection: Verbindung, name: string): Promise<void> {
  await openVerwaltung(connection).query(`DROP DATABASE ${name} WITH (FORCE)`);
}

/** A pool for tests. Who cuts its connections to see what happens makes no error of it. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  return new pg.Pool(options).on("error", () => undefined);
}
