import { describe, expect, it } from "vitest";
import { readFestgehaltene, toFestgehaltene } from "~/domain/verbund/festgehaltene";
import { zeileVon } from "../../../support/verbundZeilen";

const PERSON = {
  name: "Max Beispiel",
  beteiligterArt: "NATUERLICHE_PERSON",
  verbindung: "SONSTIGE",
  richtung: "HAELT",
  gegenueber: "a",
  markt: "ANDERER",
};
const ZEILEN = [
  zeileVon("a", { name: "Holding SE", verbindung: "MUTTER", kapital: "40" }),
  zeileVon("b", PERSON),
  { uuid: "c", werte: { bekannt: "b", verbindung: "MUTTER", kapital: "60", markt: "ANDERER", name: "nie gefragt" } },
];

describe("die festgehaltenen verbundenen Unternehmen", () => {
  it("nennen andere beim Namen und behalten nur, was gefragt ist", () => {
    const [, zweite, dritte] = toFestgehaltene(ZEILEN);
    expect(zweite).toMatchObject({ name: "Max Beispiel", gegenueber: "Holding SE", markt: "ANDERER" });
    expect(zweite).not.toHaveProperty("strasse");
    expect(dritte).toEqual({ bekannt: "Max Beispiel", verbindung: "MUTTER", kapital: "60", markt: "ANDERER" });
  });

  it("lesen sich ohne die Liste so, wie das Formular fragt, auch die Frage, die nur Personen gestellt wird", () => {
    const teile = readFestgehaltene(toFestgehaltene(ZEILEN));
    expect(teile.map(({ titel }) => titel)).toEqual(["Holding SE", "Max Beispiel", "Max Beispiel (2)"]);
    expect(teile[2]?.eintraege.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Schon in der Liste: Max Beispiel",
      "Art der Verbindung: Muttergesellschaft oder Anteilseigner: hält Anteile an Ihrem Unternehmen",
      "Beteiligungsquote in %: 60",
      "Markt des gehaltenen Unternehmens: ein anderer Markt",
    ]);
  });

  it("sagen, dass es keine gibt", () => {
    expect(readFestgehaltene([])).toEqual([
      { titel: "Verbundene Unternehmen", eintraege: [{ label: "Verbundene Unternehmen", text: "Keine" }] },
    ]);
  });
});
