import { describe, expect, it } from "vitest";
import {
  anzahlStatistikjahre,
  ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS,
  FRUEHESTER_VORHABENBEGINN,
  appliesErweiterteArbeitsplanValidierung,
  ROUNDTRIP_BESCHEIDE_AB,
  V1_EINREICHUNG_BIS,
  WIRTSCHAFTSGUETER_BEANTRAGBAR_AB,
  WIRTSCHAFTSGUT_AB,
} from "../../../app/domain/stichtage";

describe("Stichtage", () => {
  it("stehen so in Spezifikation §9 und Gesetz", () => {
    expect(FRUEHESTER_VORHABENBEGINN).toBe("2020-01-02");
    expect(ROUNDTRIP_BESCHEIDE_AB).toBe("2022-02-28");
    expect(WIRTSCHAFTSGUT_AB).toBe("2024-03-28");
    expect(WIRTSCHAFTSGUETER_BEANTRAGBAR_AB.toISOString()).toBe("2025-02-19T23:00:00.000Z");
    expect(V1_EINREICHUNG_BIS.toISOString()).toBe("2024-02-29T22:59:59.999Z");
    expect(ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS.toISOString()).toBe("2025-10-12T21:59:59.999Z");
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
    expect(appliesErweiterteArbeitsplanValidierung(new Date(zeit))).toBe(gilt);
  });
});
