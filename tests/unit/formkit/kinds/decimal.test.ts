import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptsDecimal, canPasteDecimal, decimal, exportNumber } from "../../../../app/formkit/kinds/decimal";

const field = { kind: "decimal", key: "stunden", label: "Stunden" } as const;
const pruefen = "Bitte überprüfen Sie die Korrektheit Ihrer Eingabe!";

describe("what is typed", () => {
  it.each([
    ["", ""],
    ["   ", ""],
    ["0", "0"],
    ["12", "12"],
    ["12,5", "12.5"],
    ["1.234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["999999999999999,99", "999999999999999.99"],
  ])("%j is stored as %j", (typed, wert) => {
    expect(decimal.parse(typed, field)).toEqual({ wert, notices: [] });
  });

  it.each([
    ["12,", "12"],
    ["12,345", "12.34"],
    ["0,999", "0.99"],
  ])("%j is stored as %j, with a request to check it", (typed, wert) => {
    expect(decimal.parse(typed, field)).toEqual({ wert, notices: [pruefen] });
  });

  it.each([
    [",5", "Ungültiges Format"],
    ["1,2,3", "Ungültiges Format"],
    ["1.23,4", "Ungültiges Format"],
    ["1.5", "Ungültiges Format"],
    [",", "Ungültiges Format"],
    ["zwölf", "Dieses Feld darf nur Zahlen enthalten"],
    ["12 €", "Dieses Feld darf nur Zahlen enthalten"],
    ["-5", "Dieses Feld darf nur Zahlen enthalten"],
    ["1e3", "Dieses Feld darf nur Zahlen enthalten"],
    ["1000000000000000", "Sie dürfen vor dem Komma höchstens 15 Ziffern eingeben"],
  ])("%j cannot be stored: %s", (typed, issue) => {
    expect(decimal.parse(typed, field)).toEqual({ wert: "", issue, notices: [] });
  });

  it("obeys the field's own digits", () => {
    expect(decimal.parse("12,55", { ...field, fractionDigits: 1 })).toEqual({ wert: "12.5", notices: [pruefen] });
    expect(decimal.parse("100", { ...field, integerDigits: 2 }).issue).toBe(
      "Sie dürfen vor dem Komma höchstens 2 Ziffern eingeben",
    );
  });
});

describe("what is shown", () => {
  it("is German, and a dash for blank, not a zero", () => {
    expect([decimal.display("1234.5", field), decimal.display("", field), decimal.display("0", field)]).toEqual([
      "1.234,5",
      "–",
      "0",
    ]);
    expect(decimal.format("1234.50", field)).toBe("1.234,50");
  });

  it("is read back unchanged", () => {
    const stored = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(stored, ([whole, fraction]) => {
        const wert = `${whole}.${String(fraction).padStart(2, "0")}`;
        const shown = decimal.format(wert, field);
        expect(decimal.parse(shown, field)).toEqual({ wert, notices: [] });
        expect(String(shown).length).toBeLessThanOrEqual(decimal.constraints(field).maxLength ?? 0);
      }),
    );
  });
});

it.each([
  ["1.234,56", true],
  ["1234", true],
  ["12,", true],
  ["1,234.56", false],
  ["abc", false],
  ["", false],
])("pasting %j is allowed: %s", (pasted, expected) => {
  expect(canPasteDecimal(pasted)).toBe(expected);
});

it("exports a number only where no digit is lost", () => {
  expect([exportNumber("1234.56"), exportNumber(""), exportNumber("999999999999999.99")]).toEqual([
    1234.56,
    null,
    "999999999999999.99",
  ]);
  expect([exportNumber("1234567890123.45"), exportNumber("12345678901234.56")]).toEqual([
    1234567890123.45,
    "12345678901234.56",
  ]);
});

it.each([
  ["", true],
  ["1234.56", true],
  ["1.234,56", false],
  ["-1", false],
  ["1.234", false],
  ["1000000000000000", false],
  [5, false],
  [null, false],
])("accepts %j: %s", (wert, expected) => {
  expect(acceptsDecimal(wert, field)).toBe(expected);
});

it("stays storable whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,- ")), maxLength: 25 }), (typed) => {
      expect(acceptsDecimal(decimal.parse(typed, field).wert, field)).toBe(true);
    }),
  );
});
