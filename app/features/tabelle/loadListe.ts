import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, type Tabelle, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, type TabellenAnsicht, withinListe, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
import { listFolge } from "./listFolge";

/** One page of a list, as its call takes it. */
export type Seitenanfrage = { page: number; size: number } & ReturnType<typeof toListenanfrage>;

/** How a list is shown: the view that the address asks for, the chosen columns, and the views that were kept. */
export type Listenstand = {
  ansicht: TabellenAnsicht;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

type Quelle<Zeile, Mehr> = {
  tabelle: Tabelle;
  /** Whether only staff see the list. */
  isStab: boolean;
  list: (anfrage: Seitenanfrage) => Promise<Mehr & { data: Zeile[] }>;
};

/** A list as the address asks for it; the last page where the list is shorter than that. */
export async function loadListe<Zeile, Mehr extends { total: number }>(
  call: Rufe,
  url: URL,
  { tabelle, isStab, list }: Quelle<Zeile, Mehr>,
): Promise<Listenstand & { antwort: Mehr & { data: Zeile[] } }> {
  const spalten = TABELLEN[tabelle];
  const gefragt = parseAnsicht(url.searchParams, spalten);
  const [{ ansicht, antwort }, stand] = await Promise.all([
    findSeiten(gefragt, (seite) => list({ ...seite, ...toListenanfrage(gefragt, spalten) })),
    call.tabellen.getTabelle({ tabelle }),
  ]);
  return { ansicht, antwort, ansichten: stand.ansichten, wahl: { gewaehlt: stand.spalten, isStab } };
}

/** The pages that were asked for; the last one where the list is shorter than that. */
export async function findSeiten<Zeile, Mehr extends { total: number }>(
  gefragt: TabellenAnsicht,
  list: (seite: { page: number; size: number }) => Promise<Mehr & { data: Zeile[] }>,
): Promise<{ ansicht: TabellenAnsicht; antwort: Mehr & { data: Zeile[] } }> {
  const jeSeite = zeilenJeSeite(gefragt);
  const antwort = await listFolge(gefragt, jeSeite, list);
  const ansicht = withinListe(gefragt, antwort.total);
  const isDa = ansicht.seite === gefragt.seite || antwort.total === 0;
  return { ansicht, antwort: isDa ? antwort : await listFolge(ansicht, jeSeite, list) };
}
