import type { Kind } from "./kind";

/** A value the program works out from others; nothing is stored. Its text comes from the field's `compute`. */
export const computed: Kind = {
  blank: () => null,
  parse: () => ({ wert: null, notices: [] }),
  format: () => "",
  display: () => "",
  exportCell: () => null,
  constraints: () => ({}),
  accepts: () => false,
};
