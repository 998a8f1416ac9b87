import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { findPasswortLink, usePasswortLink, voidPasswortLinks, type PasswortLinkArt } from "../../storage/passwortLinkStore";
import { inTransaktion } from "../../storage/transaction";
import { setzePasswort } from "../auth/setzePasswort";
import { merkeMail } from "../mail/merkeMail";
import { sha256 } from "../sitzung/krypto";
import { passwortGeaendertMail } from "./mails";
import { pruefePasswort } from "./pruefePasswort";

type Vergabe = { art: PasswortLinkArt; token: string; passwort: string; schluessel: string | null };

/**
 * Sets a password with a link, once: the first one after a registration, or a new one. Ends all sessions and lifts a lock;
 * a replaced password is told by mail. A refused password does not use the link up; a repeated click changes nothing.
 * Throws TOKEN_UNGUELTIG or EINGABE_UNGUELTIG.
 */
export async function vergebePasswort(dienste: Dienste, { art, token, passwort, schluessel }: Vergabe): Promise<void> {
  const jetzt = dienste.clock.now();
  const gefunden = await findPasswortLink(dienste.db, sha256(token), art);
  if (gefunden === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
  const { link, konto } = gefunden;
  if (schluessel !== null && link.benutztSchluessel === schluessel) return;
  if (link.benutztAm !== null || link.gueltigBis <= jetzt) throw new Ablehnung("TOKEN_UNGUELTIG");
  pruefePasswort(passwort, konto);
  await inTransaktion(dienste, async (tx) => {
    if (!(await usePasswortLink(tx, link.uuid, jetzt, schluessel))) throw new Ablehnung("TOKEN_UNGUELTIG");
    await voidPasswortLinks(tx, konto.uuid, link.uuid, jetzt);
    const grund = art === "VERGABE" ? "Registrierung" : "Zurücksetzen";
    await setzePasswort(tx, dienste, { benutzerUuid: konto.uuid, email: konto.email, passwort, grund });
    if (art === "ZURUECKSETZEN") await merkeMail(tx, dienste, { to: konto.email, ...passwortGeaendertMail(dienste.config.publicUrl) });
  });
}
