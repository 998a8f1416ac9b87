import type { Pool, PoolClient } from "pg";
import { isVerloren } from "./datenbankLage";

const isStart = (anweisung: unknown): boolean => {
  const text = typeof anweisung === "object" && anweisung !== null && "text" in anweisung ? anweisung.text : anweisung;
  return typeof text === "string" && text.startsWith("begin");
};

/**
 * Ends the connections that rest: what has made one of them silent has most likely made all of them so, and each would
 * be tried in turn.
 */
function closeResting(pool: Pool): void {
  for (let rest = pool.idleCount; rest > 0; rest -= 1) {
    pool.connect().then(
      (client) => {
        client.connection.stream.destroy();
        client.release(true);
      },
      () => undefined,
    );
  }
}

/**
 * Keeps a connection that breaks while it is used from harming more than the transaction that uses it.
 *
 * The pool listens to idle connections only: without a listener, the error of one that is in use would end the process,
 * although the statement fails with it anyway. And drizzle gives a connection back only after a BEGIN that has worked:
 * each that fails would take one away from the pool for ever, and in the end all of them. One that does not answer in
 * time is cut off at once: drizzle would send a ROLLBACK into the same silence and then give it back to the pool as if
 * it were sound.
 */
export function protectVerbindungen(pool: Pool): (client: PoolClient) => void {
  return (client) => {
    client.on("error", () => undefined);
    const query: unknown = Reflect.get(client, "query");
    if (typeof query !== "function") return;
    const disconnect = (error: unknown): void => {
      if (!isVerloren(error) || client.connection.stream.destroyed) return;
      client.connection.stream.destroy();
      closeResting(pool);
    };
    const geschuetzt = new Proxy(query, {
      apply(ziel, self: unknown, werte: unknown[]): unknown {
        const ergebnis: unknown = Reflect.apply(ziel, self, withOhr(werte, disconnect));
        if (!(ergebnis instanceof Promise)) return ergebnis;
        return ergebnis.catch((error: unknown) => {
          disconnect(error);
          if (isStart(werte[0])) client.release(true);
          throw error;
        });
      },
    });
    Reflect.set(client, "query", geschuetzt);
  };
}

/** The pool itself asks with a callback instead of awaiting a promise. */
function withOhr(werte: unknown[], onError: (error: unknown) => void): unknown[] {
  const callback = werte.at(-1);
  if (typeof callback !== "function") return werte;
  const listens = (error: unknown, ergebnis: unknown): void => {
    if (error) onError(error);
    Reflect.apply(callback, undefined, [error, ergebnis]);
  };
  return [...werte.slice(0, -1), listens];
}
