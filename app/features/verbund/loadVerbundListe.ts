import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { readZeichengroesse, type Zeichengroesse } from "./zeichengroesse";

/** What the page of the affiliated companies shows. */
export type VerbundListeDaten = Listenstand & {
  zeilen: VerbundZeileSicht[];
  total: number;
  lage: VerbundLage;
  /** How large the group is drawn; null when the address does not say so. */
  groesse: Zeichengroesse | null;
};

/** The rows as the address asks for them. */
export async function loadVerbundListe(call: Rufe, url: URL): Promise<VerbundListeDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "verbund",
    isStab: false,
    list: (anfrage) => call.verbund.listVerbundene(anfrage),
  });
  const { data: zeilen, total, lage } = antwort;
  return { ...stand, zeilen, total, lage, groesse: readZeichengroesse(url.searchParams) };
}
