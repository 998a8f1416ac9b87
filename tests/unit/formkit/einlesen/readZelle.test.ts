import { describe, expect, it } from "vitest";
import { readZelle, writeZelle } from "../../../../app/formkit/einlesen/readZelle";
import type { FieldKind, FieldRules } from "../../../../app/formkit/field";

const feld = (kind: FieldKind, mehr: Partial<FieldRules> = {}): FieldRules => ({
  kind,
  key: "f",
  label: "Feld",
  ...mehr,
});
const ARTEN = [
  { key: "A", title: "Unternehmen" },
  { key: "B", title: "Hochschule" },
];

describe("eine Zelle lesen", () => {
  it.each<[FieldKind, string, unknown]>([
    ["euro", "1.234,56 €", "1234.56"],
    ["euro", "1234,5", "1234.5"],
    ["integer", "1.000", "1000"],
    ["decimal", "", ""],
    ["date", "31.12.2025", "2025-12-31"],
    ["date", "31.12.2025 00:00:00", "2025-12-31"],
    ["date", "2025-12-31", "2025-12-31"],
    ["date", "31.12.25", "2025-12-31"],
    ["month", "03.2025", "2025-03"],
    ["month", "03.25", "2025-03"],
    ["month", "01.03.25", "2025-03"],
    ["month", "2025-03-01", "2025-03"],
    ["month", "2025-03-01 00:00:00", "2025-03"],
    ["month", "01.03.2025", "2025-03"],
    ["month", "Mrz 25", "2025-03"],
    ["month", "März 2025", "2025-03"],
    ["month", "Dez. 2025", "2025-12"],
    ["yesNo", "JA", true],
    ["yesNo", "–", null],
    ["checkbox", "x", true],
    ["choice", "hochschule", "B"],
    ["multiChoice", "Unternehmen; Hochschule", ["A", "B"]],
    ["text", " Nord GmbH ", "Nord GmbH"],
    ["textArea", "a\nb", "a\nb"],
    ["chips", "a\nb", ["a", "b"]],
  ])("%s „%s“", (kind, text, wert) => {
    expect(readZelle(feld(kind), text, ARTEN)).toEqual({ wert, hinweise: [] });
  });

  it.each<[FieldKind, string, string]>([
    ["date", "31.02.2025", "„31.02.2025“: Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr."],
    ["date", "31.02.25", "„31.02.25“: Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr."],
    ["month", "01.03", "„01.03“: Ungültiges Format. Bitte geben Sie einen Monat als MM.JJJJ ein."],
    ["month", "Foo 25", "„Foo 25“: Ungültiges Format. Bitte geben Sie einen Monat als MM.JJJJ ein."],
    ["euro", "viel", "„viel“: Dieses Feld darf nur Zahlen enthalten."],
    ["euro", "1,234.56", "„1,234.56“: Ungültiges Format."],
    ["yesNo", "vielleicht", "Bitte schreiben Sie „Ja“ oder „Nein“ statt „vielleicht“."],
    ["choice", "Verein", "„Verein“ gibt es hier nicht zur Auswahl. Möglich sind: Unternehmen; Hochschule."],
    [
      "multiChoice",
      "Hochschule; Verein",
      "„Verein“ gibt es hier nicht zur Auswahl. Möglich sind: Unternehmen; Hochschule.",
    ],
    ["text", "x".repeat(201), "Sie dürfen maximal 200 Zeichen eingeben. Es sind 201."],
  ])("sagt bei %s „%s“, warum nicht", (kind, text, fehler) => {
    expect(readZelle(feld(kind), text, ARTEN)).toEqual({ fehler });
  });

  it("sagt, was es dabei ändert", () => {
    expect(readZelle(feld("euro"), "1,239")).toEqual({ wert: "1.23", hinweise: ["Nachkommastellen sind gekürzt."] });
    expect(readZelle(feld("text"), "a\nb")).toEqual({
      wert: "a b",
      hinweise: ["Umbrüche oder ungewöhnliche Leerzeichen sind durch gewöhnliche ersetzt."],
    });
  });

  it.each<[FieldKind, FieldRules["trueLabel"], string, boolean]>([
    ["yesNo", "Steht fest", "steht fest", true],
    ["yesNo", undefined, "n", false],
  ])("kennt die eigenen Worte eines Felds", (kind, trueLabel, text, wert) => {
    const eigenes = feld(kind, trueLabel === undefined ? {} : { trueLabel });
    expect(readZelle(eigenes, text)).toEqual({ wert, hinweise: [] });
  });

  it("schreibt Antworten so, wie man sie tippt", () => {
    expect(writeZelle(feld("euro"), "1234.5")).toBe("1.234,5");
    expect(writeZelle(feld("date"), "2025-12-31")).toBe("31.12.2025");
    expect(writeZelle(feld("choice"), "B", ARTEN)).toBe("Hochschule");
    expect(writeZelle(feld("choice"), "weg", ARTEN)).toBe("");
    expect(writeZelle(feld("yesNo"), null)).toBe("");
    expect(writeZelle(feld("yesNo"), false)).toBe("Nein");
  });
});
