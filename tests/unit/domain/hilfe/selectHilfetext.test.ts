import { describe, expect, it } from "vitest";
import type { HilfeOrt } from "../../../../app/domain/hilfe/hilfeBereich";
import { type Hilfetext, selectHilfetext } from "../../../../app/domain/hilfe/selectHilfetext";

function text(
  feld: string,
  index: number,
  { isActive = true, bereich = "vorhabenV2" }: { isActive?: boolean | undefined; bereich?: string | undefined } = {},
): Hilfetext {
  return { bereich, feld, index, text: `<p>${feld} ${index}</p>`, isActive };
}

const v2: HilfeOrt = { bereich: "vorhabenV2", tab: 0, form: null };
const partnerV1: HilfeOrt = { bereich: "vorhabenV1", tab: 3, form: "kooperationspartner" };

describe("Auswahl des Hilfetexts (§2 Shell)", () => {
  const texte = [
    text("titel", 1),
    text("vorhabenAllgemein", 0),
    text("beginn", 2, { isActive: false }),
    text("titel", 1, { isActive: true, bereich: "vorhabenV1" }),
  ];

  it.each([
    ["titel", false, "titel"],
    ["unbekannt", false, "vorhabenAllgemein"],
    [null, false, "vorhabenAllgemein"],
    ["beginn", false, "vorhabenAllgemein"],
    ["beginn", true, "beginn"],
  ])("Feld %s, Vorschau %s: %s", (feld, istVorschau, erwartet) => {
    expect(selectHilfetext(texte, v2, { feld, istVorschau })?.feld).toBe(erwartet);
  });

  it("nimmt nur Texte des Bereichs, und von mehreren für ein Feld den mit der kleinsten Nummer", () => {
    const mehrere = [text("titel", 1, { bereich: "vorhabenV1" }), text("titel", 9), text("titel", 4), text("titel", 7)];
    expect(selectHilfetext(mehrere, v2, { feld: "titel", istVorschau: false })).toEqual(text("titel", 4));
  });

  it("hat nichts zu zeigen, wenn auch der allgemeine Text inaktiv ist", () => {
    expect(
      selectHilfetext([text("vorhabenAllgemein", 0, { isActive: false })], v2, { feld: "titel", istVorschau: false }),
    ).toBeNull();
  });

  it.each([
    [30, false],
    [31, true],
    [45, true],
    [46, false],
  ])("Kooperationspartner in V1: Index %i zählt: %s", (index, zaehlt) => {
    const gefunden = selectHilfetext([text("name", index, { isActive: true, bereich: "vorhabenV1" })], partnerV1, {
      feld: "name",
      istVorschau: false,
    });
    expect(gefunden !== null).toBe(zaehlt);
  });

  it("beachtet die Indexregel nur dort", () => {
    const ort: HilfeOrt = { ...partnerV1, form: "auftragnehmer" };
    expect(
      selectHilfetext([text("name", 7, { isActive: true, bereich: "vorhabenV1" })], ort, {
        feld: "name",
        istVorschau: false,
      })?.index,
    ).toBe(7);
  });
});
