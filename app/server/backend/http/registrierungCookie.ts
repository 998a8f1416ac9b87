import type { RufKontext } from "../kontext";
import { sha256 } from "../usecases/sitzung/krypto";
import { readCookie, setCookie } from "./cookies";

const NAME = "registrierung";

type Kontext = Pick<RufKontext, "request" | "antwort" | "dienste">;

/** The hash under which the registration of this browser is stored; null without the cookie. */
export function readRegistrierungHash(kontext: Kontext): string | null {
  const wert = readCookie(kontext, NAME);
  return wert === null ? null : sha256(wert);
}

/** Binds a registration to this browser. The value is always new, so that nobody can plant one. */
export function setRegistrierungCookie(kontext: Kontext, wert: string): void {
  setCookie(kontext, NAME, { value: wert });
}

export function clearRegistrierungCookie(kontext: Kontext): void {
  setCookie(kontext, NAME, { value: "" });
}
