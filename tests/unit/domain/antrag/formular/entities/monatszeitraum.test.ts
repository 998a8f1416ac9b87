import { expect, it } from "vitest";
import { checkMonatszeitraum, monateVon } from "../../../../../../app/domain/antrag/formular/entities/monatszeitraum";

it.each([
  ["2025-01", "2025-03", true],
  ["2025-03", "2025-03", true],
  ["2025-04", "2025-03", false],
  ["", "2025-03", false],
  ["2025-03", "", false],
  ["", "", false],
])("%j bis %j ist ein Zeitraum: %s", (von, bis, ist) => {
  expect(monateVon({ von, bis }, "von", "bis")).toEqual(ist ? { von, bis } : undefined);
});

it.each([
  ["2025-02", "2025-11", []],
  ["2025-02", "2025-02", []],
  ["2025-01", "2025-11", ["von"]],
  ["2025-02", "2025-12", ["bis"]],
  ["2025-05", "2025-04", ["bis"]],
  ["", "2025-04", []],
  ["2025-04", "", []],
  ["", "2025-12", ["bis"]],
  ["2025-01", "", ["von"]],
])("%j bis %j in der Laufzeit von Februar bis November 2025: Fehler an %j", (von, bis, felder) => {
  const befunde = checkMonatszeitraum(
    { von, bis },
    { beginn: "2025-02-10", ende: "2025-11-05" },
    { von: "von", bis: "bis" },
  );
  expect(befunde.map(({ property }) => property)).toEqual(felder);
});
