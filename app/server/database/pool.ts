import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { BegrenzterPool, type Warteschlange } from "../backend/storage/begrenzterPool";
import { prepareVerbindungen } from "../backend/storage/datenbank";
import type { Log } from "../operator/log";

/** A database that no longer answers closes nothing; the stop does not wait for it. */
const CLOSE_LIMIT_MS = 2_000;

export type OpenPool = {
  pool: pg.Pool;
  /**
   * Done when the connections are closed. `pool.end` is done as soon as it has asked them to: a database that is
   * stopped then ends them itself, and each would say so on the console.
   */
  end: () => Promise<void>;
};

/** With `schlange`, those who wait for a connection are limited in number and time. */
export function createPool(options: pg.PoolConfig, log: Log, schlange: Warteschlange | null = null): OpenPool {
  const pool = schlange === null ? new pg.Pool(options) : new BegrenzterPool(options, schlange);
  // The start asks the database who it is before there is a backend, and that connection stays the first one in use.
  prepareVerbindungen(pool);
  const open = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    open.add(client);
    client.once("end", () => open.delete(client));
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process. The error
  // of pg carries the whole connection with every statement it knows, so only its message is logged.
  pool.on("error", ({ message }) => {
    log.warn({ err: { message } }, "idle database connection lost");
  });
  return {
    pool,
    end: async () => {
      const closed = Promise.all([...open].map((client) => once(client, "end")));
      await pool.end();
      await Promise.race([closed, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
