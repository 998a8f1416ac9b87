import { describe, expect, it } from "vitest";
import { type BescheidAnsicht, bescheidDokument } from "../../../../app/domain/bescheid/bescheidDokument";
import { listTexte } from "../../../../app/domain/dokument/dokument";
import { inhaltMit } from "./inhalt";

const ANSICHT: BescheidAnsicht = {
  art: "BESCHEID",
  antragsnummer: "FZ-2026-000007",
  firma: "Beispiel GmbH",
  erstelltAm: "2026-01-28",
  abgerufenAm: new Date("2026-01-30T09:00:00Z"),
  abgerufenVon: "Bea Vollmer",
  bekanntgabeAm: "2026-01-31",
  bekanntgabeRegel: "ABRUF_PLUS_1",
  inhalt: inhaltMit("POSITIV", "NEGATIV"),
  pruefsumme: "ab".repeat(32),
  belegCode: "7K2MQ9RT0XAB45WZ",
};

describe("der Bescheid als Dokument", () => {
  it("hat Eckdaten, je Vorhaben Feststellung, Begründung und Wirtschaftsgüter, Belehrung und Echtheit, in dieser Ordnung", () => {
    const dokument = bescheidDokument(ANSICHT);
    const texte = listTexte(dokument);
    const erwartet = [
      "Bescheid",
      "AZ 1",
      "FZ-2026-000007",
      "28.01.2026",
      "30.01.2026, 10:00:00 Uhr MEZ",
      "Bea Vollmer",
      "31.01.2026 (§ 41 Abs. 2a VwVfG)",
      "Vorhaben 2026-000001-1: Probe 1",
      "Der erste Absatz.",
      "Der zweite Absatz.",
      "Prüfstand",
      "Ja",
      "1 Aufbau, 2 Messung",
      "Wagen",
      "Nein",
      "–",
      "Vorhaben 2026-000001-2: Probe 2",
      "Rechtsbehelfsbelehrung",
      "7K2M-Q9RT-0XAB-45WZ",
      "ab".repeat(32),
    ];
    let ab = -1;
    for (const text of erwartet) {
      const stelle = texte.indexOf(text, ab + 1);
      expect([text, stelle > ab]).toEqual([text, true]);
      ab = stelle;
    }
    expect(dokument.kennzeichen).toBe("Bescheid, Antrag FZ-2026-000007");
  });

  it("sagt über jedes Vorhaben, ob es bescheinigt ist, in der Übersicht und in der Feststellung", () => {
    const dokument = bescheidDokument(ANSICHT);
    const tabellen = dokument.bloecke.flatMap((block) => (block.art === "tabelle" ? [block] : []));
    expect(
      tabellen.map(({ titel, spalten, zeilen }) => [titel, spalten.map((spalte) => spalte.titel), zeilen]),
    ).toEqual([
      [
        "Entscheidung je Vorhaben",
        ["Vorhaben-ID", "Titel", "Entscheidung"],
        [
          ["2026-000001-1", "Probe 1", "Bescheinigt"],
          ["2026-000001-2", "Probe 2", "Nicht bescheinigt"],
        ],
      ],
      ...["Probe 1", "Probe 2"].map((titel) => [
        `Wirtschaftsgüter zu ${titel}`,
        ["Bezeichnung", "Erforderlich", "Abschnitte des Arbeitsplans"],
        [
          ["Prüfstand", "Ja", "1 Aufbau, 2 Messung"],
          ["Wagen", "Nein", "–"],
        ],
      ]),
    ]);
    expect(listTexte(dokument).filter((text) => text.includes("Es wird festgestellt"))).toEqual([
      "Bescheinigt. Es wird festgestellt, dass das Vorhaben die Voraussetzungen des § 2 des Forschungszulagengesetzes erfüllt.",
      "Nicht bescheinigt. Es wird festgestellt, dass das Vorhaben die Voraussetzungen des § 2 des Forschungszulagengesetzes nicht erfüllt.",
    ]);
  });

  it("sagt nach einem Widerspruch, wie über ihn entschieden ist", () => {
    const inhalt = { ...ANSICHT.inhalt, widerspruchErgebnis: "ABHILFE" as const };
    const dokument = bescheidDokument({ ...ANSICHT, art: "WIDERSPRUCHSBESCHEID", inhalt });
    expect(dokument.titel).toBe("Bescheid aus Widerspruch zum Antrag FZ-2026-000007");
    expect(listTexte(dokument)).toContain("Dem Widerspruch wird abgeholfen.");
  });

  it("lässt weg, was es nicht gibt", () => {
    const inhalt = { ...ANSICHT.inhalt, hatRechtsbehelfsbelehrung: false, aktenzeichen: "" };
    const texte = listTexte(bescheidDokument({ ...ANSICHT, inhalt, belegCode: null }));
    for (const text of ["Rechtsbehelfsbelehrung", "Code", "Aktenzeichen", ""]) expect(texte).not.toContain(text);
    const ohneGueter = {
      ...ANSICHT.inhalt,
      vorhaben: ANSICHT.inhalt.vorhaben.map((eines) => ({ ...eines, wirtschaftsgueter: [] })),
    };
    const ohne = bescheidDokument({ ...ANSICHT, inhalt: ohneGueter, bekanntgabeAm: null, bekanntgabeRegel: null });
    expect(ohne.bloecke.filter(({ art }) => art === "tabelle")).toHaveLength(1);
    expect(listTexte(ohne)).not.toContain("Gilt als bekannt gegeben am");
    const mitTag = listTexte(bescheidDokument({ ...ANSICHT, bekanntgabeRegel: null }));
    expect(mitTag).toContain("31.01.2026");
  });
});
