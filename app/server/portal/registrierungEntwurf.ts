import { z } from "zod";
import type { Anfrage } from "./anfrage";
import { EIGENE_COOKIES } from "./cookies";
import { openSealed, sealJson } from "./signatur";

const ZWECK = "registrierungEntwurf";
/** As long as the registration itself is kept. */
const SEKUNDEN = 24 * 60 * 60;
/** A browser drops cookies over 4 KB. */
const TEXT_MAX = 200;

const entwurf = z.record(z.string(), z.string());

/** Keeps what was typed about the user while the applicant goes one step back. */
export function rememberEntwurf(anfrage: Anfrage, texte: Readonly<Record<string, string>>): void {
  const kurz = Object.fromEntries(Object.entries(texte).map(([name, text]) => [name, text.slice(0, TEXT_MAX)]));
  anfrage.setCookie(EIGENE_COOKIES.entwurf, sealJson(anfrage.schluessel, ZWECK, kurz), SEKUNDEN);
}

/** The kept texts by field name; empty when there are none. */
export function readEntwurf(anfrage: Anfrage): Record<string, string> {
  const parsed = entwurf.safeParse(openSealed(anfrage.schluessel, ZWECK, anfrage.readCookie(EIGENE_COOKIES.entwurf)));
  return parsed.success ? parsed.data : {};
}

/** Ends the memory once the registration is sent. */
export function forgetEntwurf(anfrage: Anfrage): void {
  if (anfrage.readCookie(EIGENE_COOKIES.entwurf) !== undefined) anfrage.setCookie(EIGENE_COOKIES.entwurf, "", 0);
}
