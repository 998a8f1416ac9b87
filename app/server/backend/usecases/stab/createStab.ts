import { z } from "zod";
import { type StabRolle, stabRollen } from "~/domain/benutzer/stab";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { insertPasswortLink, voidPasswortLinks } from "../../storage/passwortLinkStore";
import { insertStab, listStab } from "../../storage/stabStore";
import { postBrief } from "../mail/postBrief";
import { emailAdresse, pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";
import { limitMails } from "../registrierung/limitMails";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { announceAdministration } from "./announce";
import { changeStab, getStab, recordStab, requireStabVerwalter } from "./verwaltung";

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
  dienste: Dienste,
  eingabe: StabEingabe,
): Promise<{ benutzerUuid: string; token: string }> {
  const benutzerUuid = dienste.random.uuid();
  const jetzt = dienste.clock.now();
  if (!(await insertStab(tx, { ...eingabe, uuid: benutzerUuid, jetzt }))) throw eingabeUngueltig("email", VERGEBEN);
  return { benutzerUuid, token: await replaceLink(tx, dienste, benutzerUuid) };
}

/** A new link for the first password; all others of the account are dead from the commit on. */
async function replaceLink(tx: Tx, dienste: Dienste, benutzerUuid: string): Promise<string> {
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

/** Makes an account of staff and sends the link for its first password. */
export async function createStab(
  kontext: RufKontext,
  eingabe: StabEingabe,
): Promise<{ benutzerUuid: string; name: string }> {
  requireStabVerwalter(kontext);
  const gelesen = readStabEingabe(eingabe);
  await limitMails(kontext.dienste, gelesen.email, kontext.clientIp);
  return changeStab(kontext, {
    vorgang: "stab.createStab",
    eingabe: gelesen,
    fn: async (verwaltung) => {
      const { tx, dienste } = verwaltung;
      const { email, vorname, nachname, rollen } = gelesen;
      const { benutzerUuid, token } = await insertStabKonto(tx, dienste, gelesen);
      const name = `${vorname} ${nachname}`;
      await recordStab(verwaltung, { vorgang: "stab.anlegen", wen: benutzerUuid, nach: rollen.join(" ") });
      await postBrief(tx, dienste, { to: email, brief: "STAB_ANGELEGT", rollen, token });
      if (rollen.includes("ADMINISTRATOR"))
        await announceAdministration(verwaltung, { uuid: benutzerUuid, name, was: "ERHALTEN" });
      return { benutzerUuid, name };
    },
  });
}

/** Sends a new link to somebody who has no password yet; refuses for everybody else, and for a locked account. */
export async function renewStabLink(kontext: RufKontext, eingabe: { benutzerUuid: string }): Promise<{ name: string }> {
  requireStabVerwalter(kontext);
  const bisher = (await listStab(kontext.dienste.db)).find(({ uuid }) => uuid === eingabe.benutzerUuid.toLowerCase());
  if (bisher === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  await limitMails(kontext.dienste, bisher.email, kontext.clientIp);
  return changeStab(kontext, {
    vorgang: "stab.renewStabLink",
    eingabe,
    fn: async (verwaltung) => {
      const { tx, dienste } = verwaltung;
      const { uuid, name, email, rollen, hasPasswort, gesperrtSeit } = getStab(verwaltung, eingabe.benutzerUuid);
      if (hasPasswort || gesperrtSeit !== null) throw new Ablehnung("NICHT_GEFUNDEN");
      const token = await replaceLink(tx, dienste, uuid);
      await recordStab(verwaltung, { vorgang: "stab.linkErneuern", wen: uuid });
      await postBrief(tx, dienste, { to: email, brief: "STAB_ANGELEGT", rollen, token });
      return { name };
    },
  });
}
