import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { EXPORT_DIREKT_HOECHSTENS, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { href } from "~/routing/href";
import type { OffeneSeite } from "./offen";
import { sendTabelle } from "./sendTabelle";

const ZU_LANG = `Die Liste hat mehr als ${EXPORT_DIREKT_HOECHSTENS.toLocaleString("de-DE")} Zeilen. Bitte lassen Sie den Export unter der Liste vorbereiten.`;

/**
 * The list of Anträge as a file at once. Where it is too long for that, `load` gives null and the list says what to do
 * instead.
 */
export function sendListe(
  offen: OffeneSeite,
  format: ExportFormat,
  load: () => Promise<Exporttabelle | null>,
): Promise<Response> {
  const tabelleOderHinweis = async (): Promise<Exporttabelle> => {
    const tabelle = await load();
    if (tabelle === null)
      throw offen.redirect(`${href("antraege")}${offen.url.search}`, { flash: { tone: "info", text: ZU_LANG } });
    return tabelle;
  };
  return sendTabelle(offen, { format, zurueck: href("antraege"), name: "antraege", load: tabelleOderHinweis });
}
