import type { StabZeile } from "~/contract/konto/stab";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";

export type StabDaten = {
  ansicht: TabellenAnsicht;
  zeilen: StabZeile[];
  total: number;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.stab.listStab({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.stab),
  });

/** The staff as the address asks for them; the last page where the list is shorter than that. */
export async function loadStab(call: Rufe, url: URL): Promise<StabDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.stab);
  const [liste, { spalten, ansichten }] = await Promise.all([
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "stab" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const { data: zeilen, total } = ansicht.seite === gefragt.seite ? liste : await listSeite(call, ansicht);
  return { ansicht, zeilen, total, ansichten, wahl: { gewaehlt: spalten, isStab: true } };
}

/** One account of staff; null for every other id. */
export async function loadStabKonto(call: Rufe, uuid: string): Promise<StabZeile | null> {
  const { data } = await call.stab.listStab({ page: 0, size: 0 });
  return data.find(({ benutzerUuid }) => benutzerUuid === uuid.toLowerCase()) ?? null;
}
