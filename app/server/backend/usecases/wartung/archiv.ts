import type { Archiv, Archivergebnis } from "~/contract/verfahren/betrieb";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { beginArchivlauf, findLetztenArchivlauf, finishArchivlauf } from "../../storage/archivlaufStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { type Lauf, runFaellige } from "../fristen/runFristen";
import { requireWartung } from "../protokoll/zugriff";

/** Nobody waits longer for the answer; the background work does the rest. */
const HOECHSTENS_MS = 10_000;
/** A node that has not come back by then has died. */
const VERWAIST_NACH_MS = 10 * 60_000;

/** The last run that somebody has started. */
export async function getArchiv(kontext: RufKontext): Promise<Archiv> {
  requireWartung(kontext);
  const lauf = await findLetztenArchivlauf(kontext.dienste.db);
  if (lauf === undefined) return { letzter: null };
  const { begonnenAm, beendetAm, ...rest } = lauf;
  return { letzter: { ...rest, begonnenAm: begonnenAm.toISOString(), beendetAm: beendetAm?.toISOString() ?? null } };
}

const LAEUFT =
  "Das Archivieren läuft gerade schon, vielleicht hat es jemand anderes gestartet. Bitte warten Sie einen Moment und laden Sie die Seite neu.";

/** Takes the one place for such a run, with its line in the log. */
function begin(kontext: RufKontext): Promise<number> {
  const { benutzerUuid, systemRolle: von } = requireWartung(kontext);
  const { dienste } = kontext;
  const am = dienste.clock.now();
  return inTransaktion(dienste, async (tx) => {
    const verwaistVor = new Date(am.getTime() - VERWAIST_NACH_MS);
    const lfd = await beginArchivlauf(tx, { am, von: benutzerUuid, verwaistVor });
    if (lfd === null) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], LAEUFT);
    await writeAudit(tx, { vorgang: "wartung.archivieren", am, benutzerUuid, von });
    return lfd;
  });
}

/**
 * Closes now what the background work would close in its next round: Anträge that have been final for long enough. One
 * run at a time over all nodes. @spec domain.md 4.4 no. 21
 */
export async function runArchiv(kontext: RufKontext): Promise<Archivergebnis> {
  const lfd = await begin(kontext);
  const { dienste } = kontext;
  const spaetestens = performance.now() + HOECHSTENS_MS;
  let lauf: Lauf = { erledigt: 0, gescheitert: 0, isFertig: false };
  try {
    lauf = await runFaellige(dienste, { art: "ARCHIVIEREN", isGenug: () => performance.now() > spaetestens });
  } finally {
    const { erledigt: archiviert, gescheitert } = lauf;
    await finishArchivlauf(dienste.db, lfd, { am: dienste.clock.now(), archiviert, gescheitert });
  }
  return { archiviert: lauf.erledigt, gescheitert: lauf.gescheitert, istFertig: lauf.isFertig };
}
