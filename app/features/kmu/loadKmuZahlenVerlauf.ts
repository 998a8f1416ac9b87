import type { Rufe } from "~/contract/wire/call";
import { KMU_ZAHLEN_FELDER } from "~/domain/kmu/kmuZahlenFormular";
import { kmuZahlenJahr, kmuZahlenText } from "~/domain/kmu/kmuZahlenTexte";
import { pickFassungen, toFassungsliste } from "~/features/unternehmen";
import { bereichVonZahlen } from "./kmuZahlenEingaben";

/** The saved versions of figures, whose they are and of when. */
export async function loadKmuZahlenVerlauf(call: Rufe, uuid: string, query: URLSearchParams) {
  const zahlen = await call.kmu.getKmuZahlen({ uuid });
  const { data } = await call.kmu.listKmuZahlenFassungen({ uuid });
  const bereich = bereichVonZahlen(zahlen);
  return {
    uuid,
    name: `${kmuZahlenText("beteiligter", bereich)}, ${kmuZahlenJahr(bereich)}`,
    liste: await pickFassungen(toFassungsliste(data, { ...zahlen, felder: KMU_ZAHLEN_FELDER, bereich }), query),
  };
}

export type KmuZahlenVerlauf = Awaited<ReturnType<typeof loadKmuZahlenVerlauf>>;
