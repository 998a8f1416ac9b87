import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { isNachweisFrisch, type Sitzungsstand } from "../../kontext";
import { storeNachweis, storeNachweisschritt } from "../../storage/sitzungTanStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { checkOwnPasswort } from "../profil/checkOwnPasswort";
import { limit } from "../ratelimit/count";
import type { SitzungsTokens } from "../sitzung/tokens";
import { budgetDerSitzung, sitzungName, forgetVersuche } from "./anmeldeversuche";
import { limitVersuche } from "./limitVersuche";
import { consumeTan } from "./checkTan";
import { readTan, sendTan } from "./tan";
import { rotateTokens } from "./rotateTokens";

/** What is still missing to the proof, and the new tokens once nothing is. */
export type Nachweisschritt = { stand: "FRISCH" | "PASSWORT" | "TAN"; tokens: SitzungsTokens | null };

const FRISCH: Nachweisschritt = { stand: "FRISCH", tokens: null };

const hasZweitenFaktor = ({ benutzer }: Sitzungsstand): boolean => benutzer.mailTfa || benutzer.appTfa;

/** What a person must still give. The password of a confirmation counts as long as a TAN is valid. */
export function readNachweis(dienste: Dienste, stand: Sitzungsstand): Nachweisschritt["stand"] {
  if (isNachweisFrisch(dienste, stand.zeile)) return "FRISCH";
  const { nachweisPasswortAm } = stand.zeile;
  if (nachweisPasswortAm === null || !hasZweitenFaktor(stand)) return "PASSWORT";
  return dienste.clock.now().getTime() - nachweisPasswortAm.getTime() <= dienste.config.tanMinuten * 60_000
    ? "TAN"
    : "PASSWORT";
}

/**
 * First step of a confirmation: the password, limited like a login. Sends the TAN where there is a second factor. A
 * proof that is still fresh is left as it is: the repetition of a form gets the same answer. Refuses with an error at
 * `passwort`, with ZU_VIELE_VERSUCHE or KONTO_GESPERRT.
 */
export async function confirmPasswort(
  dienste: Dienste,
  stand: Sitzungsstand,
  eingabe: { passwort: string; clientIp: string; refreshToken: string | null },
): Promise<Nachweisschritt> {
  if (isNachweisFrisch(dienste, stand.zeile)) return FRISCH;
  const { benutzer: person } = stand;
  const wer = { email: person.email, vertraut: sitzungName(stand.zeile.uuid) };
  const gibVersucheZurueck = await limitVersuche(dienste, wer, eingabe.clientIp);
  await checkOwnPasswort({ dienste, sitzung: stand.zeile }, person, { passwort: eingabe.passwort }).catch(
    async (error: unknown) => {
      await writeAudit(dienste.db, {
        vorgang: "NACHWEIS_ABGELEHNT",
        am: dienste.clock.now(),
        benutzerUuid: person.uuid,
      });
      throw error;
    },
  );
  if (hasZweitenFaktor(stand) && !person.appTfa) await limit(dienste, "tanBeiAnmeldung", person.uuid);
  await gibVersucheZurueck();
  if (!hasZweitenFaktor(stand)) return completeNachweis(dienste, stand, eingabe.refreshToken);
  await requireTan(dienste, stand);
  return { stand: "TAN", tokens: null };
}

function requireTan(dienste: Dienste, { zeile, benutzer: person }: Sitzungsstand): Promise<void> {
  return inTransaktion(dienste, async (tx) => {
    const tan = person.appTfa
      ? { tanArt: "APP" as const, tanHash: null, tanBis: null, tanVersuche: 0 }
      : await sendTan(tx, dienste, { sitzungUuid: zeile.uuid, email: person.email, zweck: "BESTAETIGUNG" });
    await storeNachweisschritt(tx, zeile.uuid, { ...tan, nachweisPasswortAm: dienste.clock.now() });
  });
}

/**
 * Second step of a confirmation. Refuses with TAN_FALSCH, or with TAN_ABGELAUFEN when the TAN or the password before it
 * has expired, or after five tries.
 */
export async function confirmTan(
  dienste: Dienste,
  stand: Sitzungsstand,
  eingabe: { tan: string; refreshToken: string | null },
): Promise<Nachweisschritt> {
  const offen = readNachweis(dienste, stand);
  if (offen === "FRISCH") return FRISCH;
  if (offen === "PASSWORT") throw new Ablehnung("TAN_ABGELAUFEN");
  await consumeTan(dienste, stand, { code: readTan(eingabe.tan), vertraut: sitzungName(stand.zeile.uuid) });
  return completeNachweis(dienste, stand, eingabe.refreshToken);
}

/** The session gets new tokens. Its csrf token stays: forms that are open in other tabs keep what was typed. */
function completeNachweis(
  dienste: Dienste,
  stand: Sitzungsstand,
  refreshToken: string | null,
): Promise<Nachweisschritt> {
  const { zeile, benutzer: person } = stand;
  const am = dienste.clock.now();
  return inTransaktion(dienste, async (tx) => {
    if (!(await storeNachweis(tx, zeile.uuid, am))) throw new Ablehnung("NICHT_ANGEMELDET");
    await forgetVersuche(tx, budgetDerSitzung(zeile.uuid));
    await writeAudit(tx, { vorgang: "NACHWEIS", am, benutzerUuid: person.uuid });
    return { stand: "FRISCH", tokens: await rotateTokens(tx, dienste, { stand, refreshToken }) };
  });
}
