import { describe, expect, it } from "vitest";
import {
  angabeAm,
  type Fassung,
  FASSUNG_ARTEN,
  type FassungArt,
  HERKUENFTE,
  isTagBerichtigbar,
  listAngaben,
  tageDerFassungen,
  werteAm,
} from "~/domain/unternehmen/zeitbezug";

let revision = 0;
const fassung = (art: FassungArt, firma: string, mehr: Partial<Fassung> = {}): Fassung => ({
  revision: (revision += 1),
  art,
  gueltigAb: null,
  am: "2026-01-01T00:00:00.000Z",
  von: "Bea Vollmer",
  nachgewiesen: [],
  werte: { firma },
  berichtigt: null,
  ...mehr,
});

const REGISTRIERT = fassung("REGISTRIERUNG", "Alt GmbH", { von: null, am: "2024-01-01T00:00:00.000Z" });
const ab = (tag: string, firma: string) => fassung("AENDERUNG", firma, { gueltigAb: tag });
const verlauf = (...fassungen: Fassung[]) =>
  listAngaben([REGISTRIERT, ...fassungen], "firma").map(({ ab: seit, wert }) => [seit, wert]);

describe("Was seit wann gilt", () => {
  it("hält den ersten Wert für alle Zeit, solange nichts anderes bekannt ist", () => {
    expect(verlauf()).toEqual([[null, "Alt GmbH"]]);
    expect(angabeAm(listAngaben([REGISTRIERT], "firma"), "1999-01-01")?.wert).toBe("Alt GmbH");
  });

  it("lässt eine Änderung ab ihrem Tag gelten und den alten Wert davor", () => {
    const fassungen = [REGISTRIERT, ab("2025-07-01", "Neu GmbH")];
    expect(werteAm(fassungen, ["firma"], "2025-06-30")).toEqual({ firma: "Alt GmbH" });
    expect(werteAm(fassungen, ["firma"], "2025-07-01")).toEqual({ firma: "Neu GmbH" });
  });

  it("lässt ab ihrem Tag gelten, was eine Identifizierung anders findet, und so lange wie bisher, was sie bestätigt", () => {
    const nachgewiesen = ["firma"];
    const am = { gueltigAb: "2025-07-01", nachgewiesen };
    expect(verlauf(fassung("IDENTIFIZIERUNG", "Neu GmbH", am))).toEqual([
      [null, "Alt GmbH"],
      ["2025-07-01", "Neu GmbH"],
    ]);
    const bestaetigt = listAngaben([REGISTRIERT, fassung("IDENTIFIZIERUNG", "Alt GmbH", am)], "firma");
    expect(bestaetigt).toMatchObject([{ ab: null, wert: "Alt GmbH", quelle: "IDENTIFIZIERUNG" }]);
  });

  it("bringt eine frühere, abgelöste Angabe mit zwei Änderungen in Ordnung; eine Berichtigung meint nur die neueste", () => {
    const bisher = [ab("2025-01-01", "Falsch GmbH"), ab("2025-07-01", "Heute GmbH")];
    expect(verlauf(...bisher, ab("2025-01-01", "Richtig GmbH"), ab("2025-07-01", "Heute GmbH"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Richtig GmbH"],
      ["2025-07-01", "Heute GmbH"],
    ]);
    expect(verlauf(...bisher, fassung("BERICHTIGUNG", "Richtig GmbH"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Falsch GmbH"],
      ["2025-07-01", "Richtig GmbH"],
    ]);
  });

  it("behält von mehreren Änderungen jede ab ihrem Tag", () => {
    expect(verlauf(ab("2025-01-01", "Neu GmbH"), ab("2025-07-01", "Neuer GmbH"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Neu GmbH"],
      ["2025-07-01", "Neuer GmbH"],
    ]);
  });

  it("nimmt für einen Tag, vor dem nichts bekannt ist, den ältesten Wert", () => {
    const fassungen = [ab("2025-01-01", "Neu GmbH"), ab("2025-07-01", "Neuer GmbH")];
    expect(werteAm(fassungen, ["firma", "ort"], "2024-12-31")).toEqual({ firma: "Neu GmbH", ort: null });
    expect(angabeAm([], "2024-12-31")).toBeUndefined();
  });

  it("kennt vier Arten von Fassungen", () => {
    expect(FASSUNG_ARTEN).toEqual(["REGISTRIERUNG", "AENDERUNG", "BERICHTIGUNG", "IDENTIFIZIERUNG"]);
  });

  it("berichtigt den Wert für die Zeit, in der der falsche stand", () => {
    expect(verlauf(fassung("BERICHTIGUNG", "Richtig GmbH"))).toEqual([[null, "Richtig GmbH"]]);
    expect(verlauf(ab("2025-07-01", "Neu GmbH"), fassung("BERICHTIGUNG", "Neue GmbH"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-07-01", "Neue GmbH"],
    ]);
  });

  it("lässt eine Fassung ab dem Tag gelten, auf den sie berichtigt wurde, zuletzt auf welchen", () => {
    const neu = ab("2025-07-01", "Neu GmbH");
    const auf = (tag: string) =>
      fassung("BERICHTIGUNG", "Neu GmbH", { berichtigt: { revision: neu.revision, tag }, von: "Ada Beispiel" });
    expect(verlauf(neu, auf("2025-03-01"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-03-01", "Neu GmbH"],
    ]);
    const fassungen = [REGISTRIERT, neu, auf("2025-03-01"), auf("2025-04-01")];
    expect(werteAm(fassungen, ["firma"], "2025-03-31")).toEqual({ firma: "Alt GmbH" });
    expect(werteAm(fassungen, ["firma"], "2025-04-01")).toEqual({ firma: "Neu GmbH" });
    expect([...tageDerFassungen(fassungen)]).toEqual(
      fassungen.map(({ revision }) => [revision, revision === neu.revision ? "2025-04-01" : null]),
    );
  });

  it("macht aus einer Berichtigung mit einem Tag eine Änderung ab diesem Tag", () => {
    const berichtigung = fassung("BERICHTIGUNG", "Neu GmbH");
    const tag = fassung("BERICHTIGUNG", "Neu GmbH", {
      berichtigt: { revision: berichtigung.revision, tag: "2025-03-01" },
    });
    expect(verlauf(berichtigung, tag)).toEqual([
      [null, "Alt GmbH"],
      ["2025-03-01", "Neu GmbH"],
    ]);
    expect([REGISTRIERT, berichtigung, tag].map(isTagBerichtigbar)).toEqual([false, true, false]);
  });

  it("ersetzt mit einer rückwirkenden Änderung auch, was später galt", () => {
    expect(verlauf(ab("2025-07-01", "Neu GmbH"), ab("2025-01-01", "Doch früher GmbH"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Doch früher GmbH"],
    ]);
  });

  it("merkt sich zu jedem Wert, wer ihn eingegeben hat und seit wann er bekannt ist", () => {
    const [alt, neu] = listAngaben([REGISTRIERT, ab("2025-07-01", "Neu GmbH")], "firma");
    expect([alt?.von, alt?.bekanntSeit]).toEqual([null, "2024-01-01T00:00:00.000Z"]);
    expect([neu?.von, neu?.bekanntSeit, neu?.quelle]).toEqual(["Bea Vollmer", "2026-01-01T00:00:00.000Z", "EIGEN"]);
  });

  it("sagt, woher jeder Wert kommt: aus der Registrierung, einer Identifizierung oder einer eigenen Angabe", () => {
    const quellen = (...fassungen: Fassung[]) => listAngaben(fassungen, "firma").map(({ quelle }) => quelle);
    expect(HERKUENFTE).toEqual(["IDENTIFIZIERUNG", "REGISTRIERUNG", "EIGEN"]);
    expect(quellen(REGISTRIERT)).toEqual(["REGISTRIERUNG"]);
    expect(quellen({ ...REGISTRIERT, nachgewiesen: ["firma"] })).toEqual(["IDENTIFIZIERUNG"]);
    expect(quellen(REGISTRIERT, fassung("BERICHTIGUNG", "Alt GmbH"))).toEqual(["REGISTRIERUNG"]);
    expect(quellen(REGISTRIERT, ab("2025-07-01", "Neu GmbH"))).toEqual(["REGISTRIERUNG", "EIGEN"]);
  });

  it("lässt eine Fassung ohne neuen Wert unbeachtet, es sei denn, sie weist ihn nach", () => {
    for (const gleich of [fassung("BERICHTIGUNG", "Alt GmbH"), ab("2025-07-01", "Alt GmbH")]) {
      const angaben = listAngaben([REGISTRIERT, gleich], "firma");
      expect(angaben.map(({ von, bekanntSeit }) => [von, bekanntSeit])).toEqual([[null, "2024-01-01T00:00:00.000Z"]]);
    }
    const nachweis = fassung("IDENTIFIZIERUNG", "Alt GmbH", { nachgewiesen: ["firma"] });
    expect(listAngaben([REGISTRIERT, nachweis], "firma").map(({ quelle }) => quelle)).toEqual(["IDENTIFIZIERUNG"]);
  });
});
