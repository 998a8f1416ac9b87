import { describe, expect, it } from "vitest";
import { sortPlaetze } from "~/domain/hilfe/sortPlaetze";

const platz = (ort: string, bezeichnung: string, index: number | null) => ({ ort, bezeichnung, index });
const namen = (plaetze: Parameters<typeof sortPlaetze>[0]) =>
  sortPlaetze(plaetze).map(({ ort, bezeichnung }) => `${ort}: ${bezeichnung}`);

describe("sortPlaetze", () => {
  it("ordnet je Ort nach Nummer, die Orte wie im Formular", () => {
    const plaetze = [platz("Ziel", "Titel", 9), platz("Ziel", "Beginn", 4), platz("Arbeit", "Paket", 1)];
    expect(namen(plaetze)).toEqual(["Ziel: Beginn", "Ziel: Titel", "Arbeit: Paket"]);
  });

  it("stellt den allgemeinen Text voran, auch ohne Nummer oder mit einer höheren", () => {
    const hinten = [platz("Ziel", "Titel", 0), platz("Ziel", "Allgemeiner Text", 7)];
    const ohne = [platz("Ziel", "Titel", 0), platz("Ziel", "Allgemeiner Text", null)];
    for (const plaetze of [hinten, ohne]) expect(namen(plaetze)).toEqual(["Ziel: Allgemeiner Text", "Ziel: Titel"]);
  });

  it("lässt eine Stelle ohne Text hinter der Frage, die vor ihr kommt, auch wenn diese wandert", () => {
    const plaetze = [
      platz("Ziel", "Allgemeiner Text", 0),
      platz("Ziel", "Anrede", null),
      platz("Ziel", "Titel", 8),
      platz("Ziel", "Funktion", null),
      platz("Ziel", "Beginn", 2),
    ];
    expect(namen(plaetze)).toEqual([
      "Ziel: Allgemeiner Text",
      "Ziel: Anrede",
      "Ziel: Beginn",
      "Ziel: Titel",
      "Ziel: Funktion",
    ]);
  });

  it("führt zusammen, was an einem Ort steht, auch wenn es getrennt kommt", () => {
    const plaetze = [platz("Ziel", "Titel", 1), platz("Arbeit", "Paket", 2), platz("Ziel", "Ende", 0)];
    expect(namen(plaetze)).toEqual(["Ziel: Ende", "Ziel: Titel", "Arbeit: Paket"]);
  });
});
