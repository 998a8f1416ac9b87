import type { Nachforderung } from "~/contract/verfahren/nachforderungen";
import type { Rufe } from "~/contract/wire/call";
import { antragTitel } from "~/features/antrag";

/** What the list of follow-up requests shows; `heute` is a calendar day in Berlin. */
export type NachforderungenDaten = {
  antragUuid: string;
  antragTitel: string;
  nachforderungen: Nachforderung[];
  heute: string;
  rechte: { nachtragBeginnen: boolean; verlaengern: boolean };
};

export async function loadNachforderungen(call: Rufe, antragUuid: string): Promise<NachforderungenDaten> {
  const { data, heute, rechte } = await call.nachforderungen.listNachforderungen({ antragUuid });
  const antrag = await call.antraege.getAntrag({ uuid: antragUuid });
  return { antragUuid, antragTitel: antragTitel(antrag), nachforderungen: data, heute, rechte };
}
