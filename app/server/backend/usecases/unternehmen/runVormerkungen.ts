import { listAngaben } from "~/domain/unternehmen/zeitbezug";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { listFassungen, lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import {
  deleteVormerkung,
  listFaelligeUnternehmen,
  listVormerkungen,
  markGescheitert,
  type Vormerkung,
} from "../../storage/vormerkungStore";
import { writeAudit } from "../audit/writeAudit";
import { notifyUnternehmen } from "../nachricht/notify";
import { gefragteWerte, listGeaenderte } from "./stammdatenAenderung";
import { kontextFuer } from "./stammdatenLage";
import { storeStammdaten } from "./storeStammdaten";
import { freieWerte } from "./noteVormerkung";

type Ziel = { uuid: string; vormerkung: Vormerkung };

/** Makes a version of one whose day has come. What it does to drafts was confirmed when it was entered. */
async function applyVormerkung(tx: Tx, dienste: Dienste, { uuid, vormerkung }: Ziel): Promise<void> {
  const satz = await lockStammdaten(tx, uuid);
  if (satz === undefined || !(await deleteVormerkung(tx, uuid, vormerkung.uuid))) return;
  const { gueltigAb, von } = vormerkung;
  const fassungen = await listFassungen(tx, uuid);
  // Of one that could not be stored on its day: what holds from a later day on was said after it.
  const isUeberholt = (feld: string) => (listAngaben(fassungen, feld).at(-1)?.ab ?? "") > gueltigAb;
  const gemeinte = Object.entries(freieWerte(satz, vormerkung.werte)).filter(([feld]) => !isUeberholt(feld));
  const gewollte = { ...satz.werte, ...Object.fromEntries(gemeinte) };
  const kontext = kontextFuer(dienste, satz.nachgewiesen);
  if (Object.keys(listGeaenderte(satz.werte, gewollte, kontext)).length === 0) return;
  const werte = gefragteWerte(gewollte, kontext);
  const gespeicherte = { satz, werte, art: "AENDERUNG", gueltigAb, vorgemerktAm: vormerkung.am } as const;
  await storeStammdaten(tx, { dienste, von: von?.uuid ?? null }, gespeicherte);
}

/**
 * Lets the changes hold whose day has come, each as a version, in the order of their days. Several nodes may run it at
 * the same time: whoever deletes one first stores it. One that cannot be stored any more, because another company has
 * the tax number meanwhile, stays, is shown as such and told to the company once; it keeps no others back.
 */
export async function runVormerkungen(dienste: Dienste): Promise<void> {
  const heute = todayBerlin(dienste.clock);
  for (const uuid of await listFaelligeUnternehmen(dienste.db, heute)) {
    const faellige = (await listVormerkungen(dienste.db, uuid)).filter(({ gueltigAb }) => gueltigAb <= heute);
    for (const vormerkung of faellige) await tryVormerkung(dienste, { uuid, vormerkung });
  }
}

/**
 * A refusal is told to the company at once. Anything else is first for whoever runs the portal; the company is told
 * when its day is over.
 */
async function tryVormerkung(dienste: Dienste, ziel: Ziel): Promise<void> {
  const unternehmenUuid = ziel.uuid;
  try {
    await inTransaktion(dienste, (tx) => applyVormerkung(tx, dienste, ziel));
  } catch (error) {
    const isAbgelehnt = error instanceof Ablehnung;
    const zeile = { fehler: describeError(error), unternehmenUuid };
    dienste.log[isAbgelehnt ? "info" : "error"](zeile, "A coming change could not be stored");
    if (isAbgelehnt || ziel.vormerkung.gueltigAb < todayBerlin(dienste.clock)) await reportOnce(dienste, ziel, error);
  }
}

/** Tells the authorised representatives that one could not be stored; once, on whichever node that was seen first. */
async function reportOnce(dienste: Dienste, { uuid, vormerkung }: Ziel, error: unknown): Promise<void> {
  const grund = error instanceof Ablehnung ? (error.errors[0]?.message ?? null) : null;
  const am = dienste.clock.now();
  try {
    await inTransaktion(dienste, async (tx) => {
      if (!(await markGescheitert(tx, vormerkung.uuid, am))) return;
      await writeAudit(tx, { vorgang: "VORMERKUNG_GESCHEITERT", am, nach: uuid });
      const inhalt = { art: "VORMERKUNG_GESCHEITERT", tag: vormerkung.gueltigAb, grund } as const;
      await notifyUnternehmen(tx, dienste, { firma: uuid, inhalt });
    });
  } catch (gescheitert) {
    const zeile = { fehler: describeError(gescheitert), unternehmenUuid: uuid };
    dienste.log.error(zeile, "A company could not be told of a coming change");
  }
}
