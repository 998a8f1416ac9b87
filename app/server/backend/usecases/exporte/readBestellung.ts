import type { Exportbestellung } from "~/contract/tabelle/exporte";
import { type ExportFall, type ExportZweck, listVariablen, needsZweck } from "~/domain/tabelle/exportFaelle";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import { readExportFilter, withExportFilter } from "~/domain/tabelle/exportFilter";
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

/** Search and filters, and of the list of Anträge everything that it knows. */
function readFilter(fall: ExportFall, query: string): string {
  if (fall === "ANTRAEGE") return readQuery("antraege", query);
  const gefragt = new URLSearchParams(query);
  const suche = (gefragt.get("suche") ?? "").trim().slice(0, SUCHE_MAX);
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", "Bitte prüfen Sie den Suchtext.");
  const nurSuche = new URLSearchParams(suche === "" ? {} : { suche });
  return withExportFilter(fall, nurSuche, readExportFilter(fall, gefragt)).toString();
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
  const variablen = isListe ? null : readVariablen(fall, eingabe.variablen ?? [], worksInStab(werIst(person)));
  const [von, bis] = [eingabe.von ?? null, eingabe.bis ?? null];
  if (von !== null && bis !== null && bis < von)
    throw eingabeUngueltig("bis", "Bitte geben Sie ein Ende ein, das nicht vor dem Beginn liegt.");
  const brauchtZweck = needsZweck(fall, variablen ?? listenspalten ?? []);
  if (brauchtZweck && (eingabe.zweck ?? null) === null)
    throw eingabeUngueltig("zweck", "Bitte wählen Sie einen Zweck. Der Export enthält personenbezogene Daten.");
  const zweck = brauchtZweck ? (eingabe.zweck ?? null) : null;
  return { fall, format, query: readFilter(fall, eingabe.query), variablen, von, bis, zweck };
}
