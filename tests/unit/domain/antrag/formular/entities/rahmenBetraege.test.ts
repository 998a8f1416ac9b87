import { describe, expect, it } from "vitest";
import { computeGesamt, computeJahr } from "../../../../../../app/domain/antrag/formular/entities/rahmenBetraege";
import { einAuftragnehmer, einJahr, einVorhaben, kontext } from "../v2/muster";

const person = { ...kontext, rechtsform: "EINZELUNTERNEHMEN" };

describe("Rechnung eines Wirtschaftsjahres", () => {
  it("rechnet Eigenleistungen mit dem Satz ihrer Tage", () => {
    const vorhaben = einVorhaben({ beginn: "2024-01-01", ende: "2024-12-31" });
    const zeile = einJahr("2024", { eigenleistungStundenBis: "10", eigenleistungStundenAb: "10.5" });
    expect(computeJahr(zeile, vorhaben, person).eigenleistung).toBe("1135.00");
    expect(computeJahr(zeile, vorhaben, kontext).eigenleistung).toBe("0.00");
  });

  it.each([
    ["2024-03-27", "6000.00"],
    ["2024-03-28", "7000.00"],
  ])("rechnet den Auftrag vom %s mit seinem Anteil: %s Euro von 10.000", (auftragsdatum, anteil) => {
    const vorhaben = einVorhaben({ auftrag: true, auftragnehmer: [einAuftragnehmer("a1", { auftragsdatum })] });
    expect(computeJahr(einJahr("2025", { auftragskosten: "10000.00" }), vorhaben, kontext).auftragFoerderfaehig).toBe(
      anteil,
    );
  });

  it("mischt Aufträge verschiedener Anteile nach ihrem Entgelt; außerhalb der EU zählt nichts", () => {
    const auftragnehmer = [
      einAuftragnehmer("a1", { auftragsdatum: "2024-03-27" }),
      einAuftragnehmer("a2"),
      einAuftragnehmer("a3", { geschaeftsleitungEuEwr: false, auftragswert: "20000.00" }),
    ];
    const vorhaben = einVorhaben({ auftrag: true, auftragnehmer });
    expect(computeJahr(einJahr("2025", { auftragskosten: "40000.00" }), vorhaben, kontext).auftragFoerderfaehig).toBe(
      "13000.00",
    );
  });

  it.each([
    ["2025-12-31", "0.00"],
    ["2026-01-01", "20000.00"],
    ["2026-01-02", "20000.00"],
  ])("Pauschale für Gemeinkosten bei Beginn am %s: %s Euro", (beginn, pauschale) => {
    const vorhaben = einVorhaben({ beginn, ende: "2026-12-31" });
    expect(computeJahr(einJahr("2026", { personalaufwand: "100000.00" }), vorhaben, kontext).gemeinkosten).toBe(
      pauschale,
    );
  });

  it.each([
    ["2020-06-30", "2020", "2000000.00"],
    // 2.000.000 für die 151 Tage bis zum 30.06., dazu ein Tag von 152 nach der Erhöhung.
    ["2020-07-01", "2020", "2651315.79"],
    ["2020-12-31", "2020", "4000000.00"],
    ["2024-03-27", "2024", "4000000.00"],
    // 4.000.000 für die 87 Tage bis zum 27.03., dazu ein Tag von 88 nach der Erhöhung.
    ["2024-03-28", "2024", "5125000.00"],
    ["2024-12-31", "2024", "10000000.00"],
    ["2025-12-31", "2025", "10000000.00"],
    ["2026-01-01", "2026", "12000000.00"],
  ])("Höchstgrenze bei Ende am %s", (ende, jahr, grenze) => {
    const vorhaben = einVorhaben({ beginn: "2020-02-01", ende });
    expect(computeJahr(einJahr(jahr, { personalaufwand: "99000000.00" }), vorhaben, kontext).foerderfaehig).toBe(
      grenze,
    );
  });

  it("zählt die Jahre genau zusammen, auch über die Genauigkeit von Gleitkommazahlen hinaus", () => {
    const rahmen = [
      einJahr("2025", { personalaufwand: "999999999999999.10" }),
      einJahr("2026", { personalaufwand: "0.20" }),
    ];
    expect(computeGesamt("summe", einVorhaben({ ende: "2026-12-31", rahmen }), kontext)).toBe("999999999999999.30");
  });

  const ab2024 = { beginn: "2024-01-01", ende: "2026-12-31" };
  it.each([
    ["2025", "01-01", { personalaufwand: "100.00" }, "100.00"],
    ["2025", "01-01", { auftragskosten: "100.00" }, "70.00"],
    ["2025", "01-01", { wirtschaftsgueter: "100.00" }, "100.00"],
    ["2025", "01-01", { eigenleistungStunden: "1.0" }, "70.00"],
    ["2024", "01-01", { eigenleistungStundenBis: "1.0" }, "40.00"],
    ["2024", "01-01", { eigenleistungStundenAb: "1.0" }, "70.00"],
    ["2025/2026", "07-01", { eigenleistungStundenBis2025: "1.0" }, "70.00"],
    ["2025/2026", "07-01", { eigenleistungStundenAb2026: "1.0" }, "100.00"],
    ["2025", "01-01", {}, "0.00"],
  ])("zählt jede Angabe auch allein: %s (ab %s) mit %j", (jahr, wirtschaftsjahrBeginn, angabe, foerderfaehig) => {
    const vorhaben = einVorhaben({ ...ab2024, auftrag: true, auftragnehmer: [einAuftragnehmer("a1")] });
    expect(computeJahr(einJahr(jahr, angabe), vorhaben, { ...person, wirtschaftsjahrBeginn }).foerderfaehig).toBe(
      foerderfaehig,
    );
  });

  it("rechnet ohne Zeilen null", () => {
    expect(computeGesamt("foerderfaehig", einVorhaben({ rahmen: [] }), kontext)).toBe("0.00");
  });
});
