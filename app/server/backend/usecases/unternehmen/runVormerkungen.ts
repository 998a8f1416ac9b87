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
  type Vormerkung,
} from "../../storage/vormerkungStore";
import { gefragteWerte, listGeaenderte } from "./stammdatenAenderung";
import { kontextFuer } from "./stammdatenLage";
import { storeStammdaten } from "./storeStammdaten";
import { freieWerte } from "./noteVormerkung";

/** Makes a version of one whose day has come. What it does to drafts was confirmed when it was entered. */
async function applyVormerkung(
  tx: Tx,
  dienste: Dienste,
  { uuid, vormerkung }: { uuid: string; vormerkung: Vormerkung },
) {
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
  await storeStammdaten(tx, { dienste, von: von?.uuid ?? null }, { satz, werte, art: "AENDERUNG", gueltigAb });
}

/**
 * Lets the changes hold whose day has come, each as a version, in the order of their days. Several nodes may run it at
 * the same time: whoever deletes one first stores it. One that cannot be stored any more, because another company has
 * the tax number meanwhile, stays and is shown as such; it keeps no others back.
 */
export async function runVormerkungen(dienste: Dienste): Promise<void> {
  const heute = todayBerlin(dienste.clock);
  for (const uuid of await listFaelligeUnternehmen(dienste.db, heute)) {
    const faellige = (await listVormerkungen(dienste.db, uuid)).filter(({ gueltigAb }) => gueltigAb <= heute);
    for (const vormerkung of faellige) await tryVormerkung(dienste, { uuid, vormerkung });
  }
}

/** A refusal is seen on the page of the company, anything else by whoever runs the portal. */
async function tryVormerkung(dienste: Dienste, ziel: { uuid: string; vormerkung: Vormerkung }): Promise<void> {
  try {
    await inTransaktion(dienste, (tx) => applyVormerkung(tx, dienste, ziel));
  } catch (error) {
    const stufe = error instanceof Ablehnung ? "info" : "error";
    const zeile = { fehler: describeError(error), unternehmenUuid: ziel.uuid };
    dienste.log[stufe](zeile, "A coming change could not be stored");
  }
}
