import { formatAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";

/** The address of the list of users in a view. */
export function ansichtHref(ansicht: TabellenAnsicht): string {
  const query = formatAnsicht(ansicht).toString();
  return query === "" ? href("benutzerverwaltung") : `${href("benutzerverwaltung")}?${query}`;
}

/** The address of the plain view. */
export const zuruecksetzenHref = (): string => href("benutzerverwaltung");
