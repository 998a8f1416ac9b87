import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, type Tabelle, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";

/** One page of a list, as its call takes it. */
export type Seitenanfrage = { page: number; size: number } & ReturnType<typeof toListenanfrage>;

/** How a list is shown: the view that the address asks for, the chosen columns, and the views that were kept. */
export type Listenstand = {
  ansicht: TabellenAnsicht;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

type Quelle<Antwort> = {
  tabelle: Tabelle;
  /** Whether only staff see the list. */
  isStab: boolean;
  list: (anfrage: Seitenanfrage) => Promise<Antwort>;
};

/** A list as the address asks for it; the last page where the list is shorter than that. */
export async function loadListe<Antwort extends { total: number }>(
  call: Rufe,
  url: URL,
  { tabelle, isStab, list }: Quelle<Antwort>,
): Promise<Listenstand & { antwort: Antwort }> {
  const spalten = TABELLEN[tabelle];
  const listSeite = (ansicht: TabellenAnsicht) =>
    list({ page: ansicht.seite - 1, size: zeilenJeSeite(ansicht), ...toListenanfrage(ansicht, spalten) });
  const gefragt = parseAnsicht(url.searchParams, spalten);
  const [erste, stand] = await Promise.all([listSeite(gefragt), call.tabellen.getTabelle({ tabelle })]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, erste.total).seiten) };
  const antwort = ansicht.seite === gefragt.seite ? erste : await listSeite(ansicht);
  return { ansicht, antwort, ansichten: stand.ansichten, wahl: { gewaehlt: stand.spalten, isStab } };
}
