import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { nameAnweisungen } from "./benannteAnweisungen";
import { protectVerbindungen } from "./verbindung";

/** The database as the stores see it. */
export type Datenbank = NodePgDatabase;
/** An open transaction. */
export type Tx = Parameters<Parameters<Datenbank["transaction"]>[0]>[0];
/** Whatever can run a statement: the pool or an open transaction. */
export type Ausfuehrer = Datenbank | Tx;

/** A pool that {@link createDatenbank} has wrapped, without an ear: what is asked now and then and for no request. */
export const openNebenbei = (pool: Pool): Datenbank => drizzle({ client: pool });

const bereite = new WeakSet<Pool>();

/**
 * What every connection of a pool is made ready with. One that is open already goes without, so whoever makes a pool
 * calls this first.
 */
export function prepareVerbindungen(pool: Pool): void {
  if (bereite.has(pool)) return;
  bereite.add(pool);
  pool.on("connect", nameAnweisungen());
  pool.on("connect", protectVerbindungen(pool));
}

/** Wraps a pool; `onStatement` hears of every statement, for tests that count them. */
export function createDatenbank(pool: Pool, onStatement?: (sql: string) => void): Datenbank {
  prepareVerbindungen(pool);
  return drizzle({ client: pool, logger: onStatement ? { logQuery: onStatement } : false });
}
