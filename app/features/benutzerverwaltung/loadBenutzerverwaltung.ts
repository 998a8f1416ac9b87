import type { BenutzerZeile, ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";

export type BenutzerverwaltungDaten = {
  ansicht: TabellenAnsicht;
  zeilen: BenutzerZeile[];
  total: number;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
  zustimmung: ZustimmungStand;
};

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.benutzerverwaltung.listBenutzer({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.benutzer),
  });

/** The users of the company as the address asks for them; the last page where the list is shorter than that. */
export async function loadBenutzerverwaltung(call: Rufe, url: URL): Promise<BenutzerverwaltungDaten> {
  const gefragt = parseAnsicht(url.searchParams, TABELLEN.benutzer);
  const [liste, { spalten, ansichten }] = await Promise.all([
    listSeite(call, gefragt),
    call.tabellen.getTabelle({ tabelle: "benutzer" }),
  ]);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const { data: zeilen, total, zustimmung } = ansicht.seite === gefragt.seite ? liste : await listSeite(call, ansicht);
  return { ansicht, zeilen, total, zustimmung, ansichten, wahl: { gewaehlt: spalten, isStab: false } };
}

/** One person of the company, or one invitation; null for every other id. */
export async function loadBenutzer(
  call: Rufe,
  uuid: string,
): Promise<{ benutzer: BenutzerZeile; zustimmung: ZustimmungStand } | null> {
  const { data, zustimmung } = await call.benutzerverwaltung.listBenutzer({ page: 0, size: 0 });
  const benutzer = data.find((zeile) => zeile.uuid === uuid.toLowerCase());
  return benutzer === undefined ? null : { benutzer, zustimmung };
}
