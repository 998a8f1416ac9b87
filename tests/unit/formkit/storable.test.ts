import { expect, it } from "vitest";
import { blankWerte } from "../../../app/formkit/relevance";
import { checkStorable, keepKnownWerte } from "../../../app/formkit/storable";
import { beispiel, vollstaendig } from "./beispiel";

it("lets unfinished and finished work be stored", () => {
  expect(checkStorable(beispiel, { ...blankWerte(beispiel), uuid: "wurzel" })).toEqual([]);
  expect(checkStorable(beispiel, { uuid: "wurzel" })).toEqual([]);
  expect(checkStorable(beispiel, vollstaendig)).toEqual([]);
});

it.each([
  ["anlass", "x".repeat(21)],
  ["am", "01.07.2025"],
  ["plaetze", "1,5"],
  ["dessert", null],
  ["farben", "ROT"],
  ["musik", "ja"],
  ["stichworte", ["a", "a"]],
  ["gaesteliste", ["a"]],
])("refuses %s with %j", (key, wert) => {
  expect(checkStorable(beispiel, { ...vollstaendig, [key]: wert })).toEqual([
    { uuid: "wurzel", property: key, message: "Ungültiges Format", feld: key },
  ]);
});

it("looks into rows", () => {
  const werte = { ...vollstaendig, tageliste: [{ uuid: "tag-1", datum: "Montag", kosten: "zehn" }] };
  expect(checkStorable(beispiel, werte)).toEqual([
    { uuid: "tag-1", property: "kosten", message: "Ungültiges Format", feld: "kosten" },
  ]);
});

it("cuts away keys the form does not know", () => {
  const werte = {
    ...vollstaendig,
    rolle: "ADMINISTRATOR",
    zusammen: "x",
    gaesteliste: [{ uuid: "gast-1", name: "Ada", rolle: "x" }],
  };
  expect(keepKnownWerte(beispiel, werte)).toEqual({ ...vollstaendig, gaesteliste: [{ uuid: "gast-1", name: "Ada" }] });
});
