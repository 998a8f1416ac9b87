import { isZuErinnern, restTage } from "~/domain/frist/erinnerung";
import { fristTitel } from "~/domain/frist/fristArten";
import { todayBerlin } from "~/lib/date";
import { describeError } from "../../describeError";
import type { Dienste } from "../../dienste";
import { listUngepruefte, takePruefung } from "../../storage/erinnerungStore";
import { inTransaktion } from "../../storage/transaction";
import { postBrief } from "../mail/postBrief";
import { listAlleFristen } from "./listFristen";

/** Looks at the deadlines of a person, unless somebody has done so today; says whether a mail was written. */
async function remind(dienste: Dienste, benutzerUuid: string): Promise<boolean> {
  const heute = todayBerlin(dienste.clock);
  const alle = await listAlleFristen(dienste, benutzerUuid);
  return inTransaktion(dienste, async (tx) => {
    const wahl = await takePruefung(tx, benutzerUuid, heute);
    if (wahl === undefined || wahl.istGesperrt) return false;
    const { tage, geprueftBis, email } = wahl;
    const faellige = alle.filter(({ tag }) => isZuErinnern(tag, { tage, geprueftBis, heute }));
    if (faellige.length === 0) return false;
    await postBrief(tx, dienste, {
      to: email,
      brief: "FRISTEN_NAHEN",
      fristen: faellige.map((frist) => ({
        titel: fristTitel(frist),
        tag: frist.tag,
        rest: restTage(frist.tag, heute),
      })),
    });
    return true;
  });
}

async function attempt(dienste: Dienste, benutzerUuid: string): Promise<boolean> {
  try {
    return await remind(dienste, benutzerUuid);
  } catch (error) {
    dienste.log.error({ fehler: describeError(error), benutzerUuid }, "A person could not be reminded of deadlines");
    return false;
  }
}

/**
 * Writes to each person who has chosen days about the deadlines for which such a day has come, all of them in one mail,
 * in all companies and Anträge that the person may read. Looks once a day for each person, on one node only; what fails
 * is tried again in the next run. Returns how many mails were written.
 */
export async function remindPersonen(dienste: Dienste, { jeAbfrage = 200 } = {}): Promise<number> {
  const heute = todayBerlin(dienste.clock);
  let geschrieben = 0;
  let personen: string[];
  let nach: string | undefined;
  do {
    personen = await listUngepruefte(dienste.db, { heute, nach, hoechstens: jeAbfrage });
    for (const person of personen) geschrieben += Number(await attempt(dienste, person));
    nach = personen.at(-1);
  } while (personen.length === jeAbfrage);
  return geschrieben;
}
