import { setImmediate as naechsteRunde } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file inside of an archive; its text comes piece by piece. */
export type Zipteil = { name: string; stuecke: Iterable<string> };

/** The beginning of time for archives: the same content makes the same file. */
const BEGINN = "1980-01-01T12:00:00";

/**
 * Files as one archive. After each piece others have their turn. Meant for some megabytes: the packed bytes are in
 * memory.
 */
export async function writeZip(teile: readonly Zipteil[]): Promise<Uint8Array<ArrayBuffer>> {
  const gepackt: Uint8Array[] = [];
  const archiv = new Zip((error, bytes) => {
    if (error) throw error;
    gepackt.push(bytes);
  });
  for (const { name, stuecke } of teile) {
    const datei = new ZipDeflate(name);
    datei.mtime = BEGINN;
    archiv.add(datei);
    for (const stueck of stuecke) {
      datei.push(strToU8(stueck));
      await naechsteRunde();
    }
    datei.push(new Uint8Array(0), true);
  }
  archiv.end();
  return new Uint8Array(Buffer.concat(gepackt));
}
