import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Used when no SECRET_KEY is set, which happens only in a portal without its own backend; then signatures end with the
 * process.
 */
const prozessSchluessel = randomBytes(32).toString("base64url");

/** The key for signatures of the portal. */
export const signaturSchluessel = (secretKey: string): string => (secretKey === "" ? prozessSchluessel : secretKey);

/** HMAC-SHA-256 of a text for one purpose, base64url. */
export const signatur = (schluessel: string, zweck: string, text: string): string =>
  createHmac("sha256", schluessel).update(`${zweck}\n${text}`).digest("base64url");

/** Compares two texts in a time that does not depend on where they differ. */
export function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A JSON value as text that only we can write. */
export function sealJson(schluessel: string, zweck: string, value: unknown): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${signatur(schluessel, zweck, body)}`;
}

/** The value of a sealed text; undefined when it is not ours. */
export function openSealed(schluessel: string, zweck: string, sealed: string | undefined): unknown {
  const [body, mac, ...rest] = (sealed ?? "").split(".");
  if (!body || !mac || rest.length > 0 || !isSame(mac, signatur(schluessel, zweck, body))) return undefined;
  const value: unknown = JSON.parse(Buffer.from(body, "base64url").toString());
  return value;
}

/**
 * An Idempotency-Key for one of several things that a form asks for at once: always the same for the same key and
 * place.
 */
export function teilSchluessel(schluessel: string, stelle: number): string {
  const hex = createHash("sha256")
    .update(`${schluessel} ${String(stelle)}`)
    .digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
