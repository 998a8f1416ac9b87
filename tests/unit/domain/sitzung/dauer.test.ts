import { expect, it } from "vitest";
import { formatDauer, formatDauerDativ } from "~/domain/sitzung/dauer";

it.each([
  [1, "eine Minute"],
  [2, "2 Minuten"],
  [59, "59 Minuten"],
  [60, "eine Stunde"],
  [61, "61 Minuten"],
  [90, "90 Minuten"],
  [120, "2 Stunden"],
  [1440, "24 Stunden"],
  [1500, "25 Stunden"],
  [2880, "2 Tage"],
  [10_080, "7 Tage"],
])("sagt zu %i Minuten: %s", (minuten, text) => {
  expect(formatDauer(minuten)).toBe(text);
});

it.each([
  [1, "einer Minute"],
  [30, "30 Minuten"],
  [60, "einer Stunde"],
  [1440, "24 Stunden"],
  [10_080, "7 Tagen"],
])("sagt nach „in“ zu %i Minuten: %s", (minuten, text) => {
  expect(formatDauerDativ(minuten)).toBe(text);
});
