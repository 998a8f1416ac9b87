import { describe, expect, it } from "vitest";
import {
  anzahlStatistikjahre,
  ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS,
  auftragsquote,
  FRUEHESTER_VORHABENBEGINN,
  giltErweiterteArbeitsplanValidierung,
  maxBemessungsgrundlage,
  ROUNDTRIP_BESCHEIDE_AB,
  stundensatzEigenleistung,
  V1_EINREICHUNG_BIS,
  WIRTSCHAFTSGUT_AB,
} from "../../../app/domain/stichtage";

describe("Stichtage", () => {
  it("stehen so in Spezifikation §9 und Gesetz", () => {
    expect(FRUEHESTER_VORHABENBEGINN).toBe("2020-01-02");
    expect(ROUNDTRIP_BESCHEIDE_AB).toBe("2022-02-28");
    expect(WIRTSCHAFTSGUT_AB).toBe("2024-03-28");
    expect(V1_EINREICHUNG_BIS.toISOString()).toBe("2024-02-29T22:59:59.999Z");
    expect(ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS.toISOString()).toBe("2025-10-12T21:59:59.999Z");
  });

  it.each([
    ["2020-01-01", "0"],
    ["2020-01-02", "40"],
    ["2024-03-27", "40"],
    ["2024-03-28", "70"],
    ["2024-03-29", "70"],
    ["2025-12-31", "70"],
    ["2026-01-01", "100"],
    ["2026-01-02", "100"],
  ])("Stundensatz für Eigenleistungen am %s: %s Euro", (tag, satz) => {
    expect(stundensatzEigenleistung(tag)).toBe(satz);
  });

  it.each([
    ["2020-01-01", "0"],
    ["2020-01-02", "60"],
    ["2024-03-27", "60"],
    ["2024-03-28", "70"],
    ["2024-03-29", "70"],
  ])("Anteil des Entgelts bei Auftragserteilung am %s: %s %", (tag, quote) => {
    expect(auftragsquote(tag)).toBe(quote);
  });

  it.each([
    ["2020-01-01", "0"],
    ["2020-01-02", "2000000"],
    ["2020-06-30", "2000000"],
    ["2020-07-01", "4000000"],
    ["2024-03-27", "4000000"],
    ["2024-03-28", "10000000"],
    ["2025-12-31", "10000000"],
    ["2026-01-01", "12000000"],
  ])("Höchste Bemessungsgrundlage am %s: %s Euro", (tag, betrag) => {
    expect(maxBemessungsgrundlage(tag)).toBe(betrag);
  });

  it.each([
    [2024, 3],
    [2025, 3],
    [2026, 1],
  ])("Antrag im Jahr %i verlangt %i Statistikjahre", (jahr, anzahl) => {
    expect(anzahlStatistikjahre(jahr)).toBe(anzahl);
  });

  it.each([
    ["2025-10-12T23:59:59.998+02:00", true],
    ["2025-10-12T23:59:59.999+02:00", true],
    ["2025-10-13T00:00:00.000+02:00", false],
  ])("erweiterte Validierung des Arbeitsplans um %s: %s", (zeit, gilt) => {
    expect(giltErweiterteArbeitsplanValidierung(new Date(zeit))).toBe(gilt);
  });
});
