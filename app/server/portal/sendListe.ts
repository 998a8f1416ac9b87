import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { EXPORT_DIREKT_HOECHSTENS, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { href } from "~/routing/href";
import type { Bestellgrund } from "~/contract/tabelle/listenExport";
import type { Offen } from "./offen";
import { sendTabelle } from "./sendTabelle";

const ZU_LANG = `Die Liste hat mehr als ${EXPORT_DIREKT_HOECHSTENS.toLocaleString("de-DE")} Zeilen. Bitte lassen Sie den Export unter der Liste vorbereiten.`;

const MIT_ZWECK = "Bitte geben Sie an, wofür Sie die Liste exportieren. Die Datei wird dann vorbereitet.";

const NUR_LESEN = "In dieser Ansicht können Sie die Liste lesen, aber nicht mitnehmen.";

/**
 * The list of Anträge as a file at once. Where it is too long for that, the list says what to do instead. Staff have to
 * order it, with what it is for; so has everybody where it names people.
 */
export function sendListe(
  offen: Offen<"antraegeCsv" | "antraegeXlsx">,
  format: ExportFormat,
  load: () => Promise<Exporttabelle | Bestellgrund>,
): Promise<Response> {
  const order = () => {
    const bestellung = href("exportMainView", {}, { fall: "ANTRAEGE", ansicht: offen.url.searchParams.toString() });
    return offen.redirect(bestellung, { flash: { tone: "info", text: MIT_ZWECK } });
  };
  if (offen.benutzer.isNurAnsicht)
    throw offen.redirect(`${href("antraege")}${offen.url.search}`, { flash: { tone: "info", text: NUR_LESEN } });
  if (worksInStab(offen.benutzer)) throw order();
  const tabelleOderHinweis = async (): Promise<Exporttabelle> => {
    const tabelle = await load();
    if (tabelle === "BRAUCHT_ZWECK") throw order();
    if (tabelle === "ZU_LANG")
      throw offen.redirect(`${href("antraege")}${offen.url.search}`, { flash: { tone: "info", text: ZU_LANG } });
    return tabelle;
  };
  return sendTabelle(offen, { format, zurueck: href("antraege"), name: "antraege", load: tabelleOderHinweis });
}
