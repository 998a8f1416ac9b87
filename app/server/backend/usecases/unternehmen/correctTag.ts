import { isTagBerichtigbar } from "~/domain/unternehmen/zeitbezug";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listFassungen, lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { aenderbaresUnternehmen } from "./stammdatenLage";
import { refuse, storeGesendete } from "./storeStammdaten";

type Berichtigung = { fassung: number; revision: number; gueltigAb: string };

const ZUKUNFT = "Der Tag liegt in der Zukunft. Bitte geben Sie den Tag ein, seit dem die Angaben schon gelten.";

/** Corrects the day from which on the values of a saved version hold, as a new version with the same answers. */
export async function correctTag(ruf: Aufruf, eingabe: Berichtigung): Promise<{ revision: number }> {
  const uuid = aenderbaresUnternehmen(ruf.person);
  return inTransaktion(ruf.dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "unternehmen.correctTag",
      eingabe,
      fn: async () => {
        const satz = await lockStammdaten(tx, uuid);
        const gemeinte = (await listFassungen(tx, uuid)).find(({ revision }) => revision === eingabe.fassung);
        if (satz === undefined || gemeinte === undefined || !isTagBerichtigbar(gemeinte))
          throw new Ablehnung("NICHT_GEFUNDEN");
        if (satz.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
        const tag = eingabe.gueltigAb;
        if (tag > todayBerlin(ruf.dienste.clock)) throw refuse(uuid, "gueltigAb", ZUKUNFT);
        const { revision: nummer } = gemeinte;
        const revision = await storeGesendete(tx, ruf, {
          satz,
          werte: satz.werte,
          art: "BERICHTIGUNG",
          gueltigAb: null,
          berichtigt: { revision: nummer, tag },
        });
        return { revision };
      },
    }),
  );
}
