import type { Exportbestellung } from "~/contract/tabelle/exporte";
import type { Rufe } from "~/contract/wire/call";
import { isExportFormat } from "~/domain/tabelle/exportDatei";
import { listFilterbare, withExportFilter } from "~/domain/tabelle/exportFilter";
import { filterName, listSpaltenfilter, withSpaltenfilter } from "~/domain/tabelle/exportSpaltenfilter";
import { exportZwecke, isExportFall } from "~/domain/tabelle/exportFaelle";
import { textVon } from "~/features/anmeldung";
import { parseDate } from "~/lib/date";
import { isUuid } from "~/lib/uuid";

/** The fields of the form in their order. */
export const EXPORT_FELDER = ["variablen", "suche", "von", "bis", "format", "zweck", "configurationName"];

const BESTELLT = "Ihr Export wird vorbereitet.";

/** What is no day goes on as it was typed, so that the answer says it at the field. */
const tagVon = (form: FormData, name: string): string | undefined => {
  const text = textVon(form, name).trim();
  return text === "" ? undefined : (parseDate(text) ?? text);
};

/** Search and filters: those of the list that the form does not ask for stay as they are. */
function queryVon(form: FormData): string {
  const query = new URLSearchParams(textVon(form, "ansicht").slice(0, 4000));
  const fall = form.get("fall");
  if (!isExportFall(fall)) return query.toString();
  const suche = textVon(form, "suche").trim();
  if (suche === "") query.delete("suche");
  else query.set("suche", suche);
  const filter = listFilterbare(fall).map(({ key }) => [key, form.getAll(filterName(key)).map(String)] as const);
  const spalten = listSpaltenfilter(fall).map(({ key }) => [key, textVon(form, filterName(key))] as const);
  const gewaehlt = withExportFilter(fall, query, Object.fromEntries(filter));
  return withSpaltenfilter(fall, gewaehlt, Object.fromEntries(spalten)).toString();
}

function bestellungVon(form: FormData): Exportbestellung {
  const [fall, format, zweck] = [form.get("fall"), form.get("format"), form.get("zweck")];
  return {
    fall: isExportFall(fall) ? fall : "ANTRAEGE",
    format: isExportFormat(format) ? format : "XLSX",
    query: queryVon(form),
    // The buttons below the list name no variables: the file has the columns of the list.
    variablen: form.has("fall") ? form.getAll("variablen").map(String) : undefined,
    von: tagVon(form, "von"),
    bis: tagVon(form, "bis"),
    zweck: exportZwecke.find((einer) => einer === zweck),
  };
}

type Absicht = (call: Rufe, form: FormData) => Promise<string>;

const order: Absicht = async (call, form) => {
  await call.exporte.requestExport(bestellungVon(form));
  return BESTELLT;
};

const save: Absicht = async (call, form) => {
  const configurationName = textVon(form, "configurationName");
  await call.exporte.saveKonfiguration({ ...bestellungVon(form), configurationName });
  return `Die Konfiguration „${configurationName.trim()}“ ist gespeichert.`;
};

const ZEILEN: Readonly<Record<string, (call: Rufe, uuid: string) => Promise<string>>> = {
  ausfuehren: async (call, uuid) => {
    await call.exporte.repeatExport({ uuid });
    return BESTELLT;
  },
  loeschen: async (call, uuid) => {
    const { configurationName } = await call.exporte.deleteKonfiguration({ uuid });
    return `Die Konfiguration „${configurationName}“ ist gelöscht.`;
  },
};

/** What the button that was pressed does; gives what is said afterwards. */
export function findExportAbsicht(form: FormData): (call: Rufe) => Promise<string> {
  const [art = "", uuid = ""] = textVon(form, "absicht").split(":");
  const zeile = Object.hasOwn(ZEILEN, art) ? ZEILEN[art] : undefined;
  if (zeile !== undefined && isUuid(uuid)) return (call) => zeile(call, uuid);
  return (call) => (art === "speichern" ? save : order)(call, form);
}
