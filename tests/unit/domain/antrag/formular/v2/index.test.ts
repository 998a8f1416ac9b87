import { describe, expect, it } from "vitest";
import type { Werte } from "../../../../../../app/formkit/field";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import { befunde, einAuftragnehmer, einPaket, einPartner, einWirtschaftsgut, mitAuftrag } from "./muster";

const mitGut = { wirtschaftsgueterBeantragen: true, wirtschaftsgueter: [einWirtschaftsgut("w1")] };
const mitKooperation = {
  kooperationUnternehmen: true,
  eigenerBeitrag: true,
  uebergeordnetesZiel: "Gemeinsam",
  eigenerAnteil: "Hälfte",
  kooperationspartner: [einPartner("k1")],
  arbeitspakete: [einPaket("p1", { akteure: ["EIGEN", "k1"] }), einPaket("p2"), einPaket("p3")],
};

describe("V2-Formular", () => {
  it("hat die acht Tabs der Spezifikation in ihrer Reihenfolge", () => {
    expect(antragV2.tabs.map(({ label, help }) => `${label}: ${help}`)).toEqual([
      "Vorhaben: vorhabenAllgemein",
      "Tätigkeitsform: taetigkeitsformAllgemein",
      "Auftragsforschung: auftragsforschungAllgemein",
      "Kooperationsforschung: kooperationsforschungAllgemein",
      "Inhaltliche Angaben: inhaltlicheAngabenAllgemein",
      "Arbeitsplan-Tool: arbeitsplanTool",
      "Wirtschaftsgüter: wirtschaftsgueterAllgemein",
      "Rahmen: rahmenAllgemein",
    ]);
  });

  it("hat die Zeichengrenzen der vier Fragen", () => {
    expect(antragV2.tabs[4]?.fields.map(({ key, max }) => [key, max])).toEqual([
      ["ziel", 1500],
      ["standDerTechnik", 500],
      ["arbeiten", 1000],
      ["unsicherheiten", 1000],
    ]);
  });

  it.each<[string, Werte]>([
    ["eigene Forschung", {}],
    ["Auftragsforschung", mitAuftrag],
    ["Kooperation", mitKooperation],
    ["Wirtschaftsgüter", mitGut],
  ])("hat an einem vollständigen Vorhaben nichts auszusetzen: %s", (_fall, teil) => {
    expect(befunde(teil)).toEqual([]);
  });
});

describe("Tab Vorhaben", () => {
  it.each<[string, Werte, string[]]>([
    [
      "Beginn am letzten Tag vor dem Gesetz",
      { beginn: "2020-01-01" },
      ["F v1.beginn: Das Datum darf nicht vor 02.01.2020 liegen"],
    ],
    [
      "Ende vor Beginn",
      { ende: "2024-12-31" },
      ["F v1.ende: Das Ende des Vorhabens darf nicht vor dem Beginn liegen."],
    ],
    [
      "Ende nach drei vollen Jahren",
      { ende: "2030-01-01" },
      [
        "W v1.ende: Die Bescheinigung kann nur bis 31.12.2029 ausgestellt werden.",
        "W v1.ende: Das Vorhaben läuft länger als fünf Jahre. Bitte prüfen Sie, ob es sich um mehrere Vorhaben handelt.",
      ],
    ],
    ["Vorhaben-ID fehlt", { vorherigerAntrag: true }, ["F v1.vorherigeVorhabenId: Dieses Feld ist erforderlich"]],
    [
      "Vorhaben-ID mit Buchstaben",
      { vorherigerAntrag: true, vorherigeVorhabenId: "abc" },
      ["F v1.vorherigeVorhabenId: Ungültiges Format"],
    ],
    [
      "Vorhaben-ID mit Rest",
      { vorherigerAntrag: true, vorherigeVorhabenId: "FZ-2024x" },
      ["F v1.vorherigeVorhabenId: Ungültiges Format"],
    ],
    [
      "Vorhaben-ID mit etwas davor",
      { vorherigerAntrag: true, vorherigeVorhabenId: "xFZ-1" },
      ["F v1.vorherigeVorhabenId: Ungültiges Format"],
    ],
    ["Vorhaben-ID ohne FZ", { vorherigerAntrag: true, vorherigeVorhabenId: "2024-01" }, []],
    ["Vorhaben-ID richtig", { vorherigerAntrag: true, vorherigeVorhabenId: "FZ-2024-000123-01" }, []],
    ["Förderprogramm fehlt", { andereFoerderung: true }, ["F v1.foerderprogramm: Dieses Feld ist erforderlich"]],
    [
      "E-Mail falsch",
      { ansprechpersonEmail: "erika" },
      ["F v1.ansprechpersonEmail: Bitte geben Sie eine gültige E-Mail-Adresse ein"],
    ],
    ["kein Schlagwort", { schlagwoerter: [] }, ["F v1.schlagwoerter: Bitte wählen Sie mindestens einen Wert aus"]],
  ])("%s", (_fall, teil, erwartet) => {
    const gefunden = befunde(teil).filter((text) =>
      Object.keys(teil)
        .concat("vorherigeVorhabenId", "foerderprogramm")
        .some((key) => text.includes(`v1.${key}:`)),
    );
    expect(gefunden).toEqual(erwartet);
  });

  it.each([
    ["2029-12-31", 0],
    ["2030-01-01", 1],
  ])("Ende am %s: %i Hinweise auf die Grenze der Bescheinigung", (ende, anzahl) => {
    expect(befunde({ ende }).filter((text) => text.includes("Die Bescheinigung kann nur bis"))).toHaveLength(anzahl);
  });

  it.each([
    ["2029-12-31", 0],
    ["2030-01-01", 1],
  ])("Ende am %s (60 oder 61 Monate): %i Hinweise auf die lange Laufzeit", (ende, anzahl) => {
    expect(befunde({ ende }).filter((text) => text.includes("länger als fünf Jahre"))).toHaveLength(anzahl);
  });
});

describe("Tab Tätigkeitsform", () => {
  it("verlangt mindestens eine Form", () => {
    expect(befunde({ eigenbetrieblich: false })).toContain(
      "F v1.eigenbetrieblich: Bitte wählen Sie mindestens einen Wert aus",
    );
  });

  it("verlangt bei Kooperation einen eigenen Beitrag", () => {
    expect(befunde({ ...mitKooperation, eigenerBeitrag: null })).toEqual([
      "F v1.eigenerBeitrag: Dieses Feld ist erforderlich",
    ]);
    expect(befunde({ ...mitKooperation, eigenerBeitrag: false })).toEqual([
      "F v1.eigenerBeitrag: Bei einer Kooperation muss Ihr Unternehmen selbst Forschungs- und Entwicklungsarbeiten erbringen.",
    ]);
  });

  it.each([
    ["2024-03-27", true, 0],
    ["2024-03-28", true, 1],
    ["2024-03-29", true, 1],
    ["2025-01-01", false, 0],
  ])(
    "Beginn %s, eigene Forschung %s: nach Wirtschaftsgütern wird %i-mal gefragt",
    (beginn, eigenbetrieblich, anzahl) => {
      const teil = { beginn, eigenbetrieblich, auftrag: true, wirtschaftsgueterBeantragen: null };
      expect(befunde(teil).filter((text) => text.includes("wirtschaftsgueterBeantragen"))).toHaveLength(anzahl);
    },
  );
});

describe("Tabs Auftragsforschung und Kooperationsforschung", () => {
  it("verlangen mindestens eine Zeile", () => {
    expect(befunde({ ...mitAuftrag, auftragnehmer: [] })).toContain(
      "F v1.auftragnehmer: Bitte erfassen Sie mindestens einen Eintrag",
    );
    expect(befunde({ ...mitKooperation, kooperationspartner: [] })).toContain(
      "F v1.kooperationspartner: Bitte erfassen Sie mindestens einen Eintrag",
    );
  });

  it("werden nicht geprüft, wenn sie nicht gewählt sind", () => {
    expect(
      befunde({
        auftragnehmer: [einAuftragnehmer("a1", { name: "" })],
        kooperationspartner: [einPartner("k1", { name: "" })],
      }),
    ).toEqual([]);
  });

  it.each<[string, Werte, string[]]>([
    [
      "Geschäftsleitung außerhalb von EU und EWR",
      { geschaeftsleitungEuEwr: false },
      ["W a1.geschaeftsleitungEuEwr: Nach § 2 Abs. 5 FZulG nicht begünstigt"],
    ],
    [
      "Auftrag vor dem Gesetz",
      { auftragsdatum: "2020-01-01" },
      ["F a1.auftragsdatum: Das Datum darf nicht vor 02.01.2020 liegen"],
    ],
    ["Auftrag am ersten Tag", { auftragsdatum: "2020-01-02" }, []],
    [
      "noch nicht bekannt",
      { auftragnehmerBekannt: false, name: "", art: "", ort: "", auftragsdatum: "", laendergruppe: "DE" },
      [],
    ],
    [
      "noch nicht bekannt, ohne Ländergruppe",
      { auftragnehmerBekannt: false },
      ["F a1.laendergruppe: Dieses Feld ist erforderlich"],
    ],
  ])("Auftragnehmer: %s", (_fall, teil, erwartet) => {
    expect(befunde({ ...mitAuftrag, auftragnehmer: [einAuftragnehmer("a1", teil)] })).toEqual(erwartet);
  });

  it.each<[string, Werte, string, string[]]>([
    [
      "Unternehmen ohne Unternehmen",
      { kooperationUnternehmen: true },
      "HOCHSCHULE",
      ["F v1.kooperationspartner: Bitte geben Sie mindestens ein Unternehmen als Kooperationspartner an."],
    ],
    [
      "Einrichtung ohne Einrichtung",
      { kooperationUnternehmen: false, kooperationForschung: true },
      "UNTERNEHMEN",
      [
        "F v1.kooperationspartner: Bitte geben Sie mindestens eine Einrichtung für Forschung und Wissensverbreitung als Kooperationspartner an.",
      ],
    ],
    ["Einrichtung mit Hochschule", { kooperationUnternehmen: false, kooperationForschung: true }, "HOCHSCHULE", []],
  ])("Kooperation mit %s", (_fall, formen, art, erwartet) => {
    expect(befunde({ ...mitKooperation, ...formen, kooperationspartner: [einPartner("k1", { art })] })).toEqual(
      erwartet,
    );
  });
});

describe("Tab Wirtschaftsgüter", () => {
  it.each<[string, Werte, string[]]>([
    [
      "angeschafft am Tag vor dem Stichtag",
      { zugangsdatum: "2024-03-27" },
      ["F w1.zugangsdatum: Das Wirtschaftsgut muss nach dem 27.03.2024 angeschafft oder hergestellt worden sein."],
    ],
    ["angeschafft am Stichtag", { zugangsdatum: "2024-03-28" }, []],
    [
      "immateriell",
      { immateriell: true },
      ["F w1.immateriell: Immaterielle Wirtschaftsgüter wie Software oder Lizenzen sind nicht begünstigt."],
    ],
    [
      "nicht eigenbetrieblich",
      { eigenbetrieblich: false },
      ["F w1.eigenbetrieblich: Das Wirtschaftsgut muss im Vorhaben ausschließlich eigenbetrieblich verwendet werden."],
    ],
    [
      "800,00 Euro",
      { ahk: "800.00" },
      ["W w1.ahk: Geringwertige Wirtschaftsgüter bis 800 Euro sind nicht begünstigt."],
    ],
    ["800,01 Euro", { ahk: "800.01" }, []],
    ["kein Stück", { anzahl: "0" }, ["F w1.anzahl: Der Wert muss mindestens 1 betragen"]],
    ["1000 Stück", { anzahl: "1000" }, ["F w1.anzahl: Der Wert darf höchstens 999 betragen"]],
    ["kein Arbeitspaket", { arbeitspakete: [] }, ["F w1.arbeitspakete: Bitte wählen Sie mindestens einen Wert aus"]],
    [
      "Arbeitspaket gelöscht",
      { arbeitspakete: ["weg"] },
      ["F w1.arbeitspakete: Ein ausgewähltes Arbeitspaket ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl."],
    ],
    [
      "Nutzung nach dem Paket",
      { nutzungVon: "2025-05" },
      ["W w1.nutzungVon: Die Nutzung liegt außerhalb der ausgewählten Arbeitspakete."],
    ],
  ])("%s", (_fall, teil, erwartet) => {
    expect(befunde({ ...mitGut, wirtschaftsgueter: [einWirtschaftsgut("w1", teil)] })).toEqual(erwartet);
  });

  it("wird nicht geprüft, wenn das Vorhaben vor dem Stichtag begann", () => {
    const teil = { ...mitGut, beginn: "2024-03-27", wirtschaftsgueter: [einWirtschaftsgut("w1", { bezeichnung: "" })] };
    expect(befunde(teil).filter((text) => text.includes("w1"))).toEqual([]);
  });
});
