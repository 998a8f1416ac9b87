import type { FehlerCode } from "~/contract/fehlerkatalog";
import type { ProblemItem } from "~/contract/problem";

/** A named refusal of a use case. Thrown, so that an open transaction rolls back; `http/problems.ts` makes the answer of it. */
export class Ablehnung extends Error {
  readonly code: FehlerCode;
  readonly errors: ProblemItem[];
  readonly userMessage: string | undefined;

  /** `userMessage` replaces the message of the error catalogue. */
  constructor(code: FehlerCode, errors: ProblemItem[] = [], userMessage?: string) {
    super(code);
    this.name = "Ablehnung";
    this.code = code;
    this.errors = errors;
    this.userMessage = userMessage;
  }
}

/** A refusal because of one property of the input. */
export function eingabeUngueltig(property: string, ...messages: string[]): Ablehnung {
  return new Ablehnung(
    "EINGABE_UNGUELTIG",
    messages.map((message) => ({ uuid: "", property, message })),
  );
}
