import type { Vergleich } from "~/contract/antrag/austausch";
import type { Problem } from "~/contract/wire/problem";

/** The answer to a file: what it would change, or why it was refused. `inhalt` is the file, `text` what was pasted. */
export type ImportAntwort = {
  problem: Problem | null;
  vergleich: Vergleich | null;
  inhalt: string;
  text: string;
  /** What was ticked. */
  auswahl: string[];
};
