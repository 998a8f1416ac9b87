import { readdirSync, readFileSync } from "node:fs";

/** Length of a tick of the kernel's accounting, in milliseconds. */
const TICK_MS = 10;

/**
 * Processor time so far of `pid` and of the database with this first process, in milliseconds; 0 where the system does
 * not tell. The processes of the database are children of the first one; the time of ended ones counts with it.
 */
export function cpuOf({ pid, postmaster }: { pid: number; postmaster?: number }): number {
  if (process.platform !== "linux") return 0;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? [])
    .filter(
      (stat) =>
        stat.pid === pid || (postmaster !== undefined && (stat.pid === postmaster || stat.parent === postmaster)),
    )
    .reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

function readStat(name: string): { pid: number; parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    // The name of the program stands in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return {
      pid: Number(name),
      parent: Number(fields[1]),
      ticks: (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0),
    };
  } catch {
    return null; // It has ended meanwhile.
  }
}
