import { describe, expect, it } from "vitest";
import { antragInfo, infoDatum } from "../../../../app/domain/antrag/antragInfo";

const roh = {
  uuid: "11111111-2222-3333-4444-555555555555",
  status: "IN_PRUEFUNG",
  version: "V2",
  istVereinfachterAntrag: false,
  anzahlNachforderungen: 0,
  bescheidZumAbruf: false,
  bescheidErstelltAm: [2024, 2, 29, 13, 5, 0],
  finalerBescheidErstelltAm: null,
  bescheidAbholungAm: "2024-03-01",
  finalerBescheidAbholungAm: null,
};

describe("Antrags-Info (§3)", () => {
  it("macht aus Datums-Arrays ISO-Tage", () => {
    expect(antragInfo.parse({ ...roh, version: "V1" }).version).toBe("V1");
    expect(antragInfo.parse(roh)).toMatchObject({ bescheidErstelltAm: "2024-02-29", bescheidAbholungAm: "2024-03-01" });
  });

  it.each([
    [[2023, 2, 29], false],
    [[2024, 13, 1], false],
    [[2024, 1], false],
    [[], false],
    ["29.02.2024", false],
    [[2024, 2, 29], true],
    [null, true],
  ])("Datum %j gültig: %s", (wert, gueltig) => {
    expect(infoDatum.safeParse(wert).success).toBe(gueltig);
  });

  it.each([
    { status: "OFFEN" },
    { version: "V3" },
    { uuid: "1" },
    { anzahlNachforderungen: -1 },
    { anzahlNachforderungen: 1.5 },
    { bescheidZumAbruf: "ja" },
  ])("lehnt %j ab", (falsch) => {
    expect(antragInfo.safeParse({ ...roh, ...falsch }).success).toBe(false);
  });
});
