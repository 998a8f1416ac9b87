import { expect, it } from "vitest";
import {
  EXPORT_DIREKT_HOECHSTENS,
  EXPORT_FORMATE,
  EXPORT_STUNDEN,
  EXPORTE_HOECHSTENS,
  EXPORTE_OFFEN_HOECHSTENS,
  exportFormate,
  exportName,
  exportZustaende,
  isExportFormat,
  isExportOffen,
} from "~/domain/tabelle/exportDatei";

it("heißt nach der Uhrzeit in Berlin und seinem Format, im Sommer wie im Winter", () => {
  expect(exportName(new Date("2026-01-02T08:09:05Z"), { datei: "antraege", format: "XLSX" }, [])).toBe(
    "antraege_090905.xlsx",
  );
  expect(exportName(new Date("2026-07-01T22:30:00Z"), { datei: "antraege", format: "CSV" }, [])).toBe(
    "antraege_003000.csv",
  );
});

it("zählt weiter, wo es den Namen schon gibt", () => {
  const am = new Date("2026-01-02T08:09:05Z");
  const namen: string[] = [];
  for (let nummer = 0; nummer < 3; nummer += 1) namen.push(exportName(am, { datei: "antraege", format: "CSV" }, namen));
  expect(namen).toEqual(["antraege_090905.csv", "antraege_090905-2.csv", "antraege_090905-3.csv"]);
  expect(exportName(am, { datei: "antraege", format: "XLSX" }, namen)).toBe("antraege_090905.xlsx");
});

it.each([
  ["CSV", true],
  ["XLSX", true],
  ["JSON", true],
  ["csv", false],
  ["toString", false],
  [null, false],
])("%j ist ein Format: %s", (text, ist) => {
  expect(isExportFormat(text)).toBe(ist);
});

it("hat drei Formate, jedes mit Namen, Endung und Typ", () => {
  expect(exportFormate.map((format) => ({ format, ...EXPORT_FORMATE[format] }))).toEqual([
    { format: "CSV", endung: "csv", mime: "text/csv; charset=utf-8", label: "CSV-Datei" },
    {
      format: "XLSX",
      endung: "xlsx",
      mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      label: "Excel-Datei",
    },
    { format: "JSON", endung: "json", mime: "application/json", label: "JSON-Datei" },
  ]);
});

it("wartet, ist in Arbeit und dann fertig oder fehlgeschlagen; offen ist ein Auftrag bis dahin", () => {
  expect(exportZustaende).toEqual(["WARTET", "IN_ARBEIT", "FERTIG", "FEHLGESCHLAGEN"]);
  expect(exportZustaende.filter(isExportOffen)).toEqual(["WARTET", "IN_ARBEIT"]);
});

it("hat Grenzen: 1.000 Zeilen sofort, 24 Stunden zum Abholen, drei offene Aufträge, zehn aufgehobene", () => {
  expect([EXPORT_DIREKT_HOECHSTENS, EXPORT_STUNDEN, EXPORTE_OFFEN_HOECHSTENS, EXPORTE_HOECHSTENS]).toEqual([
    1_000, 24, 3, 10,
  ]);
});
