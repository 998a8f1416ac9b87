import { describe, expect, it } from "vitest";
import { LEICHTE_SPRACHE } from "../../../../app/domain/rechtliches/leichteSprache";

const saetze = LEICHTE_SPRACHE.flatMap(({ titel, saetze }) => [titel, ...saetze.flat()]);
const woerter = (satz: string): string[] => satz.split(/\s+/).filter((wort) => wort !== "");

describe("Leichte Sprache", () => {
  it.each(saetze)("kurzer Satz: %s", (satz) => {
    expect(woerter(satz).length).toBeLessThanOrEqual(12);
  });

  it.each(saetze)("ohne Sonderzeichen und Abkürzungen: %s", (satz) => {
    expect(satz).not.toMatch(/[()[\]%§&/;„“"–]|z\. ?B\.|d\. ?h\.|usw\./);
  });

  it.each(saetze)("ein Satz je Zeile: %s", (satz) => {
    expect(satz.replace(/[.!?:]$/, "")).not.toMatch(/[.!?]\s/);
  });

  it("hat in jedem Abschnitt mehrere Sätze, in jeder Liste mehrere Punkte", () => {
    for (const { id, saetze } of LEICHTE_SPRACHE) {
      expect(saetze.length, id).toBeGreaterThan(2);
      for (const liste of saetze.filter((satz) => typeof satz !== "string"))
        expect(liste.length, id).toBeGreaterThan(2);
    }
  });

  it("sagt, dass der Text noch nicht geprüft ist, und erklärt Portal, Bedienung und Barriere-Freiheit", () => {
    expect(saetze).toContain("Dieser Text ist noch nicht von Prüf-Lesern geprüft.");
    expect(LEICHTE_SPRACHE.map(({ id }) => id)).toEqual([
      "willkommen",
      "forschungszulage",
      "stelle",
      "benutzen",
      "barrierefreiheit",
      "mehr",
    ]);
  });
});
