import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF font as the TrueType font that is packed in it. The font library would unpack it in JavaScript, anew for each
 * document, which takes longer than the document itself; zlib does it once.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF font");
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => HEADER + index * ENTRY);
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(entries.reduce((sum, entry) => sum + padded(woff.readUInt32BE(entry + 12)), start));
  const log = Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** log * 16, 6);
  font.writeUInt16BE(log, 8);
  font.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  let place = start;
  entries.forEach((entry, index) => {
    const [offset, packed, length] = [4, 8, 12].map((member) => woff.readUInt32BE(entry + member));
    if (offset === undefined || packed === undefined || length === undefined) return;
    const body = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(body, { maxOutputLength: length }) : body).copy(font, place);
    const target = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(font, target, entry, entry + 4);
    woff.copy(font, target + 4, entry + 16, entry + 20);
    font.writeUInt32BE(place, target + 8);
    font.writeUInt32BE(length, target + 12);
    place += padded(length);
  });
  return font;
}
