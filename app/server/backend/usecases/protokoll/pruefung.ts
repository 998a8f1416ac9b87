import type { Pruefung } from "~/contract/verfahren/protokoll";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import {
  findLetztePruefung,
  findOffenePruefung,
  finishPruefung,
  insertPruefung,
  insertTaeglichePruefung,
  purgePruefungen,
  takePruefung,
} from "../../storage/kettenpruefungStore";
import { inTransaktion } from "../../storage/transaction";
import { checkDatenbank } from "../audit/checkDatenbank";
import type { Befund } from "../audit/pruefeKette";
import { writeAudit } from "../audit/writeAudit";
import { requireWartung } from "./zugriff";

const STUNDE = 60 * 60_000;
const TAG = 24 * STUNDE;
/** So many findings are kept to be shown; `npm run audit:verify` tells all. */
const BEFUNDE_HOECHSTENS = 50;
/** A node that has not come back by then has died. */
const VERWAIST_NACH = 6 * STUNDE;
/** So long one can see when a check was done. @assumed Issue 18 names no time. */
const BLEIBEN_TAGE = 400;

/** What the last check of all chains has found, and whether one waits or runs. */
export async function getPruefung(kontext: RufKontext): Promise<Pruefung> {
  requireWartung(kontext);
  const { db } = kontext.dienste;
  const [letzte, seit] = [await findLetztePruefung(db), await findOffenePruefung(db)];
  return {
    seit: seit?.toISOString() ?? null,
    letzte: letzte === undefined ? null : { ...letzte, beendetAm: letzte.beendetAm.toISOString() },
  };
}

/** Asks for a check of all chains. */
export async function startPruefung(kontext: RufKontext): Promise<{ ok: true }> {
  const { benutzerUuid, systemRolle } = requireWartung(kontext);
  const { dienste } = kontext;
  const am = dienste.clock.now();
  await inTransaktion(dienste, async (tx) => {
    const isNeu = await insertPruefung(tx, { am, von: benutzerUuid });
    if (isNeu) await writeAudit(tx, { vorgang: "KETTEN_GEPRUEFT", am, benutzerUuid, von: systemRolle });
  });
  return { ok: true };
}

/**
 * Checks all chains when somebody has asked for it or the last check is a day old. Of several nodes one does it; each
 * step reads fifty Anträge, so that others have their turn. True when there was something to do.
 */
export async function runPruefung({ db, clock, config, log }: Dienste): Promise<boolean> {
  const am = clock.now();
  await insertTaeglichePruefung(db, { am, seit: new Date(am.getTime() - TAG) });
  const lfd = await takePruefung(db, { am, verwaistVor: new Date(am.getTime() - VERWAIST_NACH) });
  if (lfd === null) return false;
  const befunde: Befund[] = [];
  let anzahlBefunde = 0;
  const { antraege, ereignisse } = await checkDatenbank(db, config.secretKey, (befund) => {
    anzahlBefunde += 1;
    if (befunde.length < BEFUNDE_HOECHSTENS) befunde.push(befund);
  });
  const beendetAm = clock.now();
  await finishPruefung(db, lfd, { beendetAm, antraege, ereignisse, anzahlBefunde, befunde });
  await purgePruefungen(db, new Date(beendetAm.getTime() - BLEIBEN_TAGE * TAG));
  if (anzahlBefunde > 0) log.error({ anzahl: anzahlBefunde }, "The chains of events are not as they were written");
  return true;
}
