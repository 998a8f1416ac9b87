import { expect, it } from "vitest";
import { aufzaehlung, zeilenText } from "~/lib/aufzaehlung";

it.each([
  [[], ""],
  [["A"], "A"],
  [["A", "B"], "A und B"],
  [["A", "B", "C"], "A, B und C"],
])("zählt %j auf", (namen, text) => expect(aufzaehlung(namen)).toBe(text));

it.each([
  [1, "Zeile 2"],
  [2, "Zeilen 2 und 3"],
  [3, "Zeilen 2, 3 und 4"],
  [10, "Zeilen 2, 3, 4, 5, 6, 7, 8, 9, 10 und 11"],
  [11, "Zeilen 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 und 1 weitere"],
  [13, "Zeilen 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 und 3 weitere"],
])("nennt %i Zeilen", (anzahl, text) => {
  expect(zeilenText(Array.from({ length: anzahl }, (_, stelle) => stelle + 2))).toBe(text);
});
