import { describe, expect, it } from "vitest";
import { HOECHSTBETRAG_REGELN } from "../../../../app/domain/kmu/hoechstbetragsverbund";
import { KMU_GRENZEN } from "../../../../app/domain/kmu/kmuGrenzen";
import { AUSNAHME_GRENZEN, KMU_REGELN, KMU_REGELWERK, SCHWELLEN } from "../../../../app/domain/kmu/kmuRegeln";

const alle = [...Object.values(KMU_REGELN), ...Object.values(HOECHSTBETRAG_REGELN)];

describe("Regeln als Daten", () => {
  it("jede hat eine eigene Nummer, eine Quelle und einen Satz", () => {
    expect(new Set(alle.map(({ nummer }) => nummer)).size).toBe(alle.length);
    for (const { quelle, satz } of alle) {
      expect(quelle).not.toBe("");
      expect(satz).toMatch(/^[A-ZÄÖÜ].*\.$/);
    }
  });

  it("es gibt zu jeder der zehn Regeln mindestens einen Eintrag", () => {
    const nummern = Object.values(KMU_REGELN).map(({ nummer }) => Number.parseInt(nummer, 10));
    expect([...new Set(nummern)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("kein Satz sagt „verbunden“, ohne zu sagen, wofür", () => {
    const sagen = alle
      .map(({ satz }) => satz)
      .filter((satz) => /\b(ist|sind|verbindet) [^.]*verbunden|verbindet/.test(satz));
    for (const satz of sagen) expect(satz).toMatch(/KMU-Status|Höchstbetrag|miteinander|Partner/);
  });

  it("die Grenzen haben Version und Tag", () => {
    expect([KMU_REGELWERK.version, KMU_REGELWERK.datum, KMU_GRENZEN.version, KMU_GRENZEN.ab]).toEqual([
      "1",
      "2026-11-25",
      "2003/361/EG",
      "2005-01-01",
    ]);
    expect(
      KMU_GRENZEN.zeilen.map(({ beschaeftigte, umsatz, bilanzsumme }) => [beschaeftigte, umsatz, bilanzsumme]),
    ).toEqual([
      ["10", "2000000", "2000000"],
      ["50", "10000000", "10000000"],
      ["250", "50000000", "43000000"],
    ]);
    expect([SCHWELLEN, AUSNAHME_GRENZEN]).toEqual([
      { partner: "25", mehrheit: "50", oeffentlich: "25" },
      { einlage: "1250000", haushalt: "10000000", einwohner: "5000" },
    ]);
  });
});
