import { expect, it } from "vitest";
import { integer } from "../../../../app/formkit/kinds/integer";

const field = { kind: "integer", key: "anzahl", label: "Anzahl" } as const;
const nurGanze = "Dieses Feld darf nur Ganzzahlen enthalten";

it.each([
  ["", ""],
  ["0", "0"],
  ["007", "7"],
  ["1.234", "1234"],
])("%j is stored as %j", (typed, wert) => {
  expect(integer.parse(typed, field)).toEqual({ wert, notices: [] });
});

it.each(["1,5", "1,", "1.5", "-1", "drei"])("%j cannot be stored", (typed) => {
  expect(integer.parse(typed, field)).toEqual({ wert: "", issue: nurGanze, notices: [] });
});

it("obeys the field's digits", () => {
  const small = { ...field, integerDigits: 3 };
  expect(integer.parse("999", small).wert).toBe("999");
  expect(integer.parse("1000", small).issue).toBe("Sie dürfen vor dem Komma höchstens 3 Ziffern eingeben");
  expect(integer.constraints({ ...field, integerDigits: 4 })).toEqual({ maxLength: 5, inputMode: "numeric" });
});

it("accepts no decimals", () => {
  expect(["12", "12.0", "", "x"].map((wert) => integer.accepts(wert, field))).toEqual([true, false, true, false]);
});

it("shows dots between thousands", () => {
  expect([integer.display("1234", field), integer.display("", field), integer.exportCell("1234")]).toEqual([
    "1.234",
    "–",
    1234,
  ]);
});
