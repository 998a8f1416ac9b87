import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { FaqFrage } from "~/contract/mitteilung/faq";

/**
 * The answer to the form of an entry: a refusal, what readers would see, or (`vorschau` null) the form again; each with
 * everything that was typed.
 */
export type FaqAntwort = FormAntwort | { problem: null; eingaben: Eingaben; vorschau: Omit<FaqFrage, "uuid"> | null };

/** What readers would see, where that was asked for. */
export const vorschauVon = (antwort: FaqAntwort | undefined) =>
  antwort !== undefined && "vorschau" in antwort ? antwort.vorschau : null;
