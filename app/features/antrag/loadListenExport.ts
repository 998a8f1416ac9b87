import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { type Bestellgrund, toExportzeilen, toListenanfrage, toListenExport } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { EXPORT_DIREKT_HOECHSTENS } from "~/domain/tabelle/exportDatei";
import { needsListeZweck } from "~/domain/tabelle/exportAuswahl";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";

/**
 * The rows of the list of a company in the view of the URL, in its order and the columns of the person's choice, or why
 * they have to be ordered.
 */
export async function loadListenExport(call: Rufe, url: URL): Promise<Exporttabelle | Bestellgrund> {
  const ansicht = parseAnsicht(url.searchParams, TABELLEN.antraege);
  const [{ data, total, hatMehr }, { spalten }] = await Promise.all([
    call.antraege.listAntraege({
      page: 0,
      size: EXPORT_DIREKT_HOECHSTENS,
      ...toListenanfrage(ansicht, TABELLEN.antraege),
    }),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  if (hatMehr || total > EXPORT_DIREKT_HOECHSTENS) return "ZU_LANG";
  const wahl = { gewaehlt: spalten, isStab: false };
  if (needsListeZweck(wahl)) return "BRAUCHT_ZWECK";
  return toListenExport(toExportzeilen(data, wahl), wahl);
}
