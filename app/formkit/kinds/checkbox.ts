import { firstOf, type Kind } from "./kind";

/** A box to tick. A ticked one posts "true" (or the browser's "on"), an unticked one nothing. */
export const checkbox: Kind = {
  blank: () => false,
  parse: (raw) => ({ wert: ["true", "on"].includes(firstOf(raw)), notices: [] }),
  format: (wert) => (wert === true ? "true" : ""),
  display: (wert) => (wert === true ? "Ja" : "Nein"),
  exportCell: (wert) => wert === true,
  constraints: () => ({}),
  accepts: (wert) => typeof wert === "boolean",
};
