import { eq } from "drizzle-orm";
import { Secret } from "otpauth";
import { eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { SitzungsBenutzer } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { benutzer, wiederherstellungscode } from "../../storage/schema/benutzer";
import { inTransaktion } from "../../storage/transaction";
import { createTotp, findSchritt } from "../auth/pruefeTan";
import { decrypt, encrypt, sha256 } from "../sitzung/krypto";
import { meldeAenderung } from "./meldeAenderung";
import { pruefeEigenesPasswort, requireFaktorVerzichtbar } from "./pruefePasswort";

const ANZAHL_CODES = 10;
/** 80 bits; as base32 these are 16 characters. */
const CODE_BYTES = 10;
const SECRET_BYTES = 20;

/** Switches the mail TAN on or off. */
export async function setzeMailTfa(dienste: Dienste, person: SitzungsBenutzer, { aktiv, passwort }: { aktiv: boolean; passwort: string }) {
  await pruefeEigenesPasswort(dienste, person, passwort);
  if (!aktiv) requireFaktorVerzichtbar(person, person.appTfa, passwort);
  const was = aktiv ? "Die TAN per E-Mail wurde eingeschaltet." : "Die TAN per E-Mail wurde ausgeschaltet.";
  await inTransaktion(dienste, async (tx) => {
    await tx.update(benutzer).set({ mailTfa: aktiv }).where(eq(benutzer.uuid, person.uuid));
    await meldeAenderung(tx, dienste, person, aktiv ? "MAIL_TFA_EIN" : "MAIL_TFA_AUS", was);
  });
}

/** The open secret of the app set-up; made at the first call, kept until it is confirmed. */
export async function beginneAppTfa({ db, config }: Dienste, person: SitzungsBenutzer) {
  const secret = await db.transaction(async (tx) => {
    const [konto] = await tx.select({ entwurf: benutzer.appTfaEntwurf }).from(benutzer).where(eq(benutzer.uuid, person.uuid)).for("update");
    if (konto?.entwurf != null) return decrypt(config.secretKey, konto.entwurf);
    const neu = new Secret({ size: SECRET_BYTES }).base32;
    await tx
      .update(benutzer)
      .set({ appTfaEntwurf: encrypt(config.secretKey, neu) })
      .where(eq(benutzer.uuid, person.uuid));
    return neu;
  });
  return { secret, otpauthUrl: createTotp(secret, person.email).toString() };
}

/** Confirms the app with its first code. Answers the recovery codes, which exist in plain text only here. */
export async function bestaetigeAppTfa(dienste: Dienste, person: SitzungsBenutzer, eingabe: { code: string; passwort: string }) {
  await pruefeEigenesPasswort(dienste, person, eingabe.passwort);
  return inTransaktion(dienste, async (tx) => {
    const [konto] = await tx.select({ entwurf: benutzer.appTfaEntwurf }).from(benutzer).where(eq(benutzer.uuid, person.uuid)).for("update");
    const entwurf = konto?.entwurf ?? null;
    const secret = entwurf === null ? null : decrypt(dienste.config.secretKey, entwurf);
    const schritt = secret === null ? null : findSchritt(secret, person.email, eingabe.code.replace(/\s/g, ""), dienste.clock.now());
    if (schritt === null) throw eingabeUngueltig("code", "Der Code ist nicht richtig. Bitte prüfen Sie auch die Uhrzeit Ihres Geräts.");
    const neu = { appTfaSecret: entwurf, appTfaEntwurf: null, appTfaLetzterSchritt: schritt };
    await tx.update(benutzer).set(neu).where(eq(benutzer.uuid, person.uuid));
    await meldeAenderung(tx, dienste, person, "APP_TFA_EIN", "Die Anmeldung mit einer Authentifizierungs-App wurde eingerichtet.");
    return { wiederherstellungscodes: await ersetzeCodes(tx, person.uuid) };
  });
}

/** Takes the app and its recovery codes away. */
export async function entferneAppTfa(dienste: Dienste, person: SitzungsBenutzer, { passwort }: { passwort: string }) {
  await pruefeEigenesPasswort(dienste, person, passwort);
  requireFaktorVerzichtbar(person, person.mailTfa, passwort);
  await inTransaktion(dienste, async (tx) => {
    await tx.update(benutzer).set({ appTfaSecret: null, appTfaEntwurf: null }).where(eq(benutzer.uuid, person.uuid));
    await tx.delete(wiederherstellungscode).where(eq(wiederherstellungscode.benutzerUuid, person.uuid));
    await meldeAenderung(tx, dienste, person, "APP_TFA_AUS", "Die Anmeldung mit einer Authentifizierungs-App wurde entfernt.");
  });
}

/** New recovery codes; the old ones no longer work. Only with the app factor. */
export async function erneuereCodes(dienste: Dienste, person: SitzungsBenutzer, { passwort }: { passwort: string }) {
  await pruefeEigenesPasswort(dienste, person, passwort);
  if (!person.appTfa) throw eingabeUngueltig("", "Wiederherstellungscodes gibt es nur zusammen mit einer Authentifizierungs-App.");
  return inTransaktion(dienste, async (tx) => {
    await meldeAenderung(tx, dienste, person, "CODES_ERNEUERT", "Ihre Wiederherstellungscodes wurden erneuert.");
    return { wiederherstellungscodes: await ersetzeCodes(tx, person.uuid) };
  });
}

async function ersetzeCodes(tx: Tx, benutzerUuid: string): Promise<string[]> {
  const codes = Array.from({ length: ANZAHL_CODES }, () => new Secret({ size: CODE_BYTES }).base32);
  await tx.delete(wiederherstellungscode).where(eq(wiederherstellungscode.benutzerUuid, benutzerUuid));
  await tx.insert(wiederherstellungscode).values(codes.map((code) => ({ benutzerUuid, hash: sha256(code) })));
  return codes.map((code) => code.match(/.{4}/g)?.join("-") ?? code);
}
