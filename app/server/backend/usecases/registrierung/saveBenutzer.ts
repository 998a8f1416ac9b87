import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { findKonto } from "../../storage/kontoStore";
import { lockAnlass } from "../../storage/linkReihe";
import {
  findRegistrierung,
  lockRegistrierung,
  type RegistrierungZeile,
  updateRegistrierung,
  voidBestaetigungen,
} from "../../storage/registrierungStore";
import { inTransaktion } from "../../storage/transaction";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { limitMails } from "./limitMails";
import { benutzerRegeln } from "./benutzerRegeln";
import { readByRules } from "./eingabeLesen";
import { endeVon } from "./linkFristen";

/** The registration, if it has come to its last step. */
function requireBenutzerSchritt(zeile: RegistrierungZeile | undefined) {
  const unternehmen = zeile?.unternehmen ?? null;
  if (zeile === undefined || unternehmen === null) throw new Ablehnung("NEZO_ABGELAUFEN");
  return { ...zeile, unternehmen };
}

/**
 * Completes a registration: nothing exists yet, a mail with a link leaves. For a known address the same statements run
 * and another mail leaves, so that neither answer nor time tells whether there is an account. A second click changes
 * nothing.
 */
export async function saveBenutzer(
  dienste: Dienste,
  ruf: { cookieHash: string; clientIp: string },
  eingabe: Record<string, unknown>,
): Promise<void> {
  const jetzt = dienste.clock.now();
  const offen = requireBenutzerSchritt(await findRegistrierung(dienste.db, ruf.cookieHash, jetzt));
  const { anrede, titel, vorname, nachname, email } = readByRules(benutzerRegeln, eingabe);
  const angaben = { anrede, titel, vorname, nachname, email };
  if (offen.benutzer !== null) return;
  await limitMails(dienste, email, ruf.clientIp);
  await inTransaktion(dienste, async (tx) => {
    const zeile = requireBenutzerSchritt(await lockRegistrierung(tx, ruf.cookieHash, jetzt));
    if (zeile.benutzer !== null) return;
    const { steuernummer } = zeile.unternehmen;
    await lockAnlass(tx, `registrierung:${email}:${steuernummer}`);
    await voidBestaetigungen(tx, { email, steuernummer }, jetzt);
    const token = await rememberRegistrierungsMail(tx, dienste, email);
    const bestaetigung = {
      bestaetigungHash: token === null ? null : sha256(token),
      bestaetigungBis: endeVon(dienste, "bestaetigung"),
    };
    await updateRegistrierung(tx, zeile.uuid, {
      benutzer: angaben,
      ...bestaetigung,
      ablauf: endeVon(dienste, "bestaetigung", 2),
    });
  });
}

/** Puts the fitting mail into the outbox; answers the token of its link, null when the address has an account. */
async function rememberRegistrierungsMail(tx: Tx, dienste: Dienste, email: string): Promise<string | null> {
  const token = dienste.random.token();
  const isBekannt = (await findKonto(tx, email)) !== undefined;
  await postBrief(
    tx,
    dienste,
    isBekannt ? { to: email, brief: "KONTO_VORHANDEN" } : { to: email, brief: "BESTAETIGUNG", token },
  );
  return isBekannt ? null : token;
}
