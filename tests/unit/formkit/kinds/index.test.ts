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

it("does not store computed values and information", () => {
  expect([isStored("computed"), isStored("info")]).toEqual([false, false]);
});
