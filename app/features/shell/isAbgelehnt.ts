/**
 * Does an action answer that it has refused its form? See `FormAntwort`; an import that went well answers, too, without
 * a problem.
 */
export const isAbgelehnt = (antwort: unknown): boolean =>
  typeof antwort === "object" &&
  antwort !== null &&
  "problem" in antwort &&
  antwort.problem !== null &&
  antwort.problem !== undefined;
