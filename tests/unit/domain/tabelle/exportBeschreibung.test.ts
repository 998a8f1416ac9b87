import { describe, expect, it } from "vitest";
import { describeExportlesung, describeExportumfang, exportZeitraum } from "~/domain/tabelle/exportBeschreibung";

const BENUTZER = { fall: "BENUTZER", variablen: ["email"], ueber: null } as const;
const filter = (query: string, mitSuche = false) => ({ query, mitSuche, von: null, bis: null });

describe("was exportiert wurde, in Worten", () => {
  it("nennt Spalten, Filter, Zeitraum und das eine Unternehmen", () => {
    const mit = { ...filter(""), von: "2026-01-01", bis: "2026-01-31" };
    expect(describeExportumfang({ ...BENUTZER, ueber: "Fremd Chemie AG", filter: mit })).toBe(
      "E-Mail; nur Fremd Chemie AG; ab 01.01.2026 bis 31.01.2026",
    );
    expect(describeExportumfang({ ...BENUTZER, filter: null })).toBe("E-Mail; Filter nicht aufgezeichnet");
  });

  it("sagt, dass gesucht wurde, aber nicht wonach", () => {
    expect(describeExportumfang({ ...BENUTZER, filter: filter("", true) })).toBe("E-Mail; mit Suchtext");
  });

  it("nennt dem Datenschutz auch Fall, Zweck und Zahl der Spalten", () => {
    expect(describeExportlesung({ ...BENUTZER, zweck: "PRUEFUNG", filter: filter("") })).toBe(
      "Benutzer; Zweck: Prüfung oder Aufsicht; 1 Spalte: E-Mail",
    );
    expect(describeExportlesung({ ...BENUTZER, variablen: ["email", "gibtEsNicht"], zweck: null, filter: null })).toBe(
      "Benutzer; 1 Spalte: E-Mail; Filter nicht aufgezeichnet",
    );
  });

  it("nennt einen offenen Zeitraum", () => {
    expect(exportZeitraum(null, null)).toBe("ohne Zeitraum");
    expect(exportZeitraum("2026-01-01", null)).toBe("ab 01.01.2026");
  });
});
