import { describe, expect, it } from "vitest";
import { ANTRAG_RECHTE, antragRechte, canSwitch, isAntragRecht, covers } from "~/domain/antrag/antragRecht";

const STUFEN = [null, ...antragRechte] as const;

describe("Rechte an einem Antrag", () => {
  it("umfassen alles, was kleinere erlauben", () => {
    const tabelle = STUFEN.map((recht) => antragRechte.map((noetig) => covers(recht, noetig)));
    expect(tabelle).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });

  it("heißen, vom kleinsten an, Lesen, Bearbeiten und Verwalten", () => {
    expect(antragRechte.map((recht) => [recht, ANTRAG_RECHTE[recht].label])).toEqual([
      ["LESEN", "Lesen"],
      ["BEARBEITEN", "Bearbeiten"],
      ["VERWALTEN", "Verwalten"],
    ]);
  });

  it("vergibt und nimmt nur, wer verwaltet", () => {
    for (const eigenes of STUFEN)
      for (const vorher of STUFEN)
        for (const nachher of STUFEN)
          expect(
            canSwitch(eigenes, { vorher, nachher }),
            `${String(eigenes)}: ${String(vorher)} → ${String(nachher)}`,
          ).toBe(eigenes === "VERWALTEN");
  });

  it.each(["LESEN", "BEARBEITEN", "VERWALTEN"])("%s ist ein Recht", (text) => expect(isAntragRecht(text)).toBe(true));
  it.each(["", "lesen", "toString", "ALLES"])("„%s“ ist keines", (text) => expect(isAntragRecht(text)).toBe(false));
});
