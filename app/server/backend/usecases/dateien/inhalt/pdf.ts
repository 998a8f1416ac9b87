import { inflateSync } from "node:zlib";
import type { Mangel } from "./befund";

/** True when a file begins as a PDF does. The standard lets viewers search for the mark; a file that needs this is not taken. */
export const isPdf = (inhalt: Buffer): boolean => /^%PDF-[12]\.\d/.test(inhalt.toString("latin1", 0, 8));

/** Most bytes that the object streams of one file may unpack to, so that a small file cannot fill the memory. */
const ENTPACKT_MAX = 32 * 1024 * 1024;
/** The end of the file must lie in its last bytes, or something is appended. */
const ENDE_FENSTER = 1024;

/** What runs, opens or carries something. `JS` alone is short enough to occur by chance; each script also needs one of these. */
const AKTIV = /\/(?:JavaScript|Launch|EmbeddedFiles?|Rendition|RichMedia|SubmitForm|ImportData|GoToE|XFA\s*[[\d])(?![A-Za-z])/;

/** An object stream written plainly: with nothing in its dictionary that could hide what it unpacks to. */
const OBJEKTSTROM =
  /\bobj\s*<<(?:\s|\/Type\s*\/ObjStm|\/(?:N|First|Length)\s+\d+(?:\s+\d+\s+R)?|\/Filter\s*(?:\[\s*)?\/FlateDecode(?:\s*\])?|\/Extends\s+\d+\s+\d+\s+R){0,1000}>>\s*stream\r?\n/g;

const anzahl = (text: string, muster: RegExp): number => text.match(muster)?.length ?? 0;

/** Names may be written with hexadecimal escapes, e.g. `/J#61vaScript`. */
const entziffere = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The objects that lie packed in object streams, as text; null when one cannot be looked into. */
function entpackeObjekte(inhalt: Buffer, text: string, klar: string): string | null {
  const stroeme = [...text.matchAll(OBJEKTSTROM)].filter(([kopf]) => kopf.includes("/ObjStm"));
  // Every stream that a viewer may take for one must be of the plain form; /First with a number stands in no other dictionary.
  const verdacht = Math.max(anzahl(klar, /\/ObjStm(?![A-Za-z])/g), anzahl(klar, /\/First\s+\d+(?!\d|\s+\d+\s+R)/g));
  if (verdacht !== stroeme.length) return null;
  let entpackt = "";
  for (const strom of stroeme) {
    const [kopf] = strom;
    if (!kopf.includes("/FlateDecode")) continue;
    const daten = inhalt.subarray(strom.index + kopf.length);
    try {
      entpackt += inflateSync(daten, { maxOutputLength: ENTPACKT_MAX - entpackt.length }).toString("latin1");
    } catch {
      return null;
    }
  }
  return entpackt;
}

/**
 * Looks through a PDF without opening it: frame, protection, and everything that would run, open or carry something, also in packed
 * objects. What cannot be looked into is refused. @spec trust.md A3.8: no PDF JavaScript, no launch actions, no embedded files
 */
export function pruefePdf(inhalt: Buffer): Mangel | null {
  const text = inhalt.toString("latin1");
  const ende = text.lastIndexOf("%%EOF");
  if (ende < inhalt.length - ENDE_FENSTER || !text.slice(Math.max(0, ende - ENDE_FENSTER)).includes("startxref")) return "beschaedigt";
  const klar = entziffere(text);
  if (/\/Encrypt(?![A-Za-z])/.test(klar)) return "verschluesselt";
  if (AKTIV.test(text) || AKTIV.test(klar)) return "aktiverInhalt";
  const objekte = entpackeObjekte(inhalt, text, klar);
  if (objekte === null) return "nichtPruefbar";
  const klareObjekte = entziffere(objekte);
  if (AKTIV.test(klareObjekte)) return "aktiverInhalt";
  return /\/Type\s*\/Page(?![A-Za-z])/.test(klar + klareObjekte) ? null : "beschaedigt";
}
