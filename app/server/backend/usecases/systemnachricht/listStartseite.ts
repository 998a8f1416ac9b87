import type { Systemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { isActive } from "~/domain/nachricht/systemNachricht";
import type { Dienste } from "../../dienste";
import { listStartseite as readStartseite } from "../../storage/systemnachrichtStore";
import { toNachricht } from "./listSystemnachrichten";

/** So long a node goes by what it has read: visitors of the login must not cost a statement each. */
const GILT_MS = 5_000;

type Stand = { bis: number; nachrichten: Promise<Systemnachricht[]> };

/** What was read last, for each database. */
const gelesen = new WeakMap<Dienste["db"], Stand>();

async function read({ db, log }: Dienste, jetzt: Date): Promise<Systemnachricht[]> {
  try {
    return (await readStartseite(db, jetzt)).map(toNachricht);
  } catch (error) {
    // Nobody is kept from the login because of an announcement.
    log.warn({ error: String(error) }, "announcements of the start page could not be read");
    return [];
  }
}

/**
 * What is shown on the page of the login now. What begins or ends in between does so on time, because times are looked
 * at for each visitor; a change is seen after five seconds, on the node that made it at once.
 */
export async function listStartseite(dienste: Dienste): Promise<{ data: Systemnachricht[] }> {
  const jetzt = dienste.clock.now();
  const bekannt = gelesen.get(dienste.db);
  const stand =
    bekannt !== undefined && bekannt.bis > jetzt.getTime()
      ? bekannt
      : { bis: jetzt.getTime() + GILT_MS, nachrichten: read(dienste, jetzt) };
  gelesen.set(dienste.db, stand);
  return { data: (await stand.nachrichten).filter((nachricht) => isActive(nachricht, jetzt)) };
}

/** Something has changed: the next visitor reads anew. */
export function forgetStartseite({ db }: Pick<Dienste, "db">): void {
  gelesen.delete(db);
}
