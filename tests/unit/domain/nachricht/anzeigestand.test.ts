import { expect, it } from "vitest";
import { ANZEIGESTAND, anzeigestaende } from "~/domain/nachricht/anzeigestand";

it("jeder Stand steht im Filter, mit einem Wort", () => {
  expect(Object.keys(ANZEIGESTAND)).toEqual([...anzeigestaende]);
  expect(Object.values(ANZEIGESTAND)).toEqual(["Aktiv", "Geplant", "Vorbei"]);
});
