import { isTagBerichtigbar } from "~/domain/unternehmen/zeitbezug";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listFassungen, lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { einmalig } from "../idempotenz/einmalig";
import { requireVergangenen, storeStammdaten } from "./saveStammdaten";
import { aenderbaresUnternehmen } from "./stammdatenLage";

type Berichtigung = { fassung: number; revision: number; gueltigAb: string };

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
        const tag = requireVergangenen(eingabe.gueltigAb, uuid, todayBerlin(ruf.dienste.clock));
        const { revision: nummer } = gemeinte;
        const revision = await storeStammdaten(tx, ruf, {
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
