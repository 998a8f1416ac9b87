import { describe, expect, it } from "vitest";
import { BUNDESLAENDER } from "~/domain/unternehmen/bundeslaender";
import {
  FINANZAEMTER,
  finanzaemterIn,
  findFinanzamt,
  finanzamtOptionen,
  frageZumFinanzamt,
} from "~/domain/unternehmen/finanzaemter";

const KOELN = "Finanzamt Köln-Mitte (5215)";

describe("Die Finanzämter", () => {
  it("sind 601, jedes mit eigener Nummer in der seines Landes", () => {
    expect(FINANZAEMTER).toHaveLength(601);
    expect(new Set(FINANZAEMTER.map(({ nummer }) => nummer)).size).toBe(601);
    for (const { nummer, land, name } of FINANZAEMTER) {
      const bund = BUNDESLAENDER.find(({ key }) => key === land)?.bund ?? "";
      const anfang = /^\d*/.exec(bund)?.[0] ?? "";
      expect(nummer.startsWith(anfang), `${nummer} ${name}`).toBe(true);
    }
  });

  it("heißen gespeichert mit Name und Nummer, höchstens 100 Zeichen lang", () => {
    expect(findFinanzamt(KOELN)).toEqual({ nummer: "5215", name: "Köln-Mitte", land: "NW", text: KOELN });
    expect(findFinanzamt("Technisches Finanzamt Berlin (1191)")?.nummer).toBe("1191");
    expect(Math.max(...FINANZAEMTER.map(({ text }) => text.length))).toBeLessThanOrEqual(100);
  });

  it("stehen nach Bundesland, und was vorher eingetragen war, steht davor", () => {
    expect(new Set(finanzamtOptionen("").map(({ group }) => group)).size).toBe(16);
    expect(finanzamtOptionen(KOELN)).toHaveLength(601);
    expect(finanzamtOptionen("FA Köln")[0]).toEqual({ key: "FA Köln", title: "FA Köln", group: "Bisherige Angabe" });
  });

  it("sind die des Bundeslandes, mit der bisherigen Angabe und der gewählten, woher sie auch ist", () => {
    const alle = finanzamtOptionen("FA Köln");
    const gruppen = (land: string, gewaehlt = "") => [
      ...new Set(finanzaemterIn(alle, { land, gewaehlt }).map(({ group }) => group)),
    ];
    expect(gruppen("HB")).toEqual(["Bisherige Angabe", "Bremen"]);
    expect(gruppen("HB", KOELN)).toEqual(["Bisherige Angabe", "Bremen", "Nordrhein-Westfalen"]);
    expect(finanzaemterIn(alle, { land: "HB", gewaehlt: KOELN }).filter(({ key }) => key === KOELN)).toHaveLength(1);
    for (const land of ["", "XX"]) expect(finanzaemterIn(alle, { land, gewaehlt: "" })).toBe(alle);
    for (const { key, title } of BUNDESLAENDER)
      expect(finanzaemterIn(finanzamtOptionen(""), { land: key, gewaehlt: "" })).toEqual(
        finanzamtOptionen("").filter(({ group }) => group === title),
      );
  });

  it.each([
    ["", "5215081508159", null],
    [KOELN, "5215081508159", null],
    [KOELN, null, null],
    [
      "FA Köln",
      "5215081508159",
      "Diese Angabe steht nicht in der Liste der Finanzämter. Zu Ihrer Steuernummer gehört: Finanzamt Köln-Mitte (5215). Bitte wählen Sie Ihr Finanzamt aus.",
    ],
    ["FA Köln", null, "Diese Angabe steht nicht in der Liste der Finanzämter. Bitte wählen Sie Ihr Finanzamt aus."],
    [
      KOELN,
      "5217081508159",
      "Ihre Steuernummer gehört zu: Finanzamt Köln-Nord (5217). Bitte prüfen Sie beide Angaben.",
    ],
    [
      KOELN,
      "5299081508159",
      "Ihre Steuernummer beginnt mit 5299, dieses Finanzamt hat die Nummer 5215. Bitte prüfen Sie beide Angaben.",
    ],
  ])("fragen bei %j und der Steuernummer %j", (text, steuernummer, frage) => {
    expect(frageZumFinanzamt(text, steuernummer)).toBe(frage);
  });
});
