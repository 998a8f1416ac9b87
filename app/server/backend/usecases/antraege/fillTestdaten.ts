import { formulare } from "~/domain/antrag/formular/formulare";
import { Ablehnung } from "../../ablehnung";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getBearbeitbaren, requireFreieVorhaben } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { beispielVorhaben } from "./beispielVorhaben";
import { beispielVorhabenV1 } from "./beispielVorhabenV1";
import { complete } from "./neuesVorhaben";

/**
 * Fills a Vorhaben with test data as a new revision; what was typed before stays in its revisions. @spec §3
 * testdatenGenerator
 */
export async function fillTestdaten(
  ruf: Aufruf,
  eingabe: { uuid: string; vorhabenUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  const random = () => dienste.random.uuid();
  if (!dienste.config.features.testdatenGenerator) throw new Ablehnung("FEATURE_AUS");
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.fuelleTestdaten",
      eingabe,
      fn: async () => {
        const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
        requireFreieVorhaben(satz);
        const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
        if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const kontext = kontextVon(satz, dienste.clock, [stand]);
        const form = formularDes(satz);
        const werte =
          form === formulare.V1 ? beispielVorhabenV1({ kontext, random }) : beispielVorhaben({ kontext, random });
        const gefuellt = complete(werte, { form, uuid: stand.uuid, kontext, random });
        const [revision, am, von] = [stand.revision + 1, dienste.clock.now(), person.benutzerUuid];
        await storeRevision(tx, {
          uuid: stand.uuid,
          antragUuid: satz.uuid,
          status: satz.status,
          revision,
          ...gefuellt,
          am,
          von,
        });
        return { ok: true as const };
      },
    }),
  );
}
