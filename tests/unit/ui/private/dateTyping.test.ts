import { describe, expect, it } from "vitest";

import { cleanDateText, pickerYears, tidyDate, tidyMonth } from "~/ui/private/dateTyping";

describe("tidyDate", () => {
  it.each([
    ["1.2.2025", "01.02.2025"],
    ["01022025", "01.02.2025"],
    ["01.02.2025", "01.02.2025"],
    ["31.2", "31.2"],
    ["", ""],
  ])("%j becomes %j", (typed, expected) => {
    expect(tidyDate(typed)).toBe(expected);
  });
});

describe("tidyMonth", () => {
  it.each([
    ["3.2025", "03.2025"],
    ["032025", "03.2025"],
    ["2025", "2025"],
  ])("%j becomes %j", (typed, expected) => {
    expect(tidyMonth(typed)).toBe(expected);
  });
});

it("keeps only digits and dots of a typed date", () => {
  expect(cleanDateText("1a.02/.2025xyz")).toBe("1.02.2025");
});

it("offers 100 years back and 52 forward", () => {
  expect(pickerYears(2026)).toEqual({ from: 1926, to: 2078 });
});
