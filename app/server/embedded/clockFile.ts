import { readFileSync, watchFile } from "node:fs";
import type { Clock } from "~/lib/clock";

/**
 * A clock for tests: it starts at the instant that the file holds (ISO 8601 with zone) and runs on from there.
 * Writing a new instant moves it within a tenth of a second. A missing or unreadable file means the real time.
 */
export function createFileClock(path: string): Clock {
  let offset = readOffset(path);
  watchFile(path, { interval: 100, persistent: false }, () => {
    offset = readOffset(path);
  });
  return { now: () => new Date(Date.now() + offset) };
}

function readOffset(path: string): number {
  try {
    const instant = Date.parse(readFileSync(path, "utf8").trim());
    return Number.isNaN(instant) ? 0 : instant - Date.now();
  } catch {
    return 0; // No file yet.
  }
}
