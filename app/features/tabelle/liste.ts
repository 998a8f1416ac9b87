import type { ComponentProps } from "react";
import type { Tabelle } from "~/domain/tabelle/tabellen";
import { formatAnsicht, type TabellenAnsicht, ZURUECKSETZEN } from "~/domain/tabelle/tabellenAnsicht";
import type { SelectField } from "~/ui";

/** What can be chosen from, in groups. */
export type Auswahl = ComponentProps<typeof SelectField>["options"];

/** What the controls of a list have to know of it: one record beside its page. */
export type Liste = {
  tabelle: Tabelle;
  /** Its address without a query. */
  adresse: string;
  /** The query of the plain view: the bare address stands for the view of the last visit. */
  schlicht: string;
  /** The address that forgets search, filters and order. */
  zuruecksetzen: string;
  /** What the search is called for those who hear it, and where it looks. */
  suche: { label: string; hinweis: string };
  /** The order without a choice, in words. */
  ohneSortierung: string;
  /** What the choice of columns says beside them. */
  spaltenHinweis: string;
  /** The choices that its columns leave to the page, by the keys of the columns. */
  auswahl?: Readonly<Record<string, Auswahl>> | undefined;
};

/**
 * A list whose plain view names its page, so that it differs from its bare address.
 *
 * @spec §3 Filter caches per table
 */
export const toListe = (liste: Omit<Liste, "schlicht" | "zuruecksetzen">): Liste => ({
  ...liste,
  schlicht: "seite=1",
  zuruecksetzen: `${liste.adresse}?${ZURUECKSETZEN}=ja`,
});

/** The address of a list in a view that was kept as its query. */
export function listeMitQuery({ adresse, schlicht }: Liste, query: string): string {
  const gefragt = query || schlicht;
  return gefragt === "" ? adresse : `${adresse}?${gefragt}`;
}

/** The address of a list in another view. */
export const ansichtHref = (liste: Liste, ansicht: TabellenAnsicht): string =>
  listeMitQuery(liste, formatAnsicht(ansicht).toString());
