import type pg from "pg";
import { inject } from "vitest";
import { createBackend } from "~/server/backend";
import type { Dienste } from "~/server/backend/dienste";
import type { Backend } from "~/server/backend/ports/backendPort";
import type { TestBackend } from "./backend";
import { openPool } from "./postgres";

/**
 * What happens after a statement has run: the process dies without another word to the database, or an exception is
 * thrown.
 */
export type Stoerungsart = "Absturz" | "Ausnahme";

/** A backend on the database of another one, whose transactions end where a test says. */
export type GestoertesBackend = {
  backend: Backend;
  dienste: Dienste;
  /** From now on: after this statement of the transactions, the first BEGIN being number 1. */
  disturb(nach: number, art: Stoerungsart): void;
  /** The last statement since `disturb` at which it happened; null when it has not. */
  gestoert(): string | null;
  stop(): Promise<void>;
};

type Plan = { nach: number; art: Stoerungsart; gezaehlt: number; gestoert: string | null };

const textVon = (anweisung: unknown): string =>
  typeof anweisung === "string"
    ? anweisung
    : typeof anweisung === "object" && anweisung !== null && "text" in anweisung && typeof anweisung.text === "string"
      ? anweisung.text
      : "";

/** Ends the connection as the death of this process would: nothing more is sent, no ROLLBACK either. */
function breakOff(client: pg.PoolClient): void {
  const connection: unknown = Reflect.get(client, "connection");
  const stream: unknown =
    typeof connection === "object" && connection !== null ? Reflect.get(connection, "stream") : undefined;
  if (typeof stream !== "object" || stream === null) throw new TypeError("The connection has no stream");
  const destroy: unknown = Reflect.get(stream, "destroy");
  if (typeof destroy !== "function") throw new TypeError("The stream cannot be destroyed");
  Reflect.apply(destroy, stream, []);
}

/** Lets each statement of a transaction run, and what the plan says happen after it. */
function supervise(client: pg.PoolClient, plan: () => Plan | null): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") return;
  let isInTransaktion = false;
  const ueberwacht = new Proxy(query, {
    apply(ziel, self: unknown, werte: unknown[]): unknown {
      const text = textVon(werte[0]).trim().toLowerCase();
      const ergebnis: unknown = Reflect.apply(ziel, self, werte);
      if (text.startsWith("begin")) isInTransaktion = true;
      const dieser = plan();
      if (!isInTransaktion || dieser === null || text === "rollback" || !(ergebnis instanceof Promise)) return ergebnis;
      if (text === "commit") isInTransaktion = false;
      dieser.gezaehlt += 1;
      if (dieser.gezaehlt !== dieser.nach) return ergebnis;
      return ergebnis.then(() => {
        dieser.gestoert = text;
        // After a COMMIT an exception would have to come from the driver: then only the way to the caller is left to
        // break.
        if (dieser.art === "Absturz" || text === "commit") breakOff(client);
        throw new Error(`${dieser.art} nach: ${text.slice(0, 60)}`);
      });
    },
  });
  Reflect.set(client, "query", ueberwacht);
}

/**
 * Puts such a backend beside another one. Sessions are those of the database, so that cookies of the other one are good
 * here too.
 */
export function startDisturbedPortal({ umgebung, dienste }: TestBackend): GestoertesBackend {
  const pool = openPool({ ...inject("anwendung"), database: umgebung.pool.options.database, max: 3 });
  let plan: Plan | null = null;
  pool.on("connect", (client) => {
    supervise(client, () => plan);
  });
  const backend = createBackend({ ...umgebung, pool }, { scryptLogN: dienste.config.scryptLogN });
  return {
    backend,
    dienste: backend.dienste,
    disturb(nach, art) {
      plan = { nach, art, gezaehlt: 0, gestoert: null };
    },
    gestoert: () => plan?.gestoert ?? null,
    async stop() {
      await backend.stop();
      await pool.end();
    },
  };
}
