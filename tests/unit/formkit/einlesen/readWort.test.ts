import { expect, it } from "vitest";
import { plainWort, readJaNein, zitat } from "../../../../app/formkit/einlesen/readWort";

it("vergleicht Wörter ohne Groß und Klein, ohne Zeichen und Leerraum", () => {
  expect(plainWort(" Straße, Nr.: ")).toBe("straßenr");
});

it.each([
  ["Ja", true],
  ["x", true],
  ["WAHR", true],
  ["nein", false],
  ["0", false],
  ["vielleicht", undefined],
  ["", undefined],
])("liest „%s“ als %s", (text, wert) => {
  expect(readJaNein(text)).toBe(wert);
});

it("nennt von langem Text den Anfang, in einer Zeile", () => {
  expect(zitat("kurz\nund gut")).toBe("„kurz und gut“");
  expect(zitat("x".repeat(41))).toBe(`„${"x".repeat(40)} …“`);
});
