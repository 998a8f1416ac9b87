import { pruefsummeVon } from "../../pruefsumme";
import type { EreignisZeile, KopfZeile } from "../../storage/ereignisStore";
import { hmac, isGleich } from "../sitzung/krypto";

/** What stands before the first event. */
export const ANFANG_HASH = "0".repeat(64);

/** The hash of an event: SHA-256 of its canonical JSON. The rule for others is in docs/ereigniskette.md. */
export function hashVon({ antragUuid, nummer, am, art, inhalt, vorherHash }: Omit<EreignisZeile, "hash">): string {
  return pruefsummeVon({ antrag: antragUuid, nummer, am: am.toISOString(), art, inhalt, vorher: vorherHash });
}

/** The event that follows `vorher`, which is the event before it or the head. */
export function naechstes(
  vorher: Pick<KopfZeile, "nummer" | "hash">,
  neu: Omit<EreignisZeile, "nummer" | "vorherHash" | "hash">,
): EreignisZeile {
  const { antragUuid, am, art, inhalt } = neu;
  const ohneHash = { antragUuid, nummer: vorher.nummer + 1, am, art, inhalt, vorherHash: vorher.hash };
  return { ...ohneHash, hash: hashVon(ohneHash) };
}

/** The head of a chain that has no event yet. */
export const leererKopf = (antragUuid: string): KopfZeile => ({ antragUuid, nummer: 0, hash: ANFANG_HASH, siegel: "" });

const siegelVon = (secretKey: string, { antragUuid, nummer, hash }: Omit<KopfZeile, "siegel">): string =>
  hmac(secretKey, "ereigniskopf", `${antragUuid} ${String(nummer)} ${hash}`);

/**
 * The head after this event. Nobody without the secret can make one, so nobody can shorten or rewrite a chain
 * unnoticed.
 */
export function kopfNach(secretKey: string, { antragUuid, nummer, hash }: EreignisZeile): KopfZeile {
  return { antragUuid, nummer, hash, siegel: siegelVon(secretKey, { antragUuid, nummer, hash }) };
}

/** True when the head was made with the secret, or is the one of a new chain. */
export function isEchterKopf(secretKey: string, kopf: KopfZeile): boolean {
  if (kopf.nummer === 0) return kopf.hash === ANFANG_HASH && kopf.siegel === "";
  return isGleich(kopf.siegel, siegelVon(secretKey, kopf));
}
