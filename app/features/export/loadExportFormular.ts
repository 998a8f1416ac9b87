import type { Rufe } from "~/contract/wire/call";
import type { Person } from "~/domain/benutzer/rollen";
import { EXPORT_FORMATE, exportFormate } from "~/domain/tabelle/exportDatei";
import {
  EXPORT_FAELLE,
  EXPORT_ZWECKE,
  type ExportFall,
  exportUmfangVon,
  exportZwecke,
  isExportFall,
  listVariablen,
} from "~/domain/tabelle/exportFaelle";
import { chooseSpalten, TABELLEN, worksInStab } from "~/domain/tabelle/tabellen";

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
  status: Wahl[];
  formate: Wahl[];
  zwecke: Wahl[];
  /** Everything of the list that the form does not ask for. */
  ansicht: string;
  vorher: Record<"suche" | "status" | "von" | "bis" | "zweck" | "format" | "name", string>;
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

/** The form of the case that the address names; null for none, and for one that the person may not export. */
export async function loadExportFormular(call: Rufe, url: URL, person: Werker): Promise<ExportFormularDaten | null> {
  const fall = url.searchParams.get("fall");
  if (!isExportFall(fall) || exportUmfangVon(fall, person) === null) return null;
  const { label, zeit } = EXPORT_FAELLE[fall];
  const variablen = listVariablen(fall, worksInStab(person));
  const ansicht = new URLSearchParams(url.searchParams.get("ansicht") ?? "");
  const von = (name: string): string => url.searchParams.get(name) ?? "";
  const namen = variablen.find(({ key }) => key === "status")?.namen ?? {};
  const titel = (welche: typeof variablen): string => welche.map(({ title }) => title).join(", ");
  return {
    fall,
    label,
    zeit,
    variablen: variablen.map(({ key, title }) => ({ value: key, label: title })),
    gewaehlt: await loadGewaehlte(call, { fall, url, person }),
    pflicht: titel(variablen.filter(({ required }) => required)),
    personenbezogen: titel(variablen.filter(({ isPersonenbezogen }) => isPersonenbezogen === true)),
    status: Object.entries(namen).map(([value, name]) => ({ value, label: name })),
    formate: exportFormate.map((value) => ({ value, label: EXPORT_FORMATE[value].label })),
    zwecke: exportZwecke.map((value) => ({ value, label: EXPORT_ZWECKE[value] })),
    ansicht: ansicht.toString(),
    vorher: {
      suche: ansicht.get("suche") ?? "",
      status: ansicht.get("filter.status") ?? "",
      von: von("von"),
      bis: von("bis"),
      zweck: von("zweck"),
      format: von("format") || "CSV",
      name: von("name"),
    },
  };
}
