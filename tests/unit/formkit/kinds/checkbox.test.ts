import { expect, it } from "vitest";
import { checkbox } from "../../../../app/formkit/kinds/checkbox";

const field = { kind: "checkbox", key: "auftrag", label: "Auftragsforschung" } as const;

it.each([
  ["true", true, "Ja"],
  ["on", true, "Ja"],
  [null, false, "Nein"],
  ["", false, "Nein"],
  ["nein", false, "Nein"],
])("posted %j is stored as %s and read as %s", (posted, wert, shown) => {
  expect(checkbox.parse(posted, field)).toEqual({ wert, notices: [] });
  expect(checkbox.display(wert, field)).toBe(shown);
});

it("starts unticked and accepts nothing but a boolean", () => {
  expect(checkbox.blank(field)).toBe(false);
  expect([true, false, null, "true"].map((wert) => checkbox.accepts(wert, field))).toEqual([true, true, false, false]);
  expect([checkbox.format(true, field), checkbox.format(false, field)]).toEqual(["true", ""]);
});

it("is exported as true or false, also where nothing is stored", () => {
  expect([true, false, null].map((wert) => checkbox.exportCell(wert))).toEqual([true, false, false]);
});
