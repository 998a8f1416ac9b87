import { describe, expect, it } from "vitest";
import { andereVon, aufzaehlung } from "~/features/live/andereVon";

describe("andereVon", () => {
  it.each([
    [["Bea Beispiel"], []],
    [["Max Muster", "Bea Beispiel"], ["Max Muster"]],
    [["Bea Beispiel", "Bea Beispiel"], ["Bea Beispiel"]],
    [["Max Muster"], ["Max Muster"]],
    [[], []],
  ])("of %j leaves %j to Bea Beispiel", (alle, andere) => {
    expect(andereVon(alle, "Bea Beispiel")).toEqual(andere);
  });
});

describe("aufzaehlung", () => {
  it.each([
    [["A"], "A"],
    [["A", "B"], "A und B"],
    [["A", "B", "C"], "A, B und C"],
  ])("%j", (namen, text) => {
    expect(aufzaehlung(namen)).toBe(text);
  });
});
