import { describe, expect, it } from "vitest";
import { sitzungsende } from "~/domain/sitzung/sitzungsende";

describe("Ende der Sitzung", () => {
  it.each([
    ["Winterzeit", "2026-03-02T13:32:59Z", "14:32"],
    ["Sommerzeit", "2026-07-02T12:32:00Z", "14:32"],
    ["nach Mitternacht", "2026-03-02T23:05:00Z", "00:05"],
  ])("%s", (_, endetAm, uhrzeit) => {
    expect(sitzungsende({ endetAm, endetSpaetestensAm: null })).toBe(
      `Ihre Sitzung endet ohne weitere Aktion um ${uhrzeit}\u00a0Uhr.`,
    );
    expect(sitzungsende({ endetAm, endetSpaetestensAm: "2026-12-31T00:00:00Z" })).toContain("ohne weitere Aktion");
  });

  it("sagt, wenn die Sitzung in jedem Fall endet, dass Weiterarbeiten nichts daran ändert und was bleibt", () => {
    const endetAm = "2026-03-02T13:32:59Z";
    const satz = sitzungsende({ endetAm, endetSpaetestensAm: endetAm });
    expect(satz).toContain("endet um 14:32\u00a0Uhr, auch wenn Sie weiterarbeiten.");
    expect(satz).toContain("aufbewahrt");
    expect(satz).not.toContain("ohne weitere Aktion");
  });
});
