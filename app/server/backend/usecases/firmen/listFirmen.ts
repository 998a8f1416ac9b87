import type { FirmenZeile } from "~/contract/unternehmen/firmen";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { FIRMEN_SPALTEN } from "~/domain/tabelle/firmenSpalten";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import * as firmenStore from "../../storage/firmenStore";
import type { Aufruf } from "../antraege/aufruf";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";

/** Staff who may read what companies say of themselves. @spec domain.md 4.2 */
export function requireFirmenleser(person: Person): void {
  if (person.systemRolle === "UNTERNEHMENSMITARBEITER" || !can("unternehmenLesen", person))
    throw new Ablehnung("KEIN_ZUGRIFF");
}

/** The companies of the portal, by name unless sorted otherwise. */
export async function listFirmen(
  { dienste, person }: Pick<Aufruf, "dienste" | "person">,
  anfrage: Listenanfrage,
): Promise<{ data: FirmenZeile[]; total: number }> {
  requireFirmenleser(person);
  person.lesung.istListe = true;
  const { zeilen, total } = await firmenStore.listFirmen(dienste.db, readListensuche(FIRMEN_SPALTEN, anfrage));
  return { data: zeilen.map((zeile) => ({ ...zeile, erstelltAm: zeile.erstelltAm.toISOString() })), total };
}
