import { addMonths, formatDate } from "~/lib/date";
import type { Tx } from "../../storage/datenbank";
import { stammdatenRevisionen } from "../../storage/stammdatenStore";
import { insertVormerkung, listVormerkungen, type Vormerkung } from "../../storage/vormerkungStore";
import type { Aufruf } from "../antraege/aufruf";
import { getBasis } from "../antraege/mergeWithOthers";
import { writeAudit } from "../audit/writeAudit";
import { applySendung } from "./mergeSendung";
import { gefragteWerte, listGeaenderte, type Sendung } from "./stammdatenAenderung";
import { vollstaendigeWerte } from "./stammdatenLage";
import { confirmWerte, refuse, requireEigeneNummer, requireFreie } from "./storeStammdaten";

/** @assumed No source limits coming changes: at most twenty of a company wait, each at most five years ahead. */
const VORMERKUNGEN_HOECHSTENS = 20;
const MONATE_HOECHSTENS = 60;

const NICHTS =
  "Sie haben gegenüber heute nichts geändert. Bitte ändern Sie mindestens eine Angabe, die ab diesem Tag gilt.";
const ZU_WEIT = "Der Tag liegt mehr als fünf Jahre in der Zukunft. Bitte prüfen Sie ihn.";
const ZU_VIELE = `Es sind schon ${String(VORMERKUNGEN_HOECHSTENS)} Änderungen vorgemerkt. Bitte nehmen Sie zuerst eine zurück.`;

/** What of it nothing stands against: what the identification service has proven stays. */
export function freieWerte({ nachgewiesen }: { nachgewiesen: readonly string[] }, werte: Vormerkung["werte"]) {
  return Object.fromEntries(Object.entries(werte).filter(([feld]) => !nachgewiesen.includes(feld)));
}

/**
 * Keeps what is to hold from a coming day (ISO) on; it becomes a version on that day. Only what differs from what the
 * person has seen is kept: what others change until then stays. Throws EINGABE_UNGUELTIG when nothing differs, for what
 * is proven, for the tax number of another company, and for what touches drafts and nobody has confirmed.
 */
export async function noteVormerkung(
  tx: Tx,
  ruf: Aufruf,
  { tag, ...sendung }: Sendung & { tag: string },
): Promise<void> {
  const { satz, eingabe, kontext } = sendung;
  const { uuid: unternehmenUuid } = satz;
  if (tag > addMonths(kontext.heute, MONATE_HOECHSTENS)) throw refuse(unternehmenUuid, "gueltigAb", ZU_WEIT);
  const revisionen = stammdatenRevisionen(tx, unternehmenUuid);
  const basis = vollstaendigeWerte(await getBasis(satz, revisionen, eingabe.revision));
  const geaenderte = listGeaenderte(basis, applySendung(basis, sendung), kontext);
  if (Object.keys(geaenderte).length === 0) throw refuse(unternehmenUuid, "gueltigAb", NICHTS);
  if ((await listVormerkungen(tx, unternehmenUuid)).length >= VORMERKUNGEN_HOECHSTENS)
    throw refuse(unternehmenUuid, "gueltigAb", ZU_VIELE);
  const werte = gefragteWerte({ ...satz.werte, ...geaenderte }, kontext);
  requireFreie(satz, werte);
  await requireEigeneNummer(tx, satz, werte);
  await confirmWerte(tx, ruf, { satz, werte, folgenBestaetigt: eingabe.folgenBestaetigt });
  const { dienste, person } = ruf;
  const [am, von] = [dienste.clock.now(), person.benutzerUuid];
  const uuid = dienste.random.uuid();
  const grund = `Gilt ab ${formatDate(tag)}`;
  await insertVormerkung(tx, { uuid, unternehmenUuid, gueltigAb: tag, werte: geaenderte, am, von });
  await writeAudit(tx, { vorgang: "STAMMDATEN_VORGEMERKT", am, benutzerUuid: von, nach: unternehmenUuid, grund });
}
