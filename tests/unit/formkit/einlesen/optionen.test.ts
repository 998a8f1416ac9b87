import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findOptionskey,
  listOptionsnamen,
  markEigene,
  readOptionskeys,
  writeOptionskeys,
} from "../../../../app/formkit/einlesen/optionen";

const LAENDER = [
  { key: "DE", title: "Deutschland" },
  { key: "AT", title: "Österreich" },
];
const PAKETE = [
  { key: "a", title: "1 Stoffauswahl" },
  { key: "b", title: "2 Prototyp, Bau" },
  { key: "c", title: "10 Prototyp" },
];

describe("Optionen einer Zelle", () => {
  it("unterscheidet gleiche Namen durch eine Zahl", () => {
    const zwei = [
      { key: "1", title: "Labor" },
      { key: "2", title: "Labor" },
    ];
    expect(listOptionsnamen(zwei).map(({ name }) => name)).toEqual(["Labor", "Labor (2)"]);
    expect(findOptionskey(zwei, "labor (2)")).toBe("2");
  });

  it.each([
    ["deutschland", "DE"],
    ["AT", "AT"],
    ["Atlantis", undefined],
    ["", undefined],
    ["-", undefined],
  ])("findet das Land „%s“: %s", (text, key) => {
    expect(findOptionskey(LAENDER, text)).toBe(key);
  });

  it.each([
    ["1", "a"],
    ["10", "c"],
    ["stoffauswahl", "a"],
    ["Prototyp", "c"],
    ["3", undefined],
  ])("findet das Arbeitspaket „%s“: %s", (text, key) => {
    expect(findOptionskey(PAKETE, text)).toBe(key);
  });

  describe("unter denen Zeilen desselben Textes sind", () => {
    const stellen = new Map([
      ["n1", 0],
      ["n2", 1],
    ]);
    const neue = [
      { key: "n1", title: "4 Stoffauswahl" },
      { key: "n2", title: "5 Messung" },
    ];
    const alle = markEigene([...PAKETE, ...neue], stellen);

    it.each([
      ["1", "n1"],
      ["2", "n2"],
      ["10", "c"],
      ["1 Stoffauswahl", "n1"],
      ["Stoffauswahl", "n1"],
      ["2 Prototyp, Bau", "b"],
      ["5 Messung", "n2"],
      ["7 Stoffauswahl", undefined],
      ["7 Unsinn", undefined],
      ["4", undefined],
    ])("meint „%s“ zuerst sie, gezählt von eins, dann die anderen: %s", (text, key) => {
      expect(findOptionskey(alle, text)).toBe(key);
      expect(readOptionskeys(alle, text).keys).toEqual(key === undefined ? [] : [key]);
    });
  });

  it.each(["1 Stoffauswahl; 10 Prototyp", "1\n10", "10, 1"])("liest mehrere aus „%s“", (text) => {
    expect([...readOptionskeys(PAKETE, text).keys].sort()).toEqual(["a", "c"]);
  });

  it("nennt, was es nicht gibt", () => {
    expect(readOptionskeys(PAKETE, "1; 7; Unsinn")).toEqual({ keys: ["a"], unbekannte: ["7", "Unsinn"] });
  });

  it("liest mehrere, wie es sie geschrieben hat, was auch in ihren Namen steht", () => {
    const titel = fc.string({ unit: fc.constantFrom("a", "b", ";", ",", " ", "1") }).map((text) => text.trim() || "x");
    const optionen = fc
      .uniqueArray(titel, { maxLength: 5 })
      .map((namen) => namen.map((title, stelle) => ({ key: `k${String(stelle)}`, title })));
    const gewaehlte = optionen.chain((alle) => fc.tuple(fc.constant(alle), fc.subarray(alle.map(({ key }) => key))));
    fc.assert(
      fc.property(gewaehlte, ([alle, keys]) => {
        expect(readOptionskeys(alle, writeOptionskeys(alle, keys)).keys).toEqual(keys);
      }),
    );
  });
});
