import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOG_GRENZEN, rotateLog, watchLog } from "~/server/embedded/postgresLog";

let ordner: string;
let datei: string;
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), "antragsportal-log-"));
  datei = join(ordner, "postgres.log");
});
afterEach(() => rmSync(ordner, { recursive: true, force: true }));

it("keeps as many former logs as it should, the newest first, while the server writes on", () => {
  // As the server has it: open, written at its end.
  const offen = openSync(datei, "a");
  for (const zeile of ["eins", "zwei", "drei", "vier"]) {
    writeSync(offen, `${zeile}\n`);
    rotateLog(datei, { bytes: 3, alte: 2 });
  }
  writeSync(offen, "x\n");
  closeSync(offen);
  const inhalt = readdirSync(ordner)
    .sort()
    .map((name) => [name, readFileSync(join(ordner, name), "utf8")]);
  expect(inhalt).toEqual([
    ["postgres.log", "x\n"],
    ["postgres.log.1", "vier\n"],
    ["postgres.log.2", "drei\n"],
  ]);
});

it("leaves a log alone that is small enough, and one that is not there", () => {
  rotateLog(datei);
  writeFileSync(datei, "wenig");
  rotateLog(datei);
  expect(readdirSync(ordner)).toEqual(["postgres.log"]);
});

it("looks at once, and again while the server runs", () => {
  vi.useFakeTimers();
  try {
    const ende = watchLog(datei, () => undefined);
    writeFileSync(datei, "x".repeat(LOG_GRENZEN.bytes + 1));
    vi.advanceTimersByTime(60_000);
    expect(readFileSync(datei, "utf8")).toBe("");
    ende();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
