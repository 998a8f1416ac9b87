import type { AntragZeile } from "~/contract/antraege";
import type { Rufe } from "~/contract/rufe";
import { parseAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { berlinDate, formatDate } from "~/lib/date";
import { ANTRAG_SPALTEN } from "./antragSpalten";

/** A row as the list shows it; moments are German days in Berlin time. */
export type ListenZeile = Pick<AntragZeile, "uuid" | "antragsnummer" | "bezeichnung" | "status" | "version" | "anzahlVorhaben"> & {
  geaendert: string;
  eingereicht: string;
};

export type AntragListeDaten = { ansicht: TabellenAnsicht; zeilen: ListenZeile[]; total: number };

const toTag = (moment: string | null): string => (moment === null ? "" : formatDate(berlinDate(new Date(moment))));

const toZeile = ({ uuid, antragsnummer, bezeichnung, status, version, anzahlVorhaben, ...zeiten }: AntragZeile): ListenZeile => ({
  uuid,
  antragsnummer,
  bezeichnung,
  status,
  version,
  anzahlVorhaben,
  geaendert: toTag(zeiten.geaendertAm),
  eingereicht: toTag(zeiten.eingereichtAm),
});

/** The list that the URL describes: search, filters, order, page. */
export async function loadAntragListe(call: Rufe, url: URL): Promise<AntragListeDaten> {
  const ansicht = parseAnsicht(url.searchParams, ANTRAG_SPALTEN);
  const size = ansicht.groesse === "alle" ? 0 : Number(ansicht.groesse);
  const { data, total } = await call.antraege.listAntraege({
    page: ansicht.groesse === "alle" ? 0 : ansicht.seite - 1,
    size,
    suche: ansicht.suche,
    filter: JSON.stringify(ansicht.filter),
    sort: ansicht.sortierung.map(({ key, order }) => `${key}:${order}`).join(","),
  });
  return { ansicht, zeilen: data.map(toZeile), total };
}
