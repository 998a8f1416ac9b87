import { describe, expect, it } from "vitest";
import { dringlichkeitVon, formatFristende, formatRest } from "../../../../app/domain/frist/restzeit";

describe("Restzeit einer Frist", () => {
  it.each([
    ["2026-03-02", "2026-02-20", "noch 10 Tage", "offen"],
    ["2026-03-02", "2026-02-23", "noch 7 Tage", "bald"],
    ["2026-03-02", "2026-02-22", "noch 8 Tage", "offen"],
    ["2026-03-02", "2026-03-01", "bis morgen", "bald"],
    ["2026-03-02", "2026-03-02", "nur noch heute", "heute"],
    ["2026-03-02", "2026-03-03", "abgelaufen", "abgelaufen"],
    // Both changes of the clock lie between: only days count.
    ["2026-11-01", "2026-03-28", "noch 218 Tage", "offen"],
  ])("bis %s ist es am %s: %s", (tag, heute, rest, dringlichkeit) => {
    expect(formatRest(tag, heute)).toBe(rest);
    expect(dringlichkeitVon(tag, heute)).toBe(dringlichkeit);
  });

  it("nennt Wochentag und Ende des Tages", () => {
    expect(formatFristende("2026-03-02")).toBe("Montag, 02.03.2026, 24:00\u00a0Uhr");
    expect(formatFristende("2026-05-15")).toBe("Freitag, 15.05.2026, 24:00\u00a0Uhr");
  });

  it.each([
    ["2026-03-02", "Montag"],
    ["2026-03-03", "Dienstag"],
    ["2026-03-04", "Mittwoch"],
    ["2026-03-05", "Donnerstag"],
    ["2026-03-06", "Freitag"],
    ["2026-03-07", "Samstag"],
    ["2026-03-08", "Sonntag"],
  ])("der %s ist ein %s", (tag, wochentag) => {
    expect(formatFristende(tag)).toMatch(new RegExp(`^${wochentag}, `));
  });
});
