import type { HilfeForm, HilfeOrt } from "./hilfeBereich";
import { readHilfeOrt } from "./hilfeOrt";

/** Where the tables stand that a page can show as a whole. */
const JE_TABELLE = new Map<string, { tab: number; form: HilfeForm }>([
  ["auftragnehmer", { tab: 2, form: "auftragnehmer" }],
  ["kooperationspartner", { tab: 3, form: "kooperationspartner" }],
  ["arbeitspakete", { tab: 5, form: null }],
  ["wirtschaftsgueter", { tab: 6, form: "wirtschaftsgut" }],
  ["rahmen", { tab: 7, form: null }],
]);

/**
 * The place of a page as its query tells it; one that shows a table as a whole names that, and no tab. The table is
 * known here alone: every page loads what the browser reads of a place.
 */
export function readTabellenOrt(bereich: string, query: URLSearchParams): HilfeOrt {
  const ort = query.has("tab") ? undefined : JE_TABELLE.get(query.get("tabelle") ?? "");
  return ort === undefined ? readHilfeOrt(bereich, query) : { bereich, ...ort };
}
