import { describe, expect, it } from "vitest";
import {
  KMU_ZAHLEN_FELDER,
  KMU_ZAHLEN_KENNUNG,
  kmuZahlenFormular,
  type KmuZahlenKontext,
  toJahreszahlen,
} from "../../../../app/domain/kmu/kmuZahlenFormular";
import { HILFETEXTE } from "../../../../app/domain/hilfe/hilfetexte";
import { checkForm } from "../../../../app/formkit/checkForm";
import type { Werte } from "../../../../app/formkit/field";
import { blankWerte } from "../../../../app/formkit/relevance";

const KONTEXT: KmuZahlenKontext = {
  heute: "2026-03-02",
  eigenes: "S",
  firmen: [
    { key: "S", name: "Eigene GmbH" },
    { key: "A", name: "Andere GmbH" },
  ],
  andere: [{ beteiligter: "A", beginn: "2024-01-01", ende: "2024-12-31" }],
  verbundjahre: [],
};
const ZEILE = {
  ...blankWerte(kmuZahlenFormular),
  beteiligter: "A",
  wertart: "ENDGUELTIG",
  beginn: "2025-01-01",
  ende: "2025-12-31",
  beschaeftigte: "10",
};

const check = (anders: Werte = {}, kontext: KmuZahlenKontext = KONTEXT) =>
  checkForm(kmuZahlenFormular, { ...ZEILE, ...anders, uuid: "z" }, kontext).fehler.map(
    ({ property, message }) => `${property}: ${message}`,
  );

describe("Zahlen eines Wirtschaftsjahres", () => {
  it("sind mit Unternehmen, Tagen, Art und Beschäftigten vollständig: eine Geldzahl kann genügen", () => {
    expect(check()).toEqual([]);
  });

  it("brauchen, was ohne Angabe niemand zuordnen kann", () => {
    const leere = check({ beteiligter: "", beginn: "", ende: "", wertart: "", beschaeftigte: "" });
    expect(leere.map((text) => text.split(":")[0])).toEqual([
      "beteiligter",
      "wertart",
      "beginn",
      "ende",
      "beschaeftigte",
    ]);
    expect(KMU_ZAHLEN_KENNUNG).toEqual(["beteiligter", "beginn", "ende"]);
  });

  it.each([
    ["2025-01-01", "2025-12-31", []],
    ["2024-02-29", "2025-02-28", []],
    [
      "2025-01-01",
      "2026-01-01",
      ["ende: Ein Wirtschaftsjahr hat höchstens zwölf Monate. Bitte prüfen Sie beide Tage."],
    ],
    ["2025-12-31", "2025-12-30", ["ende: Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Tage."]],
    ["2025-12-31", "2025-12-31", []],
  ])("%s bis %s", (beginn, ende, fehler) => {
    expect(check({ beginn, ende }, { ...KONTEXT, andere: [] })).toEqual(fehler);
  });

  it.each([
    ["A", "2023-06-01", "2024-01-01", 1],
    ["A", "2024-12-31", "2025-06-30", 1],
    ["A", "2023-01-01", "2023-12-31", 0],
    ["A", "2025-01-01", "2025-12-31", 0],
    ["S", "2025-07-01", "2026-06-30", 0],
  ])("%s, %s bis %s überschneidet sich mit %i Zeile derselben Firma", (beteiligter, beginn, ende, anzahl) => {
    const wertart = "GESCHAETZT";
    expect(check({ beteiligter, beginn, ende, wertart })).toEqual(
      anzahl === 0
        ? []
        : [
            "beginn: Für dieses Unternehmen gibt es schon Zahlen, die sich mit diesen Tagen überschneiden: 2024. Bitte bearbeiten Sie jene oder ändern Sie die Tage.",
          ],
    );
  });

  it("nehmen vom eigenen Unternehmen nur, was noch nicht zu Ende ist", () => {
    const eigene = { beteiligter: "S", beginn: "2025-03-02", wertart: "GESCHAETZT" };
    expect(check({ ...eigene, ende: "2026-03-01" })).toEqual([
      "ende: Abgeschlossene Wirtschaftsjahre Ihres Unternehmens tragen Sie bitte in der Geschäftsstatistik ein.",
    ]);
    expect(check({ ...eigene, beginn: "2025-03-03", ende: "2026-03-02" })).toEqual([]);
  });

  describe("eines abgeschlossenen Jahres, für das die Geschäftsstatistik den ganzen Verbund meint,", () => {
    const verbund = { beginn: "2025-01-01", ende: "2025-12-31", wertart: "ENDGUELTIG" };
    const zahlen = { beschaeftigte: "80.00", umsatz: "9000000", bilanzsumme: "" };
    const kontext = { ...KONTEXT, verbundjahre: [{ ...verbund, ...zahlen }] };
    const eigene = { ...verbund, beteiligter: "S" };

    it("sind auch die eigenen möglich, und keine anderen Tage als dort", () => {
      expect(check({ ...eigene, beschaeftigte: "25" }, kontext)).toEqual([]);
      expect(check({ ...eigene, beginn: "2025-02-01" }, kontext)).toEqual([
        "ende: Bitte geben Sie die Tage wie in der Geschäftsstatistik an: 01.01.2025 bis 31.12.2025.",
      ]);
      expect(check({ ...eigene, beginn: "2023-01-01", ende: "2023-12-31" }, kontext)).toEqual([
        "ende: Abgeschlossene Wirtschaftsjahre Ihres Unternehmens tragen Sie bitte in der Geschäftsstatistik ein.",
      ]);
    });

    it("sagen die des Verbunds, wen sie enthalten", () => {
      const fehlt =
        "enthaelt: Das sind die Zahlen des ganzen Verbunds. Bitte wählen Sie aus, welche Unternehmen darin enthalten sind.";
      expect(check({ ...eigene, ...zahlen }, kontext)).toEqual([fehlt]);
      expect(check({ ...eigene, ...zahlen, beschaeftigte: "80" }, kontext)).toEqual([fehlt]);
      expect(check({ ...eigene, ...zahlen, enthaelt: ["A"] }, kontext)).toEqual([]);
      // A figure that the statistics do not say tells nothing of whose figures these are.
      expect(check({ ...eigene, ...zahlen, bilanzsumme: "1" }, kontext)).toEqual([fehlt]);
      expect(check({ ...eigene, ...zahlen, umsatz: "" }, kontext)).toEqual([fehlt]);
      expect(check({ ...eigene, ...zahlen, umsatz: "9000001" }, kontext)).toEqual([]);
      expect(check({ ...eigene, ...zahlen, beteiligter: "A" }, kontext)).toEqual([]);
    });
  });

  it("sind vor dem Ende des Jahres nicht endgültig", () => {
    const laufend = { beginn: "2025-03-03", ende: "2026-03-02" };
    expect(check(laufend)).toEqual([
      "wertart: Dieses Wirtschaftsjahr ist noch nicht zu Ende. Bitte wählen Sie „vorläufig“ oder „geschätzt“.",
    ]);
    expect(check({ ...laufend, ende: "2026-03-01" })).toEqual([]);
    expect(check({ ...laufend, wertart: "VORLAEUFIG" })).toEqual([]);
  });

  it("fragen nach enthaltenen Unternehmen nur, wo es andere gibt, und bieten das eigene der Zeile nicht an", () => {
    const feld = KMU_ZAHLEN_FELDER.find(({ key }) => key === "enthaelt");
    const bereich = (beteiligter: string, firmen = KONTEXT.firmen) => {
      const werte = { ...ZEILE, beteiligter, uuid: "z" };
      return { werte, wurzel: werte, kontext: { ...KONTEXT, firmen } };
    };
    expect(feld?.when?.(bereich("S", KONTEXT.firmen.slice(0, 1)))).toBe(false);
    const options = feld?.options;
    expect(typeof options === "function" && options(bereich("A"))).toEqual([{ key: "S", title: "Eigene GmbH" }]);
  });

  it("haben zu jedem Feld eine Hilfe", () => {
    const bekannte = HILFETEXTE.filter(({ bereich }) => bereich === "unternehmen").map(({ feld }) => feld);
    expect(KMU_ZAHLEN_FELDER.map(({ help = "" }) => help).filter((help) => !bekannte.includes(help))).toEqual([]);
  });
});

describe("Gespeicherte Zahlen", () => {
  const firmen = new Set(["S", "A"]);
  const werte = { ...ZEILE, umsatz: "5", bilanzsumme: "", enthaelt: ["S", "fort"] };

  it("werden gelesen, wie die Regeln sie brauchen", () => {
    expect(toJahreszahlen({ uuid: "z", werte }, firmen)).toEqual({
      key: "z",
      unternehmen: "A",
      beginn: "2025-01-01",
      ende: "2025-12-31",
      wertart: "ENDGUELTIG",
      beschaeftigte: "10",
      umsatz: "5",
      bilanzsumme: "",
      enthaelt: ["S"],
    });
    expect(toJahreszahlen({ uuid: "z", werte: { ...werte, wertart: "" } }, firmen)?.wertart).toBe("GESCHAETZT");
  });

  it("von jemandem, den es nicht mehr gibt, zählen nicht", () => {
    expect(toJahreszahlen({ uuid: "z", werte }, new Set(["S"]))).toBeNull();
  });
});
