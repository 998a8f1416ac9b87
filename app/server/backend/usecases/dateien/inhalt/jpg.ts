import type { Mangel } from "../../../ports/pruefstandPort";
import { checkMasse } from "./befund";

/** True when a file begins as a JPG does. */
export const isJpg = (inhalt: Buffer): boolean => inhalt[0] === 0xff && inhalt[1] === 0xd8 && inhalt[2] === 0xff;

const EOI = 0xd9;
const SOS = 0xda;
const isOhneLaenge = (marke: number): boolean => marke === 0x01 || (marke >= 0xd0 && marke <= 0xd7);
/** The markers that hold width and height. */
const isRahmen = (marke: number): boolean => marke >= 0xc0 && marke <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marke);

/** Where the packed pixels end: at the next marker that is neither a stuffed byte nor a restart. */
function endeDerBildpunkte(inhalt: Buffer, anfang: number): number {
  let ort = anfang;
  while (ort + 1 < inhalt.length) {
    ort = inhalt.indexOf(0xff, ort);
    if (ort < 0) return inhalt.length;
    const marke = inhalt[ort + 1] ?? 0;
    if (marke !== 0 && marke !== 0xff && !isOhneLaenge(marke)) return ort;
    ort += marke === 0xff ? 1 : 2;
  }
  return inhalt.length;
}

/** Walks the segments of a JPG up to its end: lengths, size, pixels. Cameras may append a preview behind the end. */
export function checkJpg(inhalt: Buffer): Mangel | null {
  let ort = 2;
  let [hatMasse, hatBild] = [false, false];
  while (ort + 1 < inhalt.length) {
    if (inhalt[ort] !== 0xff) return "beschaedigt";
    const marke = inhalt[ort + 1] ?? 0;
    if (marke === EOI) return hatMasse && hatBild ? null : "beschaedigt";
    if (marke === 0xff || isOhneLaenge(marke)) {
      ort += marke === 0xff ? 1 : 2;
      continue;
    }
    const laenge = ort + 4 <= inhalt.length ? inhalt.readUInt16BE(ort + 2) : 0;
    const ende = ort + 2 + laenge;
    if (laenge < 2 || ende > inhalt.length) return "beschaedigt";
    if (isRahmen(marke)) {
      if (laenge < 8) return "beschaedigt";
      const mangel = checkMasse(inhalt.readUInt16BE(ort + 7), inhalt.readUInt16BE(ort + 5));
      if (mangel !== null) return mangel;
      hatMasse = true;
    }
    hatBild ||= marke === SOS;
    ort = marke === SOS ? endeDerBildpunkte(inhalt, ende) : ende;
  }
  return "beschaedigt";
}
