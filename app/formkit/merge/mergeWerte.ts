import type { Field, FormKontext, Werte } from "../field";
import type { Entscheide, Merge, Staende } from "./merge";
import { mergeFelder, type Sammlung } from "./mergeFelder";
import { mergeZeilen } from "./mergeZeilen";

/** Merges the answers to these fields, rows of tables included. Keys that no field has stay as they are stored. */
export function mergeWerte<K extends FormKontext>(
  fields: readonly Field<K>[],
  staende: Staende,
  decide: Entscheide,
): Merge {
  const sammlung: Sammlung = { konflikte: [], uebernommen: [], decide };
  const tabellen: Werte = {};
  for (const field of fields) {
    if (field.entity !== undefined)
      tabellen[field.key] = mergeZeilen({ ...field, entity: field.entity }, staende, sammlung);
  }
  const einfache = mergeFelder(fields, staende, { ort: null, sammlung });
  const { konflikte, uebernommen } = sammlung;
  return { werte: { ...staende.gespeichert, ...einfache, ...tabellen }, konflikte, uebernommen };
}
