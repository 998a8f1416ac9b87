import type { Rufe } from "~/contract/wire/call";
import type { Person } from "~/domain/benutzer/rollen";
import { EXPORT_FORMATE, exportFormate } from "~/domain/tabelle/exportDatei";
import {
  EXPORT_FAELLE,
  EXPORT_ZWECKE,
  type ExportFall,
  exportZwecke,
  isExportFall,
  listVariablen,
} from "~/domain/tabelle/exportFaelle";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import {
  describeListenfilter,
  filterName,
  listFilterbare,
  readExportFilter,
  withExportFilter,
} from "~/domain/tabelle/exportFilter";
import { chooseSpalten, TABELLEN, worksInStab } from "~/domain/tabelle/tabellen";
import { toAuswahl } from "~/domain/tabelle/tabellenspalte";
import { href } from "~/routing/href";

type Wahl = { value: string; label: string };

/** The form of a case, filled with what the address names. */
export type ExportFormularDaten = {
  fall: string;
  label: string;
  zeit: string;
  variablen: Wahl[];
  gewaehlt: string[];
  pflicht: string;
  personenbezogen: string;
  filter: { name: string; label: string; wahl: Wahl[]; gewaehlt: string[] }[];
  formate: Wahl[];
  zwecke: Wahl[];
  /** Everything of the list that the form does not ask for. */
  ansicht: string;
  /** In words, what of it narrows the rows, and where the form is without it; null for nothing. */
  uebernommen: { text: string; ohne: string } | null;
  vorher: Record<"suche" | "von" | "bis" | "zweck" | "format" | "name", string>;
};

type Werker = Person & { unternehmenUuid: string | null };

/** What is ticked at first: what the address names, else the columns of the list, else everything without people. */
async function loadGewaehlte(
  call: Rufe,
  { fall, url, person }: { fall: ExportFall; url: URL; person: Werker },
): Promise<string[]> {
  const isStab = worksInStab(person);
  const alle = listVariablen(fall, isStab);
  const genannte = url.searchParams.get("variablen");
  if (genannte !== null) return genannte.split(",");
  if (fall !== "ANTRAEGE" || !url.searchParams.has("ansicht"))
    return alle
      .filter(({ required, isPersonenbezogen }) => required || isPersonenbezogen !== true)
      .map(({ key }) => key);
  const { spalten: gewaehlt } = await call.tabellen.getTabelle({ tabelle: "antraege" });
  const spalten = chooseSpalten(TABELLEN.antraege, { gewaehlt, isStab }).map(({ key }): string => key);
  return [...spalten, ...alle.filter(({ required }) => required).map(({ key }) => key)];
}

function toFilter(fall: ExportFall, ansicht: URLSearchParams): ExportFormularDaten["filter"] {
  const gewaehlte = readExportFilter(fall, ansicht);
  return listFilterbare(fall).map(({ key, title, namen }) => ({
    name: filterName(key),
    label: title,
    wahl: toAuswahl(namen),
    gewaehlt: gewaehlte[key] ?? [],
  }));
}

function toUebernommen(fall: ExportFall, ansicht: URLSearchParams): ExportFormularDaten["uebernommen"] {
  const text = describeListenfilter(fall, ansicht);
  if (text === "") return null;
  const suche = ansicht.get("suche");
  const nurSuche = new URLSearchParams(suche === null ? {} : { suche });
  const ohne = withExportFilter(fall, nurSuche, readExportFilter(fall, ansicht)).toString();
  return { text, ohne: href("exportMainView", {}, { fall, ansicht: ohne }) };
}

/** The form of the case that the address names; null for none, and for one that the person may not export. */
export async function loadExportFormular(call: Rufe, url: URL, person: Werker): Promise<ExportFormularDaten | null> {
  const fall = url.searchParams.get("fall");
  if (!isExportFall(fall) || exportUmfangVon(fall, person) === null) return null;
  const { label, zeit } = EXPORT_FAELLE[fall];
  const variablen = listVariablen(fall, worksInStab(person));
  const ansicht = new URLSearchParams(url.searchParams.get("ansicht") ?? "");
  const von = (name: string): string => url.searchParams.get(name) ?? "";
  const titel = (welche: typeof variablen): string => welche.map(({ title }) => title).join(", ");
  return {
    fall,
    label,
    zeit,
    variablen: variablen.map(({ key, title }) => ({ value: key, label: title })),
    gewaehlt: await loadGewaehlte(call, { fall, url, person }),
    pflicht: titel(variablen.filter(({ required }) => required)),
    personenbezogen: titel(variablen.filter(({ isPersonenbezogen }) => isPersonenbezogen === true)),
    filter: toFilter(fall, ansicht),
    formate: exportFormate.map((value) => ({ value, label: EXPORT_FORMATE[value].label })),
    zwecke: exportZwecke.map((value) => ({ value, label: EXPORT_ZWECKE[value] })),
    ansicht: ansicht.toString(),
    uebernommen: toUebernommen(fall, ansicht),
    vorher: {
      suche: ansicht.get("suche") ?? "",
      von: von("von"),
      bis: von("bis"),
      zweck: von("zweck"),
      format: von("format") || "CSV",
      name: von("name"),
    },
  };
}
