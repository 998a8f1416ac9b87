import type pg from "pg";
import type { Clock } from "~/lib/clock";

/**
 * A smaller difference is none: the answer was under way for a moment, and the clocks of computers never go quite
 * alike.
 */
const TOLERANZ_MS = 2_000;
/** An answer that took longer says too little. */
const LAUFZEIT_MS = 2_000;

/** The parts of this computer that tell the time; tests give others. */
export type Rechneruhr = { systemzeit(): number; /** Never jumps. */ monoton(): number };
const RECHNER: Rechneruhr = { systemzeit: () => Date.now(), monoton: () => performance.now() };

export type Datenbankuhr = Clock & {
  /** Asks the database what time it is. Keeps going as before when it does not answer soon. */
  set(pool: pg.Pool): Promise<void>;
};

/**
 * `basis`, put right by as much as the clock of this computer differs from the clock of the database, the one that all
 * nodes have in common. Between two questions it goes on by a clock that does not jump. Goes like `basis` until it was
 * set.
 */
export function createDatenbankuhr(basis: Clock, rechner: Rechneruhr = RECHNER): Datenbankuhr {
  let gestellt: { datenbank: number; monoton: number } | null = null;
  const versatz = (): number => {
    if (gestellt === null) return 0;
    const differenz = gestellt.datenbank + (rechner.monoton() - gestellt.monoton) - rechner.systemzeit();
    return Math.abs(differenz) < TOLERANZ_MS ? 0 : Math.round(differenz);
  };
  return {
    now: () => new Date(basis.now().getTime() + versatz()),
    async set(pool) {
      const vorher = rechner.monoton();
      const { rows } = await pool.query<{ millis: number }>(
        "SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS millis",
      );
      const nachher = rechner.monoton();
      const [zeile] = rows;
      if (zeile !== undefined && nachher - vorher <= LAUFZEIT_MS)
        gestellt = { datenbank: zeile.millis, monoton: (vorher + nachher) / 2 };
    },
  };
}
