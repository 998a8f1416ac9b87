import { describe, expect, it } from "vitest";
import { antragV1 } from "~/domain/antrag/formular/v1";
import { syncJahre } from "~/domain/antrag/formular/jahre";
import { antragV2 } from "~/domain/antrag/formular/v2";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { readForm } from "~/formkit/readForm";
import { blankWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { beispielVorhabenV1 } from "~/server/backend/usecases/antraege/beispielVorhabenV1";
import { KONTEXT, zaehlendeIds } from "../../../../../support/vorhabenBeispiel";

const uuid = "00000000-0000-4000-8000-000000000001";
const muster = (mehr: Werte = {}) => ({
  ...beispielVorhabenV1({ kontext: KONTEXT, random: zaehlendeIds() }),
  ...mehr,
  uuid,
});
const fehlerVon = (werte: Werte & { uuid: string }, kontext = KONTEXT) =>
  checkForm(antragV1, werte, kontext).fehler.map(({ tab, tabelle, property, message }) => [
    tab,
    tabelle ?? "",
    property,
    message,
  ]);

describe("das Formular der Version 1", () => {
  it("hat die sieben Bereiche in der Reihenfolge der Spezifikation, mit deren Hilfeschlüsseln", () => {
    expect(antragV1.bereich).toBe("vorhabenV1");
    expect(antragV1.tabs.map(({ label, help }) => [label, help])).toEqual([
      ["Vorhaben", "vorhabenAllgemein"],
      ["Tätigkeitsform", "taetigkeitsformAllgemein"],
      ["Auftragsforschung", "auftragsforschungAllgemein"],
      ["Kooperationspartner", "kooperationspartnerAllgemein"],
      ["Inhaltliche Angaben", "inhaltlicheAngabenAllgemein"],
      ["Finanzieller Rahmen", "finanziellerRahmenAllgemein"],
      ["Personeller Rahmen", "personellerRahmenAllgemein"],
    ]);
  });

  it("stellt fünf Fragen mit je 800 Zeichen", () => {
    expect(antragV1.tabs[4]?.fields.map(({ key, label, max, required }) => [key, label, max, required])).toEqual([
      ["ziele", "Welche Ziele verfolgen Sie mit dem Vorhaben?", 800, true],
      ["arbeiten", "Welche Arbeiten führen Sie durch?", 800, true],
      ["neuheit", "Worin besteht die Neuheit gegenüber dem Stand der Technik?", 800, true],
      ["routine", "Wodurch unterscheiden sich die Arbeiten von Routinetätigkeiten?", 800, true],
      ["risiken", "Welche wissenschaftlichen oder technischen Risiken bestehen?", 800, true],
    ]);
  });

  it.each([
    [0, "titel kurzbezeichnung beginn ende laufzeitMonate fachgebiet schlagwoerter"],
    [1, "eigenbetrieblich auftrag kooperationUnternehmen kooperationForschung"],
    [2, "auftragnehmer"],
    [3, "kooperationspartner"],
  ])("fragt in Bereich %i: %s", (stelle, keys) => {
    const gefragt = antragV1.tabs[stelle]?.fields
      .map(({ key }) => key)
      .filter((key) => !key.startsWith("ansprechperson"));
    expect(gefragt?.join(" ")).toBe(keys);
  });

  it.each([
    ["auftragnehmer", "name strasse hausnummer plz ort land auftragsdatum beitrag auftragswert"],
    ["kooperationspartner", "name art strasse hausnummer plz ort land beitrag"],
    ["finanziellerRahmen", "jahr personalaufwand auftragskosten eigenleistungEuro summe"],
    ["personellerRahmen", "jahr personalAnzahl personalVzae eigenleistungStunden"],
  ])("fragt je Zeile von %s: %s", (tabelle, keys) => {
    const feld = antragV1.tabs.flatMap(({ fields }) => fields).find(({ key }) => key === tabelle);
    expect(feld?.entity?.fields.map(({ key }) => key).join(" ")).toBe(keys);
  });

  it("teilt die Fragen mit Version 2, statt sie abzuschreiben", () => {
    const ausV2 = new Set(antragV2.tabs.flatMap(({ fields }) => fields));
    for (const stelle of [0, 1]) for (const feld of antragV1.tabs[stelle]?.fields ?? []) expect(ausV2).toContain(feld);
  });

  it("hat am vollständigen Beispiel nichts auszusetzen", () => {
    expect(fehlerVon(muster())).toEqual([]);
  });
});

describe("die Regeln der Version 1", () => {
  it("verlangen eine Tätigkeitsform", () => {
    const keine = { eigenbetrieblich: false, auftrag: false, kooperationForschung: false };
    expect(fehlerVon(muster(keine))).toContainEqual([
      "taetigkeitsform",
      "",
      "eigenbetrieblich",
      "Bitte wählen Sie mindestens einen Wert aus",
    ]);
  });

  it("verlangen zu jeder angekreuzten Form ihre Zeilen", () => {
    const leer = { auftragnehmer: [], kooperationspartner: [] };
    expect(fehlerVon(muster(leer)).map(([tab]) => tab)).toEqual(["auftragsforschung", "kooperationspartner"]);
    expect(
      fehlerVon(muster({ ...leer, auftrag: false, kooperationForschung: false })).map(([tab]) => tab),
    ).not.toContain("auftragsforschung");
  });

  it("fragen nach jedem Auftragnehmer vollständig, denn er musste feststehen", () => {
    const [zeile] = rowsOf(muster(), "auftragnehmer");
    expect(
      fehlerVon(muster({ auftragnehmer: [{ uuid: zeile?.uuid ?? "" }] })).map(([, , property]) => property),
    ).toEqual("name strasse hausnummer plz ort land auftragsdatum beitrag auftragswert".split(" "));
  });

  it("verlangen alle fünf Antworten", () => {
    const leer = { ziele: "", arbeiten: "", neuheit: "", routine: "", risiken: "" };
    expect(fehlerVon(muster(leer)).map(([, , property, message]) => [property, message])).toEqual(
      Object.keys(leer).map((key) => [key, "Dieses Feld ist erforderlich"]),
    );
  });

  it("verlangen in beiden Rahmen eine Zeile je Wirtschaftsjahr", () => {
    expect(fehlerVon(muster({ finanziellerRahmen: [] })).map(([tab, , , message]) => [tab, message])).toEqual([
      ["finanziellerRahmen", "Für das Wirtschaftsjahr 2021 fehlen die Angaben."],
      ["finanziellerRahmen", "Für das Wirtschaftsjahr 2022 fehlen die Angaben."],
      ["finanziellerRahmen", "Für das Wirtschaftsjahr 2023 fehlen die Angaben."],
    ]);
  });

  it("legen für jedes Wirtschaftsjahr in beiden Rahmen eine Zeile an und behalten getippte", () => {
    const leer = { ...blankWerte(antragV1), beginn: "2022-01-01", ende: "2023-06-30" };
    const werte = syncJahre(antragV1, leer, { kontext: KONTEXT, random: zaehlendeIds() });
    for (const tabelle of ["finanziellerRahmen", "personellerRahmen"]) {
      expect(rowsOf(werte, tabelle).map(({ jahr }) => jahr)).toEqual(["2022", "2023"]);
    }
    const getippt = {
      ...werte,
      ende: "2022-12-31",
      personellerRahmen: rowsOf(werte, "personellerRahmen").map((z) => ({ ...z, personalVzae: "1" })),
    };
    const kuerzer = syncJahre(antragV1, getippt, { kontext: KONTEXT });
    expect(rowsOf(kuerzer, "finanziellerRahmen")).toHaveLength(1);
    expect(rowsOf(kuerzer, "personellerRahmen")).toHaveLength(2);
  });

  it("rechnen die Eigenleistung eines Einzelunternehmens aus den Stunden mit 40 Euro", () => {
    const kontext = { ...KONTEXT, rechtsform: "EINZELUNTERNEHMEN" };
    const personellerRahmen = rowsOf(muster(), "personellerRahmen").map((zeile) => ({
      ...zeile,
      eigenleistungStunden: "100",
    }));
    const [, , , , , finanziell] = readForm(antragV1, muster({ personellerRahmen }), kontext);
    const erstes = finanziell?.eintraege[0]?.zeilen?.[0]?.eintraege.map(
      ({ label, text }) => `${label}: ${text.replaceAll("\u00a0", " ")}`,
    );
    expect(erstes).toContain("Eigenleistungen in Euro: 4.000,00 €");
    expect(erstes).toContain("Summe: 136.500,00 €");
  });

  it("begrenzen die Stunden auf 40 je Woche", () => {
    const kontext = { ...KONTEXT, rechtsform: "EINZELUNTERNEHMEN" };
    const mit = (stunden: string) => ({
      personellerRahmen: rowsOf(muster(), "personellerRahmen").map((zeile) => ({
        ...zeile,
        eigenleistungStunden: stunden,
      })),
    });
    expect(fehlerVon(muster(mit("2085.7")), kontext)).toEqual([]);
    expect(fehlerVon(muster(mit("2085.8")), kontext)[0]?.[3]).toBe(
      "In diesem Zeitraum sind höchstens 2.085,7 Stunden möglich (40 Stunden je Woche).",
    );
  });
});
