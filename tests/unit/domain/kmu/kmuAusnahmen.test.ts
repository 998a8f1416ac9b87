import { describe, expect, it } from "vitest";
import { computeKmu, type KmuErgebnis } from "../../../../app/domain/kmu/kmu";
import { beteiligter, beziehung, kmuAngaben } from "../../../support/kmuAngaben";

const compute = (kurz: Parameters<typeof kmuAngaben>[0]): KmuErgebnis => computeKmu(kmuAngaben(kurz));
const staffOf = ({ stationen }: KmuErgebnis): string | undefined => stationen.at(-1)?.summe.werte.beschaeftigte;
const firmen = { S: "100 / 5 / 4", F: "100 / 1 / 1", G: "100 / 1 / 1" };

describe("ausgenommene Kapitalgeber", () => {
  it.each([
    "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT",
    "RISIKOKAPITAL",
    "HOCHSCHULE",
    "INSTITUTIONELLER_ANLEGER",
  ] as const)("%s: bis 50 %% ausgenommen, darüber nicht", (ausnahme) => {
    const mit = (anteil: string): string | undefined =>
      staffOf(compute({ firmen, andere: [beteiligter("F", { ausnahme })], beziehungen: [beziehung("F>S", anteil)] }));
    expect([mit("25.00"), mit("50.00"), mit("50.01")]).toEqual(["100.00", "100.00", "200.00"]);
  });

  it.each([
    ["1249999.99", "100.00"],
    ["1250000", "130.00"],
    ["", "130.00"],
  ])("Business Angel mit Einlage „%s“: gezählt werden %s", (einlage, erwartet) => {
    const andere = [beteiligter("F", { ausnahme: "BUSINESS_ANGEL" })];
    expect(staffOf(compute({ firmen, andere, beziehungen: [beziehung("F>S", "30.00", { einlage })] }))).toBe(erwartet);
  });

  it("zählt die Einlagen desselben Business Angel im selben Unternehmen zusammen", () => {
    const andere = [beteiligter("F", { ausnahme: "BUSINESS_ANGEL" })];
    const zeile = (key: string, einlage: string) => beziehung("F>S", "15.00", { key, einlage });
    const mit = (zweite: string) =>
      staffOf(compute({ firmen, andere, beziehungen: [zeile("1", "625000"), zeile("2", zweite)] }));
    expect([mit("624999.99"), mit("625000")]).toEqual(["100.00", "130.00"]);
  });

  it("wer beherrscht, ist nicht ausgenommen", () => {
    const andere = [beteiligter("F", { ausnahme: "RISIKOKAPITAL" })];
    const beziehungen = [beziehung("F>S", "30.00", { beherrschung: "ORGANBESTELLUNG" })];
    expect(staffOf(compute({ firmen, andere, beziehungen }))).toBe("200.00");
  });

  it("verbundene Ausgenommene mit mehr als 50 % vom Kapital, aber ohne Mehrheit der Stimmen: Partner", () => {
    const andere = ["F", "G"].map((key) => beteiligter(key, { ausnahme: "RISIKOKAPITAL" }));
    const anteil = (paar: string, kapital: string) => beziehung(paar, kapital, { stimmen: "20.00" });
    const mit = (zweiter: string) =>
      compute({
        firmen,
        andere,
        beziehungen: [anteil("F>S", "30.00"), anteil("G>S", zweiter), beziehung("F>G", "100.00")],
      });
    expect([staffOf(mit("20.00")), staffOf(mit("30.00"))]).toEqual(["100.00", "220.00"]);
    const partner = mit("30.00").stationen[0]?.posten.find(({ unternehmen }) => unternehmen === "F");
    expect(partner?.regeln).toEqual(["PARTNER", "PARTNER_ANTEILIG", "AUSNAHME_ENTFAELLT", "VERBUNDEN_STIMMEN"]);
  });
});

describe("öffentliche Stellen", () => {
  const land = beteiligter("Land", { art: "OEFFENTLICHE_STELLE" });
  const bund = beteiligter("Bund", { art: "OEFFENTLICHE_STELLE" });
  const oeffentlich = (...beziehungen: readonly ReturnType<typeof beziehung>[]) => {
    const { anteil, endet, zeilen } = compute({ firmen, andere: [land, bund], beziehungen }).oeffentlich;
    return [anteil, endet, zeilen.join(" ")];
  };

  it("zählt mehrere Stellen zusammen", () => {
    expect(oeffentlich(beziehung("Land>S", "12.50"), beziehung("Bund>S", "12.49"))).toEqual([
      "24.99",
      false,
      "Bund>S Land>S",
    ]);
    expect(oeffentlich(beziehung("Land>S", "12.50"), beziehung("Bund>S", "12.50"))).toEqual([
      "25.00",
      true,
      "Bund>S Land>S",
    ]);
  });

  it("zählt mit, was sie über Unternehmen halten, die sie allein oder gemeinsam beherrschen", () => {
    const ueber = [beziehung("F>G", "100.00"), beziehung("G>S", "25.00")];
    expect(oeffentlich(beziehung("Land>F", "50.01"), ...ueber)).toEqual(["25.00", true, "G>S"]);
    expect(oeffentlich(beziehung("Land>F", "30.00"), beziehung("Bund>F", "30.00"), ...ueber)).toEqual([
      "25.00",
      true,
      "G>S",
    ]);
    expect(oeffentlich(beziehung("Land>F", "50.00"), ...ueber)).toEqual(["0.00", false, ""]);
  });

  it("beherrschen beendet den Status auch ohne Anteil", () => {
    expect(oeffentlich(beziehung("Land>S", "0.00", { beherrschung: "VERTRAG_ODER_SATZUNG" }))[1]).toBe(true);
  });

  it("eine ausgenommene Beteiligungsgesellschaft des Landes zählt nicht, auch nicht als Partner", () => {
    const fonds = beteiligter("F", { ausnahme: "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT" });
    const ergebnis = compute({
      firmen,
      andere: [land, fonds],
      beziehungen: [beziehung("Land>F", "100.00"), beziehung("F>S", "45.00")],
    });
    expect([ergebnis.groesse, ergebnis.oeffentlich.anteil]).toEqual(["MITTEL", "0.00"]);
  });

  it("eine kleine Gemeinde bleibt ausgenommen, wenn sie über ihre Stadtwerke hält", () => {
    const gemeinde = {
      art: "OEFFENTLICHE_STELLE",
      ausnahme: "GEMEINDE",
      haushalt: "9999999.99",
      einwohner: "4999",
    } as const;
    const mit = (anteil: string) =>
      compute({
        firmen,
        andere: [beteiligter("Ort", gemeinde)],
        beziehungen: [beziehung("Ort>F", "100.00"), beziehung("F>S", anteil), beziehung("Ort>S", "10.00")],
      }).oeffentlich.endet;
    expect([mit("40.00"), mit("40.01")]).toEqual([false, true]);
  });
});

it("prüft die Einlage jedes Business Angel für sich", () => {
  const andere = ["F", "G"].map((key) => beteiligter(key, { ausnahme: "BUSINESS_ANGEL" }));
  const beziehungen = [
    beziehung("F>S", "20.00", { einlage: "700000" }),
    beziehung("G>S", "20.00", { einlage: "700000" }),
    beziehung("F>G", "100.00"),
  ];
  expect(staffOf(compute({ firmen, andere, beziehungen }))).toBe("100.00");
});

it("eine Personengruppe gibt es nur bei natürlichen Personen", () => {
  const andere = ["F", "G"].map((key) => beteiligter(key, { personengruppe: "Familie" }));
  const beziehungen = [beziehung("F>S", "30.00"), beziehung("G>S", "30.00")];
  expect(staffOf(compute({ firmen, andere, beziehungen }))).toBe("160.00");
});
