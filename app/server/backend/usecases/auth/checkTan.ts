import { Secret, TOTP } from "otpauth";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { findGeraetKonto } from "../../storage/benutzerStore";
import type { SitzungZeile } from "../../storage/sitzungStore";
import { completeTan, countTanVersuch } from "../../storage/sitzungTanStore";
import { inTransaktion } from "../../storage/transaction";
import { findAppSecret, useAppSchritt, useCode } from "../../storage/zweiFaktorStore";
import { writeAudit } from "../audit/writeAudit";
import { decrypt, isGleich, sha256 } from "../sitzung/krypto";
import { deriveTokens, endsOn, tokenSpalten } from "../sitzung/tokens";
import { startTanVersuch, judge, geraetName, takeBackVersuch, forgetVersuche, type Versuch } from "./anmeldeversuche";
import { findGeraet } from "./bekanntesGeraet";
import type { Anmeldung } from "./login";
import { noteSperre } from "./noteSperre";
import { hashTan, readTan } from "./tan";

const SCHRITT_SEKUNDEN = 30;

/** Makes the code generator of an app secret (base32). */
export function createTotp(secret: string, email: string): TOTP {
  return new TOTP({
    issuer: "Antragsportal",
    label: email,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: SCHRITT_SEKUNDEN,
  });
}

/** The step to which a code belongs: the present one or the one before; null when it is neither. */
export function findSchritt(
  secret: string,
  { email, code, now }: { email: string; code: string; now: Date },
): number | null {
  const delta = createTotp(secret, email).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null || delta > 0) return null;
  return Math.floor(now.getTime() / 1000 / SCHRITT_SEKUNDEN) + delta;
}

/** Uses up a code of the app: each step counts once, also for requests at the same time. */
async function isAppCode(dienste: Dienste, { benutzer: person }: Sitzungsstand, code: string): Promise<boolean> {
  const verschluesselt = await findAppSecret(dienste.db, person.uuid);
  if (verschluesselt === null) return false;
  const secret = decrypt(dienste.config.secretKey, verschluesselt);
  const schritt = findSchritt(secret, { email: person.email, code, now: dienste.clock.now() });
  return schritt !== null && useAppSchritt(dienste.db, person.uuid, schritt);
}

/** Nobody can ask for another TAN of the app: the way out is the first step. */
const APP_ZU_OFT = "Der Code wurde zu oft falsch eingegeben. Bitte beginnen Sie noch einmal mit Ihrem Passwort.";

/** Counts one try before it is looked at, so that parallel tries cannot exceed the limit. */
async function countVersuch({ db, clock, config }: Dienste, { uuid, stand, tanArt }: SitzungZeile) {
  const zeile = await countTanVersuch(db, { uuid, stand }, config.tanVersuche);
  if (!zeile) throw new Ablehnung("TAN_ABGELAUFEN", [], tanArt === "APP" ? APP_ZU_OFT : undefined);
  const isMailTan = zeile.tanHash !== null && zeile.tanBis !== null && zeile.tanBis > clock.now();
  return { mailHash: isMailTan ? zeile.tanHash : null, isAbgelaufen: zeile.tanHash !== null && !isMailTan };
}

async function isRichtig(
  dienste: Dienste,
  stand: Sitzungsstand,
  { code, mailHash }: { code: string; mailHash: string | null },
): Promise<boolean> {
  if (!/^\d{6}$/.test(code))
    return useCode(dienste.db, { benutzerUuid: stand.benutzer.uuid, hash: sha256(code), am: dienste.clock.now() });
  if (mailHash !== null && isGleich(mailHash, hashTan(dienste, stand.zeile.uuid, code))) return true;
  return isAppCode(dienste, stand, code);
}

/**
 * Uses up a TAN of the session, a code of the app or a recovery code. Refuses with TAN_FALSCH, or TAN_ABGELAUFEN after
 * ten minutes or five tries; wrong ones count for the known device or session, too, and for the account of all others,
 * which ends in KONTO_GESPERRT.
 */
export async function consumeTan(
  dienste: Dienste,
  stand: Sitzungsstand,
  { code, vertraut }: { code: string; vertraut: string | null },
): Promise<Versuch> {
  const { mailHash, isAbgelaufen } = await countVersuch(dienste, stand.zeile);
  const versuch = await startTanVersuch(dienste, { email: stand.benutzer.email, vertraut });
  return judge(dienste, versuch, async () => {
    if (await isRichtig(dienste, stand, { code, mailHash })) {
      await takeBackVersuch(dienste.db, versuch);
      return versuch;
    }
    await writeAudit(dienste.db, {
      vorgang: "TAN_ABGELEHNT",
      am: dienste.clock.now(),
      benutzerUuid: stand.benutzer.uuid,
    });
    await noteSperre(dienste, versuch, stand.benutzer.uuid);
    throw new Ablehnung(isAbgelaufen ? "TAN_ABGELAUFEN" : "TAN_FALSCH");
  });
}

/**
 * The TAN step: a code of the mail or the app, or a recovery code; blanks and hyphens do not matter. Gives the session
 * new tokens. Refuses with TAN_FALSCH, or TAN_ABGELAUFEN after ten minutes or five tries. An authenticated session just
 * stays so.
 */
export async function checkTan(
  dienste: Dienste,
  stand: Sitzungsstand,
  eingabe: { tan: string; vorTanToken: string; geraetCookie: string | null },
): Promise<Anmeldung> {
  const code = readTan(eingabe.tan);
  const konto = await findGeraetKonto(dienste.db, stand.benutzer.uuid);
  const vertraut = geraetName(findGeraet(dienste, konto, eingabe.geraetCookie));
  const versuch = await consumeTan(dienste, stand, { code, vertraut });
  return completeTanStep(dienste, stand, { code, vorTanToken: eingabe.vorTanToken, versuch });
}

type Benutzt = { code: string; vorTanToken: string; versuch: Versuch };

/** What a repetition of the same request needs is kept with the session, see `repeatTan`. */
function completeTanStep(dienste: Dienste, stand: Sitzungsstand, benutzt: Benutzt): Promise<Anmeldung> {
  const { zeile, benutzer: person } = stand;
  const am = dienste.clock.now();
  const salz = dienste.random.token();
  const tokens = deriveTokens(dienste.config.secretKey, benutzt.vorTanToken, salz);
  const wechsel = { refreshVorherHash: sha256(benutzt.vorTanToken), refreshGewechseltAm: am, refreshSalz: salz };
  const tanHash = hashTan(dienste, zeile.uuid, benutzt.code);
  const neu = { ...tokenSpalten(dienste, tokens), stand: "AUTHENTICATED" as const, csrf: dienste.random.token() };
  return inTransaktion(dienste, async (tx) => {
    const werte = { ...neu, ...wechsel, letzteAktionAm: am, nachweisAm: am, tanHash, tanBis: null };
    if (!(await completeTan(tx, zeile.uuid, werte))) throw new Ablehnung("NICHT_ANGEMELDET");
    await forgetVersuche(tx, benutzt.versuch);
    await writeAudit(tx, { vorgang: "ANMELDUNG", am, benutzerUuid: person.uuid });
    return {
      state: "AUTHENTICATED",
      endetAm: endsOn(dienste, am, zeile.absolutBis),
      tokens,
      benutzerUuid: person.uuid,
    };
  });
}
