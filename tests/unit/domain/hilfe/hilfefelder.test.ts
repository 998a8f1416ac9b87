import { describe, expect, it } from "vitest";
import { HILFE_BEREICHE } from "~/domain/hilfe/hilfeBereich";
import { BEREICH_NAMEN, listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { HILFETEXTE } from "~/domain/hilfe/hilfetexte";

describe("listHilfefelder", () => {
  it.each(HILFE_BEREICHE)(
    "nennt in %s jede Stelle einmal, und jeden mitgelieferten Text mit erlaubter Nummer",
    (bereich) => {
      const felder = listHilfefelder(bereich);
      expect(new Set(felder.map(({ feld }) => feld)).size).toBe(felder.length);
      const falsche = HILFETEXTE.filter((text) => text.bereich === bereich).filter(({ feld, index }) => {
        const platz = felder.find((eintrag) => eintrag.feld === feld);
        return platz === undefined || index < platz.von || index > platz.bis;
      });
      expect(falsche.map(({ feld, index }) => [feld, index])).toEqual([]);
      for (const { bezeichnung, ort } of felder) expect([bezeichnung, ort]).not.toContain("");
      // A key is no word for somebody who writes texts.
      expect(felder.filter(({ feld, bezeichnung }) => feld === bezeichnung)).toEqual([]);
    },
  );

  it("nennt die Felder in den Worten des Formulars und sagt, wo sie stehen", () => {
    expect(listHilfefelder("vorhabenV2").find(({ feld }) => feld === "titel")).toEqual({
      feld: "titel",
      bezeichnung: "Titel des Vorhabens",
      ort: "Vorhaben",
      von: 0,
      bis: 99,
    });
  });

  it("hält die Nummern 31 bis 45 der Version 1 für das Formular eines Kooperationspartners frei", () => {
    const andere = listHilfefelder("vorhabenV1").filter(({ von, bis }) => von <= 45 && bis >= 31);
    expect(new Set(andere.map(({ ort }) => ort.split(",")[0]))).toEqual(new Set(["Kooperationspartner"]));
  });

  it("hat für jeden Bereich einen eigenen Namen", () => {
    expect(new Set(Object.values(BEREICH_NAMEN)).size).toBe(HILFE_BEREICHE.length);
  });
});
