import type { HilfeForm, HilfeOrt } from "./hilfeBereich";

/** Value of the query `hilfe` that keeps the drawer closed which would open by itself. */
export const HILFE_AUS = "aus";

const FORM_JE_TABELLE = new Map<string, Exclude<HilfeForm, null>>([
  ["auftragnehmer", "auftragnehmer"],
  ["kooperationspartner", "kooperationspartner"],
  ["wirtschaftsgueter", "wirtschaftsgut"],
]);

/**
 * The place of a form page as its query tells it: `tab` counted from 0, and the entity form while `zeile` names an open
 * row.
 */
export function readHilfeOrt(bereich: string, query: { get(name: string): string | null }): HilfeOrt {
  const tab = Number(query.get("tab") ?? "0");
  const isRowOpen = (query.get("zeile") ?? "") !== "";
  return {
    bereich,
    tab: Number.isInteger(tab) && tab >= 0 ? tab : 0,
    form: isRowOpen ? (FORM_JE_TABELLE.get(query.get("tabelle") ?? "") ?? null) : null,
  };
}
