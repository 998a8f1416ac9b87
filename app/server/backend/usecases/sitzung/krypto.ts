import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Hash of a token of full strength, as hex. Not for passwords and not for TANs. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Keyed hash as base64url (43 characters): for short secrets, and to derive tokens. `zweck` keeps the uses apart. */
export function hmac(secretKey: string, zweck: string, text: string): string {
  return createHmac("sha256", secretKey).update(`${zweck}\n${text}`).digest("base64url");
}

/** Compares two texts without telling by time where they differ. */
export function isGleich(a: string, b: string): boolean {
  return timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());
}

/** Keys by secret and purpose. A process has one secret and a handful of purposes. */
const keys = new Map<string, KeyObject>();

function keyFrom(secretKey: string, zweck: string): KeyObject {
  const name = `${zweck}\n${secretKey}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secretKey, "antragsportal", zweck, 32)));
  keys.set(name, key);
  return key;
}

/**
 * Encrypts a text for storage (AES-256-GCM): initialisation vector, tag and cipher text as base64. `zweck` keeps the
 * uses apart.
 */
export function encrypt(secretKey: string, text: string, zweck = "app-tfa-secret"): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secretKey, zweck), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
}

/** The reverse of {@link encrypt}. Throws when the key is another one or the text was changed. */
export function decrypt(secretKey: string, stored: string, zweck = "app-tfa-secret"): string {
  const bytes = Buffer.from(stored, "base64");
  const decipher = createDecipheriv("aes-256-gcm", keyFrom(secretKey, zweck), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/** What a sealed text is for, and the facts that it is bound to: it opens only with the same. */
export type Bindung = { zweck: string; aad: string };

/** Seals a text (AES-256-GCM) with a key of its purpose: initialisation vector, tag and cipher text as base64url. */
export function seal(secretKey: string, { zweck, aad }: Bindung, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secretKey, zweck), iv).setAAD(Buffer.from(aad));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text of a seal; null when it is not ours, was changed, or belongs to something else. */
export function openSiegel(secretKey: string, { zweck, aad }: Bindung, siegel: string): string | null {
  const bytes = Buffer.from(siegel, "base64url");
  if (bytes.length < 28) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyFrom(secretKey, zweck), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
