import { type Datenbanklage, findLage, formatLage } from "./storage/datenbankLage";

/**
 * So long an outage is told of after it was last seen. Each node writes something every few seconds, so one that lasts
 * is seen again.
 */
const HALTBAR_MS = 60_000;

/**
 * Remembers what requests and workers have lately found out about the database, for whoever asks how this process is.
 */
export type Betriebslage = {
  /** Which outage this error tells of, if any. */
  remember(error: unknown): Datenbanklage | null;
  /** What did not work in the last minute, in German. */
  listStoerungen(): string[];
};

export function createBetriebslage(haltbarMs = HALTBAR_MS): Betriebslage {
  const zuletzt = new Map<Datenbanklage, number>();
  return {
    remember(error) {
      const lage = findLage(error);
      if (lage !== null) zuletzt.set(lage, performance.now());
      return lage;
    },
    listStoerungen: () => {
      const seit = performance.now() - haltbarMs;
      return [...zuletzt].filter(([, am]) => am >= seit).map(([lage]) => formatLage(lage));
    },
  };
}
