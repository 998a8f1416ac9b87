import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { lockStammdaten, stammdatenRevisionen } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";
import { einmalig } from "../idempotenz/einmalig";
import { correctStand } from "./correctStand";
import { getFruehereWerte } from "./fassungen";
import { mergeSendung } from "./mergeSendung";
import { gefragteWerte, type Sendung, type StammdatenAenderung } from "./stammdatenAenderung";
import { aenderbaresUnternehmen, kontextFuer, vollstaendigeWerte } from "./stammdatenLage";
import { refuse, requireFreie, storeGesendete } from "./storeStammdaten";
import { noteVormerkung } from "./noteVormerkung";

/** What its saves are noted as, so that each runs once per key. */
export const SAVE_STAMMDATEN = "unternehmen.saveStammdaten";

/** The first day on which the new values hold. Throws EINGABE_UNGUELTIG for a change without a day. */
const STAND_BERICHTIGT = "Bitte berichtigen Sie die Angaben eines Tages, oder ändern Sie die von heute.";

function gueltigAbVon({ art, gueltigAb, stand }: StammdatenAenderung, uuid: string): string | null {
  if (art === "BERICHTIGUNG") return null;
  if (stand !== undefined) throw refuse(uuid, "art", STAND_BERICHTIGT);
  if (gueltigAb === null) throw refuse(uuid, "gueltigAb", "Bitte geben Sie den Tag an, ab dem die Angaben gelten.");
  return gueltigAb;
}

type Gespeichert = { revision: number; vorgemerkt?: true; zusammengefuehrt?: Uebernommen[] };

/** Stores it as a version: merged with what others have saved, or as what was right on an earlier day. */
async function storeAlsFassung(tx: Tx, ruf: Aufruf, sendung: Sendung & { gueltigAb: string | null }) {
  const { satz, eingabe, kontext, gueltigAb } = sendung;
  const { stand: tag, art, folgenBestaetigt } = eingabe;
  if (tag !== undefined) return correctStand(tx, ruf, { ...sendung, tag });
  const { werte, ...merged } = await mergeSendung(
    { ...satz, werte: vollstaendigeWerte(satz.werte) },
    stammdatenRevisionen(tx, satz.uuid),
    sendung,
  );
  requireFreie(satz, werte);
  const gefragte = gefragteWerte(werte, kontext);
  return {
    revision: await storeGesendete(tx, ruf, { satz, werte: gefragte, art, gueltigAb, folgenBestaetigt }),
    ...merged,
  };
}

/** Saves master data of the chosen company as a new version, or keeps what is to hold from a coming day on. */
export async function saveStammdaten(ruf: Aufruf, eingabe: StammdatenAenderung): Promise<Gespeichert> {
  const uuid = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: SAVE_STAMMDATEN,
      eingabe,
      fn: async () => {
        const satz = await lockStammdaten(tx, uuid);
        if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const kontext = kontextFuer(ruf.dienste, satz.nachgewiesen);
        const gueltigAb = gueltigAbVon(eingabe, uuid);
        const vorgemerkt = gueltigAb !== null && gueltigAb > kontext.heute;
        const sendung = { satz, eingabe, kontext };
        if (vorgemerkt) await noteVormerkung(tx, ruf, { ...sendung, tag: gueltigAb });
        const stand = vorgemerkt
          ? { revision: satz.revision }
          : await storeAlsFassung(tx, ruf, { ...sendung, gueltigAb });
        await forgetGeparkte(tx, ruf, eingabe);
        return { ...stand, ...(vorgemerkt && { vorgemerkt }) };
      },
    }),
  );
}

/** Makes an earlier version the present one; what the identification service has proven stays. */
export async function restoreStammdaten(
  ruf: Aufruf,
  eingabe: { fassung: number; revision: number; folgenBestaetigt?: boolean | undefined },
): Promise<{ revision: number }> {
  const uuid = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "unternehmen.restoreStammdaten",
      eingabe,
      fn: async () => {
        const satz = await lockStammdaten(tx, uuid);
        if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const fruehere = await getFruehereWerte(stammdatenRevisionen(tx, uuid), satz, eingabe);
        const feste = Object.fromEntries(satz.nachgewiesen.map((key) => [key, satz.werte[key] ?? null]));
        const werte = { ...vollstaendigeWerte(fruehere), ...feste };
        const revision = await storeGesendete(tx, ruf, {
          satz,
          werte,
          art: "BERICHTIGUNG",
          gueltigAb: null,
          folgenBestaetigt: eingabe.folgenBestaetigt,
        });
        return { revision };
      },
    }),
  );
}
