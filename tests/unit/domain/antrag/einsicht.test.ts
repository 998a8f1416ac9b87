import { describe, expect, it } from "vitest";
import {
  EINSICHT_TAGE,
  EINSICHT_VORGABE,
  einsichtBis,
  isEinsichtTage,
  isEntwurfStatus,
} from "~/domain/antrag/einsicht";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";

describe("Einsicht", () => {
  it("braucht es, solange ein Antrag nicht eingereicht ist", () => {
    expect(antragStatusSchluessel.filter(isEntwurfStatus)).toEqual(["IN_BEARBEITUNG", "GELOESCHT"]);
  });

  it("gilt eine Woche, wenn niemand anders wählt, und höchstens 30 Tage", () => {
    expect(EINSICHT_VORGABE).toBe(7);
    expect(EINSICHT_TAGE).toEqual([1, 7, 14, 30]);
  });

  it.each([
    [1, true],
    [30, true],
    [0, false],
    [31, false],
    [NaN, false],
  ])("%d Tage: %s", (tage, erwartet) => {
    expect(isEinsichtTage(tage)).toBe(erwartet);
  });

  it("endet so viele volle Tage später", () => {
    expect(einsichtBis(new Date("2026-03-02T09:00:00Z"), 7).toISOString()).toBe("2026-03-09T09:00:00.000Z");
  });
});
