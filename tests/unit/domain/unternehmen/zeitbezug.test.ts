import { describe, expect, it } from "vitest";
import {
  angabeAm,
  type Fassung,
  FASSUNG_ARTEN,
  type FassungArt,
  HERKUENFTE,
  isTagBerichtigbar,
  listAngaben,
  splitBerichtigung,
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
  fruehere: null,
  vorgemerktAm: null,
  ...mehr,
});

const REGISTRIERT = fassung("REGISTRIERUNG", "Alt GmbH", { von: null, am: "2024-01-01T00:00:00.000Z" });
const ab = (tag: string, firma: string) => fassung("AENDERUNG", firma, { gueltigAb: tag });
const verlauf = (...fassungen: Fassung[]) =>
  listAngaben([REGISTRIERT, ...fassungen], "firma").map(({ ab: seit, wert }) => [seit, wert]);

/** A correction of what held on this day, with the value of today. */
function berichtige(fassungen: Fassung[], firma: string, tag: string): Fassung[] {
  const { heutige, fruehere } = splitBerichtigung(fassungen, { firma }, tag);
  const heute = fassungen.at(-1)?.werte ?? {};
  return [
    ...fassungen,
    fassung("BERICHTIGUNG", "", { werte: { ...heute, ...heutige }, fruehere, von: "Ada Beispiel" }),
  ];
}
const abschnitte = (fassungen: Fassung[]) => listAngaben(fassungen, "firma").map(({ ab: seit, wert }) => [seit, wert]);

it("Ein vorgemerkter Wert ist bekannt, seit er eingetragen wurde, nicht erst seit seinem Tag", () => {
  const eine = { ...ab("2026-04-01", "Neu GmbH"), am: "2026-03-31T22:00:30.000Z" };
  const wann = (vorgemerktAm: string | null) =>
    listAngaben([REGISTRIERT, { ...eine, vorgemerktAm }], "firma").at(-1)?.bekanntSeit;
  expect(wann("2026-03-02T09:00:00.000Z")).toBe("2026-03-02T09:00:00.000Z");
  expect(wann(null)).toBe("2026-03-31T22:00:30.000Z");
});

describe("Was an einem früheren Tag falsch war", () => {
  const bisher = [REGISTRIERT, ab("2025-01-01", "Falsch GmbH"), ab("2025-07-01", "Heute GmbH")];

  it("wird für die Zeit richtig, in der es galt, und sonst für keine", () => {
    const berichtigt = berichtige(bisher, "Richtig GmbH", "2025-06-30");
    expect(abschnitte(berichtigt)).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Richtig GmbH"],
      ["2025-07-01", "Heute GmbH"],
    ]);
    const angabe = angabeAm(listAngaben(berichtigt, "firma"), "2025-01-01");
    expect(angabe).toMatchObject({ von: "Ada Beispiel", quelle: "EIGEN" });
  });

  it("wird auch für heute richtig, wenn es heute noch gilt", () => {
    expect(abschnitte(berichtige(bisher, "Doch anders GmbH", "2025-07-01"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Falsch GmbH"],
      ["2025-07-01", "Doch anders GmbH"],
    ]);
  });

  it("meint vor allem Bekannten den ältesten Wert, und lässt sich noch einmal berichtigen", () => {
    const einmal = berichtige(bisher, "Früher GmbH", "1990-01-01");
    expect(abschnitte(berichtige(einmal, "Doch Früher GmbH", "2024-12-31"))).toEqual([
      [null, "Doch Früher GmbH"],
      ["2025-01-01", "Falsch GmbH"],
      ["2025-07-01", "Heute GmbH"],
    ]);
  });

  it("ist mit dem Wert davor oder danach ein Abschnitt, wenn es der gleiche war", () => {
    expect(abschnitte(berichtige(bisher, "Alt GmbH", "2025-03-01"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-07-01", "Heute GmbH"],
    ]);
    expect(abschnitte(berichtige(bisher, "Heute GmbH", "2025-03-01"))).toEqual([
      [null, "Alt GmbH"],
      ["2025-01-01", "Heute GmbH"],
    ]);
  });

  it("bleibt berichtigt, wenn später der Tag dieser Fassung berichtigt wird", () => {
    const [, falsch] = bisher;
    const tag = { revision: falsch?.revision ?? 0, tag: "2025-04-01" };
    const danach = berichtige(bisher, "Richtig GmbH", "2025-03-15");
    expect(abschnitte([...danach, fassung("BERICHTIGUNG", "Heute GmbH", { berichtigt: tag })])).toEqual([
      [null, "Alt GmbH"],
      ["2025-04-01", "Richtig GmbH"],
      ["2025-07-01", "Heute GmbH"],
    ]);
  });

  it("löscht nicht, dass ein Wert nachgewiesen ist, wenn der davor nun der gleiche ist", () => {
    const nachweis = fassung("IDENTIFIZIERUNG", "Neu GmbH", { gueltigAb: "2025-07-01", nachgewiesen: ["firma"] });
    const berichtigt = berichtige([REGISTRIERT, nachweis], "Neu GmbH", "2025-01-01");
    expect(listAngaben(berichtigt, "firma").map(({ quelle }) => quelle)).toEqual(["EIGEN", "IDENTIFIZIERUNG"]);
  });
});

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

  it("bringt eine frühere Angabe auch mit zwei Änderungen in Ordnung; eine Berichtigung ohne Tag meint nur die neueste", () => {
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
