import type { Regelbefund, Wert } from "../../../formkit/field";

/** An error: blocks the submission. `property` names another field of the same entity. */
export function fehler(message: string, property?: string): Regelbefund {
  return property === undefined ? { art: "fehler", message } : { art: "fehler", message, property };
}

/** A warning: never blocks. */
export function warnung(message: string, property?: string): Regelbefund {
  return property === undefined ? { art: "warnung", message } : { art: "warnung", message, property };
}

/** Nothing found. */
export const KEINE_BEFUNDE: readonly Regelbefund[] = [];

/** Check of a text: an error with `message` when it is not blank and does not have the shape. */
export function checkMuster(muster: RegExp, message: string): (wert: Wert) => readonly Regelbefund[] {
  return (wert) => (typeof wert === "string" && wert !== "" && !muster.test(wert) ? [fehler(message)] : KEINE_BEFUNDE);
}

/** Check of a multiple choice: an error when something chosen is no longer offered. */
export function checkAuswahlVorhanden(
  wert: Wert,
  angebot: readonly { readonly key: string }[],
  message: string,
): readonly Regelbefund[] {
  if (!Array.isArray(wert)) return KEINE_BEFUNDE;
  const fehlt = wert.some((key) => !angebot.some((option) => option.key === key));
  return fehlt ? [fehler(message)] : KEINE_BEFUNDE;
}
