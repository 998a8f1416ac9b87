import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes the note away that somebody has left who ended without giving the turn back. */
function clearDead(note: string): void {
  try {
    if (!isAlive(Number(readFileSync(note, "utf8")))) rmSync(note, { force: true });
  } catch {
    // Given back in this moment.
  }
}

/**
 * Waits until no other worker of this run has the turn for something that is one for all of them, as the settings of a
 * person; returns how to give it back.
 */
export async function takeTurn(what: string): Promise<() => void> {
  const note = join(dirname(process.env.MAIL_FOLDER ?? ""), `turn-${what}`);
  for (;;) {
    try {
      writeFileSync(note, String(process.pid), { flag: "wx" });
      return () => rmSync(note, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    clearDead(note);
    await wait(100);
  }
}
