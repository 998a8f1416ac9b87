import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

/** So large the log of the database gets, and so many former ones are kept beside it. */
export const LOG_GRENZEN = { bytes: 10 * 1024 * 1024, alte: 4 };

/**
 * Puts the log aside as `….1` once it is too large, what was `….1` as `….2`, and so on; the oldest goes. The file
 * itself is copied and emptied: the server has it open and writes on at its end.
 */
export function rotateLog(datei: string, { bytes, alte } = LOG_GRENZEN): void {
  if (!existsSync(datei) || statSync(datei).size <= bytes) return;
  rmSync(`${datei}.${String(alte)}`, { force: true });
  for (let nummer = alte - 1; nummer >= 1; nummer -= 1) {
    if (existsSync(`${datei}.${String(nummer)}`))
      renameSync(`${datei}.${String(nummer)}`, `${datei}.${String(nummer + 1)}`);
  }
  try {
    copyFileSync(datei, `${datei}.1`);
  } finally {
    // Also on a full disk: there above all.
    truncateSync(datei);
  }
}

const NACHSEHEN_MS = 60_000;

/** Looks after the log of a running server, now and every minute. Ends with what it returns. */
export function watchLog(datei: string, onFehler: (error: unknown) => void): () => void {
  const nachsehen = () => {
    try {
      rotateLog(datei);
    } catch (error) {
      onFehler(error);
    }
  };
  nachsehen();
  const takt = setInterval(nachsehen, NACHSEHEN_MS).unref();
  return () => {
    clearInterval(takt);
  };
}
