import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeBemessung } from "../../../../app/domain/zulage/bemessung";
import { compareDecimal, sumDecimals } from "../../../../app/lib/decimal";

const ohne = { istKmu: false, verbund: "0" };
const jahr = (von: string, bis: string, aufwand: string) => ({ von, bis, aufwand });
const grundlagen = (teile: Parameters<typeof computeBemessung>[0], angaben = ohne) =>
  computeBemessung(teile, angaben).map(({ bemessungsgrundlage, satz, zulage }) => [bemessungsgrundlage, satz, zulage]);

describe("Bemessungsgrundlage", () => {
  // domain.md 1.4 "Max allowance": 500.000, 1.000.000, 2.500.000 / 3.500.000, 3.000.000 / 4.200.000 Euro.
  it.each([
    ["2020-01-02", "2020-06-30", false, "2000000.00", "25", "500000.00"],
    ["2020-07-01", "2020-12-31", false, "4000000.00", "25", "1000000.00"],
    ["2023-01-01", "2023-12-31", true, "4000000.00", "25", "1000000.00"],
    ["2024-01-01", "2024-03-27", true, "4000000.00", "25", "1000000.00"],
    ["2024-03-28", "2024-12-31", false, "10000000.00", "25", "2500000.00"],
    ["2024-03-28", "2024-12-31", true, "10000000.00", "35", "3500000.00"],
    ["2025-01-01", "2025-12-31", true, "10000000.00", "35", "3500000.00"],
    ["2026-01-01", "2026-12-31", false, "12000000.00", "25", "3000000.00"],
    ["2026-01-01", "2026-12-31", true, "12000000.00", "35", "4200000.00"],
  ])("Höchstbetrag vom %s bis %s, KMU %s: %s Euro, %s %, %s Euro", (von, bis, istKmu, grundlage, satz, zulage) => {
    expect(grundlagen([jahr(von, bis, "99000000.00")], { istKmu, verbund: "0" })).toEqual([[grundlage, satz, zulage]]);
  });

  it("zählt im Jahr des Wechsels frühere Aufwendungen bis zur alten, alle zusammen bis zur neuen Grenze", () => {
    const teile = [jahr("2024-01-01", "2024-03-27", "5000000.00"), jahr("2024-03-28", "2024-12-31", "7000000.00")];
    expect(grundlagen(teile, { istKmu: true, verbund: "0" })).toEqual([
      ["4000000.00", "25", "1000000.00"],
      ["6000000.00", "35", "2100000.00"],
    ]);
  });

  it("zieht ab, was verbundene Unternehmen genutzt haben; mehr als alles gibt es nicht", () => {
    const teil = jahr("2025-01-01", "2025-12-31", "5000000.00");
    expect(grundlagen([teil], { istKmu: false, verbund: "7000000.00" })).toEqual([["3000000.00", "25", "750000.00"]]);
    expect(grundlagen([teil], { istKmu: false, verbund: "10000000.00" })).toEqual([["0.00", "25", "0.00"]]);
    expect(grundlagen([teil], { istKmu: false, verbund: "99000000.00" })).toEqual([["0.00", "25", "0.00"]]);
  });

  it("beginnt im Jahr 2020 mit dem ersten Tag des Gesetzes, obwohl das Jahr einen Tag früher beginnt", () => {
    expect(
      grundlagen([jahr("2020-01-01", "2020-06-30", "100.00"), jahr("2020-07-01", "2020-12-31", "100.00")]),
    ).toEqual([
      ["100.00", "25", "25.00"],
      ["100.00", "25", "25.00"],
    ]);
  });

  it("nennt alle Beträge in Euro mit zwei Stellen, und zu Grenze und Satz die Norm", () => {
    const teil = jahr("2025-01-01", "2025-12-31", "12000000.00");
    expect(computeBemessung([teil], { istKmu: true, verbund: "1000000" })).toEqual([
      {
        ...teil,
        hoechstbetrag: "10000000.00",
        hoechstbetragNorm: "§ 3 Abs. 5 Satz 2 Nr. 3 FZulG",
        frei: "9000000.00",
        bemessungsgrundlage: "9000000.00",
        gekappt: "3000000.00",
        satz: "35",
        satzNorm: "§ 4 Abs. 1 FZulG",
        zulage: "3150000.00",
      },
    ]);
  });

  it("rundet die Zulage kaufmännisch auf Cent", () => {
    expect(grundlagen([jahr("2025-01-01", "2025-12-31", "0.10")])).toEqual([["0.10", "25", "0.03"]]);
    expect(grundlagen([jahr("2025-01-01", "2025-12-31", "0.09")])).toEqual([["0.09", "25", "0.02"]]);
  });

  it("liegt nie über der Grenze und nie über den Aufwendungen, und was fehlt, ist als Kürzung genannt", () => {
    const euro = fc
      .integer({ min: 0, max: 2_000_000_000 })
      .map((cent) => `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, "0")}`);
    fc.assert(
      fc.property(euro, euro, euro, fc.boolean(), (vorher, nachher, verbund, istKmu) => {
        const teile = [jahr("2024-01-01", "2024-03-27", vorher), jahr("2024-03-28", "2024-12-31", nachher)];
        const bemessungen = computeBemessung(teile, { istKmu, verbund });
        const gesamt = sumDecimals(bemessungen.map(({ bemessungsgrundlage }) => bemessungsgrundlage));
        expect(compareDecimal(sumDecimals([gesamt, "0"]), "10000000")).toBeLessThanOrEqual(0);
        expect(compareDecimal(bemessungen[0]?.bemessungsgrundlage ?? "", "4000000")).toBeLessThanOrEqual(0);
        if (compareDecimal(verbund, "10000000") <= 0)
          expect(compareDecimal(sumDecimals([gesamt, verbund]), "10000000")).toBeLessThanOrEqual(0);
        for (const { aufwand, bemessungsgrundlage, gekappt } of bemessungen) {
          expect(compareDecimal(sumDecimals([bemessungsgrundlage, gekappt]), aufwand)).toBe(0);
          expect(compareDecimal(gekappt, "0")).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
