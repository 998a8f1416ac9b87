import { expect, it } from "vitest";
import { allOf, asList, asText, firstOf, isDistinctTexts } from "../../../../app/formkit/kinds/kind";

it("reads what a control posted, once, several times or not at all", () => {
  expect([firstOf(null), firstOf("a"), firstOf(["a", "b"]), firstOf([])]).toEqual(["", "a", "a", ""]);
  expect([allOf(null), allOf("a"), allOf(["a", "b"])]).toEqual([[], ["a"], ["a", "b"]]);
});

it("treats a value of another shape as blank", () => {
  expect([asText(true), asText(["a"]), asText("a")]).toEqual(["", "", "a"]);
  expect([asList("a"), asList([{ uuid: "1" }]), asList(["a"])]).toEqual([[], [], ["a"]]);
});

it.each([
  [["a", "b"], true],
  [[], true],
  [["a", "a"], false],
  [["lan"], true],
  [["lang"], false],
  [[1], false],
  ["a", false],
])("isDistinctTexts(%j, 3) is %s", (wert, expected) => {
  expect(isDistinctTexts(wert, 3)).toBe(expected);
});
