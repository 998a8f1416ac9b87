import { describe, expect, it } from "vitest";
import { formulare } from "../../../../app/domain/antrag/formular/formulare";
import { listHilfefelder } from "../../../../app/domain/hilfe/hilfefelder";
import { HILFETEXTE } from "../../../../app/domain/hilfe/hilfetexte";
import { findVorschauort } from "../../../../app/domain/hilfe/vorschauOrt";

describe("Wo ein Formular einen Hilfetext zeigt", () => {
  it.each([
    ["eine Frage", "titel", { tab: 0, tabelle: null, steuerung: "titel" }],
    ["der allgemeine Text eines Reiters", "vorhabenAllgemein", { tab: 0, tabelle: null, steuerung: null }],
    [
      "der allgemeine Text einer Zeile",
      "auftragnehmerAllgemein",
      { tab: 2, tabelle: "auftragnehmer", steuerung: null },
    ],
  ])("%s", (_, feld, ort) => {
    expect(findVorschauort("V2", feld, null)).toEqual(ort);
  });

  it("eine Frage in einer Zeile, die man einzeln öffnet: deren eigenes Formular", () => {
    const { tab, tabelle, steuerung } = findVorschauort("V2", "auftragnehmerBeitrag", null) ?? {};
    expect([tab, tabelle, steuerung]).toEqual([2, "auftragnehmer", "beitrag"]);
  });

  it("eine Frage in einer festen Zeile: die erste Zeile auf der Seite des Reiters", () => {
    expect(findVorschauort("V2", "personalaufwand", null)).toEqual({
      tab: 7,
      tabelle: null,
      steuerung: "rahmen[0].personalaufwand",
    });
  });

  it("kein Formular fragt danach", () => {
    expect(findVorschauort("V2", "gibtesnicht", null)).toBeNull();
  });

  it.each([
    ["V1", "vorhabenV1"],
    ["V2", "vorhabenV2"],
  ] as const)("%s: jede Stelle, die es in einem Formular gibt, hat einen Ort", (art, bereich) => {
    const geliefert = new Set(HILFETEXTE.filter((text) => text.bereich === bereich).map(({ feld }) => feld));
    const ohne = listHilfefelder(bereich).filter(({ feld }) => findVorschauort(art, feld, null) === null);
    // What is left are texts of the delivery that no form names.
    expect(ohne.filter(({ feld, bezeichnung }) => !geliefert.has(feld) || feld !== bezeichnung)).toEqual([]);
  });

  it.each(["V1", "V2"] as const)("%s: ein geteilter Schlüssel steht in dem Reiter, den sein Index nennt", (art) => {
    for (const [tab, { help }] of formulare[art].tabs.entries()) expect(findVorschauort(art, help, tab)?.tab).toBe(tab);
  });
});
