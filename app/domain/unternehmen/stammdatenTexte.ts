import type { Werte } from "../../formkit/field";

/**
 * The master data as a submission keeps them: texts as they are, answers to questions as "true" or "false", and nothing
 * for no answer.
 */
export const stammdatenTexte = (werte: Werte): Record<string, string> =>
  Object.fromEntries(
    Object.entries(werte).flatMap(([key, wert]) =>
      typeof wert === "string" || typeof wert === "boolean" ? [[key, String(wert)]] : [],
    ),
  );
