import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { readZahlen, scaleZahlen, sumZahlen } from "../../../../app/domain/kmu/kmuZahlen";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const rumpf = (beginn: string, ende: string) =>
  readZahlen({ ...jahreszahlen("S", "10 / 1 / 1"), umsatz: "1000.00", beginn, ende });

describe("Zahlen", () => {
  it.each([
    ["2024-01-01", "2024-12-31", "1000.00", undefined],
    ["2023-07-01", "2024-06-30", "1000.00", undefined],
    ["2024-02-29", "2025-02-27", "1000.00", undefined],
    ["2024-01-01", "2024-11-30", "1090.91", "12/11 MONATE"],
    ["2024-12-01", "2024-12-31", "12000.00", "12/1 MONATE"],
    ["2024-01-01", "2024-12-30", "1002.74", "366/365 TAGE"],
    ["2023-03-15", "2023-12-31", "1253.42", "366/292 TAGE"],
  ])("das Jahr vom %s bis %s hat den Umsatz %s", (beginn, ende, umsatz, faktor) => {
    const { zahlen, hochrechnung } = rumpf(beginn, ende);
    const wie = hochrechnung && `${hochrechnung.faktorZaehler}/${hochrechnung.faktorNenner} ${hochrechnung.einheit}`;
    expect([zahlen.umsatz, zahlen.bilanzsumme, zahlen.beschaeftigte, wie]).toEqual([
      umsatz,
      "1000000.00",
      "10.00",
      faktor,
    ]);
  });

  it("ein unbekannter Umsatz wird nicht hochgerechnet", () => {
    const jahr = { ...jahreszahlen("S", "10 / 1 / 1"), umsatz: "", beginn: "2024-07-01" };
    expect(readZahlen(jahr)).toMatchObject({ zahlen: { umsatz: "" }, hochrechnung: undefined });
  });

  it("rechnet anteilig genau, ohne zu runden", () => {
    const zahlen = { beschaeftigte: "0.01", umsatz: "0.03", bilanzsumme: "" };
    expect(scaleZahlen(zahlen, "33.33")).toEqual({ beschaeftigte: "0.003333", umsatz: "0.009999", bilanzsumme: "" });
    expect(sumZahlen([zahlen, { beschaeftigte: "0.09", umsatz: "1", bilanzsumme: "2" }])).toEqual({
      werte: { beschaeftigte: "0.10", umsatz: "1.03", bilanzsumme: "2.00" },
      unbekannt: ["bilanzsumme"],
    });
  });
});

describe("Zahlen, die fehlen", () => {
  const compute = (zahlen: string) => computeKmu(kmuAngaben({ firmen: { S: zahlen } }));
  const ohne = (was: "umsatz" | "bilanzsumme" | "beschaeftigte", zahlen: string) =>
    computeKmu(kmuAngaben({ firmen: { S: "" }, jahre: [{ ...jahreszahlen("S", zahlen, 2024), [was]: "" }] }));

  it("stören nicht, wo das Ergebnis auch ohne sie feststeht", () => {
    expect(ohne("bilanzsumme", "9 / 1 / 1").groesse).toBe("KLEINST");
    expect(ohne("umsatz", "300 / 1 / 1").groesse).toBe("KEIN_KMU");
  });

  it("machen das Ergebnis unbekannt, wo es an ihnen liegt; leer ist nicht null", () => {
    const ergebnis = ohne("bilanzsumme", "100 / 60 / 1");
    expect([ergebnis.groesse, ergebnis.istStrittig, ergebnis.fehlendeZahlen.map(({ satz }) => satz)]).toEqual([
      "UNBEKANNT",
      false,
      ["Für S GmbH fehlen Zahlen (Wirtschaftsjahr 2024): Jahresbilanzsumme. Bitte ergänzen Sie diese."],
    ]);
    expect(ergebnis.satz).toBe(
      "Mit den Zahlen, die vorliegen, lässt sich die Größe Ihres Unternehmens noch nicht einschätzen. Bitte ergänzen Sie die fehlenden Zahlen.",
    );
    expect(compute("100 / 60 / 0").groesse).toBe("MITTEL");
    expect(ohne("beschaeftigte", "1 / 1 / 1").groesse).toBe("UNBEKANNT");
  });

  it("ein verbundenes Unternehmen ganz ohne Zahlen ist eine Lücke", () => {
    const angaben = kmuAngaben({ firmen: { S: "9 / 1 / 1", T: "" }, beziehungen: [beziehung("S>T", "100.00")] });
    const { groesse, fehlendeZahlen } = computeKmu(angaben);
    expect([groesse, fehlendeZahlen.map(({ unternehmen, zahlen }) => [unternehmen, ...zahlen])]).toEqual([
      "UNBEKANNT",
      [["T", "beschaeftigte", "umsatz", "bilanzsumme"]],
    ]);
  });

  it("ohne eigene Zahlen gibt es kein Ergebnis", () => {
    const { groesse, stationen, aenderungen } = computeKmu(kmuAngaben({ firmen: { S: "" } }));
    expect([groesse, stationen, aenderungen]).toEqual(["UNBEKANNT", [], []]);
  });
});

it("rechnet auch, wenn konsolidierte Zahlen ein Unternehmen enthalten, das nicht mitzählt", () => {
  const konzern = { ...jahreszahlen("S", "20 / 2 / 2"), enthaelt: ["X"] };
  const { stationen } = computeKmu(kmuAngaben({ firmen: { S: "", X: "9 / 9 / 9" }, jahre: [konzern] }));
  expect(stationen.at(-1)?.posten.map(({ unternehmen, enthaltenIn }) => [unternehmen, enthaltenIn])).toEqual([
    ["S", undefined],
  ]);
});
