import { useEffect } from "react";
import { isTabEnabled } from "~/formkit/relevance";
import type { FormularDaten } from "./formularDaten";
import { formVon, type VorhabenWerte } from "./platz";

/** Which tabs can be opened: one letter for each, "j" or "n". As a text it can be compared. */
export type FreieReiter = string;

/** Which tabs these answers open. */
export const freieReiterVon = (
  { ort, kontext }: Pick<FormularDaten, "ort" | "kontext">,
  werte: VorhabenWerte,
): FreieReiter =>
  formVon(ort)
    .tabs.map((tab) => (isTabEnabled(tab, { werte, wurzel: werte, kontext }) ? "j" : "n"))
    .join("");

/** Says whether a tab can be opened no more. */
export function isReiterZu(vorher: FreieReiter, jetzt: FreieReiter): boolean {
  for (let tab = 0; tab < vorher.length; tab += 1) if (vorher[tab] === "j" && jetzt[tab] === "n") return true;
  return false;
}

/** Tells the page which tabs the answers open that are typed now, as long as the form is there. */
export function useFreieReiter(frei: FreieReiter, onFrei: (frei: FreieReiter | null) => void): void {
  useEffect(() => {
    onFrei(frei);
    return () => onFrei(null);
  }, [frei, onFrei]);
}
