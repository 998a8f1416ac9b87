import { expect, it } from "vitest";
import { listAbsaetze } from "~/domain/bescheid/listAbsaetze";

it.each([
  ["Ein Satz.", ["Ein Satz."]],
  ["Erstens.\nZweitens.", ["Erstens.", "Zweitens."]],
  ["Erstens.\r\n\r\n  \r\nZweitens.\n", ["Erstens.", "Zweitens."]],
  ["", []],
])("teilt %j in seine Absätze", (text, absaetze) => {
  expect(listAbsaetze(text)).toEqual(absaetze);
});
