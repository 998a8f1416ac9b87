import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createFileClock } from "~/server/embedded/clockFile";

const STUNDE_MS = 3_600_000;
let ordner: string;
let datei: string;

beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), "antragsportal-uhr-"));
  datei = join(ordner, "uhr");
});
afterEach(() => {
  rmSync(ordner, { recursive: true, force: true });
});

const move = (millis: number): void => {
  writeFileSync(datei, new Date(Date.now() + millis).toISOString());
};
/** How many whole hours the clock is ahead; a moment that passed between the two readings is no -0. */
const stundenVoraus = (uhr: ReturnType<typeof createFileClock>): number =>
  Math.round((uhr.now().getTime() - Date.now()) / STUNDE_MS) + 0;

it("shows another instant to whoever asks next, without a moment in between", () => {
  const uhr = createFileClock(datei);
  expect(stundenVoraus(uhr)).toBe(0);
  for (const stunden of [3, 24, -5]) {
    move(stunden * STUNDE_MS);
    expect(stundenVoraus(uhr)).toBe(stunden);
  }
});

it("keeps its time while the file is just being written, and shows the real time without one", () => {
  move(3 * STUNDE_MS);
  const uhr = createFileClock(datei);
  writeFileSync(datei, "");
  expect(stundenVoraus(uhr)).toBe(3);
  rmSync(datei);
  expect(stundenVoraus(uhr)).toBe(0);
  writeFileSync(datei, "kein Zeitpunkt");
  expect(stundenVoraus(uhr)).toBe(0);
});
