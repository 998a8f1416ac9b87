import { expect, it } from "vitest";
import { yesNo } from "../../../../app/formkit/kinds/yesNo";

const field = { kind: "yesNo", key: "verbunden", label: "Verbunden?" } as const;

it.each([
  ["true", true, "Ja"],
  ["false", false, "Nein"],
  ["", null, "Keine Angabe"],
  [null, null, "Keine Angabe"],
  ["vielleicht", null, "Keine Angabe"],
])("posted %j is stored as %s and read as %s", (posted, wert, shown) => {
  expect(yesNo.parse(posted, field)).toEqual({ wert, notices: [] });
  expect(yesNo.display(wert, field)).toBe(shown);
});

it("uses the field's own words", () => {
  const own = { ...field, trueLabel: "Angeschafft", falseLabel: "Selbst hergestellt" };
  expect([true, false, null].map((wert) => yesNo.display(wert, own))).toEqual([
    "Angeschafft",
    "Selbst hergestellt",
    "Keine Angabe",
  ]);
});

it.each([true, false, null])("fills its radio buttons so that %s is posted again", (wert) => {
  expect(yesNo.parse(yesNo.format(wert, field), field).wert).toBe(wert);
});

it("accepts three answers", () => {
  expect([true, false, null, "true", ""].map((wert) => yesNo.accepts(wert, field))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it("is exported as yes, no or nothing", () => {
  expect([true, false, null, "true"].map((wert) => yesNo.exportCell(wert))).toEqual([true, false, null, null]);
  expect(yesNo.format("true", field)).toBe("");
});
