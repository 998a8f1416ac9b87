import { describe, expect, it } from "vitest";
import { sitzungsende } from "~/domain/sitzung/sitzungsende";

describe("Ende der Sitzung", () => {
  it.each([
    ["Winterzeit", "2026-03-02T13:32:59Z", "14:32"],
    ["Sommerzeit", "2026-07-02T12:32:00Z", "14:32"],
    ["nach Mitternacht", "2026-03-02T23:05:00Z", "00:05"],
  ])("%s", (_, endetAm, uhrzeit) => {
    expect(sitzungsende(endetAm)).toBe(`Ihre Sitzung endet ohne weitere Aktion um ${uhrzeit} Uhr.`);
  });
});
