import { describe, expect, it } from "vitest";
import { computeKmu } from "../../../../app/domain/kmu/kmu";
import {
  type AlleJahre,
  type EigeneJahre,
  joinJahre,
  listVerbundjahre,
  toEigeneJahre,
} from "../../../../app/domain/kmu/kmuEigeneJahre";
import type { Jahreszahlen } from "../../../../app/domain/kmu/kmuAngaben";
import { beziehung, jahreszahlen, kmuAngaben } from "../../../support/kmuAngaben";

const jahr = (werte: Record<string, string> = {}) => ({
  uuid: "j",
  werte: {
    wjBeginn: "2024-07-01",
    wjEnde: "2025-06-30",
    wertart: "ENDGUELTIG",
    beschaeftigteVzae: "12.5",
    umsatz: "900000",
    bilanzsumme: "400000.5",
    ...werte,
  },
});

describe("Eigene Zahlen aus der Geschäftsstatistik", () => {
  it("werden mit ihren Tagen und Werten übernommen", () => {
    expect(toEigeneJahre([jahr()], "S")).toEqual({
      unternehmen: "S",
      jahre: [
        {
          key: "j",
          unternehmen: "S",
          beginn: "2024-07-01",
          ende: "2025-06-30",
          wertart: "ENDGUELTIG",
          beschaeftigte: "12.5",
          umsatz: "900000",
          bilanzsumme: "400000.5",
          enthaelt: [],
        },
      ],
      verbundjahre: [],
      gruppenzahlen: [],
    });
  });

  it("gelten ohne Angabe zur Sicherheit als geschätzt, und was fehlt, ist nicht null", () => {
    const [gelesen] = toEigeneJahre([jahr({ wertart: "", bilanzsumme: "" })], "S").jahre;
    expect(gelesen).toMatchObject({ wertart: "GESCHAETZT", bilanzsumme: "" });
  });

  it("eines ganzen Verbunds zählen nicht als eigene, und das wird gesagt", () => {
    const statistik = [jahr({ ebene: "VERBUND" }), { ...jahr({ ebene: "UNTERNEHMEN" }), uuid: "k" }];
    const { jahre, verbundjahre } = toEigeneJahre(statistik, "S");
    expect(jahre.map(({ beschaeftigte, umsatz, bilanzsumme }) => [beschaeftigte, umsatz, bilanzsumme])).toEqual([
      ["", "", ""],
      ["12.5", "900000", "400000.5"],
    ]);
    expect(verbundjahre).toEqual(["j"]);
    expect(listVerbundjahre(statistik)).toEqual([
      {
        beginn: "2024-07-01",
        ende: "2025-06-30",
        wertart: "ENDGUELTIG",
        beschaeftigte: "12.5",
        umsatz: "900000",
        bilanzsumme: "400000.5",
      },
    ]);
  });
});

/** Without a balance sheet total, which the statistics of a group need not have. */
const GRUPPE = {
  beginn: "2025-01-01",
  ende: "2025-12-31",
  wertart: "ENDGUELTIG",
  beschaeftigte: "80.00",
  umsatz: "9000000",
  bilanzsumme: "",
};

describe("Eigene und eingetragene Jahre", () => {
  const schaetzung = { ...jahreszahlen("S", "300/1/1", 2025), key: "Schätzung", wertart: "GESCHAETZT" } as const;

  const statistik = (jahre: readonly Jahreszahlen[], verbundjahre: readonly string[] = []): EigeneJahre => ({
    unternehmen: "S",
    jahre,
    verbundjahre,
    gruppenzahlen: [],
  });
  const keysIn = ({ jahre }: AlleJahre) => jahre.map(({ key }) => key);

  it("stehen nebeneinander, solange die Statistik das geschätzte Jahr nicht kennt", () => {
    const alle = joinJahre(statistik([jahreszahlen("S", "9/1/1", 2024)]), [
      schaetzung,
      jahreszahlen("A", "1/1/1", 2025),
    ]);
    expect(keysIn(alle)).toEqual(["S 2024", "Schätzung", "A 2025"]);
    expect([alle.verbundjahre, alle.eingetragene]).toEqual([[], ["Schätzung"]]);
  });

  it("die eigene Schätzung weicht dem Jahr der Statistik, die Zahlen anderer bleiben", () => {
    const alle = joinJahre(statistik([jahreszahlen("S", "9/1/1", 2025)]), [
      schaetzung,
      jahreszahlen("A", "1/1/1", 2025),
    ]);
    expect(keysIn(alle)).toEqual(["S 2025", "A 2025"]);
    expect(alle.eingetragene).toEqual([]);
  });

  it("auch dann, wenn sie nur einen Tag gemeinsam haben", () => {
    const jahr2025 = { ...jahreszahlen("S", "9/1/1", 2025), beginn: "2025-12-31", ende: "2026-06-30" };
    expect(keysIn(joinJahre(statistik([jahr2025]), [schaetzung]))).toEqual(["S 2025"]);
    const danach = { ...jahr2025, beginn: "2026-01-01" };
    expect(keysIn(joinJahre(statistik([danach]), [schaetzung]))).toHaveLength(2);
  });

  it("was für die Tage eines Jahres des Verbunds eingetragen ist, steht an dessen Stelle, und nur dort", () => {
    const verbund = [jahreszahlen("S", "//", 2024), jahreszahlen("S", "//", 2025)];
    const eingetragen = { ...jahreszahlen("S", "9/1/1", 2025), key: "eingetragen" };
    const alle = joinJahre(statistik(verbund, ["S 2024", "S 2025"]), [eingetragen]);
    expect(keysIn(alle)).toEqual(["S 2024", "eingetragen"]);
    expect([alle.verbundjahre, alle.eingetragene]).toEqual([["S 2024"], ["eingetragen"]]);
    const spaeter = { ...eingetragen, ende: "2025-12-30" };
    expect(keysIn(joinJahre(statistik(verbund, ["S 2024", "S 2025"]), [spaeter]))).toEqual(["S 2024", "S 2025"]);
    // Once the statistics hold for the company alone they go first again.
    expect(keysIn(joinJahre(statistik(verbund), [eingetragen]))).toEqual(["S 2024", "S 2025"]);
  });

  it("die Zahlen des Verbunds gelten erst, wenn sie sagen, wen sie enthalten: sonst zählte der doppelt", () => {
    const eigene = { ...statistik([jahreszahlen("S", "//", 2025)], ["S 2025"]), gruppenzahlen: [GRUPPE] };
    const eingetragen = { ...jahreszahlen("S", "80/9/7", 2025), key: "eingetragen" };
    const alle = joinJahre(eigene, [eingetragen]);
    expect([keysIn(alle), alle.verbundjahre, alle.eingetragene]).toEqual([["S 2025"], ["S 2025"], []]);
    expect(keysIn(joinJahre(eigene, [{ ...eingetragen, enthaelt: ["A"] }]))).toEqual(["eingetragen"]);
    expect(keysIn(joinJahre(eigene, [{ ...eingetragen, beschaeftigte: "25" }]))).toEqual(["eingetragen"]);
  });
});

const tage = (jahr: number) => ({ wjBeginn: `${String(jahr)}-01-01`, wjEnde: `${String(jahr)}-12-31` });
/** A year of the statistics: "staff/turnover/balance sheet total". */
const jahrDerStatistik = (jahr: number, zahlen: string, ebene: string) => {
  const { beschaeftigte, umsatz, bilanzsumme } = jahreszahlen("S", zahlen, jahr);
  const werte = { ...tage(jahr), ebene, wertart: "ENDGUELTIG", beschaeftigteVzae: beschaeftigte, umsatz, bilanzsumme };
  return { uuid: `Statistik ${String(jahr)}`, werte };
};
const TOCHTER = [2022, 2023, 2024].map((jahr) => jahreszahlen("T", "20 / 2 / 2", jahr));

/** S holds all of T: its own figures of 2022 and 2024, and those of both together of 2023 in between. */
function computeMit(gruppe: string, enthaelt: readonly string[], zuletzt: string) {
  const eingetragen: Jahreszahlen = { ...jahreszahlen("S", gruppe, 2023), key: "eingetragen", enthaelt };
  const eigene = toEigeneJahre(
    [
      jahrDerStatistik(2022, "100 / 12 / 9", "UNTERNEHMEN"),
      jahrDerStatistik(2023, gruppe, "VERBUND"),
      jahrDerStatistik(2024, zuletzt, "UNTERNEHMEN"),
    ],
    "S",
  );
  const { jahre } = joinJahre(eigene, [eingetragen, ...TOCHTER]);
  const angaben = kmuAngaben({ firmen: { S: "", T: "" }, jahre, beziehungen: [beziehung("S>T", "100.00")] });
  return computeKmu(angaben);
}

describe("eigene Zahlen, konsolidierte und wieder eigene", () => {
  it.each([
    ["zweimal überschritten", "300 / 60 / 50", "270 / 55 / 45", ["MITTEL", "MITTEL", "KEIN_KMU"]],
    ["erst im eigenen Jahr überschritten", "240 / 40 / 40", "270 / 55 / 45", ["MITTEL", "MITTEL", "MITTEL"]],
    ["nur im konsolidierten überschritten", "300 / 60 / 50", "100 / 12 / 9", ["MITTEL", "MITTEL", "MITTEL"]],
  ])("folgen für die Zweijahresregel aufeinander: %s", (_, gruppe, zuletzt, status) => {
    const { stationen, lesarten, groesse } = computeMit(gruppe, ["T"], zuletzt);
    expect(stationen.map(({ jahr }) => jahr)).toEqual(["Statistik 2022", "eingetragen", "Statistik 2024"]);
    const regel = lesarten.find(({ lesart }) => lesart === "ZWEIJAHRESREGEL");
    expect(regel?.verlauf.map((schritt) => schritt.status)).toEqual(status);
    expect(groesse).toBe(status.at(-1));
  });

  it("zählen die Tochter im konsolidierten Jahr nicht noch einmal", () => {
    const { stationen } = computeMit("240 / 40 / 40", ["T"], "100 / 12 / 9");
    expect(stationen.map(({ summe }) => summe.werte.beschaeftigte)).toEqual(["120.00", "240.00", "120.00"]);
  });
});
