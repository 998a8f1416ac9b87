import { z } from "zod";
import { FILTER_MAX } from "~/domain/tabelle/tabellenAnsicht";
import { eingabeUngueltig } from "../../ablehnung";

/** What is asked of a list: which page, in which order, and what of it. */
export type Listenanfrage = {
  page: number;
  /** 0: all. */
  size: number;
  sort?: string | undefined;
  suche?: string | undefined;
  filter?: string | undefined;
};

const filterJson = z.record(z.string(), z.string().max(FILTER_MAX));

/** Why a list refuses what is asked of it. */
export const UNGUELTIG = "Ungültiges Format";

/** The filters by their columns. */
export function readFilterJson(filter: string | undefined): Record<string, string> {
  if (filter === undefined || filter === "") return {};
  try {
    return filterJson.parse(JSON.parse(filter));
  } catch {
    throw eingabeUngueltig("filter", UNGUELTIG);
  }
}
