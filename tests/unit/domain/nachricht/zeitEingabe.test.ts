import { expect, it } from "vitest";
import { tagUndZeitVon, zeitpunktAus } from "~/domain/nachricht/zeitEingabe";

it.each([
  ["02.03.2026", "18:00", "2026-03-02T18:00"],
  [" 2.3.2026 ", "9:05", "2026-03-02T09:05"],
  ["2026-03-02", "18.30", "2026-03-02T18:30"],
  ["02.03.2026", "18:00 Uhr", "2026-03-02T18:00"],
  ["", "", null],
  ["  ", " ", null],
  ["02.03.2026", "", "2026-03-02T"],
  ["", "18:00", "T18:00"],
  ["31.02.2026", "25:00", "31.02.2026T25:00"],
  ["x".repeat(50), "18:00", "x".repeat(40)],
])("%s und %s sind %s", (tag, zeit, erwartet) => {
  expect(zeitpunktAus({ tag, zeit })).toBe(erwartet);
});

it("zeigt einen Zeitpunkt, wie er in Berlin auf Kalender und Uhr steht", () => {
  expect(tagUndZeitVon("2026-03-02T17:00:00.000Z")).toEqual({ tag: "02.03.2026", zeit: "18:00" });
  expect(tagUndZeitVon("2026-07-01T22:30:00.000Z")).toEqual({ tag: "02.07.2026", zeit: "00:30" });
  expect(tagUndZeitVon(null)).toEqual({ tag: "", zeit: "" });
});
