import type { KmuErgebnisGroesse } from "./kmu";
import { KMU_GROESSEN, type KmuGroesse } from "./kmuGrenzen";

/**
 * How the calculation stands to what the company declares in its master data. It offers its result only where nothing
 * was declared; what a person declares, it never replaces.
 */
export type KmuVorschlag =
  | { readonly art: "OFFEN" }
  | { readonly art: "ANGEBOT"; readonly berechnet: KmuGroesse }
  | { readonly art: "GLEICH"; readonly erklaert: KmuGroesse }
  | { readonly art: "NUR_ERKLAERT"; readonly erklaert: KmuGroesse }
  | { readonly art: "ABWEICHUNG"; readonly erklaert: KmuGroesse; readonly berechnet: KmuGroesse };

/** What each size is called where it is chosen. */
export const KMU_GROESSEN_TITEL: Readonly<Record<KmuGroesse, string>> = {
  KLEINST: "Kleinstunternehmen",
  KLEIN: "Kleines Unternehmen",
  MITTEL: "Mittleres Unternehmen",
  KEIN_KMU: "Kein kleines oder mittleres Unternehmen",
};

/** True for one of the sizes. */
export const isKmuGroesse = (text: string): text is KmuGroesse => KMU_GROESSEN.some((groesse) => groesse === text);

/** Compares what is declared ("" for nothing) with what was worked out. */
export function decideKmuVorschlag(erklaert: string, berechnet: KmuErgebnisGroesse): KmuVorschlag {
  const istErklaert = isKmuGroesse(erklaert);
  if (berechnet === "UNBEKANNT") return istErklaert ? { art: "NUR_ERKLAERT", erklaert } : { art: "OFFEN" };
  if (!istErklaert) return { art: "ANGEBOT", berechnet };
  return erklaert === berechnet ? { art: "GLEICH", erklaert } : { art: "ABWEICHUNG", erklaert, berechnet };
}

/** What the estimate starts with, and where it comes from. */
export type KmuVorgabe = { readonly istKmu: boolean; readonly quelle: "STAMMDATEN" | "BERECHNUNG" };

/** A declaration goes before the calculation, which is made only without one; null where there is neither. */
export function findKmuVorgabe(erklaert: string, compute: () => KmuErgebnisGroesse): KmuVorgabe | null {
  if (isKmuGroesse(erklaert)) return { istKmu: erklaert !== "KEIN_KMU", quelle: "STAMMDATEN" };
  const berechnet = compute();
  return berechnet === "UNBEKANNT" ? null : { istKmu: berechnet !== "KEIN_KMU", quelle: "BERECHNUNG" };
}
