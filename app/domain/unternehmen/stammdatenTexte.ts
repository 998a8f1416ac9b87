import type { Werte } from "../../formkit/field";

/** The master data that are texts, as a submission keeps them. */
export const stammdatenTexte = (werte: Werte): Record<string, string> =>
  Object.fromEntries(Object.entries(werte).flatMap(([key, wert]) => (typeof wert === "string" ? [[key, wert]] : [])));
