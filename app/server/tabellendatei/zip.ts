import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setImmediate as naechsteRunde } from "node:timers/promises";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file inside of an archive; its text comes piece by piece. Names are plain letters. */
export type Zipteil = { name: string; stuecke: Iterable<string> };

type Gepackt = { name: Buffer; inhalt: Buffer; groesse: number; pruefsumme: number };

const VERSION = 20;
const GEPACKT = 8;
/** The first of January 1980, the beginning of time for archives: the same content makes the same file. */
const TAG = 0x21;

/** Packs one file. Compressing runs beside this thread; after each piece others have their turn. */
async function packe({ name, stuecke }: Zipteil): Promise<Gepackt> {
  const stand = { groesse: 0, pruefsumme: 0 };
  async function* bytes() {
    for (const stueck of stuecke) {
      const teil = Buffer.from(stueck);
      stand.groesse += teil.length;
      stand.pruefsumme = crc32(teil, stand.pruefsumme);
      yield teil;
      await naechsteRunde();
    }
  }
  const deflate = createDeflateRaw();
  const [inhalt] = await Promise.all([buffer(deflate), pipeline(Readable.from(bytes()), deflate)]);
  return { name: Buffer.from(name), inhalt, ...stand };
}

/** What both headers of a file say of it. */
function angaben({ name, inhalt, groesse, pruefsumme }: Gepackt): Buffer {
  const kopf = Buffer.alloc(26);
  kopf.writeUInt16LE(VERSION, 0);
  kopf.writeUInt16LE(GEPACKT, 4);
  kopf.writeUInt16LE(TAG, 8);
  kopf.writeUInt32LE(pruefsumme, 10);
  kopf.writeUInt32LE(inhalt.length, 14);
  kopf.writeUInt32LE(groesse, 18);
  kopf.writeUInt16LE(name.length, 22);
  return kopf;
}

const kennung = (zeichen: string): Buffer => Buffer.from(`PK${zeichen}`, "latin1");

function verzeichnisEintrag(teil: Gepackt, stelle: number): Buffer {
  const ende = Buffer.alloc(14);
  ende.writeUInt32LE(stelle, 10);
  const version = Buffer.from([VERSION, 0]);
  return Buffer.concat([kennung("\x01\x02"), version, angaben(teil), ende, teil.name]);
}

function schluss(anzahl: number, groesse: number, stelle: number): Buffer {
  const ende = Buffer.alloc(18);
  ende.writeUInt16LE(anzahl, 4);
  ende.writeUInt16LE(anzahl, 6);
  ende.writeUInt32LE(groesse, 8);
  ende.writeUInt32LE(stelle, 12);
  return Buffer.concat([kennung("\x05\x06"), ende]);
}

/** Files as one archive. Meant for some megabytes: the packed bytes are in memory. */
export async function writeZip(teile: readonly Zipteil[]): Promise<Uint8Array<ArrayBuffer>> {
  const stuecke: Buffer[] = [];
  const verzeichnis: Buffer[] = [];
  let stelle = 0;
  for (const teil of teile) {
    const gepackt = await packe(teil);
    const kopf = Buffer.concat([kennung("\x03\x04"), angaben(gepackt), gepackt.name]);
    stuecke.push(kopf, gepackt.inhalt);
    verzeichnis.push(verzeichnisEintrag(gepackt, stelle));
    stelle += kopf.length + gepackt.inhalt.length;
  }
  const alleEintraege = Buffer.concat(verzeichnis);
  return new Uint8Array(Buffer.concat([...stuecke, alleEintraege, schluss(teile.length, alleEintraege.length, stelle)]));
}
