import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { streamFrom } from "~/lib/streams";
import { type DateiAblage, type DateiStrom, type Eingang, StromAbgebrochen } from "../backend/ports/ablagePort";

/** A received file that is going to its place. */
export type Empfangen = Pick<Eingang, "groesse" | "sha256"> & { pfad: string };

export const isFehlend = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** A file as a web stream of plain bytes. */
export function readStrom(pfad: string): DateiStrom {
  return streamFrom(createReadStream(pfad));
}

/** Reads to the end, keeps at most `maxBytes`, and counts and hashes on the way. */
async function write(
  pfad: string,
  strom: DateiStrom,
  maxBytes: number,
): Promise<Pick<Eingang, "groesse" | "isZuGross" | "sha256">> {
  const griff = await open(pfad, "wx", 0o600);
  const hash = createHash("sha256");
  let groesse = 0;
  try {
    const leser = strom.getReader();
    const weiter = () =>
      leser.read().catch((cause: unknown) => {
        throw new StromAbgebrochen("The sender has gone", { cause });
      });
    for (let teil = await weiter(); !teil.done; teil = await weiter()) {
      groesse += teil.value.byteLength;
      if (groesse > maxBytes) continue;
      hash.update(teil.value);
      await griff.writeFile(teil.value);
    }
    await griff.sync();
  } finally {
    await griff.close();
  }
  return { groesse, isZuGross: groesse > maxBytes, sha256: hash.digest("hex") };
}

/**
 * Where files are received, whatever keeps them afterwards: counted, hashed and looked into on the own disk, so that
 * nothing goes further that is too large, broken or refused. `store` puts a received file under its key, completely or
 * not at all.
 */
export function createEingangsordner(ordner: string, store: (datei: Empfangen, schluessel: string) => Promise<void>) {
  const receive: DateiAblage["receive"] = async (strom, maxBytes) => {
    await mkdir(ordner, { recursive: true, mode: 0o700 });
    const pfad = join(ordner, randomBytes(16).toString("hex"));
    const discard = () => rm(pfad, { force: true });
    try {
      const gelesen = await write(pfad, strom, maxBytes);
      const takeOver = (schluessel: string) => store({ ...gelesen, pfad }, schluessel);
      return { ...gelesen, read: () => readFile(pfad), strom: () => readStrom(pfad), takeOver, discard };
    } catch (error) {
      await discard().catch(() => undefined);
      throw error;
    }
  };
  const discardOlder = async (vor: Date): Promise<void> => {
    for (const name of await listAeltereDateien(ordner, vor)) await rm(join(ordner, name), { force: true });
  };
  return { receive, discardOlder };
}

export function leerWennFehlend(error: unknown): string[] {
  if (isFehlend(error)) return [];
  throw error;
}

/** The names in a folder that were written before a moment. */
export async function listAeltereDateien(ordner: string, vor: Date): Promise<string[]> {
  const namen = await readdir(ordner).catch(leerWennFehlend);
  const alte: string[] = [];
  for (const name of namen) {
    const zustand = await stat(join(ordner, name)).catch(() => null);
    if (zustand !== null && zustand.mtime < vor) alte.push(name);
  }
  return alte;
}
