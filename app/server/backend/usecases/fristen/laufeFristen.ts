import { ARCHIV_NACH_MONATEN } from "~/domain/stichtage";
import { addDays, addMonths, todayBerlin } from "~/lib/date";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { lockAntragFuerFach } from "../../storage/antragStore";
import { type Faellig, listFaellige, type Stichtage } from "../../storage/faelligStore";
import { inTransaktion } from "../../storage/transaction";
import { FAELLIG } from "./faelliges";

/** The days that decide what is due today. */
function stichtageVon({ clock, config }: Dienste): Stichtage {
  const heute = todayBerlin(clock);
  const { nachforderung, abruf, widerspruch } = config.erinnerungTage;
  return {
    heute,
    erinnernBis: addDays(heute, nachforderung),
    abrufErinnernBis: addDays(heute, abruf),
    widerspruchErinnernBis: addDays(heute, widerspruch),
    archivBis: addMonths(heute, -ARCHIV_NACH_MONATEN),
  };
}

/** Does one thing, unless somebody else has done it, or made it needless, since it was looked for. Says whether it did. */
async function erledige(dienste: Dienste, tage: Stichtage, faellig: Faellig): Promise<boolean> {
  return inTransaktion(dienste, async (tx) => {
    const satz = await lockAntragFuerFach(tx, faellig.antragUuid);
    if (satz === undefined || (await listFaellige(tx, tage, faellig)).length === 0) return false;
    await FAELLIG[faellig.art](tx, dienste, satz, faellig.uuid);
    return true;
  });
}

/**
 * Does what the calendar asks for: reminds of deadlines, lets them expire as soon as their last day is over in Berlin, ends the provision
 * of decisions, archives. Asks the database once when nothing is due. Several nodes may run it at the same time: the lock of the Antrag
 * makes each thing happen once. What fails does not keep the rest from being done, and is tried again. Returns how many things were done.
 */
export async function laufeFristen(dienste: Dienste): Promise<number> {
  const tage = stichtageVon(dienste);
  let erledigte = 0;
  for (const faellig of await listFaellige(dienste.db, tage)) {
    try {
      if (await erledige(dienste, tage, faellig)) erledigte += 1;
    } catch (error) {
      dienste.log.error({ fehler: describeError(error), ...faellig }, "Something that was due could not be done");
    }
  }
  return erledigte;
}
