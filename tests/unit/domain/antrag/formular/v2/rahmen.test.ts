import { describe, expect, it } from "vitest";
import type { Werte } from "../../../../../../app/formkit/field";
import { parseTab } from "../../../../../../app/formkit/parseForm";
import { relevantFields } from "../../../../../../app/formkit/relevance";
import { keepKnownWerte } from "../../../../../../app/formkit/storable";
import { rowsOf } from "../../../../../../app/formkit/werte";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";
import { rahmen } from "../../../../../../app/domain/antrag/formular/v2/rahmen";
import { befunde, einJahr, einVorhaben, kontext, mitAuftrag } from "./muster";

it("behält das Jahr einer Zeile beim Speichern, auch wenn ein fremdes gesendet wird", () => {
  const vorhaben = einVorhaben();
  const formData = new FormData();
  formData.set("rahmen[0].uuid", "j2025");
  formData.set("rahmen[0].jahr", "1999");
  formData.set("rahmen[0].personalaufwand", "90.000,50");
  const { werte, issues } = parseTab(rahmen, formData, { bisher: vorhaben, scope: { wurzel: vorhaben, kontext } });
  const gespeichert = keepKnownWerte(antragV2, { ...vorhaben, ...werte });
  expect(issues).toEqual([]);
  expect(rowsOf(gespeichert, "rahmen")).toMatchObject([
    { uuid: "j2025", jahr: "2025", personalaufwand: "90000.50", personalVzae: "1.00" },
  ]);
});

const mitGut = { wirtschaftsgueterBeantragen: true };

describe("Summen des Rahmens", () => {
  it.each<[Werte, string, string]>([
    [{}, "GMBH", "summePersonal summeGesamt foerderfaehigGesamt"],
    [mitGut, "GMBH", "summePersonal summeWirtschaftsgueter summeGesamt foerderfaehigGesamt"],
    [{}, "GBR", "summePersonal summeEigenleistung summeGesamt foerderfaehigGesamt"],
    [
      { auftrag: true, eigenbetrieblich: false },
      "GMBH",
      "summeAuftrag summeGesamt auftragFoerderfaehig foerderfaehigGesamt",
    ],
    [{ beginn: "2025-12-31", ende: "2026-12-31" }, "GMBH", "summePersonal summeGesamt foerderfaehigGesamt"],
    [
      { beginn: "2026-01-01", ende: "2026-12-31" },
      "GMBH",
      "summePersonal summeGesamt gemeinkosten foerderfaehigGesamt",
    ],
  ])("bei %j und %s: %s", (teil, rechtsform, keys) => {
    const werte = einVorhaben(teil);
    const gezeigt = relevantFields(rahmen.fields, { werte, wurzel: werte, kontext: { ...kontext, rechtsform } });
    expect(gezeigt.flatMap(({ key, kind }) => (kind === "computed" ? [key] : [])).join(" ")).toBe(keys);
  });

  it("zählen alle Wirtschaftsjahre zusammen", () => {
    const werte = einVorhaben({
      beginn: "2025-01-01",
      ende: "2026-12-31",
      auftrag: true,
      auftragnehmer: mitAuftrag.auftragnehmer,
      ...mitGut,
      rahmen: ["2025", "2026"].map((jahr) =>
        einJahr(jahr, {
          personalaufwand: "1000.00",
          auftragskosten: "100.00",
          wirtschaftsgueter: "10.00",
          eigenleistungStunden: "1.0",
        }),
      ),
    });
    const b = { werte, wurzel: werte, kontext: { ...kontext, rechtsform: "EINZELUNTERNEHMEN" } };
    const texte = relevantFields(rahmen.fields, b).flatMap(({ label, compute }) =>
      compute ? [`${label}: ${compute(b)}`] : [],
    );
    expect(texte.map((text) => text.replaceAll("\u00a0", " "))).toEqual([
      "Personalaufwendungen: 2.000,00 €",
      "Eigenleistungen: 170,00 €",
      "Aufwendungen für Auftragsforschung: 200,00 €",
      "Wertminderung Wirtschaftsgüter: 20,00 €",
      "Summe: 2.390,00 €",
      "Auftragsforschung, davon förderfähig (60 %/70 %): 140,00 €",
      "Förderfähige Aufwendungen insgesamt: 2.330,00 €",
    ]);
  });
});

describe("Tab Rahmen", () => {
  const person = { ...kontext, rechtsform: "EINZELUNTERNEHMEN" };
  const voll = { personalVzae: "1.00", personalAnzahl: "2", personalaufwand: "80000.00" };

  it.each<[string, Werte, string[]]>([
    [
      "ohne Laufzeit, also ohne Jahre",
      { beginn: "", ende: "", rahmen: [] },
      [
        "F v1.beginn: Dieses Feld ist erforderlich",
        "F v1.ende: Dieses Feld ist erforderlich",
        "F v1.rahmen: Die Wirtschaftsjahre ergeben sich aus Beginn und Ende des Vorhabens. Bitte prüfen Sie zuerst diese Angaben.",
      ],
    ],
    [
      "ohne Tätigkeitsform, also ohne Fragen",
      {
        eigenbetrieblich: false,
        rahmen: [einJahr("2025", { personalVzae: "", personalAnzahl: "", personalaufwand: "" })],
      },
      [
        "F v1.eigenbetrieblich: Bitte wählen Sie mindestens einen Wert aus",
        "F v1.rahmen: Welche Angaben hier nötig sind, ergibt sich aus der Tätigkeitsform. Bitte wählen Sie zuerst diese.",
      ],
    ],
    ["Jahr fehlt", { rahmen: [] }, ["F v1.rahmen: Für das Wirtschaftsjahr 2025 fehlen die Angaben."]],
    [
      "Jahr außerhalb",
      { rahmen: [einJahr("2024", { personalaufwand: "80000.00" }), einJahr("2025", voll)] },
      [
        "F j2024.: Das Wirtschaftsjahr 2024 liegt außerhalb der Laufzeit des Vorhabens. Bitte leeren Sie die Angaben oder ändern Sie Beginn oder Ende des Vorhabens.",
      ],
    ],
    [
      "19.999 Euro je Stelle",
      { rahmen: [einJahr("2025", { ...voll, personalaufwand: "19999.00" })] },
      [
        "W j2025.personalaufwand: Die Personalaufwendungen ergeben 19.999,00\u00a0€ je Vollzeitstelle. Bitte prüfen Sie die Angaben.",
      ],
    ],
    ["20.000 Euro je Stelle", { rahmen: [einJahr("2025", { ...voll, personalaufwand: "20000.00" })] }, []],
    ["250.000 Euro je Stelle", { rahmen: [einJahr("2025", { ...voll, personalaufwand: "250000.00" })] }, []],
    [
      "250.000,01 Euro je Stelle",
      { rahmen: [einJahr("2025", { ...voll, personalaufwand: "250000.01" })] },
      [
        "W j2025.personalaufwand: Die Personalaufwendungen ergeben 250.000,01\u00a0€ je Vollzeitstelle. Bitte prüfen Sie die Angaben.",
      ],
    ],
    [
      "alles null",
      { rahmen: [einJahr("2025", { personalVzae: "0", personalAnzahl: "0", personalaufwand: "0" })] },
      [
        "W j2025.: Für das Wirtschaftsjahr 2025 sind keine Aufwendungen angegeben.",
        "W v1.rahmen: Für das Vorhaben sind keine Aufwendungen angegeben.",
      ],
    ],
    [
      "Auftragskosten weichen ab",
      { ...mitAuftrag, rahmen: [einJahr("2025", { ...voll, auftragskosten: "9000.00" })] },
      [
        "W v1.rahmen: Die Aufwendungen für Auftragsforschung (9.000,00\u00a0€) entsprechen nicht der Summe der Entgelte Ihrer Auftragnehmer (10.000,00\u00a0€).",
      ],
    ],
  ])("%s", (_fall, teil, erwartet) => {
    expect(befunde(teil)).toEqual(erwartet);
  });

  it.each([
    ["EINZELUNTERNEHMEN", "2085.7", []],
    [
      "EINZELUNTERNEHMEN",
      "2085.8",
      [
        "F j2025.eigenleistungStunden: In diesem Zeitraum sind höchstens 2.085,7 Stunden möglich (40 Stunden je Woche).",
      ],
    ],
    [
      "GBR",
      "2085.8",
      [
        "W j2025.eigenleistungStunden: In diesem Zeitraum sind je Person höchstens 2.085,7 Stunden möglich (40 Stunden je Woche).",
      ],
    ],
    ["GMBH", "9999.9", []],
  ])("%s mit %s Stunden im ganzen Jahr 2025", (rechtsform, eigenleistungStunden, erwartet) => {
    expect(
      befunde({ rahmen: [einJahr("2025", { ...voll, eigenleistungStunden })] }, { ...person, rechtsform }),
    ).toEqual(erwartet);
  });
});
