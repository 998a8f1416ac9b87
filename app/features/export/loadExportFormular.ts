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
import { mustSayZweck } from "~/domain/tabelle/exportAuswahl";
import { exportUmfangVon } from "~/domain/tabelle/exportRechte";
import {
  describeListenfilter,
  listFilterbare,
  readExportFilter,
  readFirma,
  withExportFilter,
} from "~/domain/tabelle/exportFilter";
import { filterName, listSpaltenfilter, readSpaltenfilter } from "~/domain/tabelle/exportSpaltenfilter";
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
  /** A purpose is asked for whatever is chosen. */
  isZweckPflicht: boolean;
  filter: { name: string; label: string; wahl: Wahl[]; gewaehlt: string[] }[];
  /** Columns into whose filters something is typed. */
  spalten: { name: string; label: string; isTag: boolean; text: string }[];
  formate: Wahl[];
  zwecke: Wahl[];
  /** Everything of the list that the form does not ask for. */
  ansicht: string;
  /** In words, what of it narrows the rows, and where the form is without it; null for nothing. */
  uebernommen: { text: string; ohne: string } | null;
  vorher: Record<"suche" | "von" | "bis" | "zweck" | "format" | "name", string>;
};

/** Who exports. */
export type Werker = Person & { unternehmenUuid: string | null; angesehen: { uuid: string; name: string } | null };

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

function toSpalten(fall: ExportFall, ansicht: URLSearchParams, isStab: boolean): ExportFormularDaten["spalten"] {
  const getippte = readSpaltenfilter(fall, ansicht);
  return listSpaltenfilter(fall)
    .filter(({ isNurStab }) => isStab || isNurStab !== true)
    .map(({ key, title, art }) => ({
      name: filterName(key),
      label: title,
      isTag: art === "tag",
      text: getippte[key] ?? "",
    }));
}

/** The company that the order is about, in words. */
function firmaText(ansicht: URLSearchParams, { angesehen }: Werker): string {
  const firma = readFirma(ansicht);
  if (firma === null) return "";
  return firma === angesehen?.uuid ? `nur ${angesehen.name}` : "nur ein Unternehmen";
}

function toUebernommen(fall: ExportFall, ansicht: URLSearchParams, person: Werker): ExportFormularDaten["uebernommen"] {
  const text = [firmaText(ansicht, person), describeListenfilter(fall, ansicht)]
    .filter((teil) => teil !== "")
    .join(", ");
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
  const isStab = worksInStab(person);
  const variablen = listVariablen(fall, isStab);
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
    isZweckPflicht: mustSayZweck(fall, [], isStab),
    filter: toFilter(fall, ansicht),
    spalten: toSpalten(fall, ansicht, isStab),
    formate: exportFormate.map((value) => ({ value, label: EXPORT_FORMATE[value].label })),
    zwecke: exportZwecke.map((value) => ({ value, label: EXPORT_ZWECKE[value] })),
    ansicht: ansicht.toString(),
    uebernommen: toUebernommen(fall, ansicht, person),
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
