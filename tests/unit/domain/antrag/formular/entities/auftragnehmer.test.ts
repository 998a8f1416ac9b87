import { describe, expect, it } from "vitest";
import {
  auftragnehmerTitel,
  foerderfaehigVon,
  quoteVon,
} from "../../../../../../app/domain/antrag/formular/entities/auftragnehmer";
import { einAuftragnehmer } from "../v2/muster";

describe("Auftragnehmer", () => {
  it.each([
    ["2020-01-01", "0"],
    ["2020-01-02", "60"],
    ["2024-03-27", "60"],
    ["2024-03-28", "70"],
    ["", "60"],
  ])("vom %j: %s %% des Entgelts sind ansetzbar, ohne Datum der Satz von heute", (auftragsdatum, quote) => {
    expect(quoteVon(einAuftragnehmer("a1", { auftragsdatum }), "2024-03-27")).toBe(quote);
    expect(quoteVon(einAuftragnehmer("a1", { auftragsdatum, geschaeftsleitungEuEwr: false }), "2024-03-27")).toBe("0");
  });

  it.each([
    ["", ""],
    ["0.00", "0.00"],
    ["10000.00", "7000.00"],
    ["0.05", "0.04"],
  ])("von %j Euro sind %j förderfähig", (auftragswert, betrag) => {
    expect(foerderfaehigVon(einAuftragnehmer("a1", { auftragswert }), "2026-05-10")).toBe(betrag);
  });

  it.each([
    ["Institut Nord", true, "Institut Nord"],
    ["", true, "Neuer Auftragnehmer"],
    ["", null, "Neuer Auftragnehmer"],
    ["", false, "Noch nicht bekannter Auftragnehmer"],
  ])("mit Namen %j, bekannt %s, heißt %s", (name, auftragnehmerBekannt, titel) => {
    expect(auftragnehmerTitel({ name, auftragnehmerBekannt })).toBe(titel);
  });
});
