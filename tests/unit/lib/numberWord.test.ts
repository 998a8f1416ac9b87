import { expect, it } from "vitest";
import { numberWord, numberWordFirst } from "~/lib/numberWord";

it("writes small numbers as words and large ones as digits", () => {
  expect([0, 1, 2, 3, 12, 13, 100].map(numberWord)).toEqual(["null", "eine", "zwei", "drei", "zwölf", "13", "100"]);
});

it("begins a sentence with a capital letter", () => {
  expect([3, 13].map(numberWordFirst)).toEqual(["Drei", "13"]);
});
