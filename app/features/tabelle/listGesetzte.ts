import { listGueltigeFilter } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { FILTER_TRENNER, onSeite, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { ansichtHref, type Liste } from "./liste";

type Gesetzt = { key: string; text: string; href: string };

/** The words of what is asked for in a filter, several keys of a choice one after the other. */
function wortlaut(wert: string, auswahl: readonly { value: string; label: string }[]): string {
  const werte = auswahl.length === 0 ? [wert] : wert.split(FILTER_TRENNER);
  return werte.map((einer) => auswahl.find(({ value }) => value === einer)?.label ?? einer).join(", ");
}

/** What narrows a list in this view, in words, each with the address of the list without it. */
export function listGesetzte(
  { liste, spalten }: { liste: Liste; spalten: readonly Tabellenspalte[] },
  ansicht: TabellenAnsicht,
): Gesetzt[] {
  const hrefMit = (geaendert: Partial<TabellenAnsicht>): string =>
    ansichtHref(liste, onSeite({ ...ansicht, ...geaendert }, 1));
  const suche =
    ansicht.suche === "" ? [] : [{ key: "suche", text: `Suche: „${ansicht.suche}“`, href: hrefMit({ suche: "" }) }];
  const filter = listGueltigeFilter(spalten, ansicht).map(([key, wert]) => {
    const spalte = spalten.find((eine) => eine.key === key);
    const uebrige = Object.fromEntries(Object.entries(ansicht.filter).filter(([andere]) => andere !== key));
    const auswahl = liste.auswahl?.[key] ?? spalte?.filter?.auswahl ?? [];
    const titel = spalte?.filter?.label ?? spalte?.title ?? key;
    return { key, text: `${titel}: ${wortlaut(wert, auswahl)}`, href: hrefMit({ filter: uebrige }) };
  });
  return [...suche, ...filter];
}
