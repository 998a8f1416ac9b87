import type { Field, FormKontext, Wert, Werte, Zeile } from "./field";

/** True for the rows of a table; an empty list counts as rows too. */
export function isZeilen(wert: Wert | undefined): wert is Zeile[] {
  return Array.isArray(wert) && wert.every((eintrag) => typeof eintrag === "object");
}

/** True for a list of keys or chips; an empty list counts too. */
export function isTextListe(wert: Wert | undefined): wert is string[] {
  return Array.isArray(wert) && wert.every((eintrag) => typeof eintrag === "string");
}

/** The text stored under `key`; "" when there is none. */
export function textOf(werte: Werte, key: string): string {
  const wert = werte[key];
  return typeof wert === "string" ? wert : "";
}

/** The answer to a yes/no question: true, false, or null when not answered. */
export function yesNoOf(werte: Werte, key: string): boolean | null {
  const wert = werte[key];
  return typeof wert === "boolean" ? wert : null;
}

/** True only when the stored value is true: a ticked box or a yes. */
export function isYes(werte: Werte, key: string): boolean {
  return werte[key] === true;
}

/** The chosen keys or chips stored under `key`; [] when there are none. */
export function listOf(werte: Werte, key: string): string[] {
  const wert = werte[key];
  return isTextListe(wert) ? wert : [];
}

/** The rows of the table stored under `key`; [] when there are none. */
export function rowsOf(werte: Werte, key: string): Zeile[] {
  const wert = werte[key];
  return isZeilen(wert) ? wert : [];
}

/**
 * Nothing was entered: undefined, null, blank text, an empty list. `false` is an answer: a no, or a box left unticked.
 */
export function isBlank(wert: Wert | undefined): boolean {
  if (wert === undefined || wert === null) return true;
  if (typeof wert === "string") return wert.trim() === "";
  return Array.isArray(wert) && wert.length === 0;
}

/** Says whether somebody has answered: a "no" to a question is an answer, a box left unticked is none. */
export function isAnswered<K extends FormKontext>({ kind }: Pick<Field<K>, "kind">, wert: Wert | undefined): boolean {
  return !isBlank(wert) && (kind === "yesNo" || wert !== false);
}
