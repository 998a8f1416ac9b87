import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";

/** A refusal, or (`problem` null) a kept form that was opened again; both with everything that was typed. */
export type Wiedergeoeffnet = FormAntwort | { problem: null; eingaben: Eingaben };
