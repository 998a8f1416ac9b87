import { rmSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { drizzle } from "drizzle-orm/node-postgres";
import { takeUebernahme } from "~/server/backend/storage/kettenStore";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { grantRechte } from "~/server/backend/storage/datenbankRechte";
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
/** Files that run at a time share the server, and some of them open as many connections as a busy node has. */
const MOST_CONNECTIONS = 300;

/** One embedded PostgreSQL for the whole run, in a folder of its own, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = createQuickDataFolder();
  const server = await startEmbeddedPostgres({ dataFolder, mostConnections: MOST_CONNECTIONS });
  await createDatabase(server.connection, VORLAGE);
  const pool = new pg.Pool({ ...server.connection, database: VORLAGE });
  await migrateDatabase(pool, { at: new Date(), version: packageJson.version });
  // Nothing is there yet that a chain would have to take over.
  await drizzle(pool).transaction((tx) => takeUebernahme(tx, new Date()));
  await grantRechte(pool, server.anwendung.user);
  await pool.end();
  project.provide("postgres", server.connection);
  project.provide("anwendung", server.anwendung);
  project.provide("vorlage", VORLAGE);
  return async () => {
    await server.stop();
    rmSync(dirname(dataFolder), { recursive: true, force: true });
  };
}

async function onServer(connection: Verbindung, sql: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: "postgres" });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Makes a database; with `template` as a copy of that one. */
export function createDatabase(connection: Verbindung, name: string, template?: string): Promise<void> {
  return onServer(connection, `CREATE DATABASE ${name}${template === undefined ? "" : ` TEMPLATE ${template}`}`);
}

/** A pool for tests. Who cuts its connections to see what happens makes no error of it. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  return new pg.Pool(options).on("error", () => undefined);
}
