import { toKontoEmail } from "~/lib/email";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type BenutzerZeile, findAnmeldekonto, lockPasswort } from "../../storage/benutzerStore";
import type { Tx } from "../../storage/datenbank";
import { endSitzung, insertSitzung } from "../../storage/sitzungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { limit } from "../ratelimit/count";
import { isPasswort } from "../sitzung/passwortHash";
import { endsOn, newTokens, tokenSpalten, type SitzungsTokens } from "../sitzung/tokens";
import { startVersuch, judge, geraetName, takeBackVersuch, forgetVersuche, type Versuch } from "./anmeldeversuche";
import { limitVersuche } from "./limitVersuche";
import { findGeraet } from "./bekanntesGeraet";
import { noteSperre } from "./noteSperre";
import { sendTan } from "./tan";
import { warnOfFehlversuche } from "./warnOfFehlversuche";

/** What a login or a TAN step gives. */
export type Anmeldung = {
  state: "PRE_TAN" | "AUTHENTICATED";
  endetAm: Date;
  tokens: SitzungsTokens;
  benutzerUuid: string;
};

export type LoginEingabe = {
  username: string;
  password: string;
  clientIp: string;
  geraet: string;
  /** By what the browser shows who has logged in there before. */
  geraetCookie: string | null;
  bisherigeSitzung: string | null;
};

/** A login whose password was right. */
type Angenommen = { konto: BenutzerZeile; eingabe: LoginEingabe; versuch: Versuch };

/**
 * Logs in by password. Unknown address, wrong password and blocked account take the same time and give the same
 * refusal. Refuses with ANMELDUNG_FEHLGESCHLAGEN, ZU_VIELE_VERSUCHE or KONTO_GESPERRT.
 */
export async function login(dienste: Dienste, eingabe: LoginEingabe): Promise<Anmeldung> {
  const email = toKontoEmail(eingabe.username);
  const konto = await findAnmeldekonto(dienste.db, email);
  const wer = { email, vertraut: geraetName(findGeraet(dienste, konto, eingabe.geraetCookie)) };
  const gibVersucheZurueck = await limitVersuche(dienste, wer, eingabe.clientIp);
  const versuch = await startVersuch(dienste, wer);
  return judge(dienste, versuch, async () => {
    const isRichtig = await isPasswort(eingabe.password, konto?.passwortHash ?? null, dienste.config.scryptLogN);
    if (!isRichtig || konto === undefined || konto.gesperrtSeit !== null || konto.emailBestaetigtAm === null)
      return refuse(dienste, { email, versuch, benutzerUuid: konto?.uuid ?? null });
    if (konto.mailTfa && konto.appTfaSecret === null) await limit(dienste, "tanBeiAnmeldung", konto.uuid);
    await gibVersucheZurueck();
    return accept(dienste, { konto, eingabe, versuch });
  });
}

async function accept(dienste: Dienste, angenommen: Angenommen): Promise<Anmeldung> {
  const { konto, versuch } = angenommen;
  const needsTan = konto.mailTfa || konto.appTfaSecret !== null;
  const anmeldung = await inTransaktion(dienste, async (tx) => {
    if (!(await keepPasswort(tx, konto))) return null;
    return (needsTan ? startTan : completeLogin)(tx, dienste, angenommen);
  });
  return anmeldung ?? refuse(dienste, { email: konto.email, versuch, benutzerUuid: konto.uuid });
}

async function refuse(
  dienste: Dienste,
  wer: { email: string; versuch: Versuch; benutzerUuid: string | null },
): Promise<never> {
  await writeAudit(dienste.db, {
    vorgang: "ANMELDUNG_ABGELEHNT",
    am: dienste.clock.now(),
    benutzerUuid: wer.benutzerUuid,
  });
  await noteSperre(dienste, wer.versuch, wer.benutzerUuid);
  await warnOfFehlversuche(dienste, wer.email, wer.versuch);
  throw new Ablehnung("ANMELDUNG_FEHLGESCHLAGEN");
}

/**
 * Keeps the password of the account as it was when it was compared, until the session is there; false when it is
 * another one by now, or the account is blocked. A new password ends all sessions: without this, one that began with
 * the old password meanwhile would outlive it.
 */
async function keepPasswort(tx: Tx, { uuid, passwortHash }: BenutzerZeile): Promise<boolean> {
  return passwortHash !== null && lockPasswort(tx, uuid, passwortHash);
}

function grundspalten(dienste: Dienste, konto: BenutzerZeile, geraet: string) {
  const now = dienste.clock.now();
  const absolutBis = new Date(now.getTime() + dienste.config.sitzung.maxStunden * 3_600_000);
  const uuid = dienste.random.uuid();
  const zeiten = { letzteAktionAm: now, erstelltAm: now, nachweisAm: now, absolutBis };
  return { uuid, benutzerUuid: konto.uuid, ...zeiten, csrf: dienste.random.token(), geraet };
}

/** Password right, TAN missing: a session that can do nothing but the TAN step, and that cannot be refreshed. */
async function startTan(tx: Tx, dienste: Dienste, { konto, eingabe, versuch }: Angenommen): Promise<Anmeldung> {
  const spalten = grundspalten(dienste, konto, eingabe.geraet);
  const ende = endsOn(dienste, spalten.letzteAktionAm, spalten.absolutBis);
  const tokens = { zugriff: dienste.random.token(), refresh: null };
  const tan =
    konto.appTfaSecret === null
      ? await sendTan(tx, dienste, { sitzungUuid: spalten.uuid, email: konto.email, zweck: "ANMELDUNG" })
      : { tanArt: "APP" as const };
  if (eingabe.bisherigeSitzung !== null) await endSitzung(tx, eingabe.bisherigeSitzung, spalten.erstelltAm);
  await insertSitzung(tx, { ...spalten, stand: "PRE_TAN", ...tokenSpalten(dienste, tokens), zugriffBis: ende, ...tan });
  await takeBackVersuch(tx, versuch);
  return { state: "PRE_TAN", endetAm: ende, tokens, benutzerUuid: konto.uuid };
}

async function completeLogin(tx: Tx, dienste: Dienste, { konto, eingabe, versuch }: Angenommen): Promise<Anmeldung> {
  const spalten = grundspalten(dienste, konto, eingabe.geraet);
  const tokens = newTokens(dienste);
  if (eingabe.bisherigeSitzung !== null) await endSitzung(tx, eingabe.bisherigeSitzung, spalten.erstelltAm);
  await insertSitzung(tx, { ...spalten, stand: "AUTHENTICATED", ...tokenSpalten(dienste, tokens) });
  await forgetVersuche(tx, versuch);
  await writeAudit(tx, { vorgang: "ANMELDUNG", am: spalten.erstelltAm, benutzerUuid: konto.uuid });
  const ende = endsOn(dienste, spalten.letzteAktionAm, spalten.absolutBis);
  return { state: "AUTHENTICATED", endetAm: ende, tokens, benutzerUuid: konto.uuid };
}
