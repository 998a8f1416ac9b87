import { expect, it } from "vitest";
import { multiChoice } from "../../../../app/formkit/kinds/multiChoice";

const field = { kind: "multiChoice", key: "forschungsart", label: "Art der Forschung" } as const;
const options = [
  { key: "GRUNDLAGEN", title: "Grundlagenforschung" },
  { key: "INDUSTRIE", title: "Industrielle Forschung" },
];

it.each([
  [null, []],
  ["INDUSTRIE", ["INDUSTRIE"]],
  [
    ["INDUSTRIE", "", "INDUSTRIE", "GRUNDLAGEN"],
    ["INDUSTRIE", "GRUNDLAGEN"],
  ],
])("posted %j is stored as %j", (posted, wert) => {
  expect(multiChoice.parse(posted, field)).toEqual({ wert, notices: [] });
});

it("shows titles in the order of the options", () => {
  expect(multiChoice.display(["INDUSTRIE", "GRUNDLAGEN"], field, options)).toBe("Grundlagenforschung, Industrielle Forschung");
  expect(multiChoice.display([], field, options)).toBe("–");
});

it("accepts each key once", () => {
  expect([["A", "B"], ["A", "A"], [], "A"].map((wert) => multiChoice.accepts(wert, field))).toEqual([true, false, true, false]);
});
