import type { FirmenZeile } from "~/contract/unternehmen/firmen";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";

/** What the page of the companies shows. */
export type FirmenListeDaten = Listenstand & { zeilen: FirmenZeile[]; total: number };

/** The companies as the address asks for them. */
export async function loadFirmenListe(call: Rufe, url: URL): Promise<FirmenListeDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "firmen",
    isStab: true,
    list: (anfrage) => call.firmen.listFirmen(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total };
}
