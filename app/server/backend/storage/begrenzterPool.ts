import { AsyncLocalStorage } from "node:async_hooks";
import pg, { type PoolClient } from "pg";
import { WARTESCHLANGE } from "./datenbankLage";

/**
 * How many may wait for a connection at a time, and how long: one request with all its statements, or one piece of work
 * behind them.
 */
export type Warteschlange = { wartende: number; millis: number };

type Abnehmer = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: boolean) => void,
) => void;

type Gewartet = { millis: number };

const laufende = new AsyncLocalStorage<Gewartet>();
const jeVorgang = new WeakMap<object, Gewartet>();

/**
 * Runs a call whose waits for connections count together, and together with those of the other calls of the same page
 * request. A save asks for a connection three times and more: with a limit for each of them its answer would take that
 * much longer.
 */
export function countWaiting<T>(vorgang: object | null, work: () => Promise<T>): Promise<T> {
  const gewartet = (vorgang === null ? undefined : jeVorgang.get(vorgang)) ?? { millis: 0 };
  if (vorgang !== null) jeVorgang.set(vorgang, gewartet);
  return laufende.run(gewartet, work);
}

/** All connections are in use, and the queue in front of them is too long. */
export class WarteschlangeVoll extends Error {
  override name = "WarteschlangeVoll";
  readonly code = WARTESCHLANGE;
}

/**
 * A pool whose queue has an end. The driver bounds the time that an opening connection takes and that of the queue by
 * one number, and not the length of the queue: then everybody would wait as long as a broken network may take, once for
 * each statement.
 */
export class BegrenzterPool extends pg.Pool {
  readonly #schlange: Warteschlange;

  constructor(options: pg.PoolConfig, schlange: Warteschlange) {
    super(options);
    this.#schlange = schlange;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Abnehmer): void;
  override connect(callback?: Abnehmer): Promise<PoolClient> | void {
    const client = this.#hasToWait() ? this.#stelleAn() : super.connect();
    if (callback === undefined) return client;
    client.then(
      (offen) => callback(undefined, offen, offen.release.bind(offen)),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    );
  }

  /** The driver also puts those into its queue who are given an idle connection a moment later. */
  #hasToWait(): boolean {
    return this.totalCount >= this.options.max || this.idleCount > 0;
  }

  #stelleAn(): Promise<PoolClient> {
    const { wartende, millis } = this.#schlange;
    const gewartet = laufende.getStore() ?? { millis: 0 };
    const beginn = performance.now();
    if (this.waitingCount >= this.idleCount + wartende)
      return Promise.reject(new WarteschlangeVoll("Too many wait for a connection"));
    return new Promise((resolve, reject) => {
      let istGegangen = false;
      const timer = setTimeout(
        () => {
          istGegangen = true;
          reject(new WarteschlangeVoll("No connection has become free in time"));
        },
        Math.max(0, millis - gewartet.millis),
      );
      super.connect().then(
        (client) => {
          clearTimeout(timer);
          gewartet.millis += performance.now() - beginn;
          if (istGegangen) client.release();
          else resolve(client);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }
}
