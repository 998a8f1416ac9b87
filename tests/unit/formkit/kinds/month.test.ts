import { expect, it } from "vitest";
import { month } from "../../../../app/formkit/kinds/month";

const field = { kind: "month", key: "von", label: "Von" } as const;

it.each([
  ["", ""],
  ["02.2025", "2025-02"],
  ["2.2025", "2025-02"],
  ["2025-02", "2025-02"],
])("%j is stored as %j", (typed, wert) => {
  expect(month.parse(typed, field)).toEqual({ wert, notices: [] });
});

it.each(["Februar", "01.02.2025", "3.25"])("%j cannot be stored", (typed) => {
  const issue = "Ungültiges Format. Bitte geben Sie einen Monat als MM.JJJJ ein";
  expect(month.parse(typed, field)).toEqual({ wert: "", issue, notices: [] });
});

it.each(["13.2025", "00.2025", "2025-13"])("%j is no month, and is told as such", (typed) => {
  const issue = "Diesen Monat gibt es im Kalender nicht. Bitte prüfen Sie Monat und Jahr";
  expect(month.parse(typed, field)).toEqual({ wert: "", issue, notices: [] });
});

it("is shown the German way", () => {
  expect([month.display("2025-02", field), month.format("2025-02", field), month.display("", field)]).toEqual([
    "02.2025",
    "02.2025",
    "–",
  ]);
});

it("accepts existing months only", () => {
  expect(["2025-12", "2025-13", "", "12.2025"].map((wert) => month.accepts(wert, field))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("is exported as stored, and as nothing when blank", () => {
  expect([month.exportCell("2025-02"), month.exportCell("")]).toEqual(["2025-02", null]);
});
