import { describe, expect, it } from "vitest";
import {
  SIEGEL_FORMATE,
  SIEGEL_VARIANTEN,
  siegelDateiname,
  siegelFormate,
  siegelVarianten,
  siegelVarianteVon,
} from "~/domain/siegel/siegel";

describe("Siegel", () => {
  it.each([
    ["nur eigene Forschung", { eigenbetrieblich: true }, "EIGENE"],
    ["eigene Forschung und Aufträge", { eigenbetrieblich: true, auftrag: true }, "EIGENE"],
    ["Kooperation und Aufträge", { kooperationForschung: true, auftrag: true }, "EIGENE"],
    ["nur Aufträge", { auftrag: true }, "AUFTRAG"],
    ["keine Angabe", {}, "EIGENE"],
  ])("%s", (_was, werte, variante) => expect(siegelVarianteVon(werte)).toBe(variante));

  it.each(siegelVarianten)("%s hat genug Kontrast zu Weiß", (variante) => {
    const [rot = 0, gruen = 0, blau = 0] = [1, 3, 5].map((stelle) => {
      const anteil = Number.parseInt(SIEGEL_VARIANTEN[variante].farbe.slice(stelle, stelle + 2), 16) / 255;
      return anteil <= 0.03928 ? anteil / 12.92 : ((anteil + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * rot + 0.7152 * gruen + 0.0722 * blau + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it("ist für eigene Forschung rot, für reine Aufträge orange", () => {
    expect(siegelVarianten.map((variante) => [variante, SIEGEL_VARIANTEN[variante].farbname])).toEqual([
      ["EIGENE", "Rot"],
      ["AUFTRAG", "Orange"],
    ]);
  });

  it("gibt es in drei Formaten", () => {
    expect(siegelFormate.map((format) => [format, SIEGEL_FORMATE[format].label, SIEGEL_FORMATE[format].typ])).toEqual([
      ["svg", "SVG", "image/svg+xml"],
      ["png", "PNG", "image/png"],
      ["pdf", "PDF", "application/pdf"],
    ]);
  });

  it("heißt als Datei nach Variante und Format", () => {
    expect([siegelDateiname("EIGENE", "svg"), siegelDateiname("AUFTRAG", "pdf")]).toEqual([
      "siegel-eigene-forschung.svg",
      "siegel-auftragsforschung.pdf",
    ]);
  });
});
