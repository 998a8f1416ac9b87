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
