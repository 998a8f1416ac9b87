import { expect, it } from "vitest";
import { isBlank, isTextListe, isYes, isZeilen, listOf, rowsOf, textOf, yesNoOf } from "../../../app/formkit/werte";

const werte = { text: "KI", ja: true, nein: false, offen: null, liste: ["a"], zeilen: [{ uuid: "1" }], leer: [] };

it("reads each value by its shape and nothing else", () => {
  expect([textOf(werte, "text"), textOf(werte, "ja"), textOf(werte, "fehlt")]).toEqual(["KI", "", ""]);
  expect(["ja", "nein", "offen", "text", "fehlt"].map((key) => yesNoOf(werte, key))).toEqual([
    true,
    false,
    null,
    null,
    null,
  ]);
  expect(["ja", "nein", "text"].map((key) => isYes(werte, key))).toEqual([true, false, false]);
  expect([listOf(werte, "liste"), listOf(werte, "zeilen"), listOf(werte, "text")]).toEqual([["a"], [], []]);
  expect([rowsOf(werte, "zeilen"), rowsOf(werte, "liste"), rowsOf(werte, "fehlt")]).toEqual([[{ uuid: "1" }], [], []]);
});

it("cannot tell an empty list of texts from one of rows", () => {
  expect([isZeilen([]), isTextListe([])]).toEqual([true, true]);
});

it.each([
  [undefined, true],
  [null, true],
  ["", true],
  ["  \n", true],
  [[], true],
  ["0", false],
  [false, false],
  [["a"], false],
])("isBlank(%j) is %s", (wert, expected) => {
  expect(isBlank(wert)).toBe(expected);
});
