import { crc32 } from "node:zlib";
import type { Mangel } from "../../../ports/pruefstandPort";
import { checkMasse } from "./befund";

const SIGNATUR = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** True when a file begins as a PNG does. */
export const isPng = (inhalt: Buffer): boolean => inhalt.subarray(0, 8).equals(SIGNATUR);

/** Walks all chunks of a PNG: order, lengths, checksums, size, and nothing behind the end. */
export function checkPng(inhalt: Buffer): Mangel | null {
  let ort = 8;
  let hatBild = false;
  for (let stueck = 0; ort + 12 <= inhalt.length; stueck += 1) {
    const laenge = inhalt.readUInt32BE(ort);
    const ende = ort + 12 + laenge;
    if (ende > inhalt.length) return "beschaedigt";
    const name = inhalt.toString("latin1", ort + 4, ort + 8);
    if (crc32(inhalt.subarray(ort + 4, ende - 4)) !== inhalt.readUInt32BE(ende - 4)) return "beschaedigt";
    if (stueck === 0) {
      if (name !== "IHDR" || laenge !== 13) return "beschaedigt";
      const mangel = checkMasse(inhalt.readUInt32BE(ort + 8), inhalt.readUInt32BE(ort + 12));
      if (mangel !== null) return mangel;
    }
    if (name === "IDAT") hatBild = true;
    if (name === "IEND") return hatBild && ende === inhalt.length ? null : "beschaedigt";
    ort = ende;
  }
  return "beschaedigt";
}
