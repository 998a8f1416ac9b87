import { setImmediate as naechsteRunde } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** A file inside of an archive; its text comes piece by piece. */
export type Zipteil = { name: string; stuecke: Iterable<string> | AsyncIterable<string> };

/** The beginning of time for archives: the same content makes the same file. */
const BEGINN = "1980-01-01T12:00:00";

/**
 * Files as one archive, in bytes as they are packed: however long a file is, only a piece of it is in memory. After
 * each piece others have their turn.
 */
export async function* packZip(teile: readonly Zipteil[]): AsyncGenerator<Uint8Array> {
  const gepackt: Uint8Array[] = [];
  const archiv = new Zip((error, bytes) => {
    if (error) throw error;
    gepackt.push(bytes);
  });
  for (const { name, stuecke } of teile) {
    const datei = new ZipDeflate(name);
    datei.mtime = BEGINN;
    archiv.add(datei);
    for await (const stueck of stuecke) {
      datei.push(strToU8(stueck));
      yield* gepackt.splice(0);
      await naechsteRunde();
    }
    datei.push(new Uint8Array(0), true);
    yield* gepackt.splice(0);
  }
  archiv.end();
  yield* gepackt.splice(0);
}
