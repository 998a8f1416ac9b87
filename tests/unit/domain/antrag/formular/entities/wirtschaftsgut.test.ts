import { expect, it } from "vitest";
import { listWirtschaftsgueterMitPaket } from "../../../../../../app/domain/antrag/formular/entities/wirtschaftsgut";
import { befunde, einVorhaben, einWirtschaftsgut } from "../v2/muster";

it("nennt die Wirtschaftsgüter, die ein Arbeitspaket brauchen", () => {
  const wirtschaftsgueter = [
    einWirtschaftsgut("w1"),
    einWirtschaftsgut("w2", { bezeichnung: "Laser", arbeitspakete: ["p2"] }),
    einWirtschaftsgut("w3", { bezeichnung: "", arbeitspakete: ["p1", "p2"] }),
  ];
  expect(listWirtschaftsgueterMitPaket(einVorhaben({ wirtschaftsgueter }), "p1")).toEqual([
    "Prüfstand",
    "Neues Wirtschaftsgut",
  ]);
  expect(listWirtschaftsgueterMitPaket(einVorhaben({ wirtschaftsgueter }), "p3")).toEqual([]);
});

// p1 01 bis 04.2025, p2 05 bis 08.2025, p3 09 bis 12.2025
it.each([
  ["2025-04", "2025-06", ["p1"], 0],
  ["2025-05", "2025-06", ["p1"], 1],
  ["2025-02", "2025-05", ["p2"], 0],
  ["2025-02", "2025-04", ["p2"], 1],
  ["2025-01", "2025-02", ["p1", "p3"], 0],
  ["2025-05", "2025-08", ["p1", "p3"], 1],
  ["2025-05", "2025-05", [], 0],
])("Nutzung von %s bis %s in den Paketen %j: %i Hinweise", (nutzungVon, nutzungBis, arbeitspakete, anzahl) => {
  const wirtschaftsgueter = [einWirtschaftsgut("w1", { nutzungVon, nutzungBis, arbeitspakete })];
  const gefunden = befunde({ wirtschaftsgueterBeantragen: true, wirtschaftsgueter });
  expect(gefunden.filter((text) => text.startsWith("W w1.nutzungVon"))).toHaveLength(anzahl);
});

it("braucht ein Datum und keine Kosten", () => {
  const check = (teil: object) =>
    befunde({ wirtschaftsgueterBeantragen: true, wirtschaftsgueter: [einWirtschaftsgut("w1", { ...teil })] });
  expect(check({ zugangsdatum: "" })).toEqual(["F w1.zugangsdatum: Dieses Feld ist erforderlich"]);
  expect(check({ ahk: "" })).toEqual([]);
});

// Das Vorhaben läuft von 01 bis 12.2025.
it.each([
  ["2025-01", "2025-12", []],
  ["2024-12", "2025-04", ["nutzungVon"]],
  ["2025-02", "2026-01", ["nutzungBis"]],
  ["2025-04", "2025-03", ["nutzungBis"]],
])("wird vom %s bis %s im Vorhaben genutzt: Fehler an %j", (nutzungVon, nutzungBis, felder) => {
  const wirtschaftsgueter = [einWirtschaftsgut("w1", { nutzungVon, nutzungBis })];
  const fehler = befunde({ wirtschaftsgueterBeantragen: true, wirtschaftsgueter }).filter((text) =>
    text.startsWith("F w1."),
  );
  expect(fehler.map((text) => text.slice(5).split(":")[0])).toEqual(felder);
});
