import { formatAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";

/** Says that search, filters and order are to be forgotten. */
export const ZURUECKSETZEN = "zuruecksetzen";

/**
 * The query of the list in a view. The plain view names its page: the bare address stands for the view of the last
 * visit.
 *
 * @spec §3 Filter caches per table
 */
export const ansichtQuery = (ansicht: TabellenAnsicht): string => formatAnsicht(ansicht).toString() || "seite=1";

/** The address of the list in another view. */
export const ansichtHref = (ansicht: TabellenAnsicht): string => `${href("antraege")}?${ansichtQuery(ansicht)}`;

/** The address of the list in a view that was kept as its query. */
export const listeMitQuery = (query: string): string => `${href("antraege")}?${query || "seite=1"}`;

/** The address of the plain view, which then is the one of the last visit, too. */
export const zuruecksetzenHref = (): string => `${href("antraege")}?${ZURUECKSETZEN}=ja`;
