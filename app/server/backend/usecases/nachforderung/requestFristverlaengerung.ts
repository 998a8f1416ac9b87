import { isSchriftsatzMoeglich } from "~/domain/antrag/schriftsaetze";
import { VERLAENGERUNG_GRUND_MAX } from "~/domain/nachforderung/nachforderungFrist";
import { messages } from "~/formkit/messages";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { findNachforderung, updateNachforderung } from "../../storage/nachforderungStore";
import { inTransaktion } from "../../storage/transaction";
import { getGesperrten } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { writeEreignis } from "../audit/writeEreignis";
import { einmalig } from "../idempotenz/einmalig";
import { sperreVon } from "./sperreVon";

type Bitte = { antragUuid: string; uuid: string; grund: string };

/** The reason as it is stored; what cannot be stored or says nothing is refused. */
function readGrund(text: string): string {
  const grund = replaceSpaces(text, { multiline: true }).text.trim();
  if (grund === "") throw eingabeUngueltig("grund", messages.required);
  if (grund.length > VERLAENGERUNG_GRUND_MAX)
    throw eingabeUngueltig("grund", messages.maxLength(VERLAENGERUNG_GRUND_MAX));
  if (!isSpeicherbarerText(grund)) throw eingabeUngueltig("grund", messages.pattern);
  return grund;
}

/**
 * Asks the authority for more time; it decides. Once for each follow-up request, and only while that can be answered.
 *
 * @assumed domain.md 4.4 names the request without its author: it binds the company, so an authorised representative
 * makes it, without a signature.
 */
export async function requestFristverlaengerung(ruf: Aufruf, eingabe: Bitte): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "nachforderungen.beantrageFristverlaengerung",
      eingabe,
      fn: async () => {
        const satz = await getGesperrten(tx, person, { uuid: eingabe.antragUuid, recht: "nachtragEinreichen" });
        const nachforderung = await findNachforderung(tx, satz.uuid, eingabe.uuid);
        if (nachforderung === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
        const sperre = sperreVon(dienste, nachforderung);
        if (sperre !== null) throw new Ablehnung("STATUS_NICHT_ERLAUBT", [], sperre);
        if (!isSchriftsatzMoeglich("NACHTRAG", satz.status)) throw new Ablehnung("STATUS_NICHT_ERLAUBT");
        if (nachforderung.verlaengerungBeantragtAm !== null) {
          throw new Ablehnung(
            "STATUS_NICHT_ERLAUBT",
            [],
            "Für diese Nachforderung wurde schon einmal mehr Zeit beantragt. Bitte antworten Sie bis zum Ende der Frist.",
          );
        }
        const [am, benutzerUuid] = [dienste.clock.now(), person.benutzerUuid];
        const antrag = {
          verlaengerungBeantragtAm: am,
          verlaengerungBeantragtVon: benutzerUuid,
          verlaengerungGrund: readGrund(eingabe.grund),
        };
        await updateNachforderung(tx, nachforderung.uuid, antrag);
        await writeEreignis(tx, dienste, {
          vorgang: "nachforderung.verlaengerungBeantragen",
          am,
          benutzerUuid,
          antragUuid: satz.uuid,
        });
        return { ok: true as const };
      },
    }),
  );
}
