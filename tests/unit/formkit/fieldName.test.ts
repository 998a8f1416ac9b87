import { expect, it } from "vitest";
import { fieldName, parseFieldName } from "../../../app/formkit/fieldName";

it.each([
  ["titel", { key: "titel" }],
  ["rahmen[0].personalaufwand", { key: "personalaufwand", row: { tabelle: "rahmen", index: 0 } }],
  ["rahmen[12].uuid", { key: "uuid", row: { tabelle: "rahmen", index: 12 } }],
])("%s names its place and is found again", (name, place) => {
  expect(parseFieldName(name)).toEqual(place);
  expect("row" in place ? fieldName(place.key, place.row) : fieldName(place.key)).toBe(name);
});

it.each([
  "",
  "rahmen[]",
  "rahmen[0]",
  "rahmen[-1].x",
  "rahmen[0].x.y",
  "[0].x",
  "a b",
  "rahmen[99999].x",
  "__proto__[0].x",
])("%j is no field", (name) => {
  expect(parseFieldName(name)).toBeUndefined();
});
