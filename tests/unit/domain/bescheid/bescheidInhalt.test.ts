import { describe, expect, it } from "vitest";
import { type BescheidInhalt, bescheidInhalt, hasPositive } from "../../../../app/domain/bescheid/bescheidInhalt";

const feststellung = (ergebnis: "POSITIV" | "NEGATIV") => ({
  vorhabenUuid: "11111111-1111-4111-8111-111111111111",
  vorhabenId: "2026-000001-1",
  titel: "Probe",
  ergebnis,
  begruendung: "Weil es neu ist.",
  wirtschaftsgueter: [],
});
const inhalt = (...ergebnisse: ("POSITIV" | "NEGATIV")[]): BescheidInhalt => ({
  aktenzeichen: "AZ 1",
  widerspruchErgebnis: null,
  vorhaben: ergebnisse.map(feststellung),
  hatRechtsbehelfsbelehrung: true,
});

describe("Bescheidinhalt", () => {
  it("ist positiv, sobald ein Vorhaben bescheinigt ist", () => {
    expect(hasPositive(inhalt("NEGATIV", "POSITIV"))).toBe(true);
    expect(hasPositive(inhalt("NEGATIV", "NEGATIV"))).toBe(false);
  });
  it.each([
    ["aktenzeichen", { aktenzeichen: "x".repeat(50) }, true],
    ["aktenzeichen", { aktenzeichen: "x".repeat(51) }, false],
    ["Begründung", { vorhaben: [{ ...feststellung("NEGATIV"), begruendung: "x".repeat(20_000) }] }, true],
    ["Begründung", { vorhaben: [{ ...feststellung("NEGATIV"), begruendung: "x".repeat(20_001) }] }, false],
    ["Begründung", { vorhaben: [{ ...feststellung("NEGATIV"), begruendung: "x" }] }, true],
    ["Entscheidung", { vorhaben: [{ ...feststellung("NEGATIV"), ergebnis: "OFFEN" }] }, false],
    ...["ABHILFE", "TEILABHILFE", "ZURUECKWEISUNG"].map(
      (ergebnis) => ["Widerspruch", { widerspruchErgebnis: ergebnis }, true] as const,
    ),
    ["Widerspruch", { widerspruchErgebnis: "OFFEN" }, false],
  ] as const)("%s in seinen Grenzen", (_was, teil, gilt) => {
    expect(bescheidInhalt.safeParse({ ...inhalt("POSITIV"), ...teil }).success).toBe(gilt);
  });

  it("entscheidet über ein Vorhaben bis 99, wie ein Antrag sie haben kann, und begründet es", () => {
    expect(bescheidInhalt.safeParse(inhalt("POSITIV")).success).toBe(true);
    expect(bescheidInhalt.safeParse(inhalt()).success).toBe(false);
    expect(bescheidInhalt.safeParse(inhalt(...Array.from({ length: 99 }, () => "NEGATIV" as const))).success).toBe(
      true,
    );
    expect(bescheidInhalt.safeParse(inhalt(...Array.from({ length: 100 }, () => "NEGATIV" as const))).success).toBe(
      false,
    );
    const ohne = { ...inhalt("POSITIV"), vorhaben: [{ ...feststellung("POSITIV"), begruendung: "" }] };
    expect(bescheidInhalt.safeParse(ohne).success).toBe(false);
  });
});
