import { expect, it } from "vitest";
import { FARBEN, readFarben } from "../../../../app/domain/benutzer/farben";

it("reads only what can be chosen; everything else leaves it to the device", () => {
  expect(Object.keys(FARBEN).map(readFarben)).toEqual([null, "hell", "dunkel"]);
  expect([undefined, null, "", "Dunkel", "schwarz"].map(readFarben)).toEqual([null, null, null, null, null]);
});
