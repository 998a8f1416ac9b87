import { expect, it } from "vitest";
import { formulare } from "~/domain/antrag/formular/formulare";
import { listSuchtexte } from "~/domain/suche/vorhabenTexte";

it("reads the words of a Vorhaben by its tabs: texts, keywords, names of what was chosen and rows; no keys and numbers", () => {
  const werte = {
    titel: "Lösbare Klebung",
    kurzbezeichnung: "",
    beginn: "2026-01-01",
    schlagwoerter: ["Klebstoff", "Leichtbau"],
    ansprechpersonAnrede: "FRAU",
    auftrag: true,
    auftragnehmer: [{ uuid: "1", name: "Labor Süd", auftragswert: "100.00", art: "" }],
  };
  expect(listSuchtexte(formulare.V2, werte)).toEqual([
    { tab: 0, key: "vorhaben", titel: "Vorhaben", text: "Lösbare Klebung · Klebstoff, Leichtbau · Frau" },
    { tab: 2, key: "auftragsforschung", titel: "Auftragsforschung", text: "Labor Süd" },
  ]);
  expect(listSuchtexte(formulare.V2, {})).toEqual([]);
});
