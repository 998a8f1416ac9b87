import type { Ereigniszeile, Kettenauszug } from "~/contract/verfahren/protokoll";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { type Listenstand, loadListe } from "~/features/tabelle";

export type EreignisDaten = Listenstand & { zeilen: Ereigniszeile[]; total: number };

/** The events of all chains as the address asks for them. */
export async function loadEreignisse(call: Rufe, url: URL): Promise<EreignisDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "ereignisse",
    isStab: true,
    list: (anfrage) => call.protokoll.listEreignisse(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total };
}

/** The events that the address asks for, with proof. */
export function loadKettenauszug(call: Rufe, url: URL): Promise<Kettenauszug> {
  const { suche, filter } = toListenanfrage(parseAnsicht(url.searchParams, TABELLEN.ereignisse), TABELLEN.ereignisse);
  return call.protokoll.exportEreignisse({ suche, filter });
}
