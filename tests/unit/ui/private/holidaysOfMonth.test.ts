import { expect, it } from "vitest";

import { holidayName } from "~/lib/holidays";
import { holidaysOfMonth } from "~/ui/private/holidaysOfMonth";

it("names the holidays of a month in order", () => {
  expect(holidaysOfMonth("2025-04", holidayName)).toEqual([
    { date: "2025-04-18", name: "Karfreitag" },
    { date: "2025-04-21", name: "Ostermontag" },
  ]);
  expect(holidaysOfMonth("2025-07", holidayName)).toEqual([]);
});
