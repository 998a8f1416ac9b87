import { toggleSortierung, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { ansichtHref, type Liste } from "./liste";

/** The head of a column: its title, which way it sorts the list, and whether it does. */
export const toKopf = (
  liste: Liste,
  { key, title, art, sortierbar, isBreit }: Tabellenspalte,
  ansicht: TabellenAnsicht,
) => ({
  key,
  title,
  align: art === "zahl" ? ("end" as const) : ("start" as const),
  isNarrow: isBreit !== true,
  sortHref: sortierbar ? ansichtHref(liste, toggleSortierung(ansicht, key)) : undefined,
  sorted: ansicht.sortierung.find((eintrag) => eintrag.key === key)?.order,
});
