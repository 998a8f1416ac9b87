import { expect, it } from "vitest";
import { table } from "../../../../app/formkit/kinds/table";

const field = { kind: "table", key: "auftragnehmer", label: "Auftragnehmer" } as const;

it.each([
  [[], "Keine Daten vorhanden"],
  [[{ uuid: "a" }], "1 Eintrag"],
  [[{ uuid: "a" }, { uuid: "b" }], "2 Einträge"],
])("%j reads %s", (zeilen, shown) => {
  expect(table.display(zeilen, field)).toBe(shown);
});

it("accepts rows only", () => {
  expect([[], [{ uuid: "a" }], ["a"], [null], {}].map((wert) => table.accepts(wert, field))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("is exported as the number of its rows", () => {
  expect([[], [{ uuid: "a" }, { uuid: "b" }], "a"].map((wert) => table.exportCell(wert))).toEqual([0, 2, 0]);
});
