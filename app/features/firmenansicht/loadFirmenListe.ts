import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { FirmenZeile } from "~/contract/unternehmen/firmen";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";

/** What the page of the companies shows. */
export type FirmenListeDaten = {
  ansicht: TabellenAnsicht;
  zeilen: FirmenZeile[];
  total: number;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.firmen.listFirmen({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.firmen),
  });

/** The companies as the address asks for them; the last page where the list is shorter than that. */
export async function loadFirmenListe(call: Rufe, url: URL): Promise<FirmenListeDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.firmen);
  const [liste, { spalten, ansichten }] = await Promise.all([
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "firmen" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const { data: zeilen, total } = ansicht.seite === gefragt.seite ? liste : await listSeite(call, ansicht);
  return { ansicht, zeilen, total, ansichten, wahl: { gewaehlt: spalten, isStab: true } };
}
