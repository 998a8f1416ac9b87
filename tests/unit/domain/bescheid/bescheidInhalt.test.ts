import { describe, expect, it } from "vitest";
import { type BescheidInhalt, bescheidInhalt, hatPositives } from "../../../../app/domain/bescheid/bescheidInhalt";

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
    expect(hatPositives(inhalt("NEGATIV", "POSITIV"))).toBe(true);
    expect(hatPositives(inhalt("NEGATIV", "NEGATIV"))).toBe(false);
  });
  it("braucht mindestens ein Vorhaben und eine Begründung", () => {
    expect(bescheidInhalt.safeParse(inhalt("POSITIV")).success).toBe(true);
    expect(bescheidInhalt.safeParse(inhalt()).success).toBe(false);
    const ohne = { ...inhalt("POSITIV"), vorhaben: [{ ...feststellung("POSITIV"), begruendung: "" }] };
    expect(bescheidInhalt.safeParse(ohne).success).toBe(false);
  });
});
