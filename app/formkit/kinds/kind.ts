import type { FieldRules, Option, Wert } from "../field";

/** A typed text turned into a value. */
export type Parsed = {
  wert: Wert;
  /** Not storable, e.g. letters in a number: blocks saving; the typed text stays on screen. */
  issue?: string;
  /** Storable but not quite what was typed, e.g. cut off. */
  notices: string[];
  /** What was cut off because the text was too long. */
  rest?: string;
};

/** What the browser may limit while typing. */
export type Constraints = { maxLength?: number; inputMode?: "text" | "numeric" | "decimal" };

/** Everything the engine knows about one kind of field. A new kind does not compile until all of it exists. */
export type Kind = {
  blank(field: FieldRules): Wert;
  /** `raw` is what the form control posted: null when it posted nothing. */
  parse(raw: string | string[] | null, field: FieldRules): Parsed;
  /** The value as its form control holds it; `parse(format(x))` is x again. */
  format(wert: Wert, field: FieldRules): string | string[];
  /** The value for readers: "–" when blank. */
  display(wert: Wert, field: FieldRules, options?: readonly Option[]): string;
  exportCell(wert: Wert): string | number | boolean | null;
  constraints(field: FieldRules): Constraints;
  /** May this be stored under such a field? For values that did not come through `parse`. */
  accepts(wert: unknown, field: FieldRules): boolean;
};

/** What readers see in place of a blank answer. */
export const BLANK_TEXT = "–";

/** The single text of a control; the first one when several were posted. */
export function firstOf(raw: string | string[] | null): string {
  return (Array.isArray(raw) ? raw[0] : raw) ?? "";
}

/** All texts of a control. */
export function allOf(raw: string | string[] | null): string[] {
  if (raw === null) return [];
  return Array.isArray(raw) ? raw : [raw];
}

/** The value when it is a text, otherwise "". */
export function asText(wert: Wert): string {
  return typeof wert === "string" ? wert : "";
}

/** The value's texts when it is a list of texts, otherwise []. */
export function asList(wert: Wert): string[] {
  return Array.isArray(wert) ? wert.filter((eintrag) => typeof eintrag === "string") : [];
}

/** A list of distinct texts, each of at most `max` characters. */
export function isDistinctTexts(wert: unknown, max: number): wert is string[] {
  if (!Array.isArray(wert)) return false;
  return wert.every((text) => typeof text === "string" && text.length <= max) && new Set(wert).size === wert.length;
}
