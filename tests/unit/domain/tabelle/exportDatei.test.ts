import { expect, it } from "vitest";
import { exportName, isExportFormat } from "~/domain/tabelle/exportDatei";

it("heißt nach der Uhrzeit in Berlin und seinem Format, im Sommer wie im Winter", () => {
  expect(exportName(new Date("2026-01-02T08:09:05Z"), "XLSX", [])).toBe("antraege_090905.xlsx");
  expect(exportName(new Date("2026-07-01T22:30:00Z"), "CSV", [])).toBe("antraege_003000.csv");
});

it("zählt weiter, wo es den Namen schon gibt", () => {
  const am = new Date("2026-01-02T08:09:05Z");
  const namen: string[] = [];
  for (let nummer = 0; nummer < 3; nummer += 1) namen.push(exportName(am, "CSV", namen));
  expect(namen).toEqual(["antraege_090905.csv", "antraege_090905-2.csv", "antraege_090905-3.csv"]);
  expect(exportName(am, "XLSX", namen)).toBe("antraege_090905.xlsx");
});

it.each([
  ["CSV", true],
  ["XLSX", true],
  ["csv", false],
  ["toString", false],
  [null, false],
])("%j ist ein Format: %s", (text, ist) => {
  expect(isExportFormat(text)).toBe(ist);
});
