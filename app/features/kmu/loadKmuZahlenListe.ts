import type { KmuZahlenListe } from "~/contract/unternehmen/kmu";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";

/** What the page of the figures shows. */
export type KmuZahlenListeDaten = Listenstand &
  Pick<KmuZahlenListe, "total" | "kontext" | "rechte"> & { zeilen: KmuZahlenListe["data"] };

/** The figures as the address asks for them. */
export async function loadKmuZahlenListe(call: Rufe, url: URL): Promise<KmuZahlenListeDaten> {
  const { antwort, ...stand } = await loadListe(call, url, {
    tabelle: "kmuZahlen",
    isStab: false,
    list: (anfrage) => call.kmu.listKmuZahlen(anfrage),
  });
  const { data: zeilen, total, kontext, rechte } = antwort;
  return { ...stand, zeilen, total, kontext, rechte };
}
