import { describe, expect, it } from "vitest";
import {
  isGleich,
  withWertAn,
  readStelle,
  stelleText,
  wertAn,
  type Stelle,
} from "../../../../app/formkit/merge/stelle";

const ZEILE = "11111111-1111-4111-8111-111111111111";
const werte = { titel: "Holz", pakete: [{ uuid: ZEILE, name: "eins" }] };

describe("Stellen", () => {
  it.each<[Stelle, string]>([
    [{ feld: "titel" }, "titel"],
    [{ tabelle: "pakete", zeile: ZEILE, feld: "name" }, `pakete/${ZEILE}/name`],
    [{ tabelle: "pakete", zeile: ZEILE }, `pakete/${ZEILE}/`],
    [{ tabelle: "pakete" }, "pakete//"],
  ])("%j heißt %s und zurück", (stelle, text) => {
    expect(stelleText(stelle)).toBe(text);
    expect(readStelle(text)).toEqual(stelle);
  });

  it.each(["", "a b", "/x/y", "pakete//name", "pakete/x", "a/b/c/d", "__proto__.x"])(
    "%j nennt keine Stelle",
    (text) => {
      expect(readStelle(text)).toBeUndefined();
    },
  );

  it("geben, was dort steht", () => {
    expect(wertAn(werte, { feld: "titel" })).toBe("Holz");
    expect(wertAn(werte, { tabelle: "pakete", zeile: ZEILE, feld: "name" })).toBe("eins");
    expect(wertAn(werte, { tabelle: "pakete", zeile: ZEILE })).toEqual([{ uuid: ZEILE, name: "eins" }]);
    expect(wertAn(werte, { tabelle: "pakete" })).toEqual([ZEILE]);
    expect(wertAn(werte, { tabelle: "pakete", zeile: "fort", feld: "name" })).toBeNull();
  });

  it("nehmen einen anderen Wert an, ohne den alten Stand zu ändern", () => {
    expect(withWertAn(werte, { tabelle: "pakete", zeile: ZEILE, feld: "name" }, "zwei")).toEqual({
      titel: "Holz",
      pakete: [{ uuid: ZEILE, name: "zwei" }],
    });
    const zwei = { pakete: [...werte.pakete, { uuid: "andere", name: "bleibt" }] };
    expect(withWertAn(zwei, { tabelle: "pakete", zeile: ZEILE, feld: "name" }, "neu")).toEqual({
      pakete: [
        { uuid: ZEILE, name: "neu" },
        { uuid: "andere", name: "bleibt" },
      ],
    });
    expect(withWertAn(werte, { tabelle: "pakete", zeile: ZEILE }, "neu")).toBe(werte);
    expect(withWertAn(werte, { tabelle: "pakete" }, "neu")).toBe(werte);
    expect(withWertAn(werte, { feld: "titel" }, "Stein").titel).toBe("Stein");
    expect(werte.titel).toBe("Holz");
  });

  it("was nicht bekannt ist, gleicht nichts", () => {
    expect([isGleich(undefined, "a"), isGleich("a", undefined), isGleich(["a"], "a"), isGleich("a", ["a"])]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([
      isGleich(undefined, undefined),
      isGleich("", ""),
      isGleich(["a"], ["a"]),
      isGleich(["a", "b"], ["b", "a"]),
    ]).toEqual([false, true, true, false]);
  });
});
