import type { AntragZeile } from "~/contract/antrag/antragListe";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, seitenfenster, type TabellenAnsicht, zeilenJeSeite } from "~/domain/tabelle/tabellenAnsicht";
import { berlinDate, formatDate } from "~/lib/date";

const SPALTEN = TABELLEN.antraege;

/** A row as the list shows it: what is a moment on the wire is a German day in Berlin time. */
export type ListenZeile = AntragZeile;

export type AntragListeDaten = {
  ansicht: TabellenAnsicht;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  ansichten: readonly GespeicherteAnsicht[];
  zeilen: ListenZeile[];
  total: number;
  /** There are more than `total`, and the list does not reach them. */
  hatMehr: boolean;
};

const toTag = (moment: string): string => formatDate(berlinDate(new Date(moment)));

const TAGE = SPALTEN.flatMap((spalte) => (spalte.art === "tag" ? [spalte.key] : []));

function toZeile(zeile: AntragZeile): ListenZeile {
  const gezeigt = { ...zeile };
  for (const key of TAGE) {
    const moment = zeile[key];
    if (moment !== null) gezeigt[key] = toTag(moment);
  }
  return gezeigt;
}

const listSeite = (call: Rufe, ansicht: TabellenAnsicht) =>
  call.antraege.listAntraege({
    page: ansicht.seite - 1,
    size: zeilenJeSeite(ansicht),
    ...toListenanfrage(ansicht, TABELLEN.antraege),
  });

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
    wahl: { gewaehlt: spalten, isStab },
  };
}
