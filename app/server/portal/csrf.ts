import { randomBytes } from "node:crypto";
import { isSame, signatur } from "./signatur";

/** Name of the hidden field. */
export const CSRF_FELD = "csrf";

const ZWECK = "csrf";
const VOR_SITZUNG_MUSTER = /^[A-Za-z0-9_-]{43}$/;

/** A new id for a visitor without a session: 256 random bits. */
export const newVorSitzung = (): string => randomBytes(32).toString("base64url");

/** True for a cookie value that {@link newVorSitzung} may have made. */
export const isVorSitzung = (value: string | undefined): value is string =>
  value !== undefined && VOR_SITZUNG_MUSTER.test(value);

/** The token of the forms of a visitor without a session, bound to the visitor's cookie. */
export const vorSitzungToken = (schluessel: string, vorSitzung: string): string =>
  signatur(schluessel, ZWECK, vorSitzung);

/** True when the posted form carries the expected token. */
export function isCsrfRichtig(form: FormData, erwartet: string): boolean {
  const token = form.get(CSRF_FELD);
  return typeof token === "string" && isSame(token, erwartet);
}
