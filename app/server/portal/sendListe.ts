import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import { EXPORT_DIREKT_HOECHSTENS, EXPORT_FORMATE, type ExportFormat } from "~/domain/tabelle/exportDatei";
import { href } from "~/routing/href";
import { writeCsv } from "~/server/tabellendatei/csv";
import { writeXlsx } from "~/server/tabellendatei/xlsx";
import type { OffeneSeite } from "./offen";
import { sendInhalt } from "./sendDatei";

const SCHREIBE: Readonly<Record<ExportFormat, (tabelle: Exporttabelle) => BodyInit | Promise<BodyInit>>> = {
  CSV: writeCsv,
  XLSX: writeXlsx,
};
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
  const { endung, mime } = EXPORT_FORMATE[format];
  const inhalt = async (): Promise<BodyInit> => {
    const tabelle = await load();
    if (tabelle === null)
      throw offen.redirect(`${href("antraege")}${offen.url.search}`, { flash: { tone: "info", text: ZU_LANG } });
    return SCHREIBE[format](tabelle);
  };
  return sendInhalt(offen, { zurueck: href("antraege"), name: `antraege.${endung}`, typ: mime, load: inhalt });
}
