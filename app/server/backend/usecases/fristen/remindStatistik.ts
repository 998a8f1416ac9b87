import type { Statistikfrist } from "~/contract/verfahren/fristen";
import { zeitraumIn } from "~/domain/statistik/jahrFeld";
import { isErinnert, mailtagVon } from "~/domain/statistik/statistikFrist";
import { berlinDate, todayBerlin } from "~/lib/date";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import {
  listErfassende,
  listStaende,
  lockStand,
  noteErinnerung,
  type Statistikstand,
} from "../../storage/statistikstandStore";
import { inTransaktion } from "../../storage/transaction";
import { postBrief } from "../mail/postBrief";
import { toStatistikfristen } from "./listStatistikfristen";

/** The Wirtschaftsjahre whose figures are not all there, and about which it is time to write and nobody has. */
function listFaellige(dienste: Dienste, stand: Statistikstand): Statistikfrist[] {
  const heute = todayBerlin(dienste.clock);
  const registriert = berlinDate(stand.erstelltAm);
  const erfasste = stand.jahre.map(({ werte }) => zeitraumIn(werte));
  return toStatistikfristen(dienste, stand).filter(
    ({ ende }) => !isErinnert(ende, stand.erinnert, erfasste) && mailtagVon(ende, registriert) <= heute,
  );
}

/** Writes to everybody who may enter the figures, unless somebody has completed them or written meanwhile. */
async function remind(dienste: Dienste, unternehmenUuid: string): Promise<number> {
  return inTransaktion(dienste, async (tx) => {
    const stand = await lockStand(tx, unternehmenUuid);
    if (stand === undefined) return 0;
    const faellige = listFaellige(dienste, stand);
    const adressen = faellige.length === 0 ? [] : await listErfassende(tx, unternehmenUuid);
    for (const { firma, ende, label, tag, istErfasst } of faellige) {
      if (!(await noteErinnerung(tx, { unternehmenUuid, ende, am: dienste.clock.now() }))) continue;
      const bis = tag < todayBerlin(dienste.clock) ? null : tag;
      const inhalt = { brief: "STATISTIK_FEHLT", firma, label, bis, istBegonnen: istErfasst } as const;
      for (const to of adressen) await postBrief(tx, dienste, { to, ...inhalt });
    }
    return faellige.length;
  });
}

async function attempt(dienste: Dienste, unternehmenUuid: string): Promise<number> {
  try {
    return await remind(dienste, unternehmenUuid);
  } catch (error) {
    dienste.log.error({ fehler: describeError(error), unternehmenUuid }, "A company could not be written to");
    return 0;
  }
}

/**
 * Writes to each company once about each Wirtschaftsjahr that has ended and whose figures are missing or incomplete.
 * Several nodes may run it at the same time: the lock of the company makes each mail go once. What fails does not keep
 * the rest from being done, and is tried again in the next run. Returns about how many Wirtschaftsjahre it has written.
 */
export async function remindStatistik(dienste: Dienste, { jeAbfrage = 200 } = {}): Promise<number> {
  let erinnerte = 0;
  let staende: Statistikstand[];
  let nach: string | undefined;
  do {
    staende = await listStaende(dienste.db, { nach, hoechstens: jeAbfrage });
    for (const stand of staende)
      if (listFaellige(dienste, stand).length > 0) erinnerte += await attempt(dienste, stand.unternehmenUuid);
    nach = staende.at(-1)?.unternehmenUuid;
  } while (staende.length === jeAbfrage);
  return erinnerte;
}
