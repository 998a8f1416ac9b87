import { describe, expect, it } from "vitest";
import { isZuKurz, readSuchwoerter, toSuchbegriff } from "~/domain/suche/suchbegriffe";

describe("the words of a question", () => {
  it.each([
    ["Prüfstand", ["prüfstand"]],
    ["  Prüfstand  PRÜFSTAND ", ["prüfstand"]],
    ["FZ-2026-000123", ["fz", "2026", "000123"]],
    ["„Li-Ionen“ & ('x':*", ["li", "ionen", "x"]],
    ["Pru\u0308fstand", ["prüfstand"]],
    ["–", []],
  ])("%s", (frage, woerter) => {
    expect(readSuchwoerter(frage)).toEqual(woerter);
  });

  it("are eight at most, and two letters at least", () => {
    expect(readSuchwoerter("a1 a2 a3 a4 a5 a6 a7 a8 a9")).toHaveLength(8);
    expect(isZuKurz([])).toBe(true);
    expect(isZuKurz(["x"])).toBe(true);
    expect(isZuKurz(["ki"])).toBe(false);
    expect(isZuKurz(["x", "y"])).toBe(false);
  });
});

describe("a word for the database", () => {
  it.each([
    ["ki", "'ki'"],
    ["klebstoff", "'klebstoff':*"],
    ["prüfstand", "'prüfstand':* | 'pruefstand':*"],
    ["pruefstand", "'pruefstand':* | 'prufstand':*"],
    ["öl", "'öl' | 'oel'"],
  ])("%s", (wort, begriff) => {
    expect(toSuchbegriff(wort)).toBe(begriff);
  });
});
