import { ANLAGE_MEGAPIXEL_MAX } from "~/domain/antrag/anlagen";
import type { Mangel } from "../../../ports/pruefstandPort";

/** Most pixels of an image: what a viewer unpacks from a few kilobytes must stay harmless. */
const PIXEL_MAX = ANLAGE_MEGAPIXEL_MAX * 1_000_000;

/** The fault in the size of an image, if any. */
export function checkMasse(breite: number, hoehe: number): Mangel | null {
  if (breite === 0 || hoehe === 0) return "beschaedigt";
  return breite * hoehe > PIXEL_MAX ? "zuVielePixel" : null;
}
