import type { AntragZeile } from "~/contract/antragListe";
import { toListenanfrage } from "~/contract/listenExport";
import type { Rufe } from "~/contract/rufe";
import type { GespeicherteAnsicht } from "~/contract/tabellen";
import { TABELLEN, type Tabellenspalte, waehleSpalten } from "~/domain/tabelle/tabellen";
import { parseAnsicht, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
import { berlinDate, formatDate } from "~/lib/date";

const SPALTEN = TABELLEN.antraege;
/** Key of a column of the list. */
export type SpaltenKey = (typeof SPALTEN)[number]["key"];

/** A row as the list shows it; moments are German days in Berlin time. */
export type ListenZeile = Omit<AntragZeile, "erstelltAm" | "geaendertAm" | "eingereichtAm"> & {
  erstellt: string;
  geaendert: string;
  eingereicht: string;
};

export type AntragListeDaten = {
  ansicht: TabellenAnsicht;
  spalten: readonly Tabellenspalte[];
  /** The columns are the person's own choice. */
  hatEigeneSpalten: boolean;
  ansichten: readonly GespeicherteAnsicht[];
  zeilen: ListenZeile[];
  total: number;
  /** There are more than `total`, and the list does not reach them. */
  hatMehr: boolean;
};

const toTag = (moment: string | null): string => (moment === null ? "" : formatDate(berlinDate(new Date(moment))));

const toZeile = ({ erstelltAm, geaendertAm, eingereichtAm, ...zeile }: AntragZeile): ListenZeile => ({
  ...zeile,
  erstellt: toTag(erstelltAm),
  geaendert: toTag(geaendertAm),
  eingereicht: toTag(eingereichtAm),
});

/** The list that the URL describes: search, filters, order, page; in the columns of the person's choice. */
export async function loadAntragListe(call: Rufe, url: URL): Promise<AntragListeDaten> {
  const ansicht = parseAnsicht(url.searchParams, SPALTEN);
  const [{ data, total, hatMehr }, { spalten, ansichten }] = await Promise.all([
    call.antraege.listAntraege({ page: ansicht.seite - 1, size: zeilenJeSeite(ansicht), ...toListenanfrage(ansicht) }),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  const zeilen = data.map(toZeile);
  return { ansicht, spalten: waehleSpalten(SPALTEN, spalten), hatEigeneSpalten: spalten !== null, ansichten, zeilen, total, hatMehr };
}
