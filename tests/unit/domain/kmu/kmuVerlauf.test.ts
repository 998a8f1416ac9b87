import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const KLEIN = "100 / 12 / 9";
const GROSS = "300 / 60 / 50";
const compute = (kurz: Omit<Parameters<typeof kmuAngaben>[0], "firmen">) =>
  computeKmu(kmuAngaben({ firmen: { S: "", K: "" }, ...kurz }));
const verlaeufe = (kurz: Parameters<typeof compute>[0]) =>
  compute(kurz).lesarten.map(({ verlauf }) => verlauf.map(({ tag, status, regel }) => `${tag} ${status} ${regel}`));

describe("Verlauf des Status", () => {
  it.each([
    ["KMU, eingehalten, überschritten, überschritten", [KLEIN, GROSS, GROSS], ["MITTEL", "MITTEL", "KEIN_KMU"]],
    ["KMU, eingehalten, überschritten, eingehalten", [KLEIN, GROSS, KLEIN], ["MITTEL", "MITTEL", "MITTEL"]],
    ["groß, überschritten, eingehalten, eingehalten", [GROSS, KLEIN, KLEIN], ["KEIN_KMU", "KEIN_KMU", "MITTEL"]],
    ["groß, überschritten, eingehalten, überschritten", [GROSS, KLEIN, GROSS], ["KEIN_KMU", "KEIN_KMU", "KEIN_KMU"]],
    ["Kleinst, klein, mittel", ["5 / 1 / 1", "40 / 5 / 5", KLEIN], ["KLEINST", "KLEINST", "KLEIN"]],
  ])("Fall P: %s", (_, zahlen, status) => {
    const jahre = zahlen.map((wert, stelle) => jahreszahlen("S", wert, 2022 + stelle));
    const ergebnis = compute({ jahre });
    for (const { verlauf } of ergebnis.lesarten) expect(verlauf.map((schritt) => schritt.status)).toEqual(status);
    expect(ergebnis.groesse).toBe(status.at(-1));
  });

  it("Fall Q: ein neues Unternehmen, das 300 Beschäftigte schätzt, ist sofort kein KMU", () => {
    const geschaetzt = { ...jahreszahlen("S", "300 / 10 / 10", 2025), wertart: "GESCHAETZT" as const };
    const ergebnis = compute({ jahre: [geschaetzt] });
    expect([ergebnis.groesse, ergebnis.lesarten[0]?.verlauf[0]?.regel]).toEqual(["KEIN_KMU", "NEUGRUENDUNG"]);
    expect(ergebnis.rechtsfragen.map(({ key }) => key)).toEqual(["SCHAETZUNG"]);
  });

  it("nimmt ohne Abschluss das letzte beendete Jahr, vor dem laufenden", () => {
    const vorlaeufig = { ...jahreszahlen("S", KLEIN, 2024), wertart: "VORLAEUFIG" as const };
    const laufend = { ...jahreszahlen("S", GROSS, 2025), wertart: "GESCHAETZT" as const };
    const { stationen, groesse } = compute({ jahre: [vorlaeufig, laufend] });
    expect([stationen.map(({ jahr }) => jahr), groesse]).toEqual([["S 2024"], "MITTEL"]);
  });

  it("rechnet am Stichtag mit dem festgestellten Jahr, auch wenn ein neueres vorläufig vorliegt", () => {
    const jahre = [
      jahreszahlen("S", KLEIN, 2023),
      { ...jahreszahlen("S", GROSS, 2024), wertart: "VORLAEUFIG" as const },
      jahreszahlen("K", "1 / 1 / 1", 2023),
    ];
    const { stationen } = compute({ jahre, beziehungen: [beziehung("S>K", "100.00", { gueltigAb: "2025-02-01" })] });
    expect(stationen.map(({ tag, posten }) => [tag, posten[0]?.jahr])).toEqual([
      ["2023-12-31", "S 2023"],
      ["2025-06-30", "S 2023"],
    ]);
  });

  it.each([
    ["2025-06-30", ["MITTEL", "MITTEL"], false],
    ["2025-07-01", ["KEIN_KMU", "MITTEL"], true],
    ["2026-06-30", ["KEIN_KMU", "MITTEL"], true],
    ["2026-12-31", ["KEIN_KMU", "KEIN_KMU"], false],
  ])("Fall R: übernommen am 1. Juli 2025, gefragt am %s: %s", (stichtag, groessen, istStrittig) => {
    const jahre = [2023, 2024, 2025, 2026].flatMap((jahr) => [
      jahreszahlen("S", KLEIN, jahr),
      jahreszahlen("K", "5000 / 900 / 900", jahr),
    ]);
    const beziehungen = [beziehung("K>S", "100.00", { gueltigAb: "2025-07-01" })];
    const ergebnis = compute({ jahre, beziehungen, stichtag });
    expect(ergebnis.lesarten.map(({ groesse }) => groesse)).toEqual(groessen);
    expect([ergebnis.istStrittig, ergebnis.groesse]).toEqual([istStrittig, groessen[0]]);
    if (istStrittig)
      expect(ergebnis.satz).toBe(
        "Das Ergebnis ist rechtlich umstritten: Nach der einen Lesart ist Ihr Unternehmen voraussichtlich kein kleines oder mittleres Unternehmen (KMU), nach der anderen ein mittleres Unternehmen.",
      );
  });

  it("eigenes Wachstum ist keine Übernahme: beide Lesarten geben dasselbe", () => {
    const jahre = [
      jahreszahlen("S", KLEIN, 2023),
      jahreszahlen("S", GROSS, 2024),
      jahreszahlen("K", "1 / 1 / 1", 2023),
    ];
    const beziehungen = [beziehung("S>K", "100.00", { gueltigAb: "2024-05-01" })];
    const ergebnis = compute({ jahre, beziehungen });
    expect(ergebnis.lesarten.map(({ groesse }) => groesse)).toEqual(["MITTEL", "MITTEL"]);
  });

  it("zwei Jahre mit einer Lücke dazwischen folgen nicht aufeinander", () => {
    const jahre = [jahreszahlen("S", KLEIN, 2021), jahreszahlen("S", GROSS, 2022), jahreszahlen("S", GROSS, 2024)];
    expect(compute({ jahre }).groesse).toBe("MITTEL");
  });

  it("nennt für jeden Tag die Regel, nach beiden Lesarten", () => {
    const jahre = [2023, 2024].flatMap((jahr) => [jahreszahlen("S", KLEIN, jahr), jahreszahlen("K", GROSS, jahr)]);
    const beziehungen = [beziehung("K>S", "60.00", { gueltigAb: "2024-12-31" })];
    expect(verlaeufe({ jahre, beziehungen })).toEqual([
      ["2023-12-31 MITTEL JAHRESABSCHLUSS", "2024-12-31 KEIN_KMU UEBERNAHME_SOFORT"],
      ["2023-12-31 MITTEL JAHRESABSCHLUSS", "2024-12-31 MITTEL ZWEIJAHRESREGEL"],
    ]);
  });

  it("wer die Gruppe verlässt, gewinnt den Status nach beiden Lesarten erst nach zwei Jahren", () => {
    const jahre = [2022, 2023, 2024].flatMap((jahr) => [
      jahreszahlen("S", KLEIN, jahr),
      jahreszahlen("K", GROSS, jahr),
    ]);
    const beziehungen = [beziehung("K>S", "60.00", { gueltigBis: "2023-05-01" })];
    const am = (stichtag: string) => compute({ jahre, beziehungen, stichtag }).lesarten.map(({ groesse }) => groesse);
    expect([am("2023-12-31"), am("2024-12-31")]).toEqual([
      ["KEIN_KMU", "KEIN_KMU"],
      ["MITTEL", "MITTEL"],
    ]);
  });

  it("zählt die letzten festgestellten Zahlen, auch die der anderen", () => {
    const jahre = [
      jahreszahlen("S", KLEIN, 2024),
      jahreszahlen("K", "50 / 1 / 1", 2023),
      { ...jahreszahlen("K", "900 / 1 / 1", 2024), wertart: "VORLAEUFIG" as const },
      jahreszahlen("K", "900 / 1 / 1", 2025),
    ];
    const { stationen } = compute({ jahre, beziehungen: [beziehung("S>K", "100.00")] });
    expect(
      stationen.map(({ summe, posten }) => [summe.werte.beschaeftigte, ...posten.map(({ jahr }) => jahr)]),
    ).toEqual([["150.00", "S 2024", "K 2023"]]);
  });

  it("nimmt vorläufige Zahlen nur, wo es keine festgestellten gibt", () => {
    const vorlaeufig = { ...jahreszahlen("S", GROSS, 2024), wertart: "VORLAEUFIG" as const };
    expect(compute({ jahre: [vorlaeufig] }).groesse).toBe("KEIN_KMU");
    expect(compute({ jahre: [vorlaeufig, jahreszahlen("S", KLEIN, 2023)] }).groesse).toBe("MITTEL");
  });

  it("von mehreren vorläufigen Jahren zählt nur das letzte, und ein laufendes bis zum Stichtag", () => {
    const tage = (...jahre: ReturnType<typeof jahreszahlen>[]) => {
      const { stationen } = compute({ jahre: jahre.map((jahr) => ({ ...jahr, wertart: "GESCHAETZT" as const })) });
      return stationen.map(({ jahr, tag }) => [jahr, tag]);
    };
    const [vorletztes, letztes, laufendes] = [2023, 2024, 2025].map((jahr) => jahreszahlen("S", KLEIN, jahr));
    expect(tage(vorletztes!, letztes!, laufendes!)).toEqual([["S 2024", "2024-12-31"]]);
    expect(tage(laufendes!, jahreszahlen("S", KLEIN, 2026))).toEqual([["S 2025", "2025-06-30"]]);
    expect(tage({ ...laufendes!, beginn: "2025-06-30" })).toEqual([["S 2025", "2025-06-30"]]);
    expect(tage({ ...laufendes!, beginn: "2025-07-01" })).toEqual([]);
  });

  it("vorläufige Jahre sind keine Station neben festgestellten", () => {
    const jahre = [
      jahreszahlen("S", KLEIN, 2023),
      { ...jahreszahlen("S", KLEIN, 2024), wertart: "VORLAEUFIG" as const },
    ];
    expect(compute({ jahre }).stationen.map(({ jahr }) => jahr)).toEqual(["S 2023"]);
  });

  it("der Stichtag selbst ist nur nach der Lesart SOFORT ein Schritt", () => {
    const jahre = [jahreszahlen("S", KLEIN, 2024), jahreszahlen("K", GROSS, 2024)];
    const beziehungen = [beziehung("K>S", "60.00", { gueltigAb: "2025-06-30" })];
    expect(verlaeufe({ jahre, beziehungen })).toEqual([
      ["2024-12-31 MITTEL JAHRESABSCHLUSS", "2025-06-30 KEIN_KMU UEBERNAHME_SOFORT"],
      ["2024-12-31 MITTEL JAHRESABSCHLUSS"],
    ]);
  });
});
