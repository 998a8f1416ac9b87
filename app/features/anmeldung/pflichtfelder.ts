import type { Problem } from "~/contract/wire/problem";
import { FEHLER_IM_BROWSER } from "~/contract/wire/fehlerImBrowser";
import { countCharacters } from "~/lib/text";

/** A refusal that the portal finds by itself, in the shape of the backend's. Errors by field name. */
export function eingabeProblem(errors: Readonly<Record<string, string>>): Problem {
  const { status, subStatus, message } = FEHLER_IM_BROWSER.EINGABE_UNGUELTIG;
  return {
    code: "EINGABE_UNGUELTIG",
    userMessage: message,
    httpStatus: status,
    httpSubStatus: subStatus,
    errors: Object.entries(errors).map(([property, text]) => ({ uuid: "", property, message: text })),
  };
}

/** The refusal of a form with empty mandatory fields, null when all are filled in. `felder`: name to message. */
export function findLeereFelder(formData: FormData, felder: Readonly<Record<string, string>>): Problem | null {
  const leere = Object.entries(felder).filter(([name]) => textVon(formData, name).trim() === "");
  return leere.length === 0 ? null : eingabeProblem(Object.fromEntries(leere));
}

/** A posted text; a missing one and a file count as empty. */
export function textVon(formData: FormData, name: string): string {
  const value = formData.get(name);
  return typeof value === "string" ? value : "";
}

/** The refusal of a form with texts that are too long, null when none is. `felder`: name to most characters. */
export function findZuLange(formData: FormData, felder: Readonly<Record<string, number>>): Problem | null {
  const lange = Object.entries(felder).filter(([name, max]) => countCharacters(textVon(formData, name).trim()) > max);
  if (lange.length === 0) return null;
  return eingabeProblem(
    Object.fromEntries(lange.map(([name, max]) => [name, `Sie dürfen maximal ${String(max)} Zeichen eingeben`])),
  );
}
