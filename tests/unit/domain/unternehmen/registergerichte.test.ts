import { expect, it } from "vitest";
import { REGISTERGERICHTE, registergerichteIn } from "~/domain/unternehmen/registergerichte";

it("nennt jedes Gericht einmal, mit seiner Art, in der Ordnung der Namen und nicht länger als das Feld", () => {
  expect(new Set(REGISTERGERICHTE).size).toBe(REGISTERGERICHTE.length);
  expect(REGISTERGERICHTE.filter((name) => !/^Amtsgericht \S/.test(name) || name.length > 100)).toEqual([]);
  expect([REGISTERGERICHTE[0], REGISTERGERICHTE.at(-1)]).toEqual(["Amtsgericht Aachen", "Amtsgericht Zweibrücken"]);
});

it("kennt Gerichte, die für ein ganzes Land zuständig sind", () => {
  const orte = ["Charlottenburg (Berlin)", "Bremen", "Hamburg", "Saarbrücken", "Stendal", "Jena"];
  expect(REGISTERGERICHTE).toEqual(expect.arrayContaining(orte.map((ort) => `Amtsgericht ${ort}`)));
});

it("werden je Bundesland vorgeschlagen, ohne Bundesland alle", () => {
  expect(registergerichteIn("SN")).toEqual(["Amtsgericht Chemnitz", "Amtsgericht Dresden", "Amtsgericht Leipzig"]);
  expect(registergerichteIn("BE")).toEqual(["Amtsgericht Charlottenburg (Berlin)"]);
  expect(registergerichteIn("")).toBe(REGISTERGERICHTE);
});
