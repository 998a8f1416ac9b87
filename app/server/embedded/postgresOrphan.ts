import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const STOP_LIMIT_MS = 30_000;

/**
 * After `kill -9` of the portal its PostgreSQL runs on without a master, or leaves a pid file behind. Call this only
 * while holding the lock of the data folder: then any server found is an orphan. It is stopped cleanly; a stale file is
 * removed.
 */
export async function endOrphan(data: string): Promise<void> {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, data)) {
    process.kill(pid, "SIGINT");
    const limit = performance.now() + STOP_LIMIT_MS;
    while (isServerOf(pid, data)) {
      if (performance.now() > limit) process.kill(pid, "SIGQUIT");
      await wait(100);
    }
  }
  // The number may meanwhile belong to another program, which would keep PostgreSQL from starting.
  rmSync(pidFile, { force: true });
}

function isServerOf(pid: number, data: string): boolean {
  const command = commandOf(pid);
  return command.includes("postgres") && (command.includes(data) || command.includes(realpathSync(data)));
}

function commandOf(pid: number): string {
  if (process.platform !== "linux")
    return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout;
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, "utf8");
  } catch {
    return ""; // No such process.
  }
}
