import { z } from "zod";
import { type StabRolle, stabRollen } from "~/domain/benutzer/stab";
import { eingabeUngueltig } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { insertPasswortLink, voidPasswortLinks } from "../../storage/passwortLinkStore";
import { insertStab } from "../../storage/stabStore";
import type { MailUmfeld } from "../mail/mailUmfeld";
import { emailAdresse, pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";

export type StabEingabe = { email: string; vorname: string; nachname: string; rollen: StabRolle[] };

/** The rule for the roles of an account. */
export const ROLLEN = z.array(z.enum(stabRollen)).min(1, "Bitte wählen Sie mindestens eine Rolle.");
const PERSON = z.object({ vorname: pflichttext(100), nachname: pflichttext(100), email: emailAdresse, rollen: ROLLEN });

/** Each role once, in the order of the form. */
export const toRollen = (rollen: readonly StabRolle[]): StabRolle[] =>
  stabRollen.filter((rolle) => rollen.includes(rolle));

/** Reads who is to get an account. Throws EINGABE_UNGUELTIG with everything that is wrong. */
export function readStabEingabe(eingabe: StabEingabe): StabEingabe {
  const gelesen = readByRules(PERSON, eingabe);
  return { ...gelesen, rollen: toRollen(gelesen.rollen) };
}

const VERGEBEN =
  "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte verwenden Sie eine andere, denn wer für ein Unternehmen arbeitet, braucht dafür ein eigenes Konto.";

/**
 * Adds an account without a password, and a link to set one. Refuses an address that is taken.
 *
 * @assumed The second factor is the TAN by mail from the beginning: no login without one, not even the first. Whoever
 * wants the app sets it up in the profile.
 */
export async function insertStabKonto(
  tx: Tx,
  dienste: MailUmfeld,
  eingabe: StabEingabe,
): Promise<{ benutzerUuid: string; token: string }> {
  const benutzerUuid = dienste.random.uuid();
  const jetzt = dienste.clock.now();
  if (!(await insertStab(tx, { ...eingabe, uuid: benutzerUuid, jetzt }))) throw eingabeUngueltig("email", VERGEBEN);
  return { benutzerUuid, token: await replaceLink(tx, dienste, benutzerUuid) };
}

/** A new link for the first password; all others of the account are dead from the commit on. */
export async function replaceLink(tx: Tx, dienste: MailUmfeld, benutzerUuid: string): Promise<string> {
  const [uuid, token, jetzt] = [dienste.random.uuid(), dienste.random.token(), dienste.clock.now()];
  await voidPasswortLinks(tx, benutzerUuid, { jetzt });
  const gueltigBis = endeVon(dienste, "einladung");
  await insertPasswortLink(tx, {
    uuid,
    benutzerUuid,
    art: "VERGABE",
    hash: sha256(token),
    gueltigBis,
    erstelltAm: jetzt,
  });
  return token;
}
