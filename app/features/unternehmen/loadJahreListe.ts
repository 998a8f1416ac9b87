import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import type { Rufe } from "~/contract/wire/call";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { loadStatistik, type StatistikDaten } from "./loadJahr";

/** The overview of the Wirtschaftsjahre: all of them, and those that the list shows. */
export type JahreListeDaten = StatistikDaten & { liste: Listenstand & { zeilen: JahrAnsicht[]; total: number } };

/** The rows as the address asks for them; where it asks for no choice and no order they are there already. */
export async function loadJahreListe(call: Rufe, url: URL): Promise<JahreListeDaten> {
  const gelesen = loadStatistik(call);
  const [alle, { antwort, ...stand }] = await Promise.all([
    gelesen,
    loadListe(call, url, {
      tabelle: "wirtschaftsjahre",
      isStab: false,
      list: async ({ page, size, ...wahl }) => {
        const istSchlicht = wahl.suche === "" && wahl.filter === "{}" && wahl.sort === "";
        if (!istSchlicht) return call.wirtschaftsjahre.listWirtschaftsjahre({ page, size, ...wahl });
        const { data, total } = await gelesen;
        return { data: data.slice(page * size, (page + 1) * size), total };
      },
    }),
  ]);
  return { ...alle, liste: { ...stand, zeilen: antwort.data, total: antwort.total } };
}
