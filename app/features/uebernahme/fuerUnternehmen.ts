import type { Problem } from "~/contract/problem";
import type { SitzungBenutzer } from "~/contract/benutzer";
import { eingabeProblem, textVon } from "~/features/anmeldung";

/** Name of the hidden field that says for which company a form was opened. */
export const UNTERNEHMEN_FELD = "unternehmen";

/**
 * The refusal of a form whose company is no longer the chosen one, null when it is. Forms about an Antrag need no such field: it belongs to a
 * company. A form that begins one would put what was typed before the colleagues in another company.
 */
export function findAnderesUnternehmen(
  formData: FormData,
  { unternehmenUuid, unternehmenName }: Pick<SitzungBenutzer, "unternehmenUuid" | "unternehmenName">,
): Problem | null {
  const gemeint = textVon(formData, UNTERNEHMEN_FELD);
  if (gemeint === "" || gemeint === unternehmenUuid) return null;
  const text = `Sie haben inzwischen das Unternehmen gewechselt und handeln jetzt für ${unternehmenName ?? "kein Unternehmen"}. Es wurde nichts angelegt. Wenn der Antrag für dieses Unternehmen sein soll, senden Sie das Formular noch einmal. Sonst wechseln Sie zuerst das Unternehmen.`;
  return { ...eingabeProblem({}), userMessage: text };
}
