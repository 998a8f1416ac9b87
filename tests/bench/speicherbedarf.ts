import { readFileSync } from "node:fs";
import { get, KRAEFTE } from "./load";

/** Resident memory of the process in MB after some and after many requests; 0 where the system does not tell. */
export type Speicherbedarf = { frueh: number; spaet: number };

export const FRUEH = 1_000;
export const SPAET = 10_000;
/**
 * How many of the last readings before each mark count; the middle one is taken, because collections make single ones
 * jump.
 */
const ABLESUNGEN = 20;
const ALLE = 10;

/** Asks for the pages in turn, over the kept connections, and reads the memory on the way. */
export async function measureMemory(pid: number, urls: readonly string[], cookie: string): Promise<Speicherbedarf> {
  let gesendet = 0;
  const ablesungen: number[] = [];
  const work = async (bis: number) => {
    while (gesendet < bis) {
      const url = urls[gesendet % urls.length] ?? "";
      gesendet += 1;
      if (gesendet % ALLE === 0) ablesungen.push(residentMegabytes(pid));
      const { status } = await get(url, { cookie });
      if (status !== 200) throw new Error(`${url}: ${status}`);
    }
  };
  const bis = async (zahl: number): Promise<number> => {
    await Promise.all(Array.from({ length: KRAEFTE }, () => work(zahl)));
    const letzte = ablesungen.slice(-ABLESUNGEN).toSorted((a, b) => a - b);
    return letzte[Math.floor(letzte.length / 2)] ?? 0;
  };
  const frueh = await bis(FRUEH);
  return { frueh, spaet: await bis(SPAET) };
}

/** What a process holds resident, in megabytes; 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== "linux") return 0;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
