import { expect, it } from "vitest";
import { fixedClock, systemClock } from "../../../app/lib/clock";

it("stands still when fixed", () => {
  expect(fixedClock("2024-03-28T00:00:00+01:00").now().toISOString()).toBe("2024-03-27T23:00:00.000Z");
});

it("refuses an unreadable instant", () => {
  expect(() => fixedClock("gestern")).toThrow(RangeError);
});

it("tells the real time otherwise", () => {
  const before = Date.now();
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before);
});
