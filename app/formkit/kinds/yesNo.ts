import type { FieldRules, Wert } from "../field";
import { messages } from "../messages";
import { firstOf, type Kind } from "./kind";

function parse(raw: string): Wert {
  if (raw === "true") return true;
  return raw === "false" ? false : null;
}

function displayOf(wert: Wert, field: FieldRules): string {
  if (typeof wert !== "boolean") return messages.keineAngabe;
  return wert ? (field.trueLabel ?? "Ja") : (field.falseLabel ?? "Nein");
}

/**
 * A question answered by yes, by no, or not at all. The radio buttons post "true", "false" and "".
 *
 * @spec §4 A radio shows 'Keine Angabe' for null, otherwise the true label (default 'Ja') or false label (default
 * 'Nein')
 */
export const yesNo: Kind = {
  blank: () => null,
  parse: (raw) => ({ wert: parse(firstOf(raw)), notices: [] }),
  format: (wert) => (typeof wert === "boolean" ? String(wert) : ""),
  display: displayOf,
  exportCell: (wert) => (typeof wert === "boolean" ? wert : null),
  constraints: () => ({}),
  accepts: (wert) => wert === null || typeof wert === "boolean",
};
