import type { Exportbestellung } from "~/contract/tabelle/exporte";
import { type ExportFall, type ExportZweck, listVariablen, needsZweck } from "~/domain/tabelle/exportFaelle";
import { mustSayZweck } from "~/domain/tabelle/exportAuswahl";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import { FIRMA_FILTER, readExportFilter, readFirma, withExportFilter } from "~/domain/tabelle/exportFilter";
import {
  filterName,
  isSpaltenfilterGueltig,
  listSpaltenfilter,
  readSpaltenfilter,
  withSpaltenfilter,
} from "~/domain/tabelle/exportSpaltenfilter";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import type { Person } from "../../kontext";
import { blickVon } from "../antraege/antragRechte";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { readQuery } from "../tabellen/tabellen";

const SUCHE_MAX = 200;

/** An order that was checked. `variablen`: null for the columns of the list. */
export type Geprueft = Required<Omit<Exportbestellung, "variablen" | "von" | "bis" | "zweck">> & {
  variablen: string[] | null;
  von: string | null;
  bis: string | null;
  zweck: ExportZweck | null;
};

/** As whom a person orders and fetches: staff belong to no company, whatever their session says. */
export const werIst = (person: Person) => ({ ...person, unternehmenUuid: blickVon(person).unternehmenUuid });

/** Search, filters and the one company that staff have chosen, and of the list of Anträge everything that it knows. */
function readFilter({ fall, isStab }: { fall: ExportFall; isStab: boolean }, query: string): string {
  if (fall === "ANTRAEGE") return readQuery("antraege", query);
  const gefragt = new URLSearchParams(query);
  const suche = (gefragt.get("suche") ?? "").trim().slice(0, SUCHE_MAX);
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", "Bitte prüfen Sie den Suchtext.");
  const neu = new URLSearchParams(suche === "" ? {} : { suche });
  const firma = isStab && fall !== "SYSTEMNACHRICHTEN" ? readFirma(gefragt) : null;
  if (firma !== null) neu.set(FIRMA_FILTER, firma);
  return withSpaltenfilter(
    fall,
    withExportFilter(fall, neu, readExportFilter(fall, gefragt)),
    checkSpalten(fall, gefragt),
  ).toString();
}

/** What is looked for in the columns of a case. Throws EINGABE_UNGUELTIG for what cannot be. */
function checkSpalten(fall: ExportFall, gefragt: URLSearchParams): Record<string, string> {
  const getippte = readSpaltenfilter(fall, gefragt);
  for (const variable of listSpaltenfilter(fall)) {
    const text = getippte[variable.key] ?? "";
    if (!isSpeicherbarerText(text)) throw eingabeUngueltig(filterName(variable.key), "Bitte prüfen Sie den Suchtext.");
    if (text !== "" && !isSpaltenfilterGueltig(variable, text))
      throw eingabeUngueltig(
        filterName(variable.key),
        "Bitte geben Sie einen Tag oder Zeitraum ein: TT.MM.JJJJ oder TT.MM.JJJJ – TT.MM.JJJJ.",
      );
  }
  return getippte;
}

/** The variables that were chosen, in their order; the required ones must be among them. @spec §3 key and required */
function readVariablen(fall: ExportFall, gewaehlt: readonly string[], isStab: boolean): string[] {
  const alle = listVariablen(fall, isStab);
  const fehlende = alle.filter(({ key, required }) => required && !gewaehlt.includes(key));
  if (fehlende.length > 0)
    throw eingabeUngueltig(
      "variablen",
      `Bitte wählen Sie auch ${fehlende.map(({ title }) => `„${title}“`).join(" und ")}. Ohne diese Angaben gibt es keinen Export.`,
    );
  return alle.filter(({ key }) => gewaehlt.includes(key)).map(({ key }) => key);
}

/** What is ordered, if the person may. Throws KEIN_ZUGRIFF, and 422 with the field that is to be put right. */
export function readBestellung(
  person: Person,
  eingabe: Exportbestellung,
  listenspalten: readonly string[] | null,
): Geprueft {
  const { fall, format } = eingabe;
  if (exportUmfangVon(fall, person) === null) throw new Ablehnung("KEIN_ZUGRIFF");
  const isListe = fall === "ANTRAEGE" && eingabe.variablen === undefined;
  const isStab = worksInStab(werIst(person));
  const variablen = isListe ? null : readVariablen(fall, eingabe.variablen ?? [], isStab);
  const [von, bis] = [eingabe.von ?? null, eingabe.bis ?? null];
  if (von !== null && bis !== null && bis < von)
    throw eingabeUngueltig("bis", "Bitte geben Sie ein Ende ein, das nicht vor dem Beginn liegt.");
  const zweck = eingabe.zweck ?? null;
  const query = readFilter({ fall, isStab }, eingabe.query);
  // Whoever looks for a person by name has the person's rows, also without the column.
  const gesuchte = Object.keys(readSpaltenfilter(fall, new URLSearchParams(query)));
  const gewaehlte = [...(variablen ?? listenspalten ?? []), ...gesuchte];
  if (zweck === null && needsZweck(fall, gewaehlte))
    throw eingabeUngueltig("zweck", "Bitte wählen Sie einen Zweck. Der Export enthält personenbezogene Daten.");
  if (zweck === null && mustSayZweck(fall, gewaehlte, isStab))
    throw eingabeUngueltig("zweck", "Bitte wählen Sie einen Zweck. Er wird mit dem Export protokolliert.");
  return { fall, format, query, variablen, von, bis, zweck };
}
