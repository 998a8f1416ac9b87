import type { Problem } from "~/contract/wire/problem";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import { eingabeProblem, textVon } from "~/features/anmeldung";

/** Name of the hidden field that says for which company a form was opened. */
export const UNTERNEHMEN_FELD = "unternehmen";

/** What was not done, and what would have to be meant to send the form once more, as parts of German sentences. */
type Folgen = { unterblieben: string; gemeint: string };

/**
 * The refusal of a form whose company is no longer the chosen one, null when it is. Forms about an Antrag need no such
 * field: it belongs to a company. One that begins an Antrag would put what was typed before the colleagues in another
 * company; one that agrees would bind it.
 */
export function findAnderesUnternehmen(
  formData: FormData,
  { unternehmenUuid, unternehmenName }: Pick<SitzungBenutzer, "unternehmenUuid" | "unternehmenName">,
  { unterblieben, gemeint }: Folgen,
): Problem | null {
  const gewaehlt = textVon(formData, UNTERNEHMEN_FELD);
  if (gewaehlt === "" || gewaehlt === unternehmenUuid) return null;
  const text = `Sie haben inzwischen das Unternehmen gewechselt und handeln jetzt für ${unternehmenName ?? "kein Unternehmen"}. ${unterblieben} Wenn ${gemeint}, senden Sie das Formular noch einmal. Sonst wechseln Sie zuerst das Unternehmen.`;
  return { ...eingabeProblem({}), userMessage: text };
}
