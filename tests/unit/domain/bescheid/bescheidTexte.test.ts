import { describe, expect, it } from "vitest";
import { gesamtergebnis, listRat, rechtsbehelfsbelehrung } from "../../../../app/domain/bescheid/bescheidTexte";
import { inhaltMit } from "./inhalt";

const titel = (...ergebnisse: ("POSITIV" | "NEGATIV")[]) =>
  listRat(gesamtergebnis(inhaltMit(...ergebnisse))).map((rat) => rat.titel);

describe("was ein Bescheid bedeutet", () => {
  it.each([
    [
      "lauter bescheinigte",
      ["POSITIV", "POSITIV"],
      ["Der nächste Schritt: Antrag beim Finanzamt", "Was Sie aufbewahren sollten"],
    ],
    [
      "ein Teil",
      ["POSITIV", "NEGATIV"],
      [
        "Der nächste Schritt: Antrag beim Finanzamt",
        "Was Sie aufbewahren sollten",
        "Vorhaben, die nicht bescheinigt sind",
      ],
    ],
    ["keines", ["NEGATIV", "NEGATIV"], ["Vorhaben, die nicht bescheinigt sind"]],
  ] as const)("%s", (_name, ergebnisse, erwartet) => {
    expect(titel(...ergebnisse)).toEqual(erwartet);
  });

  it("schickt ohne Bescheinigung niemanden zum Finanzamt", () => {
    const texte = listRat("NEGATIV").flatMap(({ punkte }) => punkte);
    expect(texte.join(" ")).not.toMatch(/Finanzamt|ELSTER/);
  });
});

describe("Rechtsbehelfsbelehrung", () => {
  it("nennt gegen einen Bescheid den Widerspruch, gegen einen Widerspruchsbescheid die Klage", () => {
    expect(rechtsbehelfsbelehrung("BESCHEID", inhaltMit("NEGATIV"))).toMatch(
      /innerhalb eines Monats nach seiner Bekanntgabe Widerspruch/,
    );
    expect(rechtsbehelfsbelehrung("WIDERSPRUCHSBESCHEID", inhaltMit("NEGATIV"))).toMatch(
      /innerhalb eines Monats nach Bekanntgabe Klage/,
    );
  });
  it("fehlt, wo der Bescheid keine hat", () => {
    expect(
      rechtsbehelfsbelehrung("BESCHEID", { ...inhaltMit("NEGATIV"), hatRechtsbehelfsbelehrung: false }),
    ).toBeNull();
  });
});
