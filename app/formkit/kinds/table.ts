import type { Wert } from "../field";
import { messages } from "../messages";
import type { Kind } from "./kind";

const countOf = (wert: Wert): number => (Array.isArray(wert) ? wert.length : 0);

/** Rows of an entity. Rows have forms of their own, so the table itself parses nothing. */
export const table: Kind = {
  blank: () => [],
  parse: () => ({ wert: [], notices: [] }),
  format: () => "",
  display: (wert) => {
    const count = countOf(wert);
    if (count === 0) return messages.keineDaten;
    return count === 1 ? "1 Eintrag" : `${count} Einträge`;
  },
  exportCell: countOf,
  constraints: () => ({}),
  accepts: (wert) => Array.isArray(wert) && wert.every((zeile) => typeof zeile === "object" && zeile !== null),
};
