import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";

/** What the page of the affiliated companies shows. */
export type VerbundListeDaten = Listenstand & { zeilen: VerbundZeileSicht[]; total: number; lage: VerbundLage };

/** The rows as the address asks for them. */
export async function loadVerbundListe(call: Rufe, url: URL): Promise<VerbundListeDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "verbund",
    isStab: false,
    list: (anfrage) => call.verbund.listVerbundene(anfrage),
  });
  return { ...stand, zeilen: antwort.data, total: antwort.total, lage: antwort.lage };
}
