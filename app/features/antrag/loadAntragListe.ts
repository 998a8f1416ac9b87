import type { AntragZeile } from "~/contract/antragListe";
import { toListenanfrage } from "~/contract/listenExport";
import type { Rufe } from "~/contract/rufe";
import type { GespeicherteAnsicht } from "~/contract/tabellen";
import { spaltenFuer, TABELLEN, type Tabellenspalte, waehleSpalten } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
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
  /** All that can be chosen. */
  waehlbareSpalten: readonly Tabellenspalte[];
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

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.antraege.listAntraege({ page: ansicht.seite - 1, size: zeilenJeSeite(ansicht), ...toListenanfrage(ansicht) });

/** The page that was asked for; the last one where the list is shorter than that. */
async function findSeite(call: Rufe, gefragt: TabellenAnsicht) {
  const liste = await listSeite(call, gefragt);
  const ansicht = { ...gefragt, seite: Math.min(gefragt.seite, seitenfenster(gefragt, liste.total).seiten) };
  const isDa = ansicht.seite === gefragt.seite || liste.total === 0;
  return { ansicht, ...(isDa ? liste : await listSeite(call, ansicht)) };
}

/** The list that the URL describes: search, filters, order, page; in the columns of the person's choice. */
export async function loadAntragListe(call: Rufe, url: URL, isStab: boolean): Promise<AntragListeDaten> {
  const [{ ansicht, data, total, hatMehr }, { spalten, ansichten }] = await Promise.all([
    findSeite(call, parseAnsicht(url.searchParams, SPALTEN)),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  return {
    ansicht,
    ansichten,
    zeilen: data.map(toZeile),
    total,
    hatMehr,
    spalten: waehleSpalten(SPALTEN, { gewaehlt: spalten, isStab }),
    hatEigeneSpalten: spalten !== null,
    waehlbareSpalten: spaltenFuer(SPALTEN, isStab),
  };
}
