import { describe, expect, it } from "vitest";
import { joinJahre, toEigeneJahre } from "../../../../app/domain/kmu/kmuEigeneJahre";
import { jahreszahlen } from "../../../support/kmuAngaben";

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
      luecken: [],
    });
  });

  it("gelten ohne Angabe zur Sicherheit als geschätzt, und was fehlt, ist nicht null", () => {
    const [gelesen] = toEigeneJahre([jahr({ wertart: "", bilanzsumme: "" })], "S").jahre;
    expect(gelesen).toMatchObject({ wertart: "GESCHAETZT", bilanzsumme: "" });
  });

  it("eines ganzen Verbunds zählen nicht als eigene, und das wird gesagt", () => {
    const { jahre, luecken } = toEigeneJahre([jahr({ ebene: "VERBUND" }), jahr({ ebene: "UNTERNEHMEN" })], "S");
    expect(jahre.map(({ beschaeftigte, umsatz, bilanzsumme }) => [beschaeftigte, umsatz, bilanzsumme])).toEqual([
      ["", "", ""],
      ["12.5", "900000", "400000.5"],
    ]);
    expect(luecken).toEqual([
      "Die Geschäftsstatistik 2024/25 gilt für den ganzen Verbund. Für den KMU-Status werden die Zahlen Ihres Unternehmens allein gebraucht.",
    ]);
  });
});

describe("Eigene und eingetragene Jahre", () => {
  const schaetzung = { ...jahreszahlen("S", "300/1/1", 2025), key: "Schätzung", wertart: "GESCHAETZT" } as const;

  it("stehen nebeneinander, solange die Statistik das geschätzte Jahr nicht kennt", () => {
    const alle = joinJahre([jahreszahlen("S", "9/1/1", 2024)], [schaetzung, jahreszahlen("A", "1/1/1", 2025)]);
    expect(alle.map(({ key }) => key)).toEqual(["S 2024", "Schätzung", "A 2025"]);
  });

  it("die eigene Schätzung weicht dem Jahr der Statistik, die Zahlen anderer bleiben", () => {
    const alle = joinJahre([jahreszahlen("S", "9/1/1", 2025)], [schaetzung, jahreszahlen("A", "1/1/1", 2025)]);
    expect(alle.map(({ key }) => key)).toEqual(["S 2025", "A 2025"]);
  });

  it("auch dann, wenn sie nur einen Tag gemeinsam haben", () => {
    const statistik = { ...jahreszahlen("S", "9/1/1", 2025), beginn: "2025-12-31", ende: "2026-06-30" };
    expect(joinJahre([statistik], [schaetzung]).map(({ key }) => key)).toEqual(["S 2025"]);
    const danach = { ...statistik, beginn: "2026-01-01" };
    expect(joinJahre([danach], [schaetzung])).toHaveLength(2);
  });
});
