import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const BLOCK = 8;
const LENGTH = 32;

function derive(passwort: string, salt: Buffer, logN: number): Promise<Buffer> {
  const options = { N: 2 ** logN, r: BLOCK, p: 1, maxmem: 256 * BLOCK * 2 ** logN };
  return new Promise((resolve, reject) => {
    scrypt(passwort.normalize("NFC"), salt, LENGTH, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Hashes a password with scrypt; the text carries its parameters: `scrypt$logN$salt$hash`. */
export async function hashPasswort(passwort: string, logN: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(passwort, salt, logN);
  return ["scrypt", String(logN), salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** True when the password belongs to the hash. Without a hash it works just as long and says false. */
export async function isPasswort(passwort: string, hash: string | null, logN: number): Promise<boolean> {
  const [, cost = String(logN), salt = "AAAAAAAAAAAAAAAAAAAAAA", wanted = ""] = hash?.split("$") ?? [];
  const key = await derive(passwort, Buffer.from(salt, "base64url"), Number(cost));
  const expected = Buffer.from(wanted, "base64url");
  return expected.length === key.length && timingSafeEqual(expected, key);
}
