import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import {
  findPasswortLink,
  type PasswortLinkArt,
  type PasswortLinkMitKonto,
  usePasswortLink,
  voidPasswortLinks,
} from "../../storage/passwortLinkStore";
import { inTransaktion } from "../../storage/transaction";
import { setPasswort } from "../auth/setPasswort";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { isPasswort } from "../sitzung/passwortHash";
import { checkPasswort } from "./checkNewPasswort";

type Vergabe = { art: PasswortLinkArt; token: string; passwort: string; schluessel: string | null };

/**
 * Sets a password with a link, once: the first one after a registration, or a new one. Ends all sessions and lifts a
 * lock; a replaced password is told by mail. A refused password does not use the link up; a repeated click changes
 * nothing. Throws TOKEN_UNGUELTIG or EINGABE_UNGUELTIG.
 */
export async function choosePasswort(dienste: Dienste, vergabe: Vergabe): Promise<void> {
  const { link, konto } = await requireLink(dienste, vergabe);
  if (link.benutztAm === null) {
    if (link.gueltigBis <= dienste.clock.now()) throw new Ablehnung("TOKEN_UNGUELTIG");
    checkPasswort(vergabe.passwort, konto);
    if (await useLink(dienste, vergabe, { link, konto })) return;
  }
  if (!(await isWiederholung(dienste, vergabe))) throw new Ablehnung("TOKEN_UNGUELTIG");
}

async function requireLink({ db }: Dienste, { token, art }: Vergabe): Promise<PasswortLinkMitKonto> {
  const gefunden = await findPasswortLink(db, sha256(token), art);
  if (gefunden === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
  return gefunden;
}

/** Sets the password; false when the link was used meanwhile. */
function useLink(
  dienste: Dienste,
  { art, passwort, schluessel }: Vergabe,
  { link, konto }: PasswortLinkMitKonto,
): Promise<boolean> {
  const jetzt = dienste.clock.now();
  return inTransaktion(dienste, async (tx) => {
    if (!(await usePasswortLink(tx, link.uuid, { jetzt, schluessel }))) return false;
    await voidPasswortLinks(tx, konto.uuid, { ausser: link.uuid, jetzt });
    const grund = art === "VERGABE" ? "Erstes Passwort" : "Zurücksetzen";
    await setPasswort(tx, dienste, { benutzerUuid: konto.uuid, email: konto.email, passwort, grund });
    if (art === "ZURUECKSETZEN") await postBrief(tx, dienste, { to: konto.email, brief: "PASSWORT_GEAENDERT" });
    return true;
  });
}

/** Has this very form used the link? Another password with its key is none: nobody is told that it was set. */
async function isWiederholung(dienste: Dienste, vergabe: Vergabe): Promise<boolean> {
  const { link, konto } = await requireLink(dienste, vergabe);
  if (vergabe.schluessel === null || link.benutztSchluessel !== vergabe.schluessel) return false;
  return isPasswort(vergabe.passwort, konto.passwortHash, dienste.config.scryptLogN);
}
