import { isOffen, type OffenerStand } from "~/domain/benutzer/zugangsaenderung";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { updateBenutzer } from "../../storage/benutzerStore";
import type { Tx } from "../../storage/datenbank";
import { findPerson } from "../../storage/personenStore";
import { lockKonto } from "../../storage/personStore";
import { inTransaktion } from "../../storage/transaction";
import {
  isAdresseVergeben,
  listFaelligeAenderungen,
  lockAenderung,
  updateAenderung,
  type ZugangsaenderungZeile,
} from "../../storage/zugangsaenderungStore";
import { deleteCodes } from "../../storage/zweiFaktorStore";
import { postBrief } from "../mail/postBrief";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { endAenderung, recordAenderung } from "./aenderung";
import { isAenderbar } from "./beginAenderung";
import { endZugriff } from "./endZugriff";

type Erledigung = (tx: Tx, dienste: Dienste, zeile: ZugangsaenderungZeile) => Promise<void>;

/** Nothing is changed: no second person, no confirmation, or nothing left to change. */
const lapse: Erledigung = async (tx, dienste, zeile) => {
  await endAenderung(tx, dienste, { zeile, ende: "VERFALLEN" });
  await recordAenderung(tx, dienste, { vorgang: "support.aenderungVerfallen", zeile });
};

/** The link to the new address: only who opens it there has it. */
async function askForConfirmation(
  tx: Tx,
  dienste: Dienste,
  { zeile, to }: { zeile: ZugangsaenderungZeile; to: string },
): Promise<void> {
  const token = dienste.random.token();
  const faelligAm = endeVon(dienste, "bestaetigung");
  await updateAenderung(tx, zeile.uuid, { stand: "BESTAETIGUNG", bestaetigungHash: sha256(token), faelligAm });
  await recordAenderung(tx, dienste, { vorgang: "support.adresseWartet", zeile });
  await postBrief(tx, dienste, { to, brief: "AENDERUNG_LINK", token });
}

/**
 * Takes app, set-up and recovery codes away.
 *
 * @assumed Issue 18 says nothing of people who need not have a second factor. They get the TAN by mail in its place: a
 * password that was chosen beside a second factor may be too short to stand alone.
 */
async function resetFaktor(
  tx: Tx,
  dienste: Dienste,
  { zeile, tfaPflicht }: { zeile: ZugangsaenderungZeile; tfaPflicht: boolean },
) {
  const { benutzerUuid, alteEmail } = zeile;
  await updateBenutzer(tx, benutzerUuid, { appTfaSecret: null, appTfaEntwurf: null, mailTfa: !tfaPflicht });
  await deleteCodes(tx, benutzerUuid);
  await endZugriff(tx, dienste, benutzerUuid);
  await updateAenderung(tx, zeile.uuid, { stand: "ERLEDIGT", beendetAm: dienste.clock.now() });
  await recordAenderung(tx, dienste, { vorgang: "support.faktorZurueckgesetzt", zeile });
  await postBrief(tx, dienste, { to: alteEmail, brief: "AENDERUNG_FAKTOR", isPflicht: tfaPflicht });
}

/** The waiting time is over and nobody has stopped it. */
const takeEffect: Erledigung = async (tx, dienste, zeile) => {
  const { benutzerUuid, art, neueEmail } = zeile;
  const jetzt = dienste.clock.now();
  const person = await findPerson(tx, benutzerUuid, jetzt);
  if (person === undefined || !isAenderbar(person, art)) return lapse(tx, dienste, zeile);
  if (neueEmail === null) return resetFaktor(tx, dienste, { zeile, tfaPflicht: person.tfaPflicht });
  if (await isAdresseVergeben(tx, neueEmail, jetzt)) return lapse(tx, dienste, zeile);
  return askForConfirmation(tx, dienste, { zeile, to: neueEmail });
};

/** What happens when an open state ends by itself. */
const FAELLIG: Readonly<Record<OffenerStand, Erledigung>> = {
  BEANTRAGT: lapse,
  WARTEZEIT: takeEffect,
  BESTAETIGUNG: lapse,
};

type Faellige = { uuid: string; benutzerUuid: string };

/** Does one, unless somebody has stopped it, or another node has done it, since it was looked for. */
async function settle(dienste: Dienste, { uuid, benutzerUuid }: Faellige): Promise<boolean> {
  return inTransaktion(dienste, async (tx) => {
    await lockKonto(tx, benutzerUuid);
    const zeile = await lockAenderung(tx, uuid);
    if (zeile === undefined || !isOffen(zeile.stand) || zeile.faelligAm > dienste.clock.now()) return false;
    await FAELLIG[zeile.stand](tx, dienste, zeile);
    return true;
  });
}

async function attempt(dienste: Dienste, faellige: Faellige): Promise<boolean> {
  try {
    return await settle(dienste, faellige);
  } catch (error) {
    dienste.log.error({ fehler: describeError(error), ...faellige }, "A change of an access that was due failed");
    return false;
  }
}

/**
 * Lets changes of an access take effect or lapse when their time has come. Several nodes may run it at the same time:
 * the lock of the account makes each happen once, and with the stop of somebody one of both. What fails is tried again
 * in the next run. Returns how many were done.
 */
export async function runAenderungen(dienste: Dienste, { jeAbfrage = 200 } = {}): Promise<number> {
  let erledigte = 0;
  let faellige: Faellige[];
  let nach: string | undefined;
  do {
    faellige = await listFaelligeAenderungen(dienste.db, dienste.clock.now(), { nach, hoechstens: jeAbfrage });
    for (const eine of faellige) if (await attempt(dienste, eine)) erledigte += 1;
    nach = faellige.at(-1)?.uuid;
  } while (faellige.length === jeAbfrage);
  return erledigte;
}
