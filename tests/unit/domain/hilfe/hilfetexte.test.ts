import { describe, expect, it } from "vitest";
import { antragV2 } from "../../../../app/domain/antrag/formular/v2";
import { HILFETEXTE } from "../../../../app/domain/hilfe/hilfetexte";

const v2 = HILFETEXTE.filter(({ bereich }) => bereich === "vorhabenV2");

describe("Hilfetexte zum Start", () => {
  it("beginnen jeden Tab mit dem allgemeinen Text, 100 Nummern je Tab", () => {
    antragV2.tabs.forEach((tab, stelle) => {
      expect(v2.find(({ index }) => index === stelle * 100)?.feld).toBe(tab.help);
    });
  });

  it("gehören zu einem Feld, einem Tab oder einem Formular", () => {
    const felder = antragV2.tabs.flatMap((tab) => [
      tab.help,
      ...tab.fields.flatMap((feld) => [
        feld.help ?? feld.key,
        ...(feld.entity ? [feld.entity.helpBereichKey, ...feld.entity.fields.map((teil) => teil.help ?? teil.key)] : []),
      ]),
    ]);
    expect(v2.map(({ feld }) => feld).filter((feld) => !felder.includes(feld))).toEqual([]);
  });

  it("sind je Feld eindeutig und enthalten nur einfache Auszeichnungen", () => {
    expect(new Set(v2.map(({ feld }) => feld)).size).toBe(v2.length);
    for (const { text } of HILFETEXTE) expect(text.replace(/<\/?(p|ul|li|strong)>/g, "")).not.toMatch(/[<>]/);
  });
});
