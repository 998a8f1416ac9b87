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

/**
 * Does one thing, unless somebody else has done it, or made it needless, since it was looked for. Says whether it did.
 */
async function settle(dienste: Dienste, tage: Stichtage, faellig: Faellig): Promise<boolean> {
  return inTransaktion(dienste, async (tx) => {
    const satz = await lockAntragFuerFach(tx, faellig.antragUuid);
    if (satz === undefined || (await listFaellige(tx, tage, { nur: faellig })).length === 0) return false;
    await FAELLIG[faellig.art](tx, dienste, { satz, uuid: faellig.uuid });
    return true;
  });
}

/** How many things were done, and how many could not be. `isFertig`: nothing was left for want of time. */
export type Lauf = { erledigt: number; gescheitert: number; isFertig: boolean };

type Umfang = { jeAbfrage?: number; art?: Faellig["art"]; isGenug?: () => boolean };

/** Does what is due, of one kind or of all, until nothing is left or `isGenug` says that it has taken long enough. */
export async function runFaellige(
  dienste: Dienste,
  { jeAbfrage = 200, art, isGenug = () => false }: Umfang,
): Promise<Lauf> {
  const tage = stichtageVon(dienste);
  const lauf: Lauf = { erledigt: 0, gescheitert: 0, isFertig: true };
  let faellige: Faellig[];
  let nach: Faellig | undefined;
  do {
    faellige = await listFaellige(dienste.db, tage, { nach, hoechstens: jeAbfrage, art });
    for (const faellig of faellige) {
      if (isGenug()) return { ...lauf, isFertig: false };
      const isGetan = await attempt(dienste, tage, faellig);
      if (isGetan === true) lauf.erledigt += 1;
      if (isGetan === null) lauf.gescheitert += 1;
    }
    nach = faellige.at(-1);
  } while (faellige.length === jeAbfrage);
  return lauf;
}

/**
 * Does what the calendar asks for: reminds of deadlines, lets them expire as soon as their last day is over in Berlin,
 * ends the provision of decisions, archives. Asks the database once when nothing is due, else for `jeAbfrage` things at
 * a time. Several nodes may run it at the same time: the lock of the Antrag makes each thing happen once. What fails,
 * however much of it, does not keep the rest from being done, and is tried again in the next run. Returns how many
 * things were done.
 */
export async function runFristen(dienste: Dienste, { jeAbfrage = 200 } = {}): Promise<number> {
  return (await runFaellige(dienste, { jeAbfrage })).erledigt;
}

/** Whether it did it; null when it could not. */
async function attempt(dienste: Dienste, tage: Stichtage, faellig: Faellig): Promise<boolean | null> {
  try {
    return await settle(dienste, tage, faellig);
  } catch (error) {
    dienste.log.error({ fehler: describeError(error), ...faellig }, "Something that was due could not be done");
    return null;
  }
}
