import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPlausiblesJahr,
  laufzeitMonate,
  zeitraumVon,
} from "../../../../../../app/domain/antrag/formular/v2/laufzeit";
import { syncJahre } from "../../../../../../app/domain/antrag/formular/jahre";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import { checkForm } from "../../../../../../app/formkit/checkForm";
import { pruneIrrelevant } from "../../../../../../app/formkit/relevance";
import { rowsOf } from "../../../../../../app/formkit/werte";
import { einJahr, einPaket, einVorhaben, einWirtschaftsgut, kontext } from "./muster";

it.each([
  ["2025-01-01", "2025-01-01", 1],
  ["2025-01-01", "2025-12-31", 12],
  ["2025-01-01", "2026-01-01", 13],
  ["2025-01-15", "2025-02-14", 1],
  ["2025-01-15", "2025-02-15", 2],
  ["2024-02-29", "2024-02-29", 1],
  ["2025-01-29", "2025-02-28", 1],
  ["2025-01-31", "2025-02-28", 1],
  ["2025-01-31", "2025-03-01", 2],
  ["2024-01-31", "2024-02-28", 1],
  ["2024-01-31", "2024-02-29", 1],
  ["2025-08-31", "2025-09-30", 1],
  ["2025-08-31", "2025-10-30", 2],
  ["2025-08-31", "2025-10-31", 3],
  ["2024-02-29", "2029-02-28", 60],
  ["2024-02-29", "2029-03-01", 61],
  ["2025-02-01", "2025-01-31", undefined],
  ["", "2025-01-31", undefined],
  ["2025-01-01", "2999-12-31", undefined],
])("%s bis %s: %s Monate", (beginn, ende, monate) => {
  expect(laufzeitMonate({ beginn, ende })).toBe(monate);
});

const JAHR = "Bitte prüfen Sie das Jahr Ihrer Eingabe.";
const DAUER = "Zwischen Beginn und Ende dürfen höchstens 50 Jahre liegen. Bitte prüfen Sie das Jahr.";

describe("vertippte Jahre", () => {
  it.each([
    ["2999-01-01", "2999-12-31", ["beginn", "ende"], JAHR],
    ["1000-01-01", "2025-12-31", ["beginn"], "Das Datum darf nicht vor 02.01.2020 liegen"],
    ["", "1899-12-31", ["ende"], JAHR],
    ["2025-01-01", "2205-12-31", ["ende"], JAHR],
    ["2025-01-01", "2076-01-01", ["ende"], DAUER],
  ])("%s bis %s: Fehler an %j", (beginn, ende, felder, message) => {
    const { fehler } = checkForm(antragV2, einVorhaben({ beginn, ende }), kontext);
    const gefunden = fehler.filter((befund) => befund.message === message).map(({ property }) => property);
    expect(gefunden).toEqual(felder);
  });

  it.each([
    ["1899", false],
    ["1900", true],
    ["2199-12-31", true],
    ["2200", false],
  ])("%s kann gemeint sein: %s", (text, ist) => {
    expect(isPlausiblesJahr(text)).toBe(ist);
  });

  it("ein Vorhaben kann an einem Tag beginnen und enden", () => {
    const { fehler } = checkForm(antragV2, einVorhaben({ beginn: "2025-06-01", ende: "2025-06-01" }), kontext);
    expect(fehler.filter(({ property }) => property === "ende")).toEqual([]);
  });

  it("50 Jahre sind noch ein Zeitraum", () => {
    const zeitraum = { beginn: "2025-01-01", ende: "2075-12-31" };
    expect(zeitraumVon(zeitraum)).toEqual(zeitraum);
    const vorhaben = einVorhaben(zeitraum);
    expect(checkForm(antragV2, vorhaben, kontext).fehler.map(({ message }) => message)).not.toContain(DAUER);
  });
});

const zwei = (zahl: number) => String(zahl).padStart(2, "0");
const tag = fc
  .tuple(fc.integer({ min: 1000, max: 2999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([jahr, monat, tagImMonat]) => `${String(jahr)}-${zwei(monat)}-${zwei(tagImMonat)}`);
const datum = fc.oneof(tag, fc.constantFrom("", "1000-01-01", "2999-12-31", "2999-01-01", "2024-02-29"));
const monat = fc.oneof(
  tag.map((text) => text.slice(0, 7)),
  fc.constantFrom("", "1000-01", "2999-12"),
);
const jahrLabel = fc.oneof(
  tag.map((text) => text.slice(0, 4)),
  fc.constantFrom("2999/3000", "2998/2999", "1000/1001", "0000", "9999", ""),
);
const umstand = fc.record({
  heute: tag,
  rechtsform: fc.constantFrom("GMBH", "EINZELUNTERNEHMEN"),
  wirtschaftsjahrBeginn: fc.constantFrom("01-01", "07-01", "02-29", "12-31", ""),
});

it("lässt sich mit jedem Datum ohne Absturz und mit höchstens 52 neuen Jahren prüfen", () => {
  fc.assert(
    fc.property(
      datum,
      datum,
      monat,
      monat,
      datum,
      jahrLabel,
      umstand,
      (beginn, ende, von, bis, zugangsdatum, jahr, k) => {
        const vorhaben = einVorhaben({
          beginn,
          ende,
          wirtschaftsgueterBeantragen: true,
          arbeitspakete: [einPaket("p1", { von, bis })],
          wirtschaftsgueter: [einWirtschaftsgut("w1", { zugangsdatum, nutzungVon: von, nutzungBis: bis })],
          rahmen: [einJahr(jahr, { personalVzae: "1.00", personalaufwand: "1.00", eigenleistungStunden: "1.0" })],
        });
        const fertig = pruneIrrelevant(antragV2, syncJahre(antragV2, vorhaben, { kontext: k }), k);
        expect(rowsOf(fertig, "rahmen").length).toBeLessThanOrEqual(53);
        expect(checkForm(antragV2, { ...fertig, uuid: "v1" }, k).fehler).toBeInstanceOf(Array);
        for (const feld of antragV2.tabs.flatMap(({ fields }) => fields)) {
          feld.compute?.({ werte: fertig, wurzel: fertig, kontext: k });
          for (const werte of rowsOf(fertig, feld.key)) {
            for (const { compute } of feld.entity?.fields ?? []) compute?.({ werte, wurzel: fertig, kontext: k });
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});
