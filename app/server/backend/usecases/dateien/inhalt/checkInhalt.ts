import { ANLAGE_TYP_KEYS, endungVon, typNachEndung, type AnlageTyp } from "~/domain/antrag/anlagen";
import { fail, ok, type Result } from "~/lib/result";
import type { Ablehnungsgrund } from "../../../ports/pruefstandPort";
import { isJpg, checkJpg } from "./jpg";
import { isPdf, checkPdf } from "./pdf";
import { isPng, checkPng } from "./png";

const PRUEFUNGEN = {
  PDF: { is: isPdf, check: checkPdf },
  PNG: { is: isPng, check: checkPng },
  JPG: { is: isJpg, check: checkJpg },
} as const satisfies Record<AnlageTyp, unknown>;

/** Length of the last record of a ZIP archive without its comment. */
const ZIP_ENDE = 22;

/** A ZIP archive is found from its end, so it can hang on any file: its last record says how many bytes follow it. */
function hasArchiv(inhalt: Buffer): boolean {
  for (
    let ort = inhalt.lastIndexOf("PK\x05\x06", undefined, "latin1");
    ort >= 0;
    ort = inhalt.lastIndexOf("PK\x05\x06", ort - 1, "latin1")
  ) {
    if (ort + ZIP_ENDE <= inhalt.length && ort + ZIP_ENDE + inhalt.readUInt16LE(ort + 20) === inhalt.length)
      return true;
    if (ort === 0) return false;
  }
  return false;
}

/**
 * Finds out what a file is by its content, and whether it is that from beginning to end. The name counts only against
 * it: one whose ending says something else lies. @spec trust.md A3.8 uploads: MIME and structure check, no archives,
 * limit for the resolution
 */
export function checkInhalt(inhalt: Buffer, name: string): Result<AnlageTyp, Ablehnungsgrund> {
  if (inhalt.length === 0) return fail({ mangel: "leer", typ: null });
  const behauptet = typNachEndung(name);
  const typ = ANLAGE_TYP_KEYS.find((key) => PRUEFUNGEN[key].is(inhalt));
  if (typ === undefined)
    return fail(behauptet === null ? { mangel: "falscherTyp", typ: null } : { mangel: "keinTyp", typ: behauptet });
  if (behauptet !== typ && endungVon(name) !== "") return fail({ mangel: "falscheEndung", typ });
  const mangel = PRUEFUNGEN[typ].check(inhalt) ?? (hasArchiv(inhalt) ? "archiv" : null);
  return mangel === null ? ok(typ) : fail({ mangel, typ });
}
