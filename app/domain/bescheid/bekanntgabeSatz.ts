import { BEKANNTGABE, type BekanntgabeRegel } from "./bescheidFristen";

/** When a decision counts as announced under a rule, as a sentence that stands after one about the decision. */
export function bekanntgabeSatz(regel: BekanntgabeRegel): string {
  const { anlass, tage } = BEKANNTGABE[regel];
  const tag = tage === 1 ? "am Tag" : `am ${String(tage)}. Tag`;
  if (anlass === "ABRUF") return `Er gilt ${tag} nach dem Abruf als bekannt gegeben.`;
  const wonach = anlass === "POST" ? "der Aufgabe zur Post" : "der Bereitstellung";
  return `Er gilt ${tag} nach ${wonach} als bekannt gegeben, unabhängig vom Tag des Abrufs.`;
}
