import { describe, expect, it } from "vitest";
import { decideKmuVorschlag, findKmuVorgabe, isKmuGroesse } from "../../../../app/domain/kmu/kmuVorschlag";

describe("Vorschlag für die Stammdaten", () => {
  it.each([
    ["", "UNBEKANNT", { art: "OFFEN" }],
    ["", "KLEIN", { art: "ANGEBOT", berechnet: "KLEIN" }],
    ["", "KEIN_KMU", { art: "ANGEBOT", berechnet: "KEIN_KMU" }],
    ["KLEIN", "KLEIN", { art: "GLEICH", erklaert: "KLEIN" }],
    ["MITTEL", "UNBEKANNT", { art: "NUR_ERKLAERT", erklaert: "MITTEL" }],
    ["MITTEL", "KLEIN", { art: "ABWEICHUNG", erklaert: "MITTEL", berechnet: "KLEIN" }],
    ["KEIN_KMU", "KLEIN", { art: "ABWEICHUNG", erklaert: "KEIN_KMU", berechnet: "KLEIN" }],
  ] as const)("erklärt „%s“, berechnet %s", (erklaert, berechnet, vorschlag) => {
    expect(decideKmuVorschlag(erklaert, berechnet)).toEqual(vorschlag);
  });

  it.each(["", "klein", "UNBEKANNT", "toString"])("„%s“ ist keine Größe", (text) => {
    expect(isKmuGroesse(text)).toBe(false);
  });
});

describe("Vorgabe für die Schätzung", () => {
  const berechnet = (groesse: "KLEIN" | "KEIN_KMU" | "UNBEKANNT") => () => groesse;

  it("ist die Erklärung, ohne dass gerechnet wird", () => {
    const compute = () => {
      throw new Error("computed");
    };
    expect(findKmuVorgabe("MITTEL", compute)).toEqual({ istKmu: true, quelle: "STAMMDATEN" });
    expect(findKmuVorgabe("KEIN_KMU", compute)).toEqual({ istKmu: false, quelle: "STAMMDATEN" });
  });

  it("ist ohne Erklärung das Ergebnis der Berechnung, ohne beides keine", () => {
    expect(findKmuVorgabe("", berechnet("KLEIN"))).toEqual({ istKmu: true, quelle: "BERECHNUNG" });
    expect(findKmuVorgabe("", berechnet("KEIN_KMU"))).toEqual({ istKmu: false, quelle: "BERECHNUNG" });
    expect(findKmuVorgabe("", berechnet("UNBEKANNT"))).toBeNull();
  });
});
