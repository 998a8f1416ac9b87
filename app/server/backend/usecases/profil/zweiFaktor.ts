import { Secret } from "otpauth";
import { eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext, SitzungsBenutzer } from "../../kontext";
import { updateBenutzer } from "../../storage/benutzerStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { deleteCodes, lockAppEntwurf } from "../../storage/zweiFaktorStore";
import { createTotp, findSchritt } from "../auth/checkTan";
import { einmalig } from "../idempotenz/einmalig";
import { decrypt, encrypt } from "../sitzung/krypto";
import { reportAenderung } from "./reportAenderung";
import { checkOwnPasswort, requireFaktorVerzichtbar } from "./checkOwnPasswort";
import { replaceCodes, showCodes } from "./wiederherstellungscodes";

const OK = { ok: true } as const;
const SECRET_BYTES = 20;

/** Switches the mail TAN on or off. */
export async function setMailTfa(
  ruf: RufKontext,
  person: SitzungsBenutzer,
  { aktiv, passwort }: { aktiv: boolean; passwort: string },
) {
  const { dienste } = ruf;
  await checkOwnPasswort(ruf, person, { passwort });
  if (!aktiv) requireFaktorVerzichtbar(person, person.appTfa, passwort);
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "profil.setzeMailTfa",
      eingabe: { aktiv },
      fn: async () => {
        await updateBenutzer(tx, person.uuid, { mailTfa: aktiv });
        await reportAenderung(tx, dienste, { person, aenderung: aktiv ? "MAIL_TFA_EIN" : "MAIL_TFA_AUS" });
        return OK;
      },
    }),
  );
}

/** The open secret of the app set-up; made at the first call, kept until it is confirmed. */
export async function startAppTfa({ db, config }: Dienste, person: SitzungsBenutzer) {
  const secret = await db.transaction(async (tx) => {
    const entwurf = await lockAppEntwurf(tx, person.uuid);
    if (entwurf !== null) return decrypt(config.secretKey, entwurf);
    const neu = new Secret({ size: SECRET_BYTES }).base32;
    await updateBenutzer(tx, person.uuid, { appTfaEntwurf: encrypt(config.secretKey, neu) });
    return neu;
  });
  return { secret, otpauthUrl: createTotp(secret, person.email).toString() };
}

/**
 * Confirms the app with its first code. Answers the recovery codes; a repetition of the request gets them once more.
 */
export async function confirmAppTfa(
  ruf: RufKontext,
  person: SitzungsBenutzer,
  eingabe: { code: string; passwort: string },
) {
  const { dienste } = ruf;
  await checkOwnPasswort(ruf, person, { passwort: eingabe.passwort });
  const code = eingabe.code.replace(/\s/g, "");
  return inTransaktion(dienste, async (tx) => {
    const neue = await einmalig(tx, ruf, {
      vorgang: "profil.bestaetigeAppTfa",
      eingabe: { code },
      fn: async () => {
        await takeEntwurf(tx, dienste, { person, code });
        await reportAenderung(tx, dienste, { person, aenderung: "APP_TFA_EIN" });
        return replaceCodes(tx, dienste, person.uuid);
      },
    });
    return { wiederherstellungscodes: await showCodes(tx, dienste, { benutzerUuid: person.uuid, codes: neue }) };
  });
}

/** Makes the open secret the one that counts, if the code comes from it. */
async function takeEntwurf(
  tx: Tx,
  dienste: Dienste,
  { person, code }: { person: SitzungsBenutzer; code: string },
): Promise<void> {
  const entwurf = await lockAppEntwurf(tx, person.uuid);
  const secret = entwurf === null ? null : decrypt(dienste.config.secretKey, entwurf);
  const schritt = secret === null ? null : findSchritt(secret, { email: person.email, code, now: dienste.clock.now() });
  if (schritt === null)
    throw eingabeUngueltig("code", "Der Code ist nicht richtig. Bitte prüfen Sie auch die Uhrzeit Ihres Geräts.");
  await updateBenutzer(tx, person.uuid, { appTfaSecret: entwurf, appTfaEntwurf: null, appTfaLetzterSchritt: schritt });
}

/** Takes the app and its recovery codes away. */
export async function removeAppTfa(ruf: RufKontext, person: SitzungsBenutzer, { passwort }: { passwort: string }) {
  const { dienste } = ruf;
  await checkOwnPasswort(ruf, person, { passwort });
  requireFaktorVerzichtbar(person, person.mailTfa, passwort);
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "profil.entferneAppTfa",
      eingabe: {},
      fn: async () => {
        await updateBenutzer(tx, person.uuid, { appTfaSecret: null, appTfaEntwurf: null });
        await deleteCodes(tx, person.uuid);
        await reportAenderung(tx, dienste, { person, aenderung: "APP_TFA_AUS" });
        return OK;
      },
    }),
  );
}

/** New recovery codes; the old ones no longer work. Only with the app factor. */
export async function renewCodes(ruf: RufKontext, person: SitzungsBenutzer, { passwort }: { passwort: string }) {
  const { dienste } = ruf;
  await checkOwnPasswort(ruf, person, { passwort });
  if (!person.appTfa)
    throw eingabeUngueltig(
      "",
      "Wiederherstellungscodes gibt es nur zusammen mit einer Authentifizierungs-App. Bitte richten Sie zuerst eine App ein.",
    );
  return inTransaktion(dienste, async (tx) => {
    const neue = await einmalig(tx, ruf, {
      vorgang: "profil.erneuereCodes",
      eingabe: {},
      fn: async () => {
        await reportAenderung(tx, dienste, { person, aenderung: "CODES_ERNEUERT" });
        return replaceCodes(tx, dienste, person.uuid);
      },
    });
    return { wiederherstellungscodes: await showCodes(tx, dienste, { benutzerUuid: person.uuid, codes: neue }) };
  });
}
