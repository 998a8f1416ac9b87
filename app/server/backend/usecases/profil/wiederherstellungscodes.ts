import { Secret } from "otpauth";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { countCodes, deleteCodes, insertCodes } from "../../storage/zweiFaktorStore";
import { decrypt, encrypt, sha256 } from "../sitzung/krypto";

const ANZAHL_CODES = 10;
/** 80 bits; as base32 these are 16 characters. */
const CODE_BYTES = 10;
const ZWECK = "wiederherstellungscodes";

/** New codes as the answer to a request keeps them for its repetition: readable only with the key of the server. */
export type VersiegelteCodes = { versiegelt: string };

/** Makes new recovery codes; the old ones no longer work. */
export async function replaceCodes(tx: Tx, { config }: Dienste, benutzerUuid: string): Promise<VersiegelteCodes> {
  const codes = Array.from({ length: ANZAHL_CODES }, () => new Secret({ size: CODE_BYTES }).base32);
  await deleteCodes(tx, benutzerUuid);
  await insertCodes(tx, benutzerUuid, codes.map(sha256));
  return { versiegelt: encrypt(config.secretKey, codes.join(" "), ZWECK) };
}

/**
 * The codes as their owner reads them. Refuses with SCHLUESSEL_WIEDERVERWENDET what has been replaced or taken away
 * since.
 */
export async function showCodes(
  tx: Tx,
  { config }: Dienste,
  { benutzerUuid, codes: { versiegelt } }: { benutzerUuid: string; codes: VersiegelteCodes },
): Promise<string[]> {
  const codes = decrypt(config.secretKey, versiegelt, ZWECK).split(" ");
  const gueltige = await countCodes(tx, benutzerUuid, codes.map(sha256));
  if (gueltige < codes.length) throw new Ablehnung("SCHLUESSEL_WIEDERVERWENDET");
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}
