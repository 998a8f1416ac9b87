import { useState } from "react";
import type { RasterDaten } from "./loadRaster";

/**
 * What the page goes on from. What is read anew in the background takes its place only as long as nothing is typed:
 * rows and revision belong together, and where nothing can be saved any more the controls would go, with what stands in
 * them. `inzwischen`: why that is so meanwhile.
 */
export function useGehalteneTabelle(neueste: RasterDaten) {
  const [isGetippt, setGetippt] = useState(false);
  const [gehalten, setGehalten] = useState(neueste);
  const { vorhabenUuid, tabelle } = neueste.ort;
  const isHier = gehalten.ort.vorhabenUuid === vorhabenUuid && gehalten.ort.tabelle === tabelle;
  const daten = isGetippt && isHier ? gehalten : neueste;
  if (daten !== gehalten) setGehalten(daten);
  return { daten, isGetippt, setGetippt, inzwischen: daten === neueste ? null : neueste.sperre };
}
