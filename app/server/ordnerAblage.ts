import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { streamFrom } from "~/lib/streams";
import { type DateiAblage, type DateiStrom, type Eingang, StromAbgebrochen } from "./backend/usecases/dateien/ablagePort";

const SCHLUESSEL = /^[\w-]{20,64}$/;

const isFehlend = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** A file as a web stream of plain bytes. */
function liesStrom(pfad: string): DateiStrom {
  return streamFrom(createReadStream(pfad));
}

/** Writes the folder's own entries to the disk, so that a rename survives a power cut. */
async function sichereOrdner(ordner: string): Promise<void> {
  const griff = await open(ordner, "r");
  try {
    await griff.sync();
  } finally {
    await griff.close();
  }
}

/** Reads to the end, keeps at most `maxBytes`, and counts and hashes on the way. */
async function schreibe(pfad: string, strom: DateiStrom, maxBytes: number): Promise<Pick<Eingang, "groesse" | "isZuGross" | "sha256">> {
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
 * Keeps files in a folder: received ones in "eingang", the others under their random keys, spread over subfolders by their first two
 * characters. Nothing there has a name that anybody outside can choose.
 */
export function createOrdnerAblage(ordner: string): DateiAblage {
  const eingang = join(ordner, "eingang");
  const bestand = join(ordner, "bestand");
  const pfadVon = (schluessel: string): string => {
    if (!SCHLUESSEL.test(schluessel)) throw new RangeError("No key of the storage");
    return join(bestand, schluessel.slice(0, 2), schluessel);
  };
  return {
    async empfange(strom, maxBytes) {
      await mkdir(eingang, { recursive: true, mode: 0o700 });
      const pfad = join(eingang, randomBytes(16).toString("hex"));
      const verwirf = () => rm(pfad, { force: true });
      try {
        return { ...(await schreibe(pfad, strom, maxBytes)), ...toEingang(pfad, pfadVon), verwirf };
      } catch (error) {
        await verwirf().catch(() => undefined);
        throw error;
      }
    },
    async oeffne(schluessel) {
      const pfad = pfadVon(schluessel);
      try {
        await stat(pfad);
      } catch (error) {
        if (isFehlend(error)) return null;
        throw error;
      }
      return liesStrom(pfad);
    },
    entferne: (schluessel) => rm(pfadVon(schluessel), { force: true }),
    async listAeltere(vor) {
      for (const name of await listDateien(eingang, vor)) await rm(join(eingang, name), { force: true });
      const faecher = await readdir(bestand).catch(leerWennFehlend);
      const namen: string[] = [];
      for (const fach of faecher) namen.push(...(await listDateien(join(bestand, fach), vor)));
      return namen.filter((name) => SCHLUESSEL.test(name));
    },
  };
}

function toEingang(pfad: string, pfadVon: (schluessel: string) => string): Pick<Eingang, "lies" | "strom" | "uebernimm"> {
  return {
    lies: () => readFile(pfad),
    strom: () => liesStrom(pfad),
    async uebernimm(schluessel) {
      const ziel = pfadVon(schluessel);
      await mkdir(dirname(ziel), { recursive: true, mode: 0o700 });
      await rename(pfad, ziel);
      await sichereOrdner(dirname(ziel));
    },
  };
}

function leerWennFehlend(error: unknown): string[] {
  if (isFehlend(error)) return [];
  throw error;
}

/** The names in a folder that were written before a moment. */
async function listDateien(ordner: string, vor: Date): Promise<string[]> {
  const namen = await readdir(ordner).catch(leerWennFehlend);
  const alte: string[] = [];
  for (const name of namen) {
    const zustand = await stat(join(ordner, name)).catch(() => null);
    if (zustand !== null && zustand.mtime < vor) alte.push(name);
  }
  return alte;
}
