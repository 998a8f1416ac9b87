import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimate } from "../../../../app/domain/zulage/schaetzung";
import { listZeitteile, distribute } from "../../../../app/domain/zulage/zeitteile";
import { sumDecimals } from "../../../../app/lib/decimal";
import { einAuftragnehmer, einJahr, einVorhaben, kontext } from "../antrag/formular/v2/muster";

const teil = (von: string, bis: string) => ({ von, bis });

describe("Zeitteile", () => {
  it.each([
    ["2020-01-01", "2020-06-30", [teil("2020-01-01", "2020-06-30")]],
    ["2020-01-01", "2020-07-01", [teil("2020-01-01", "2020-06-30"), teil("2020-07-01", "2020-07-01")]],
    ["2020-07-01", "2021-06-30", [teil("2020-07-01", "2021-06-30")]],
    ["2024-01-01", "2024-12-31", [teil("2024-01-01", "2024-03-27"), teil("2024-03-28", "2024-12-31")]],
    ["2025-07-01", "2026-06-30", [teil("2025-07-01", "2025-12-31"), teil("2026-01-01", "2026-06-30")]],
    ["2026-01-01", "2026-12-31", [teil("2026-01-01", "2026-12-31")]],
  ])("%s bis %s", (von, bis, teile) => {
    expect(listZeitteile({ von, bis })).toEqual(teile);
  });

  it("verteilt nach Tagen und behält die Summe", () => {
    const teile = listZeitteile(teil("2024-01-01", "2024-12-31"));
    // 87 von 366 Tagen liegen vor dem 28.03.2024.
    expect(distribute("366000.00", teil("2024-01-01", "2024-12-31"), teile)).toEqual(["87000.00", "279000.00"]);
    expect(distribute("0.01", teil("2024-01-01", "2024-12-31"), teile)).toEqual(["0.00", "0.01"]);
    expect(distribute("100.00", teil("2024-05-01", "2024-12-31"), teile)).toEqual(["0.00", "100.00"]);
    expect(distribute("100.00", teil("2024-01-01", "2024-02-01"), teile)).toEqual(["100.00", "0.00"]);
    expect(distribute("100.00", teil("2030-01-01", "2030-02-01"), teile)).toEqual(["0.00", "100.00"]);
  });

  it("gibt, was vom Runden bleibt, dem letzten Teil, der Tage mit ihm hat", () => {
    const teile = [
      teil("2025-01-01", "2025-01-10"),
      teil("2025-01-11", "2025-01-20"),
      teil("2025-01-21", "2025-01-30"),
    ];
    expect(distribute("0.01", teil("2025-01-01", "2025-01-20"), teile)).toEqual(["0.01", "0.00", "0.00"]);
  });

  it("verliert nie einen Cent", () => {
    const cent = fc.bigInt({ min: 0n, max: 10n ** 17n }).map((n) => `${n / 100n}.${String(n % 100n).padStart(2, "0")}`);
    const tag = fc
      .integer({ min: 0, max: 4000 })
      .map((n) => new Date(Date.UTC(2019, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(cent, tag, tag, tag, tag, (betrag, a, b, c, d) => {
        const tage = teil([a, b].sort()[0] ?? a, [a, b].sort()[1] ?? b);
        const teile = listZeitteile(teil([c, d].sort()[0] ?? c, [c, d].sort()[1] ?? d));
        expect(sumDecimals(distribute(betrag, tage, teile))).toBe(betrag);
      }),
    );
  });
});

describe("Die Schätzung", () => {
  it("zeigt von einem Vorhaben, das vor dem Wechsel endet, den Teil davor", () => {
    const rahmen = [einJahr("2024", { personalaufwand: "100.00" })];
    const werte = einVorhaben({ beginn: "2024-01-01", ende: "2024-02-29", rahmen });
    const [jahr] = estimate({
      vorhaben: [{ titel: "Eins", werte }],
      kontext,
      angaben: { istKmu: true, verbund: {} },
    }).jahre;
    const zulagen = jahr?.schritte.filter(({ art }) => art === "zulage") ?? [];
    expect(zulagen.map(({ betrag }) => betrag)).toEqual(["25.00"]);
  });

  it("zählt für den Hinweis auf 40 Stunden je Woche nur Stunden, nicht die Beträge daneben", () => {
    const rahmen = [einJahr("2025", { eigenleistungStunden: "10.0", auftragskosten: "900000.00" })];
    const werte = einVorhaben({ auftrag: true, auftragnehmer: [einAuftragnehmer("a1")], rahmen });
    const vorhaben = ["Eins", "Zwei"].map((titel) => ({ titel, werte }));
    const person = { ...kontext, rechtsform: "EINZELUNTERNEHMEN" };
    const angaben = { istKmu: false, verbund: {} };
    const [jahr] = estimate({ vorhaben, kontext: person, angaben }).jahre;
    expect(jahr?.aufwand).toBe("1261400.00");
    expect(jahr?.hinweise).toEqual([]);
  });
});
