import { expect, it } from "vitest";
import { isEuEwr, LAENDER, landText } from "../../../../app/domain/unternehmen/laender";

it("führt 27 Staaten der EU und drei des EWR", () => {
  expect(LAENDER.filter(({ key }) => isEuEwr(key))).toHaveLength(30);
  expect(new Set(LAENDER.map(({ key }) => key)).size).toBe(33);
});

it.each([
  ["DE", "Deutschland", true],
  ["LI", "Liechtenstein", true],
  ["CH", "Schweiz", false],
  ["GB", "Vereinigtes Königreich", false],
  ["XX", "XX", false],
])("%s heißt %s, EU/EWR: %s", (key, text, euEwr) => {
  expect(landText(key)).toBe(text);
  expect(isEuEwr(key)).toBe(euEwr);
});

it("steht mit Deutschland am Anfang, dann die EU und der EWR, dann die anderen, mit ihren Namen", () => {
  expect(LAENDER.map(({ key, title }) => `${key} ${title}`).join(", ")).toBe(
    "DE Deutschland, BE Belgien, BG Bulgarien, DK Dänemark, EE Estland, FI Finnland, FR Frankreich, GR Griechenland, " +
      "IE Irland, IS Island, IT Italien, HR Kroatien, LV Lettland, LI Liechtenstein, LT Litauen, LU Luxemburg, " +
      "MT Malta, NL Niederlande, NO Norwegen, AT Österreich, PL Polen, PT Portugal, RO Rumänien, SE Schweden, " +
      "SK Slowakei, SI Slowenien, ES Spanien, CZ Tschechien, HU Ungarn, CY Zypern, CH Schweiz, " +
      "GB Vereinigtes Königreich, SONSTIGE Sonstige",
  );
  expect(new Set(LAENDER.map(({ group }) => group))).toEqual(new Set(["EU/EWR", "Weitere Länder"]));
});
