import { describe, expect, it } from "vitest";
import { chooseBetroffene, listVorhabenFolgen } from "~/domain/unternehmen/entwurfFolgen";
import type { Werte } from "~/formkit/field";

const LAUFZEIT = { beginn: "2025-03-01", ende: "2026-08-31" };
const zeile = (jahr: string, angaben: Werte = {}) => ({ uuid: `z${jahr}`, jahr, ...angaben });
const entwurf = (bezeichnung: string, vorhaben: Werte[], istSichtbar = true) => ({
  bezeichnung,
  vorhaben,
  istSichtbar,
});
const JULI = { beginn: { alt: "01-01", neu: "07-01" }, eigenleistung: null };

describe("Welche Entwürfe eine Änderung der Stammdaten berührt", () => {
  it("sind nur die, deren Vorhaben schon Wirtschaftsjahre haben", () => {
    const entwuerfe = [
      entwurf("Leer", [{ titel: "Nichts" }]),
      entwurf("Laufzeit", [{}, LAUFZEIT]),
      entwurf("Nur Zahlen", [{ rahmen: [zeile("2025", { personalVzae: "1" })] }]),
      entwurf("Leere Zeile", [{ rahmen: [zeile("2025", { personalVzae: "" })] }]),
      entwurf("", [LAUFZEIT]),
      entwurf("Fremd", [LAUFZEIT], false),
      entwurf("Fremd und leer", [{}], false),
    ];
    const namen = ["Laufzeit", "Nur Zahlen", "Antrag ohne Bezeichnung"];
    expect(chooseBetroffene(entwuerfe)).toEqual({ namen, weitere: 1 });
  });
});

describe("Wie sie sich ändern", () => {
  it("sagt je Vorhaben, nach welchen Jahren dann gefragt wird, und was übrig bleibt", () => {
    const rahmen = [zeile("2025", { personalVzae: "1" }), zeile("2026")];
    const vorhaben = [{ ...LAUFZEIT, titel: "Kleber", rahmen }, {}, LAUFZEIT];
    expect(listVorhabenFolgen([entwurf("A", vorhaben), entwurf("B", [LAUFZEIT], false)], JULI)).toEqual([
      "„A“, Vorhaben „Kleber“: Statt 2025 und 2026 wird nach 2024/25, 2025/26 und 2026/27 gefragt. Eingetragenes aus 2025 bleibt als übrige Zeile stehen.",
      "„A“, Vorhaben 3: Statt 2025 und 2026 wird nach 2024/25, 2025/26 und 2026/27 gefragt.",
    ]);
  });

  it("sagt es auch, wo die Jahre weiter so heißen, und ohne Laufzeit nur, was übrig bleibt", () => {
    const oktober = { beginn: { alt: "07-01", neu: "10-01" }, eigenleistung: null };
    const kurz = { beginn: "2024-11-01", ende: "2025-06-30" };
    expect(listVorhabenFolgen([entwurf("A", [kurz])], oktober)).toEqual([
      "„A“, Vorhaben 1: Das Wirtschaftsjahr 2024/25 heißt weiter so, umfasst aber andere Tage.",
    ]);
    const ohne = { finanziellerRahmen: [zeile("2025", { personalaufwand: "1.00" })] };
    expect(listVorhabenFolgen([entwurf("A", [ohne])], JULI)).toEqual([
      "„A“, Vorhaben 1: Eingetragenes aus 2025 bleibt als übrige Zeile stehen.",
    ]);
  });

  it("nennt eingetragene Stunden, nach denen nicht mehr gefragt wird", () => {
    const mit = { ...LAUFZEIT, rahmen: [zeile("2025", { eigenleistungStundenBis2025: "10" })] };
    const folgen = (eigenleistung: boolean) =>
      listVorhabenFolgen([entwurf("A", [mit, LAUFZEIT])], { beginn: null, eigenleistung });
    expect(folgen(false)).toEqual(["„A“, Vorhaben 1: Die eingetragenen Stunden der Eigenleistung entfallen."]);
    expect(folgen(true)).toEqual([]);
  });

  it("erzählt von zehn Vorhaben und zählt die übrigen", () => {
    const viele = listVorhabenFolgen(
      [
        entwurf(
          "A",
          Array.from({ length: 12 }, () => LAUFZEIT),
        ),
      ],
      JULI,
    );
    expect(viele).toHaveLength(11);
    expect(viele.at(-1)).toBe("2 weitere Vorhaben ändern sich auch.");
  });
});
