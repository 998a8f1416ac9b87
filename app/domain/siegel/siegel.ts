import type { Werte } from "../../formkit/field";
import { isReinerAuftrag } from "../antrag/formular/v2/bedingungen";

/**
 * The two seals, by how the certified Vorhaben was carried out. Colours meet a contrast of 4.5:1 with white.
 *
 * @spec domain.md 4.1 two variants: own research / fully commissioned research; colours red / orange
 */
export const SIEGEL_VARIANTEN = {
  EIGENE: {
    label: "Eigene Forschung",
    erklaerung: "Ihr Unternehmen forscht selbst, allein, in Kooperationen oder zusätzlich mit Aufträgen an andere.",
    farbe: "#b3202c",
    farbname: "Rot",
  },
  AUFTRAG: {
    label: "Auftragsforschung",
    erklaerung: "Ihr Unternehmen hat das Vorhaben vollständig bei anderen in Auftrag gegeben.",
    farbe: "#b85000",
    farbname: "Orange",
  },
} as const;

/** Key of a seal. */
export type SiegelVariante = keyof typeof SIEGEL_VARIANTEN;

/** The keys in the order in which they are shown. */
export const siegelVarianten = ["EIGENE", "AUFTRAG"] as const satisfies readonly SiegelVariante[];

/** The words on every seal. */
export const SIEGEL_TEXT = "Forschung bescheinigt";

/** The files in which a seal can be had. */
export const SIEGEL_FORMATE = {
  svg: { label: "SVG", typ: "image/svg+xml", zweck: "für Websites und alle Programme, die Vektorgrafiken kennen" },
  png: {
    label: "PNG",
    typ: "image/png",
    zweck: "für Präsentationen und E-Mails, 1.200 Pixel breit, Hintergrund durchsichtig",
  },
  pdf: { label: "PDF", typ: "application/pdf", zweck: "für den Druck" },
} as const;

/** Key of a file format. */
export type SiegelFormat = keyof typeof SIEGEL_FORMATE;

/** The formats in the order in which they are offered. */
export const siegelFormate = ["svg", "png", "pdf"] as const satisfies readonly SiegelFormat[];

/**
 * Which seal a certified Vorhaben earns.
 *
 * @spec domain.md 2.2 own research (also mixed) → "red"; Vorhaben fully commissioned → "orange"
 */
export const siegelVarianteVon = (vorhaben: Werte): SiegelVariante =>
  isReinerAuftrag(vorhaben) ? "AUFTRAG" : "EIGENE";

/** The name of the file of a seal. */
export const siegelDateiname = (variante: SiegelVariante, format: SiegelFormat): string =>
  `siegel-${variante === "EIGENE" ? "eigene-forschung" : "auftragsforschung"}.${format}`;
