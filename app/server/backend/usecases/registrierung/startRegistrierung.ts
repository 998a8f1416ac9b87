import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { insertRegistrierung } from "../../storage/registrierungStore";
import type { NezoUnternehmen } from "../../ports/nezoPort";
import { sha256 } from "../sitzung/krypto";
import { endeVon } from "./linkFristen";

/** Opens a registration for the browser that holds the cookie of this hash. */
export async function openRegistrierung(
  db: Ausfuehrer,
  dienste: Dienste,
  neu: { cookieHash: string; identifikation: NezoUnternehmen | null },
): Promise<void> {
  const jetzt = dienste.clock.now();
  const zeile = { uuid: dienste.random.uuid(), ...neu, ablauf: endeVon(dienste, "registrierung"), erstelltAm: jetzt };
  await insertRegistrierung(db, zeile);
}

/**
 * Starts a registration without identification; answers the value of the cookie. Refused while the identification is
 * switched on.
 */
export async function startRegistrierung(dienste: Dienste): Promise<string> {
  if (dienste.config.nezoRegistrierungAktiv) throw new Ablehnung("KEIN_ZUGRIFF");
  const cookie = dienste.random.token();
  await openRegistrierung(dienste.db, dienste, { cookieHash: sha256(cookie), identifikation: null });
  return cookie;
}
