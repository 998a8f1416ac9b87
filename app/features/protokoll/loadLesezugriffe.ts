import type { LesezugriffZeile } from "~/contract/verfahren/lesezugriffe";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { LESEZUGRIFF_LISTE } from "./lesezugriffListe";

export type LesezugriffDaten = Listenstand & { zeilen: LesezugriffZeile[]; total: number };

/** The readings as the address asks for them. */
export async function loadLesezugriffe(call: Rufe, url: URL): Promise<LesezugriffDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: LESEZUGRIFF_LISTE.tabelle,
    isStab: true,
    list: (anfrage) => call.lesezugriffe.listLesezugriffe(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total };
}
