import type { Dienste } from "../../dienste";
import { findGeraetKonto } from "../../storage/benutzerStore";
import { hmac, isGleich } from "../sitzung/krypto";

/** What a known device is bound to. A new password makes strangers of all devices, and the support can, too. */
export type GeraetKonto = { uuid: string; passwortHash: string | null; geraeteVergessenAm: Date | null };

/**
 * So many people have a place in the cookie of one browser; who has not logged in there for the longest time leaves.
 */
const PLAETZE = 5;
const KENNUNG_ZEICHEN = 16;

/**
 * The parts of the cookie: one per person, each an id of the device, the second in which it was given, and its
 * signature.
 */
const readMarken = (cookie: string | null): string[] =>
  (cookie ?? "").split("~", PLAETZE).filter((marke) => marke !== "");

function signMarke(
  { config }: Dienste,
  { uuid, passwortHash }: GeraetKonto,
  { kennung, sekunde }: { kennung: string; sekunde: string },
): string {
  const gebunden = [uuid, passwortHash, kennung, sekunde];
  return [kennung, sekunde, hmac(config.secretKey, "bekanntes-geraet", gebunden.join(":"))].join(".");
}

/** The id of the device, if this part was given to it for this account and has not expired. */
function readKennung(dienste: Dienste, konto: GeraetKonto, marke: string): string | null {
  const [kennung = "", sekunde = ""] = marke.split(".");
  if (!isGleich(marke, signMarke(dienste, konto, { kennung, sekunde }))) return null;
  const { clock, config } = dienste;
  const seit = Number.parseInt(sekunde, 36) * 1000;
  if (konto.geraeteVergessenAm !== null && seit <= konto.geraeteVergessenAm.getTime()) return null;
  return seit + config.bekanntesGeraetSekunden * 1000 > clock.now().getTime() ? kennung : null;
}

/**
 * The id of a device in which this person has logged in completely; null for all others. The cookie alone opens
 * nothing.
 */
export function findGeraet(dienste: Dienste, konto: GeraetKonto | undefined, cookie: string | null): string | null {
  if (konto === undefined) return null;
  for (const marke of readMarken(cookie)) {
    const kennung = readKennung(dienste, konto, marke);
    if (kennung !== null) return kennung;
  }
  return null;
}

/** The cookie of a browser in which this person has just logged in completely; other people keep their places in it. */
function issueGeraet(dienste: Dienste, konto: GeraetKonto, cookie: string | null): string {
  const sekunde = Math.floor(dienste.clock.now().getTime() / 1000).toString(36);
  const neue = signMarke(dienste, konto, { kennung: dienste.random.token().slice(0, KENNUNG_ZEICHEN), sekunde });
  const andere = readMarken(cookie).filter((marke) => readKennung(dienste, konto, marke) === null);
  return [neue, ...andere].slice(0, PLAETZE).join("~");
}

/** The same for the account of a person; null when it is gone. */
export async function issueGeraetFor(
  dienste: Dienste,
  benutzerUuid: string,
  cookie: string | null,
): Promise<string | null> {
  const konto = await findGeraetKonto(dienste.db, benutzerUuid);
  return konto === undefined ? null : issueGeraet(dienste, konto, cookie);
}
