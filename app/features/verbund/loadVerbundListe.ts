import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";

/** What the page of the affiliated companies shows. */
export type VerbundListeDaten = {
  ansicht: TabellenAnsicht;
  zeilen: VerbundZeileSicht[];
  total: number;
  lage: VerbundLage;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.verbund.listVerbundene({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.verbund),
  });

/** The rows as the address asks for them; the last page where the list is shorter than that. */
export async function loadVerbundListe(call: Rufe, url: URL): Promise<VerbundListeDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.verbund);
  const [liste, { spalten, ansichten }] = await Promise.all([
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "verbund" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const { data: zeilen, total, lage } = ansicht.seite === gefragt.seite ? liste : await listSeite(call, ansicht);
  return { ansicht, zeilen, total, lage, ansichten, wahl: { gewaehlt: spalten, isStab: false } };
}
