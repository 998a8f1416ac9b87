import { expect, it } from "vitest";
import { MAX_KEY } from "../../../../app/formkit/kinds/choice";
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
  expect(multiChoice.display(["INDUSTRIE", "GRUNDLAGEN"], field, options)).toBe(
    "Grundlagenforschung, Industrielle Forschung",
  );
  expect(multiChoice.display([], field, options)).toBe("–");
});

it("accepts each key once", () => {
  expect([["A", "B"], ["A", "A"], [], "A"].map((wert) => multiChoice.accepts(wert, field))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("takes keys up to the length that is stored, and no longer ones", () => {
  const [longest, tooLong] = ["x".repeat(MAX_KEY), "x".repeat(MAX_KEY + 1)];
  expect(multiChoice.parse([longest, tooLong], field).wert).toEqual([longest]);
});
