import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import { lockBescheid, updateBescheid } from "../../storage/bescheidStore";
import type { Tx } from "../../storage/datenbank";
import type { Faellig } from "../../storage/faelligStore";
import { lockNachforderung } from "../../storage/nachforderungFachStore";
import { updateNachforderung } from "../../storage/nachforderungStore";
import { moveAntrag } from "../antraege/moveAntrag";
import { writeEreignis } from "../audit/writeEreignis";
import { settleNachforderungen } from "../nachforderung/settleNachforderungen";
import { notify } from "../nachricht/notify";

/** Does a thing that is due; `satz` is locked, `uuid` names what is due. */
type Erledigung = (tx: Tx, dienste: Dienste, was: { satz: AntragZeile; uuid: string }) => Promise<void>;

/** Whoever calls has just found it. */
function requireDa<T>(zeile: T | undefined): T {
  if (zeile === undefined) throw new Error("What was due is gone");
  return zeile;
}

const nummerVon = ({ antragsnummer }: AntragZeile): { antragsnummer: string } => ({
  antragsnummer: antragsnummer ?? "",
});

const remindAnFrist: Erledigung = async (tx, dienste, { satz, uuid }) => {
  const { nummer, frist } = requireDa(await lockNachforderung(tx, uuid));
  await updateNachforderung(tx, uuid, { erinnertAm: dienste.clock.now() });
  await notify(tx, dienste, { satz, inhalt: { art: "FRIST_ERINNERUNG", ...nummerVon(satz), nummer, frist } });
};

/** @spec domain.md 4.4 no. 8: all open follow-up requests answered, or the last deadline passed */
const letFristExpire: Erledigung = async (tx, dienste, { satz, uuid }) => {
  const { nummer, frist } = requireDa(await lockNachforderung(tx, uuid));
  const am = dienste.clock.now();
  await updateNachforderung(tx, uuid, { status: "FRIST_ABGELAUFEN", erledigtAm: am });
  await writeEreignis(tx, dienste, { vorgang: "nachforderung.ablaufen", am, antragUuid: satz.uuid });
  await notify(tx, dienste, { satz, inhalt: { art: "FRIST_ABGELAUFEN", ...nummerVon(satz), nummer, frist } });
  await settleNachforderungen(tx, dienste, { satz });
};

const remindAnAbruf: Erledigung = async (tx, dienste, { satz, uuid }) => {
  const { abrufbarBis } = requireDa(await lockBescheid(tx, satz.uuid, uuid));
  await updateBescheid(tx, uuid, { erinnertAm: dienste.clock.now() });
  await notify(tx, dienste, { satz, inhalt: { art: "ABRUF_ERINNERUNG", ...nummerVon(satz), abrufBis: abrufbarBis } });
};

const remindAnWiderspruch: Erledigung = async (tx, dienste, { satz, uuid }) => {
  const { widerspruchsfrist } = requireDa(await lockBescheid(tx, satz.uuid, uuid));
  await updateBescheid(tx, uuid, { widerspruchErinnertAm: dienste.clock.now() });
  await notify(tx, dienste, {
    satz,
    inhalt: {
      art: "WIDERSPRUCH_ERINNERUNG",
      ...nummerVon(satz),
      frist: requireDa(widerspruchsfrist ?? undefined),
    },
  });
};

/** @spec domain.md 4.4 no. 11; the authority finds it among its tasks */
const endAbruf: Erledigung = async (tx, dienste, { satz, uuid }) => {
  requireDa(await lockBescheid(tx, satz.uuid, uuid));
  await updateBescheid(tx, uuid, { bereitstellungBeendetAm: dienste.clock.now() });
  await moveAntrag(tx, dienste, {
    satz,
    schritt: {
      befehl: "abrufBeenden",
      akteur: "SYSTEM",
      aenderung: { bescheidZumAbruf: false },
      umstaende: { bescheidZumAbruf: satz.bescheidZumAbruf, abrufzeitAbgelaufen: true },
    },
  });
  await notify(tx, dienste, { satz, inhalt: { art: "BEREITSTELLUNG_BEENDET", ...nummerVon(satz) } });
  dienste.log.warn(
    { antragUuid: satz.uuid, bescheidUuid: uuid },
    "A decision was not retrieved in time and must be provided again or sent by post",
  );
};

/** @spec domain.md 4.4 no. 21 */
const archive: Erledigung = async (tx, dienste, { satz }) => {
  await moveAntrag(tx, dienste, {
    satz,
    schritt: { befehl: "archivieren", akteur: "SYSTEM", umstaende: { istArchivreif: true } },
  });
};

/** What happens when something is due. */
export const FAELLIG: Record<Faellig["art"], Erledigung> = {
  FRIST_ERINNERN: remindAnFrist,
  FRIST_ABLAUFEN: letFristExpire,
  ABRUF_ERINNERN: remindAnAbruf,
  ABRUF_BEENDEN: endAbruf,
  WIDERSPRUCH_ERINNERN: remindAnWiderspruch,
  ARCHIVIEREN: archive,
};
