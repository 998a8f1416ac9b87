import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { KMU_GROESSEN } from "../../../../app/domain/kmu/kmuGrenzen";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const GROESSE = {
  KLEINST: "5 / 1 / 1",
  KLEIN: "40 / 5 / 5",
  MITTEL: "100 / 12 / 9",
  KEIN_KMU: "300 / 60 / 50",
} as const;
const compute = (zahlen: string) => computeKmu(kmuAngaben({ firmen: { S: zahlen, T: "" } }));
const OHNE = { ...jahreszahlen("S", "100 / 12 / 9"), umsatz: "", bilanzsumme: "" };
const unbekannt = computeKmu(kmuAngaben({ firmen: { S: "", T: "" }, jahre: [OHNE] }));

describe("Was das Ergebnis in Worten sagt", () => {
  it.each([
    ["KLEINST", "Ihr Unternehmen ist voraussichtlich ein Kleinstunternehmen."],
    ["KLEIN", "Ihr Unternehmen ist voraussichtlich ein kleines Unternehmen."],
    ["MITTEL", "Ihr Unternehmen ist voraussichtlich ein mittleres Unternehmen."],
    ["KEIN_KMU", "Ihr Unternehmen ist voraussichtlich kein kleines oder mittleres Unternehmen (KMU)."],
  ] as const)("%s: %s", (groesse, satz) => {
    const ergebnis = compute(GROESSE[groesse]);
    expect([ergebnis.groesse, ergebnis.satz]).toEqual([groesse, satz]);
    expect(ergebnis.lesarten.map((lesart) => lesart.satz)).toEqual([satz, satz]);
  });

  it("bittet um die Zahlen, die fehlen", () => {
    const satz =
      "Mit den Zahlen, die vorliegen, lässt sich die Größe Ihres Unternehmens noch nicht einschätzen. Bitte ergänzen Sie die fehlenden Zahlen.";
    expect([unbekannt.groesse, unbekannt.satz, unbekannt.istStrittig]).toEqual(["UNBEKANNT", satz, false]);
    expect(unbekannt.fehlendeZahlen.map((fehlend) => fehlend.satz)).toEqual([
      "Für S GmbH fehlen Zahlen (Wirtschaftsjahr 2024): Jahresumsatz, Jahresbilanzsumme. Bitte ergänzen Sie diese.",
    ]);
    expect(unbekannt.aenderungen).toEqual([]);
  });

  it("nennt jedes Unternehmen, dem Zahlen fehlen, und eines nur einmal je Jahr", () => {
    const jahre = [OHNE, { ...OHNE, key: "T 2024", unternehmen: "T" }];
    const beziehungen = [beziehung("S>T", "100.00", { gueltigAb: "2025-01-01" })];
    const { fehlendeZahlen } = computeKmu(kmuAngaben({ firmen: { S: "", T: "" }, jahre, beziehungen }));
    expect(fehlendeZahlen.map(({ unternehmen }) => unternehmen)).toEqual(["S", "T"]);
  });

  it("nennt beide Lesarten mit ihrer Regel", () => {
    expect(compute(GROESSE.MITTEL).lesarten.map(({ lesart, regel }) => [lesart, regel])).toEqual([
      ["SOFORT", "UEBERNAHME_SOFORT"],
      ["ZWEIJAHRESREGEL", "UEBERNAHME_ZWEIJAHRESREGEL"],
    ]);
  });
});

describe("Der Zuschlag", () => {
  it.each(KMU_GROESSEN)("auf Aufwendungen ab dem 28.03.2024: %s", (groesse) => {
    const { punkte, ab, regel } = compute(GROESSE[groesse]).zuschlag;
    expect([punkte, ab, regel]).toEqual(
      groesse === "KEIN_KMU" ? ["0", "", "ZUSCHLAG"] : ["10", "2024-03-28", "ZUSCHLAG"],
    );
  });

  it("gilt nicht, solange die Größe unbekannt ist", () => {
    expect([unbekannt.zuschlag.punkte, unbekannt.zuschlag.ab]).toEqual(["0", ""]);
  });
});

it("fragt nach der Übernahme auch, wenn sie nur eine der Zahlen verändert", () => {
  const beziehungen = [beziehung("S>T", "100.00", { gueltigAb: "2025-01-01" })];
  const ergebnis = computeKmu(kmuAngaben({ firmen: { S: "20 / 1 / 1", T: "3 / 0 / 0" }, beziehungen }));
  expect(ergebnis.rechtsfragen.map(({ key }) => key)).toContain("UEBERNAHME");
});
