import { expect, it } from "vitest";
import { containsWords } from "~/lib/containsWords";

it.each([
  ["", true],
  ["  ", true],
  ["frist", true],
  ["FRIST änderung", true],
  ["änderungs  antrag", true],
  ["frist gibtesnicht", false],
  ["fristantrag", false],
])("sucht „%s“: %s", (suche, erwartet) => {
  expect(containsWords(["Die Frist", "Änderungsantrag"], suche)).toBe(erwartet);
});

it("findet in nichts nur nichts", () => {
  expect(containsWords([], "x")).toBe(false);
});
