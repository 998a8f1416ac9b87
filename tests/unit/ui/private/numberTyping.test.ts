import { describe, expect, it } from "vitest";

import { isTypable, readPaste, tidyNumber } from "~/ui/private/numberTyping";

const euro = { integerDigits: 15, fractionDigits: 2 };
const whole = { integerDigits: 3, fractionDigits: 0 };

describe("isTypable", () => {
  it.each([
    ["", true],
    ["1", true],
    ["1,", true],
    ["1.234,56", true],
    [",", false],
    [",5", false],
    ["1,2,", false],
    ["1,234", false],
    ["1a", false],
    ["-1", false],
    ["123456789012345,12", true],
    ["1234567890123456", false],
  ])("euro %j: %s", (text, isAllowed) => {
    expect(isTypable(text, euro)).toBe(isAllowed);
  });

  it.each([
    ["999", true],
    ["1000", false],
    ["1,", false],
  ])("whole number %j: %s", (text, isAllowed) => {
    expect(isTypable(text, whole)).toBe(isAllowed);
  });
});

describe("readPaste", () => {
  it.each([
    [" 1.234,56 € ", { text: "1.234,56", isShortened: false }],
    ["1234,567", { text: "1234,56", isShortened: true }],
    ["12", { text: "12", isShortened: false }],
    ["1,234.56", null],
    ["12.34", null],
    ["zwölf", null],
    ["", null],
  ])("%j becomes %j", (pasted, expected) => {
    expect(readPaste(pasted, euro)).toEqual(expected);
  });

  it("drops zero decimals of whole numbers only", () => {
    expect(readPaste("12,00", whole)).toEqual({ text: "12", isShortened: false });
    expect(readPaste("12,50", whole)).toBeNull();
  });
});

describe("tidyNumber", () => {
  it.each([
    ["12,", "12"],
    ["12,5", "12,5"],
    ["112500", "112.500"],
    ["1234567,89", "1.234.567,89"],
    ["1.234.567,8", "1.234.567,8"],
    ["1000,", "1.000"],
    ["", ""],
    // No German number: what it means is not for the field to guess.
    ["12.34", "12.34"],
  ])("%j becomes %j", (text, tidy) => {
    expect(tidyNumber(text)).toBe(tidy);
  });
});
