import { describe, expect, it } from "vitest";
import {
  arbeitspaketNummer,
  arbeitspaketZeitraum,
  listArbeitspakete,
} from "../../../../../../app/domain/antrag/formular/entities/arbeitspaket";
import { befunde, einPaket, einVorhaben } from "../v2/muster";

describe("Arbeitspaket", () => {
  const plan = { arbeitspakete: [einPaket("p1"), einPaket("p2"), einPaket("p3", { titel: "" })] };

  it.each([
    ["p1", 1],
    ["p2", 2],
    ["p3", 3],
    ["neu", 4],
  ])("%s hat die Nummer %i nach seiner Stelle im Plan; ein neues kommt zuletzt", (uuid, nummer) => {
    expect(arbeitspaketNummer(plan, uuid)).toBe(nummer);
  });

  it("steht mit Nummer und Titel zur Auswahl, nur für sich selbst nicht", () => {
    expect(listArbeitspakete(plan).map(({ title }) => title)).toEqual([
      "1 Paket p1",
      "2 Paket p2",
      "3 Neues Arbeitspaket",
    ]);
    expect(listArbeitspakete(plan, "p2").map(({ key }) => key)).toEqual(["p1", "p3"]);
  });

  it.each([
    ["2025-03", "2025-12", "03.2025 bis 12.2025"],
    ["2025-03", "", "03.2025 bis ?"],
    ["", "2025-12", "? bis 12.2025"],
    ["", "", "noch ohne Zeitraum"],
  ])("von %j bis %j: %s", (von, bis, text) => {
    expect(arbeitspaketZeitraum({ von, bis })).toBe(text);
  });

  it.each(["Projektmanagement", "Online-Marketing", "Vermarktung", "Patentanmeldung", "Schulungen", "Zertifizierung"])(
    "%s im Titel ist in der Regel keine Forschung (domain.md 2.6)",
    (titel) => {
      expect(befunde({ arbeitspakete: [einPaket("p1", { titel }), einPaket("p2"), einPaket("p3")] })).toEqual([
        "W p1.titel: Diese Tätigkeit zählt in der Regel nicht zu Forschung und Entwicklung.",
      ]);
    },
  );

  it("darf im ersten und im letzten Monat der Laufzeit liegen, auch nur in einem Monat", () => {
    const arbeitspakete = [
      einPaket("p1", { von: "2025-01", bis: "2025-01" }),
      einPaket("p2", { von: "2025-12" }),
      einPaket("p3"),
    ];
    expect(befunde({ arbeitspakete })).toEqual([]);
    expect(
      befunde({ ...einVorhaben(), beginn: "", ende: "", arbeitspakete }).filter((text) => /p\d/.test(text)),
    ).toEqual([]);
  });
});
