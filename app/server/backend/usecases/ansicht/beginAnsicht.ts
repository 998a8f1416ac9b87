import { ANSICHT_CODE, ANSICHT_MINUTEN, readAnsichtCode } from "~/domain/benutzer/ansicht";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, RufKontext } from "../../kontext";
import { consumeCode, countCodeVersuch, findErlaubnis } from "../../storage/ansichtErlaubnisStore";
import { hasAnsichtRolle } from "../../storage/ansichtRolle";
import { endAnsichten, insertAnsicht } from "../../storage/ansichtStore";
import { listMitgliedschaften } from "../../storage/kontoStore";
import { isBekannt } from "../idempotenz/einmalig";
import { postBrief } from "../mail/postBrief";
import { hmac, isGleich, sha256 } from "../sitzung/krypto";
import {
  actOnPerson,
  type Anlass,
  getEintrag,
  type Handlung,
  refuseStand,
  requirePersonenleser,
} from "../support/zugriff";
import { ansichtCodeHash } from "./erlaubnis";

const RUF = "ansicht.beginAnsicht";

/** Staff who may see the portal as somebody of a company. */
export function requireBetrachter(kontext: RufKontext): Person {
  const person = requirePersonenleser(kontext);
  if (!can("ansichtWie", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** Refuses where the database does not know the role that only reads: nobody looks with more rights than that. */
async function requireLesend({ lesend }: Dienste): Promise<void> {
  if (!(await hasAnsichtRolle(lesend.pool))) throw new Ablehnung("FEATURE_AUS");
}

/** Whether the support may look at somebody now, and in which way. */
export async function getAnsichtLage(
  kontext: RufKontext,
  { personUuid }: { personUuid: string },
): Promise<{ name: string; erlaubtBis: string | null; isMoeglich: boolean }> {
  requireBetrachter(kontext);
  const { dienste } = kontext;
  const { name, art, gesperrtSeit, uuid } = await getEintrag(dienste.db, dienste, personUuid);
  const bis = await findErlaubnis(dienste.db, uuid, dienste.clock.now());
  return { name, erlaubtBis: bis?.toISOString() ?? null, isMoeglich: art === "KONTO" && gesperrtSeit === null };
}

const OHNE_ERLAUBNIS =
  "Die Person hat die Ansicht zurzeit nicht erlaubt. Bitte lassen Sie sich den Code vorlesen, den sie in ihrem Profil erstellt.";
const FALSCHER_CODE =
  "Der Code ist nicht richtig, abgelaufen oder schon verwendet. Bitte prüfen Sie ihn, oder lassen Sie sich einen neuen vorlesen.";

const refuseCode = (message = FALSCHER_CODE): never => {
  throw eingabeUngueltig("code", message);
};

/** The hash of a code that is right, counted as a try outside of the transaction, so that refusals count. */
async function checkCode(dienste: Dienste, personUuid: string, eingabe: string): Promise<string> {
  const code = readAnsichtCode(eingabe);
  const gesucht = { benutzerUuid: personUuid, jetzt: dienste.clock.now(), max: ANSICHT_CODE.versuche };
  const hash = await countCodeVersuch(dienste.db, gesucht);
  const genannt = code === null ? "" : ansichtCodeHash(dienste, personUuid, code);
  return hash !== undefined && isGleich(genannt, hash) ? hash : refuseCode();
}

type Wunsch = Anlass & { code: string };

/** Until when the consent of the person reaches; a code counts as one for this view. */
async function findEinwilligung({ tx, ziel, jetzt }: Handlung, codeHash: string | null): Promise<Date | null> {
  const bis = await findErlaubnis(tx, ziel.uuid, jetzt);
  if (bis !== undefined) return bis;
  if (codeHash === null) return refuseCode(OHNE_ERLAUBNIS);
  return (await consumeCode(tx, ziel.uuid, { codeHash, jetzt })) ? null : refuseCode();
}

/**
 * Begins a view: a session of its own for the browser of the one who looks, of a quarter of an hour at most. Answers
 * its token, the same again to a form that is sent twice. An earlier view of the same login ends.
 */
export async function beginAnsicht(
  kontext: RufKontext,
  { personUuid, grund, code }: Wunsch,
): Promise<{ name: string; token: string }> {
  const betrachter = requireBetrachter(kontext);
  const { dienste, schluessel } = kontext;
  await requireLesend(dienste);
  const { uuid } = await getEintrag(dienste.db, dienste, personUuid);
  const codeHash = code === "" || (await isBekannt(kontext, RUF)) ? null : await checkCode(dienste, uuid, code);
  const token =
    schluessel === null
      ? dienste.random.token()
      : hmac(dienste.config.secretKey, "ansicht", `${betrachter.sitzungUuid} ${schluessel}`);
  const { name } = await actOnPerson(kontext, {
    ruf: RUF,
    vorgang: "support.ansicht",
    anlass: { personUuid, grund },
    fn: (handlung) => openAnsicht(handlung, { betrachter, token, codeHash }),
  });
  return { name, token };
}

async function openAnsicht(
  handlung: Handlung,
  { betrachter, token, codeHash }: { betrachter: Person; token: string; codeHash: string | null },
): Promise<void> {
  const { tx, dienste, ziel, grund, jetzt } = handlung;
  if (ziel.art !== "KONTO" || ziel.gesperrtSeit !== null) refuseStand();
  const erlaubtBis = await findEinwilligung(handlung, codeHash);
  const spaetestens = new Date(jetzt.getTime() + ANSICHT_MINUTEN * 60_000);
  const bis = erlaubtBis !== null && erlaubtBis < spaetestens ? erlaubtBis : spaetestens;
  await endAnsichten(tx, { betrachterSitzungUuid: betrachter.sitzungUuid }, jetzt);
  const firmen = await listMitgliedschaften(tx, ziel.uuid);
  await insertAnsicht(tx, {
    uuid: dienste.random.uuid(),
    zugriffHash: sha256(token),
    csrf: dienste.random.token(),
    personUuid: ziel.uuid,
    betrachterUuid: betrachter.benutzerUuid,
    betrachterRolle: betrachter.systemRolle,
    betrachterSitzungUuid: betrachter.sitzungUuid,
    unternehmenUuid: firmen.length === 1 ? (firmen[0]?.uuid ?? null) : null,
    grund,
    beginnAm: jetzt,
    bis,
  });
  const { systemRolle: rolle, name: wer } = betrachter;
  await postBrief(tx, dienste, {
    to: ziel.email,
    brief: "ANSICHT_BEGONNEN",
    wer,
    rolle,
    grund,
    bis: bis.toISOString(),
  });
}
