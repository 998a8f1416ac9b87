import { readFileSync } from "node:fs";
import type { Clock } from "~/lib/clock";

/**
 * A clock for tests: it shows the instant that the file holds (ISO 8601 with zone) and runs on from there. Another
 * instant in the file holds for whoever asks next: a test that has moved the clock need not wait for it. A missing or
 * unreadable file means the real time.
 */
export function createFileClock(path: string): Clock {
  let text = readText(path);
  let offset = offsetOf(text);
  return {
    now: () => {
      const neu = readText(path);
      // An empty file is just being written.
      if (neu !== text && neu !== "") {
        text = neu;
        offset = offsetOf(neu);
      }
      return new Date(Date.now() + offset);
    },
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // No file yet.
  }
}

function offsetOf(text: string | null): number {
  const instant = Date.parse(text?.trim() ?? "");
  return Number.isNaN(instant) ? 0 : instant - Date.now();
}
