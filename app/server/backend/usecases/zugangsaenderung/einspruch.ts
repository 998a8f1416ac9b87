import type { Aenderungsblick } from "~/contract/konto/zugangsaenderungen";
import { isOffen } from "~/domain/benutzer/zugangsaenderung";
import { hideEmail } from "~/lib/email";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { lockKonto } from "../../storage/personStore";
import { inTransaktion } from "../../storage/transaction";
import {
  findAenderungByLink,
  findOffene,
  lockAenderung,
  type ZugangsaenderungZeile,
} from "../../storage/zugangsaenderungStore";
import { einmalig } from "../idempotenz/einmalig";
import { sha256 } from "../sitzung/krypto";
import { endAenderung, recordAenderung } from "./aenderung";

/** What the person concerned sees of a change: no names, no reason, of the new address only enough to know it by. */
function toBlick({ art, stand, neueEmail, begonnenAm, faelligAm }: ZugangsaenderungZeile): Aenderungsblick {
  return {
    art,
    stand,
    neueEmail: neueEmail === null ? null : hideEmail(neueEmail),
    begonnenAm: begonnenAm.toISOString(),
    faelligAm: faelligAm.toISOString(),
  };
}

async function requireByToken({ db }: Dienste, token: string): Promise<ZugangsaenderungZeile> {
  const zeile = await findAenderungByLink(db, "einspruchHash", sha256(token));
  if (zeile === undefined) throw new Ablehnung("TOKEN_UNGUELTIG");
  return zeile;
}

/** What is going to happen, for whoever has the link, or that it has ended. Changes nothing. */
export const checkEinspruch = async (dienste: Dienste, token: string): Promise<Aenderungsblick> =>
  toBlick(await requireByToken(dienste, token));

/** Ends a change that is still open; false when somebody else was faster, or it has taken effect. */
async function stop(tx: Tx, dienste: Dienste, { zeile, wer }: { zeile: ZugangsaenderungZeile; wer: string | null }) {
  await lockKonto(tx, zeile.benutzerUuid);
  const jetzige = await lockAenderung(tx, zeile.uuid);
  if (jetzige === undefined || !isOffen(jetzige.stand)) return false;
  await endAenderung(tx, dienste, { zeile: jetzige, ende: "GESTOPPT" });
  await recordAenderung(tx, dienste, { vorgang: "support.aenderungWidersprochen", zeile: jetzige, wer });
  return true;
}

/** Stops a change with the link of a mail, without a login. Throws TOKEN_UNGUELTIG for one that has ended. */
export async function stopByLink(kontext: RufKontext, { token }: { token: string }): Promise<void> {
  const { dienste } = kontext;
  const zeile = await requireByToken(dienste, token);
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "zugangsaenderungen.stopByLink",
      eingabe: zeile.uuid,
      fn: async () => {
        if (!(await stop(tx, dienste, { zeile, wer: null }))) throw new Ablehnung("TOKEN_UNGUELTIG");
        return { ok: true };
      },
    }),
  );
}

/** The open change of the own account. */
export async function findEigene(
  { db }: Dienste,
  benutzerUuid: string,
): Promise<{ aenderung: Aenderungsblick | null }> {
  const zeile = await findOffene(db, benutzerUuid);
  return { aenderung: zeile === undefined ? null : toBlick(zeile) };
}

/** Stops it. Throws NICHT_GEFUNDEN when there is none. */
export async function stopEigene(kontext: RufKontext, benutzerUuid: string): Promise<void> {
  const { dienste } = kontext;
  await inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "zugangsaenderungen.stopEigene",
      eingabe: {},
      fn: async () => {
        const zeile = await findOffene(tx, benutzerUuid);
        const isGestoppt = zeile !== undefined && (await stop(tx, dienste, { zeile, wer: benutzerUuid }));
        if (!isGestoppt) throw new Ablehnung("NICHT_GEFUNDEN");
        return { ok: true };
      },
    }),
  );
}
