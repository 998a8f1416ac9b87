import { describe, expect, it } from "vitest";
import { isStored, kinds } from "../../../../app/formkit/kinds";

const storedKinds = [
  "text",
  "textArea",
  "integer",
  "decimal",
  "euro",
  "date",
  "month",
  "yesNo",
  "checkbox",
  "choice",
  "multiChoice",
  "chips",
  "table",
] as const;

describe.each(storedKinds)("%s", (name) => {
  const field = { kind: name, key: "feld", label: "Feld" } as const;
  const kind = kinds[name];

  it("accepts its own blank value", () => {
    expect(isStored(name)).toBe(true);
    expect(kind.accepts(kind.blank(field), field)).toBe(true);
  });

  it("gives its blank value for a control that posts nothing", () => {
    expect(kind.parse(null, field)).toEqual({ wert: kind.blank(field), notices: [] });
  });

  it("gives its blank value for a blank control", () => {
    expect(kind.parse(kind.format(kind.blank(field), field), field).wert).toEqual(kind.blank(field));
  });
});

const x = (zeichen: number) => "x".repeat(zeichen);

it.each([
  ["text", x(200), x(201)],
  ["textArea", x(800), x(801)],
  ["chips", [x(398), x(399)], [x(399), x(399)]],
  ["integer", "999999999999999", "1000000000000000"],
  ["decimal", "999999999999999.99", "1000000000000000"],
  ["decimal", "0.99", "0.999"],
  ["euro", "999999999999999.99", "1000000000000000"],
] as const)("%s stores what has just its limit and nothing beyond (spec §5)", (name, gerade, zuViel) => {
  const accepts = (wert: unknown) => kinds[name].accepts(wert, { kind: name, key: "feld", label: "Feld" });
  expect([accepts(gerade), accepts(zuViel)]).toEqual([true, false]);
});

it.each([
  ["integer", "999.999.999.999.999"],
  ["decimal", "999.999.999.999.999,99"],
  ["date", "31.12.2025"],
  ["month", "12.2025"],
] as const)("%s leaves room for the longest answer: %s", (name, laengste) => {
  const field = { kind: name, key: "feld", label: "Feld" } as const;
  expect(kinds[name].constraints(field)).toMatchObject({ maxLength: laengste.length });
  expect(kinds[name].parse(laengste, field).issue).toBeUndefined();
});

it("leaves as much room for fewer digits as these and their dots take", () => {
  const field = { kind: "integer", key: "feld", label: "Feld" } as const;
  const room = (integerDigits: number) => kinds.integer.constraints({ ...field, integerDigits }).maxLength;
  expect([3, 4, 6, 7].map(room)).toEqual(["999", "9.999", "999.999", "9.999.999"].map((text) => text.length));
});

it("does not store computed values and information", () => {
  expect([isStored("computed"), isStored("info")]).toEqual([false, false]);
});
