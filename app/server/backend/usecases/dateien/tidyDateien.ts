import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { listExportSchluessel } from "../../storage/exportStore";
import { listBekannteSchluessel, listVerwaiste, markEntfernt } from "../../storage/dateiStore";

const STUNDE_MS = 3_600_000;
/** So many at a time; the rest comes with the next round. */
const AUF_EINMAL = 200;

/** Removes the bytes of files that nobody can reach any more; their rows stay and say when. */
export async function removeOrphans({ db, ablage, clock }: Dienste): Promise<void> {
  for (const { uuid, schluessel } of await listVerwaiste(db, AUF_EINMAL)) {
    await ablage.remove(schluessel);
    await markEntfernt(db, uuid, clock.now());
  }
}

/**
 * The clean-up of the storage: bytes of removed files, and bytes that never got a row because a process died in
 * between. Those must be an hour old, because an upload puts its bytes down before its row. A storage that fails does
 * not stop other cleaning.
 */
export async function tidyDateien(dienste: Dienste): Promise<void> {
  const { db, ablage, clock, log } = dienste;
  try {
    await removeOrphans(dienste);
    const alte = await ablage.listAeltere(new Date(clock.now().getTime() - STUNDE_MS));
    for (let von = 0; von < alte.length; von += AUF_EINMAL) {
      const teil = alte.slice(von, von + AUF_EINMAL);
      const bekannt = new Set([...(await listBekannteSchluessel(db, teil)), ...(await listExportSchluessel(db, teil))]);
      for (const schluessel of teil) if (!bekannt.has(schluessel)) await ablage.remove(schluessel);
    }
  } catch (error) {
    log.error({ fehler: describeError(error) }, "The clean-up of files failed");
  }
}
