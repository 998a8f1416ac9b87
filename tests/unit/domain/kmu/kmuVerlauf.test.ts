import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const KLEIN = "100 / 12 / 9";
const GROSS = "300 / 60 / 50";
const compute = (kurz: Omit<Parameters<typeof kmuAngaben>[0], "firmen">) =>
  computeKmu(kmuAngaben({ firmen: { S: "", K: "" }, ...kurz }));
const verlaeufe = (kurz: Parameters<typeof compute>[0]) =>
  compute(kurz).lesungen.map(({ verlauf }) => verlauf.map(({ tag, status, regel }) => `${tag} ${status} ${regel}`));

describe("Verlauf des Status", () => {
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
    const am = (stichtag: string) => compute({ jahre, beziehungen, stichtag }).lesungen.map(({ groesse }) => groesse);
    expect([am("2023-12-31"), am("2024-12-31")]).toEqual([
      ["KEIN_KMU", "KEIN_KMU"],
      ["MITTEL", "MITTEL"],
    ]);
  });

  it("zählt die letzten festgestellten Zahlen, auch die der anderen", () => {
    const jahre = [
      jahreszahlen("S", KLEIN, 2024),
      jahreszahlen("K", "50 / 1 / 1", 2023),
      jahreszahlen("K", "900 / 1 / 1", 2024, { wertart: "VORLAEUFIG" }),
      jahreszahlen("K", "900 / 1 / 1", 2025),
    ];
    const { stationen } = compute({ jahre, beziehungen: [beziehung("S>K", "100.00")] });
    expect(
      stationen.map(({ summe, posten }) => [summe.werte.beschaeftigte, ...posten.map(({ jahr }) => jahr)]),
    ).toEqual([["150.00", "S 2024", "K 2023"]]);
  });

  it("nimmt vorläufige Zahlen nur, wo es keine festgestellten gibt", () => {
    const vorlaeufig = jahreszahlen("S", GROSS, 2024, { wertart: "VORLAEUFIG" });
    expect(compute({ jahre: [vorlaeufig] }).groesse).toBe("KEIN_KMU");
    expect(compute({ jahre: [vorlaeufig, jahreszahlen("S", KLEIN, 2023)] }).groesse).toBe("MITTEL");
  });
});
