import type { Texte } from "./stellen";

/**
 * A draft of few questions, as the vault and the question before leaving know it; its controls have the names of its
 * questions.
 */
export type Entwurf = {
  /** The Antrag, and the document or message that is written about. */
  wo: { antrag: string; vorhaben: string };
  revision: number;
  /** The stored text of each question. */
  basis: Texte;
  labels: Readonly<Record<string, string>>;
  /**
   * A control of what is not stored yet, as a row that was begun on the page: what it asks, and the text that the
   * program has begun it with; null for a name that is none.
   */
  neu?: (name: string) => { label: string; start: string | string[] } | null;
  /** A typed text as people read it. */
  lesbar: (name: string, text: string | string[]) => string;
};
