import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DateiAblage } from "../backend/ports/ablagePort";
import { makeOrdner } from "../operator/makeOrdner";
import { createEingangsordner, isFehlend, leerWennFehlend, readStrom, listAeltereDateien } from "./eingangsordner";
import { isKey, pfadVon } from "./schluessel";

/** Writes the folder's own entries to the disk, so that a rename survives a power cut. */
async function secureOrdner(ordner: string): Promise<void> {
  const griff = await open(ordner, "r");
  try {
    await griff.sync();
  } finally {
    await griff.close();
  }
}

/** Keeps files in a folder: received ones in "eingang", the others under their random keys in "bestand". */
export function createOrdnerAblage(ordner: string): DateiAblage {
  const bestand = join(ordner, "bestand");
  const zielVon = (schluessel: string): string => join(bestand, pfadVon(schluessel));
  const eingang = createEingangsordner(join(ordner, "eingang"), async ({ pfad }, schluessel) => {
    const ziel = zielVon(schluessel);
    await mkdir(dirname(ziel), { recursive: true, mode: 0o700 });
    await rename(pfad, ziel);
    await secureOrdner(dirname(ziel));
  });
  return {
    receive: eingang.receive,
    async open(schluessel) {
      const pfad = zielVon(schluessel);
      try {
        await stat(pfad);
      } catch (error) {
        if (isFehlend(error)) return null;
        throw error;
      }
      return readStrom(pfad);
    },
    remove: (schluessel) => rm(zielVon(schluessel), { force: true }),
    async listAeltere(vor) {
      await eingang.discardOlder(vor);
      const faecher = await readdir(bestand).catch(leerWennFehlend);
      const namen: string[] = [];
      for (const fach of faecher) namen.push(...(await listAeltereDateien(join(bestand, fach), vor)));
      return namen.filter(isKey);
    },
    async check() {
      makeOrdner(bestand, 0o700);
      await access(bestand, constants.W_OK);
    },
  };
}
