import { expect, it } from "vitest";
import { isGesperrtIn, OFFEN, switchAlles, switchEinheit } from "~/features/formular/felder/sperre";

const FELDER = ["titel", "akronym", "ziel"];
const gesperrte = (sperre: typeof OFFEN) => FELDER.filter((name) => isGesperrtIn(sperre, name));

it("sperrt ein Feld und entsperrt es, die anderen bleiben", () => {
  const eines = switchEinheit(OFFEN, "titel");
  expect(gesperrte(OFFEN)).toEqual([]);
  expect(gesperrte(eines)).toEqual(["titel"]);
  expect(gesperrte(switchEinheit(eines, "titel"))).toEqual([]);
});

it("entsperrt auch eines allein, wenn alles gesperrt ist", () => {
  expect(gesperrte(switchEinheit(switchAlles(OFFEN), "ziel"))).toEqual(["titel", "akronym"]);
});

it("sperrt oder entsperrt alles, auch was vorher anders war", () => {
  const alles = switchAlles(switchEinheit(OFFEN, "titel"));
  expect(gesperrte(alles)).toEqual(FELDER);
  expect(gesperrte(switchAlles(switchEinheit(alles, "titel")))).toEqual([]);
});
