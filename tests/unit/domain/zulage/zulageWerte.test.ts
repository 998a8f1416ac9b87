import { describe, expect, it } from "vitest";
import {
  auftragsquote,
  gemeinkostenSatz,
  stundensatzEigenleistung,
  WECHSELTAGE,
  ZULAGE_WERTE,
  zulageWert,
} from "../../../../app/domain/zulage/zulageWerte";

describe("Werte der Forschungszulage", () => {
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
    expect(zulageWert("HOECHSTBETRAG", tag).wert).toBe(betrag);
  });

  it.each([
    ["2020-01-02", "0"],
    ["2024-03-27", "0"],
    ["2024-03-28", "10"],
    ["2026-01-01", "10"],
  ])("Zuschlag für KMU auf Aufwendungen vom %s: %s Prozentpunkte", (tag, punkte) => {
    expect(zulageWert("KMU_ZUSCHLAG", tag).wert).toBe(punkte);
    expect(zulageWert("ZULAGESATZ", tag).wert).toBe("25");
  });

  it.each([
    ["2023-12-31", "0"],
    ["2024-01-01", "100"],
    ["2024-01-02", "100"],
  ])("Wertminderung im Wirtschaftsjahr, das am %s beginnt: %s %", (beginn, anteil) => {
    expect(zulageWert("WERTMINDERUNG", beginn).wert).toBe(anteil);
  });

  it.each([
    ["", "0"],
    ["2025-12-31", "0"],
    ["2026-01-01", "20"],
    ["2026-01-02", "20"],
  ])("Pauschale für Gemeinkosten bei Beginn am %s: %s %", (beginn, satz) => {
    expect(gemeinkostenSatz(beginn)).toBe(satz);
  });

  it("nennt die Norm, nach der ein Wert gilt", () => {
    expect(zulageWert("HOECHSTBETRAG", "2026-01-01")).toMatchObject({
      ab: "2026-01-01",
      norm: "§ 3 Abs. 5 Satz 2 Nr. 4 FZulG",
    });
    expect(zulageWert("BEIHILFEGRENZE", "2024-05-05")).toMatchObject({ wert: "15000000", norm: "§ 4 Abs. 3 FZulG" });
    expect(zulageWert("STUNDEN_JE_WOCHE", "2024-05-05").wert).toBe("40");
    expect(zulageWert("GEMEINKOSTEN", "2025-12-31")).toMatchObject({ wert: "0", norm: "§ 3 Abs. 3b FZulG" });
  });

  it("steht je Regel nach Tagen geordnet, jeder Tag einmal", () => {
    for (const regel of new Set(ZULAGE_WERTE.map((zeile) => zeile.regel))) {
      const tage = ZULAGE_WERTE.filter((zeile) => zeile.regel === regel).map(({ ab }) => ab);
      expect(tage).toEqual([...new Set(tage)].sort());
    }
  });

  it("richtet sich je Regel nach einem Tag: der Aufwendung, des Auftrags oder eines Beginns", () => {
    const tage = ZULAGE_WERTE.map(({ regel, massgeblich }) => `${regel} ${massgeblich}`);
    expect([...new Set(tage)]).toEqual([
      "HOECHSTBETRAG AUFWAND",
      "ZULAGESATZ AUFWAND",
      "KMU_ZUSCHLAG AUFWAND",
      "STUNDENSATZ AUFWAND",
      "STUNDEN_JE_WOCHE AUFWAND",
      "AUFTRAGSQUOTE AUFTRAG",
      "WERTMINDERUNG BEGINN_WIRTSCHAFTSJAHR",
      "GEMEINKOSTEN BEGINN_VORHABEN",
      "BEIHILFEGRENZE AUFWAND",
    ]);
  });

  it("wechselt für Aufwendungen an drei Tagen", () => {
    expect(WECHSELTAGE).toEqual(["2020-07-01", "2024-03-28", "2026-01-01"]);
  });
});
