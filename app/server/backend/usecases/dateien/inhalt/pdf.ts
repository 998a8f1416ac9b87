import { inflateSync } from "node:zlib";
import type { Mangel } from "../../../ports/pruefstandPort";
import { findNamen } from "./pdfNamen";

/**
 * True when a file begins as a PDF does. The standard lets viewers search for the mark; a file that needs this is not
 * taken.
 */
export const isPdf = (inhalt: Buffer): boolean => /^%PDF-[12]\.\d/.test(inhalt.toString("latin1", 0, 8));

/** Most bytes that the object streams of one file may unpack to: so many times its size, and never more than this. */
const ENTPACKT_FAKTOR = 64;
const ENTPACKT_MAX = 8 * 1024 * 1024;
/** The end of the file must lie in its last bytes, or something is appended. */
const ENDE_FENSTER = 1024;
/** The dictionary of an object stream written plainly has no more in front of its type, and behind it. */
const KOPF_MAX = 512;

/** An object stream written plainly: with nothing in its dictionary that could hide what it unpacks to. */
const OBJEKTSTROM =
  /\bobj\s*<<(?:\s|\/Type\s*\/ObjStm|\/(?:N|First|Length)\s+\d+(?:\s+\d+\s+R)?|\/Filter\s*(?:\[\s*)?\/FlateDecode(?:\s*\])?|\/Extends\s+\d+\s+\d+\s+R){0,1000}>>\s*stream\r?\n/y;

function hasEnd(inhalt: Buffer): boolean {
  const ende = inhalt.lastIndexOf("%%EOF", undefined, "latin1");
  return (
    ende >= inhalt.length - ENDE_FENSTER &&
    inhalt.subarray(Math.max(0, ende - ENDE_FENSTER), ende).includes("startxref")
  );
}

/** The object stream whose type stands at `ort`; null when it is not of the plain form. */
function findStrom(inhalt: Buffer, ort: number): { anfang: number; daten: number; isGepackt: boolean } | null {
  const ab = Math.max(0, ort - KOPF_MAX);
  const text = inhalt.toString("latin1", ab, ort + KOPF_MAX);
  OBJEKTSTROM.lastIndex = Math.max(0, text.lastIndexOf("obj", ort - ab));
  const treffer = OBJEKTSTROM.exec(text);
  const kopf = treffer?.[0] ?? "";
  if (treffer === null || !kopf.includes("/ObjStm")) return null;
  const anfang = ab + treffer.index;
  return { anfang, daten: anfang + kopf.length, isGepackt: kopf.includes("/FlateDecode") };
}

/** What lies packed in the object streams, one after the other; throws when one cannot be looked into. */
function* unpack(inhalt: Buffer, orte: readonly number[]): Generator<Buffer, void> {
  let frei = Math.min(ENTPACKT_MAX, inhalt.length * ENTPACKT_FAKTOR);
  let vorher = -1;
  for (const ort of orte) {
    const strom = findStrom(inhalt, ort);
    if (strom === null || strom.anfang <= vorher) throw new RangeError("An object stream of another form");
    vorher = strom.anfang;
    if (!strom.isGepackt) continue;
    const entpackt = inflateSync(inhalt.subarray(strom.daten), { maxOutputLength: frei });
    // No room at all means no limit to the library.
    frei = Math.max(1, frei - entpackt.length);
    yield entpackt;
  }
}

/** Looks through everything that is packed. */
function checkObjekte(inhalt: Buffer, orte: readonly number[]): { mangel: Mangel | null; hatSeite: boolean } {
  let hatSeite = false;
  try {
    for (const entpackt of unpack(inhalt, orte)) {
      const namen = findNamen(entpackt);
      if (namen.istUnlesbar) return { mangel: "nichtPruefbar", hatSeite };
      if (namen.isAktiv) return { mangel: "aktiverInhalt", hatSeite };
      hatSeite ||= namen.hatSeite;
    }
    return { mangel: null, hatSeite };
  } catch {
    return { mangel: "nichtPruefbar", hatSeite };
  }
}

/**
 * Looks through a PDF without opening it: frame, protection, and everything that would run, open or carry something,
 * also in packed objects. What cannot be looked into is refused. @spec trust.md A3.8: no PDF JavaScript, no launch
 * actions, no embedded files
 */
export function checkPdf(inhalt: Buffer): Mangel | null {
  if (!hasEnd(inhalt)) return "beschaedigt";
  const namen = findNamen(inhalt);
  if (namen.istUnlesbar) return "nichtPruefbar";
  if (namen.isVerschluesselt) return "verschluesselt";
  if (namen.isAktiv) return "aktiverInhalt";
  // Every stream that a viewer may take for one must be of the plain form; /First with a number stands in no other
  // dictionary.
  if (namen.erste > namen.objektstroeme.length) return "nichtPruefbar";
  const { mangel, hatSeite } = checkObjekte(inhalt, namen.objektstroeme);
  if (mangel !== null) return mangel;
  return namen.hatSeite || hatSeite ? null : "beschaedigt";
}
