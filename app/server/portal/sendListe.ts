import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { EXPORT_DIREKT_HOECHSTENS, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { href } from "~/routing/href";
import type { Offen } from "./offen";
import { sendTabelle } from "./sendTabelle";

const ZU_LANG = `Die Liste hat mehr als ${EXPORT_DIREKT_HOECHSTENS.toLocaleString("de-DE")} Zeilen. Bitte lassen Sie den Export unter der Liste vorbereiten.`;

const MIT_ZWECK = "Bitte geben Sie an, wofür Sie die Liste exportieren. Die Datei wird dann vorbereitet.";

/**
 * The list of Anträge as a file at once. Where it is too long for that, `load` gives null and the list says what to do
 * instead. Staff have to order it, with what it is for.
 */
export function sendListe(
  offen: Offen<"antraegeCsv" | "antraegeXlsx">,
  format: ExportFormat,
  load: () => Promise<Exporttabelle | null>,
): Promise<Response> {
  if (worksInStab(offen.benutzer)) {
    const bestellung = href("exportMainView", {}, { fall: "ANTRAEGE", ansicht: offen.url.searchParams.toString() });
    throw offen.redirect(bestellung, { flash: { tone: "info", text: MIT_ZWECK } });
  }
  const tabelleOderHinweis = async (): Promise<Exporttabelle> => {
    const tabelle = await load();
    if (tabelle === null)
      throw offen.redirect(`${href("antraege")}${offen.url.search}`, { flash: { tone: "info", text: ZU_LANG } });
    return tabelle;
  };
  return sendTabelle(offen, { format, zurueck: href("antraege"), name: "antraege", load: tabelleOderHinweis });
}
