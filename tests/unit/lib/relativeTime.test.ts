import { expect, it } from "vitest";
import { agoText, distanceText, relativeTime, restText } from "../../../app/lib/relativeTime";

const now = new Date("2025-01-01T12:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;

it.each([
  [-1, "Abgelaufen"],
  [0, "Abgelaufen"],
  [1, "Weniger als 1 Minute"],
  [minute - 1, "Weniger als 1 Minute"],
  [minute, "1 Minute"],
  [59 * minute, "59 Minuten"],
  [60 * minute, "1 Stunde"],
  [23 * 60 * minute, "23 Stunden"],
  [day, "1 Tag"],
  [7 * day - 1, "6 Tage"],
  [7 * day, "1 Woche"],
  [364 * day, "52 Wochen"],
  [365 * day, "1 Jahr"],
  [800 * day, "2 Jahre"],
])("in %i ms: %s", (millis, text) => {
  expect(relativeTime(new Date(now.getTime() + millis), now)).toBe(text);
});

it.each([
  [-1, "abgelaufen"],
  [1, "noch weniger als 1 Minute"],
  [22 * 60 * minute, "noch 22 Stunden"],
  [7 * day, "noch 1 Woche"],
])("in %i ms steht im Satz: %s", (millis, text) => {
  expect(restText(new Date(now.getTime() + millis), now)).toBe(text);
});

it.each([
  [-minute, "gerade eben"],
  [0, "gerade eben"],
  [minute - 1, "gerade eben"],
  [minute, "vor 1 Minute"],
  [5 * minute, "vor 5 Minuten"],
  [90 * minute, "vor 1 Stunde"],
  [day, "vor 1 Tag"],
  [3 * day, "vor 3 Tagen"],
  [15 * day, "vor 2 Wochen"],
  [366 * day, "vor 1 Jahr"],
  [800 * day, "vor 2 Jahren"],
])("nach %i ms: %s", (millis, text) => {
  expect(agoText(new Date(now.getTime() - millis), now)).toBe(text);
});

it.each([
  [-5 * minute, "vor 5 Minuten"],
  [0, "gerade eben"],
  [1, "jetzt"],
  [minute, "in 1 Minute"],
  [3 * day, "in 3 Tagen"],
  [180 * day, "in 25 Wochen"],
])("wann, auch wenn es noch kommt, %i ms: %s", (millis, text) => {
  expect(distanceText(new Date(now.getTime() + millis), now)).toBe(text);
});
