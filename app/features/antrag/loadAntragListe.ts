import type { AntragZeile } from "~/contract/antrag/antragListe";
import { toListenanfrage } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import type { GespeicherteAnsicht } from "~/contract/tabelle/tabellen";
import { needsListeZweck } from "~/domain/tabelle/exportAuswahl";
import { listGezeigte, type Spaltenwahl, TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { findSeiten, type Schnellwahl } from "~/features/tabelle";
import type { Clock } from "~/lib/clock";
import { berlinDate, formatDate } from "~/lib/date";
import { listSchnellwahlen } from "./schnellwahlen";

const SPALTEN = TABELLEN.antraege;

/** A row as the list shows it: what is a moment on the wire is a German day in Berlin time. */
export type ListenZeile = AntragZeile;

export type AntragListeDaten = {
  ansicht: TabellenAnsicht;
  /** Which columns are shown. */
  wahl: Spaltenwahl;
  /** A file of it names people, so that it is ordered with what it is for. */
  brauchtZweck: boolean;
  /** What is often asked for today. */
  schnellwahlen: readonly Schnellwahl[];
  ansichten: readonly GespeicherteAnsicht[];
  zeilen: ListenZeile[];
  total: number;
  /** There are more than `total`, and the list does not reach them. */
  hatMehr: boolean;
};

const toTag = (moment: string): string => formatDate(berlinDate(new Date(moment)));

const TAGE = listGezeigte(SPALTEN).flatMap((spalte) => (spalte.art === "tag" ? [spalte.key] : []));

function toZeile(zeile: AntragZeile): ListenZeile {
  const gezeigt = { ...zeile };
  for (const key of TAGE) {
    const moment = zeile[key];
    if (moment !== null) gezeigt[key] = toTag(moment);
  }
  return gezeigt;
}

/** The list that the URL describes: search, filters, order, page; in the columns of the person's choice. */
export async function loadAntragListe(
  call: Rufe,
  url: URL,
  { isStab, clock }: { isStab: boolean; clock: Clock },
): Promise<AntragListeDaten> {
  const gefragt = parseAnsicht(url.searchParams, SPALTEN);
  const [{ ansicht, antwort }, { spalten, ansichten }] = await Promise.all([
    findSeiten(gefragt, (seite) => call.antraege.listAntraege({ ...seite, ...toListenanfrage(gefragt, SPALTEN) })),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  const wahl = { gewaehlt: spalten, isStab };
  return {
    ansicht,
    ansichten,
    zeilen: antwort.data.map(toZeile),
    total: antwort.total,
    hatMehr: antwort.hatMehr,
    wahl,
    brauchtZweck: needsListeZweck(wahl),
    schnellwahlen: listSchnellwahlen(isStab, berlinDate(clock.now())),
  };
}
