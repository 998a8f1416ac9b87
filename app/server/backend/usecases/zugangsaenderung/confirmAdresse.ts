import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { lockKonto } from "../../storage/personStore";
import { inTransaktion } from "../../storage/transaction";
import {
  findAenderungByLink,
  isHandlungsfaehig,
  lockAenderung,
  replaceAdresse,
  updateAenderung,
  type ZugangsaenderungZeile,
} from "../../storage/zugangsaenderungStore";
import { einmalig } from "../idempotenz/einmalig";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { endAenderung, recordAenderung } from "./aenderung";
import { endZugriff } from "./endZugriff";

/**
 * Gives the account its new address, with the link that went there: nobody is locked out by a mistyped one. Once; a
 * repeated click gets the same answer. Throws TOKEN_UNGUELTIG, also when somebody else has the address by now.
 */
export async function confirmAdresse(kontext: RufKontext, { token }: { token: string }): Promise<void> {
  const { dienste } = kontext;
  const zeile = await findAenderungByLink(dienste.db, "bestaetigungHash", sha256(token));
  if (zeile === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
  const { isGeaendert } = await inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "zugangsaenderungen.confirmAdresse",
      eingabe: zeile.uuid,
      fn: async () => ({ isGeaendert: await change(tx, dienste, zeile) }),
    }),
  );
  if (!isGeaendert) throw new Ablehnung("TOKEN_UNGUELTIG");
}

async function change(tx: Tx, dienste: Dienste, { uuid, benutzerUuid }: ZugangsaenderungZeile): Promise<boolean> {
  await lockKonto(tx, benutzerUuid);
  const zeile = await lockAenderung(tx, uuid);
  const am = dienste.clock.now();
  if (zeile?.stand !== "BESTAETIGUNG" || zeile.neueEmail === null || zeile.faelligAm <= am) return false;
  if (!(await isHandlungsfaehig(tx, benutzerUuid))) return false;
  const { alteEmail, neueEmail } = zeile;
  if (!(await replaceAdresse(tx, benutzerUuid, { email: neueEmail, am }))) {
    await endAenderung(tx, dienste, { zeile, ende: "VERFALLEN" });
    await recordAenderung(tx, dienste, { vorgang: "support.aenderungVerfallen", zeile });
    return false;
  }
  await updateAenderung(tx, uuid, { stand: "ERLEDIGT", beendetAm: am });
  await endZugriff(tx, dienste, benutzerUuid);
  await recordAenderung(tx, dienste, { vorgang: "support.adresseGeaendert", zeile });
  // Of the moment of the change: only until then the old address is the person's, see `listMails`.
  const zugleich = { ...dienste, clock: { now: () => am } };
  for (const to of [alteEmail, neueEmail])
    await postBrief(tx, zugleich, { to, brief: "AENDERUNG_ADRESSE", isNeue: to === neueEmail });
  return true;
}
