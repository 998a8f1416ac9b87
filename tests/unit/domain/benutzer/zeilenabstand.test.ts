import { expect, it } from "vitest";
import { readZeilenabstand, ZEILENABSTAND } from "../../../../app/domain/benutzer/zeilenabstand";

it("reads only what can be chosen; everything else is dense", () => {
  expect(Object.keys(ZEILENABSTAND).map(readZeilenabstand)).toEqual(["dicht", "luftig"]);
  expect([undefined, null, "", "Luftig", "eng"].map(readZeilenabstand)).toEqual(Array(5).fill("dicht"));
});
