import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDecimal,
  compareDecimal,
  divideDecimal,
  formatGermanDecimal,
  isDecimal,
  minDecimal,
  multiplyDecimal,
  parseGermanDecimal,
  roundDecimal,
  subtractDecimal,
  sumDecimals,
} from "../../../app/lib/decimal";

const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });

function fromCents(units: bigint): string {
  const sign = units < 0n ? "-" : "";
  const digits = (units < 0n ? -units : units).toString().padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe("German notation", () => {
  it.each([
    ["0", "0"],
    ["007", "7"],
    ["1234", "1234"],
    ["1.234", "1234"],
    ["1.234.567,89", "1234567.89"],
    ["12,5", "12.5"],
    ["12,50", "12.50"],
    ["-3,5", "-3.5"],
    ["999999999999999,99", "999999999999999.99"],
  ])("reads %s as %s", (german, exact) => {
    expect(parseGermanDecimal(german)).toBe(exact);
  });

  it.each([
    "",
    ",5",
    "5,",
    "1,2,3",
    "1.5",
    "12.34",
    "1234.567",
    "1.2345",
    "0.123",
    "1,234.5",
    "12 €",
    "1e3",
    "٣",
    "abc",
    "--1",
  ])("does not guess at %j", (text) => {
    expect(parseGermanDecimal(text)).toBeUndefined();
  });

  it.each([
    ["", ""],
    ["0", "0"],
    ["999", "999"],
    ["1000", "1.000"],
    ["1234567.89", "1.234.567,89"],
    ["-1234.5", "-1.234,5"],
    ["-999", "-999"],
  ])("writes %j as %j", (exact, german) => {
    expect(formatGermanDecimal(exact)).toBe(german);
  });

  it("reads back what it writes", () => {
    fc.assert(
      fc.property(cents, (units) => {
        expect(parseGermanDecimal(formatGermanDecimal(fromCents(units)))).toBe(fromCents(units));
      }),
    );
  });
});

describe("arithmetic", () => {
  it("is exact where floating point is not", () => {
    expect(addDecimal("0.1", "0.2")).toBe("0.3");
    expect(multiplyDecimal("0.1", "0.2")).toBe("0.02");
    expect(subtractDecimal("0.3", "0.1")).toBe("0.2");
    expect(addDecimal("999999999999999.99", "0.01")).toBe("1000000000000000.00");
    expect(subtractDecimal("0", "0.5")).toBe("-0.5");
  });

  it("agrees with whole numbers of cents", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(addDecimal(fromCents(a), fromCents(b))).toBe(fromCents(a + b));
        expect(subtractDecimal(fromCents(a), fromCents(b))).toBe(fromCents(a - b));
        expect(roundDecimal(multiplyDecimal(fromCents(a), "100"), 2)).toBe(fromCents(a * 100n));
        expect(compareDecimal(fromCents(a), fromCents(b))).toBe(a < b ? -1 : Number(a > b));
      }),
    );
  });

  it.each([
    ["1.005", 2, "1.01"],
    ["1.004", 2, "1.00"],
    ["-1.005", 2, "-1.01"],
    ["2.5", 0, "3"],
    ["7", 2, "7.00"],
  ])("rounds %s to %i digits commercially: %s", (value, digits, rounded) => {
    expect(roundDecimal(value, digits)).toBe(rounded);
  });

  it.each([
    ["10", "3", 2, "3.33"],
    ["20", "3", 2, "6.67"],
    ["-1", "8", 2, "-0.13"],
    ["1", "-8", 2, "-0.13"],
    ["-1", "-8", 2, "0.13"],
    ["1", "0.25", 0, "4"],
  ])("divides %s by %s", (a, b, digits, quotient) => {
    expect(divideDecimal(a, b, digits)).toBe(quotient);
  });

  it("does not divide by zero", () => {
    expect(() => divideDecimal("1", "0.00", 2)).toThrow(RangeError);
  });

  it("knows that 1.0 and 1 are the same number", () => {
    expect(compareDecimal("1.0", "1")).toBe(0);
    expect(compareDecimal("-0", "0")).toBe(0);
    expect(minDecimal("2", "10")).toBe("2");
  });
});

describe("blank", () => {
  it("is not zero", () => {
    expect(isDecimal("")).toBe(false);
    expect(sumDecimals([])).toBe("");
    expect(sumDecimals(["", ""])).toBe("");
    expect(sumDecimals(["", "0"])).toBe("0");
    expect(sumDecimals(["1.5", "", "2"])).toBe("3.5");
    expect(() => addDecimal("", "1")).toThrow(RangeError);
  });
});
