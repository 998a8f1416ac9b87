import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
import { loadStatistik, type StatistikDaten } from "./loadJahr";

/** The overview of the Wirtschaftsjahre: all of them, and those that the list shows. */
export type JahreListeDaten = StatistikDaten & {
  liste: {
    ansicht: TabellenAnsicht;
    zeilen: JahrAnsicht[];
    total: number;
    /** Which columns are shown. */
    wahl: Spaltenwahl;
    ansichten: readonly GespeicherteAnsicht[];
  };
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.wirtschaftsjahre.listWirtschaftsjahre({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.wirtschaftsjahre),
  });

/** The rows as the address asks for them; the last page where the list is shorter than that. */
export async function loadJahreListe(call: Rufe, url: URL): Promise<JahreListeDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.wirtschaftsjahre);
  const [alle, erste, { spalten, ansichten }] = await Promise.all([
    loadStatistik(call),
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "wirtschaftsjahre" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, erste.total).seiten) };
  const { data: zeilen, total } = ansicht.seite === gefragt.seite ? erste : await listSeite(call, ansicht);
  return { ...alle, liste: { ansicht, zeilen, total, ansichten, wahl: { gewaehlt: spalten, isStab: false } } };
}
