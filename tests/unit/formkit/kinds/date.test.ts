import { expect, it } from "vitest";
import { date } from "../../../../app/formkit/kinds/date";

const field = { kind: "date", key: "beginn", label: "Beginn" } as const;

it.each([
  ["", ""],
  ["28.02.2025", "2025-02-28"],
  ["1.3.2025", "2025-03-01"],
  ["2025-02-28", "2025-02-28"],
])("%j is stored as %j", (typed, wert) => {
  expect(date.parse(typed, field)).toEqual({ wert, notices: [] });
});

const FORMAT = "Ungültiges Format. Bitte geben Sie ein Datum als TT.MM.JJJJ ein";
const KEIN_TAG = "Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr";

it.each([
  ["bald", FORMAT],
  ["01.01.3000", FORMAT],
  ["2025", FORMAT],
  ["31.02.2025", KEIN_TAG],
  [" 31.4.2025", KEIN_TAG],
  ["29.02.2023", KEIN_TAG],
  ["00.01.2025", KEIN_TAG],
  ["01.13.2025", KEIN_TAG],
])("%j cannot be stored: %s", (typed, issue) => {
  expect(date.parse(typed, field)).toEqual({ wert: "", issue, notices: [] });
});

it("is shown the German way and exported as stored", () => {
  expect([date.display("2025-02-28", field), date.format("2025-02-28", field), date.display("", field)]).toEqual([
    "28.02.2025",
    "28.02.2025",
    "–",
  ]);
  expect([date.exportCell("2025-02-28"), date.exportCell("")]).toEqual(["2025-02-28", null]);
});

it("accepts existing days only", () => {
  expect(["2025-02-28", "2025-02-29", "28.02.2025", "", null].map((wert) => date.accepts(wert, field))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
