import { describe, expect, it } from "vitest";

import { cleanDateText, pickerYears, tidyDate, tidyMonth } from "~/ui/private/dateTyping";

describe("tidyDate", () => {
  it.each([
    ["1.2.2025", "01.02.2025"],
    ["01022025", "01.02.2025"],
    ["01.02.2025", "01.02.2025"],
    ["2025-03-01", "01.03.2025"],
    ["2012-10-20", "20.10.2012"],
    ["1-3-2025", "01.03.2025"],
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
    ["2026-02", "02.2026"],
    ["2025", "2025"],
  ])("%j becomes %j", (typed, expected) => {
    expect(tidyMonth(typed)).toBe(expected);
  });
});

it("keeps only digits, dots and the dashes of a stored date", () => {
  expect(cleanDateText("1a.02/.2025xyz")).toBe("1.02.2025");
  expect(cleanDateText(" 2025-03-01T00:00")).toBe("2025-03-01");
});

it("offers 100 years back and 52 forward", () => {
  expect(pickerYears(2026)).toEqual({ from: 1926, to: 2078 });
});
