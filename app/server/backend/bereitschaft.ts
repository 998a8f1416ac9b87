import pg from "pg";
import type { Betriebslage } from "./betriebslage";
import { copyVerbindung } from "./storage/copyVerbindung";
import { isMigrated } from "./storage/migrate";

/** Whoever asks whether this process is ready asks often: the answer is so old at most. */
const HALTBAR_MS = 1_000;
/**
 * A connection that has not answered by then is replaced at the next question. A machine that does much else may need a
 * second or two.
 */
const ANTWORT_MS = 4_000;

/**
 * Tells whether requests can be served: the database answers, and all migrations are in. It asks on a connection of its
 * own: when all others are in use, the process is busy, not broken, and a proxy that took it out would only load the
 * other nodes more.
 */
export function createBereitschaft(verbindung: pg.PoolConfig, lage: Betriebslage) {
  const grenzen = { connectionTimeoutMillis: ANTWORT_MS, query_timeout: ANTWORT_MS, statement_timeout: ANTWORT_MS };
  const pool = new pg.Pool({ ...copyVerbindung(verbindung), ...grenzen, max: 1, min: 0, allowExitOnIdle: true });
  pool.on("error", () => undefined);
  let stand: { bis: number; frage: Promise<boolean> } | null = null;

  async function ask(): Promise<boolean> {
    try {
      return await isMigrated(pool);
    } catch (error) {
      lage.remember(error);
      return false;
    }
  }

  return {
    isBereit(): Promise<boolean> {
      if (stand !== null && stand.bis > performance.now()) return stand.frage;
      const neu = { bis: Infinity, frage: ask() };
      stand = neu;
      void neu.frage.then(() => (neu.bis = performance.now() + HALTBAR_MS));
      return neu.frage;
    },
    /** Does not wait for a database that no longer says good-bye. */
    stop(): void {
      if (!pool.ending) void pool.end();
    },
  };
}
