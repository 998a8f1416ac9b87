import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { toExportzeilen, toListenanfrage, toListenExport } from "~/contract/tabelle/listenExport";
import type { Rufe } from "~/contract/wire/call";
import { EXPORT_DIREKT_HOECHSTENS } from "~/domain/tabelle/exportDatei";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";

/**
 * The rows of the list of a company in the view of the URL, in its order and the columns of the person's choice; null
 * when they are too many for now.
 */
export async function loadListenExport(call: Rufe, url: URL): Promise<Exporttabelle | null> {
  const ansicht = parseAnsicht(url.searchParams, TABELLEN.antraege);
  const [{ data, total, hatMehr }, { spalten }] = await Promise.all([
    call.antraege.listAntraege({
      page: 0,
      size: EXPORT_DIREKT_HOECHSTENS,
      ...toListenanfrage(ansicht, TABELLEN.antraege),
    }),
    call.tabellen.getTabelle({ tabelle: "antraege" }),
  ]);
  if (hatMehr || total > EXPORT_DIREKT_HOECHSTENS) return null;
  const wahl = { gewaehlt: spalten, isStab: false };
  return toListenExport(toExportzeilen(data, wahl), wahl);
}
