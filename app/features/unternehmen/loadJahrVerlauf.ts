import type { Rufe } from "~/contract/wire/call";
import { zeitraumIn } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { bereichVonJahr } from "./jahrEingaben";
import { toFassungsliste } from "./toFassungsliste";

/** The saved versions of a Wirtschaftsjahr, and the days of it. */
export async function loadJahrVerlauf(call: Rufe, uuid: string) {
  const jahr = await call.wirtschaftsjahre.getWirtschaftsjahr({ uuid });
  const { data } = await call.wirtschaftsjahre.listJahrFassungen({ uuid });
  const bereich = bereichVonJahr(jahr);
  return {
    uuid,
    zeitraum: nameDesJahres(zeitraumIn(bereich.werte)),
    liste: toFassungsliste(data, { ...jahr, felder: JAHR_FELDER, bereich }),
  };
}

export type JahrVerlauf = Awaited<ReturnType<typeof loadJahrVerlauf>>;
