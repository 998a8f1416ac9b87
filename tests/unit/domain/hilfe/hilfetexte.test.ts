import { describe, expect, it } from "vitest";
import { antragV1 } from "../../../../app/domain/antrag/formular/v1";
import { ERKLAERUNG_SCHLUESSEL } from "../../../../app/domain/antrag/erklaerungen";
import { antragV2 } from "../../../../app/domain/antrag/formular/v2";
import { schriftsatzFormular } from "../../../../app/domain/antrag/schriftsatzFormulare";
import { KMU_ZAHLEN_FELDER } from "../../../../app/domain/kmu/kmuZahlenFormular";
import { JAHR_FELDER } from "../../../../app/domain/statistik/jahrFormular";
import { STAMMDATEN_FELDER } from "../../../../app/domain/unternehmen/stammdatenFormular";
import { VERBUND_FELDER } from "../../../../app/domain/verbund/verbundFormular";
import { listHilfefelder } from "../../../../app/domain/hilfe/hilfefelder";
import { HILFETEXTE } from "../../../../app/domain/hilfe/hilfetexte";
import { selectHilfetext } from "../../../../app/domain/hilfe/selectHilfetext";

const NIEMAND = "11111111-1111-4111-8111-111111111111";
const v1 = HILFETEXTE.filter(({ bereich }) => bereich === "vorhabenV1");
const v2 = HILFETEXTE.filter(({ bereich }) => bereich === "vorhabenV2");

describe("Hilfetexte zum Start", () => {
  it("beginnen jeden Tab mit dem allgemeinen Text, 100 Nummern je Tab", () => {
    antragV2.tabs.forEach((tab, stelle) => {
      expect(v2.find(({ index }) => index === stelle * 100)?.feld).toBe(tab.help);
    });
  });

  it("gehören zu einem Feld, einem Tab oder einem Formular", () => {
    const felder = antragV2.tabs.flatMap((tab) => [
      tab.help,
      ...tab.fields.flatMap((feld) => [
        feld.help ?? feld.key,
        ...(feld.entity
          ? [feld.entity.helpBereichKey, ...feld.entity.fields.map((teil) => teil.help ?? teil.key)]
          : []),
      ]),
    ]);
    expect(v2.map(({ feld }) => feld).filter((feld) => !felder.includes(feld))).toEqual([]);
  });

  it.each([
    [0, "vorhabenAllgemein", 0, 9],
    [1, "taetigkeitsformAllgemein", 10, 19],
    [2, "auftragsforschungAllgemein", 20, 30],
    [3, "kooperationspartnerAllgemein", 31, 45],
    [4, "inhaltlicheAngabenAllgemein", 46, 70],
    [5, "finanziellerRahmenAllgemein", 71, 90],
    [6, "personellerRahmenAllgemein", 91, 110],
  ])("haben in Version 1 für Reiter %i den allgemeinen Text %s und die Nummern %i bis %i", (tab, feld, von, bis) => {
    const hier = v1.filter(({ index }) => index >= von && index <= bis);
    expect(hier[0]).toMatchObject({ feld, index: von });
    expect(antragV1.tabs[tab]?.help).toBe(feld);
    for (const { text } of hier) expect(text).not.toBe("");
  });

  it("sind in Version 1 je Feld eindeutig, und jede der fünf Fragen hat einen", () => {
    expect(new Set(v1.map((eintrag) => eintrag.feld)).size).toBe(v1.length);
    expect(v1.map(({ feld }) => feld)).toEqual(
      expect.arrayContaining(["ziele", "arbeiten", "neuheit", "routine", "risiken"]),
    );
  });

  it("zeigen im Formular eines Kooperationspartners der Version 1 nur dessen Texte", () => {
    const ort = { bereich: "vorhabenV1", tab: 3, form: "kooperationspartner" } as const;
    const fuer = (feld: string) => selectHilfetext(HILFETEXTE, ort, { feld, istVorschau: false })?.feld;
    expect([fuer("partnerBeitrag"), fuer("titel"), fuer("beginn")]).toEqual([
      "partnerBeitrag",
      "kooperationspartnerAllgemein",
      "kooperationspartnerAllgemein",
    ]);
  });

  it("sagen beim Arbeitsplan, wie lang ein Titel sein darf", () => {
    expect(v2.find(({ feld }) => feld === "arbeitspaketTitel")?.text).toContain("weniger als 100 Zeichen");
  });

  it("erklären nach dem allgemeinen Text jedes Feld einer Einladung und einer Übergabe", () => {
    const hier = HILFETEXTE.filter(({ bereich }) => bereich === "benutzerverwaltung");
    expect(hier.toSorted((a, b) => a.index - b.index).map(({ feld }) => feld)).toEqual([
      "wirtschaftsjahrAllgemein",
      "vorname",
      "nachname",
      "email",
      "unternehmenRolle",
      "liste",
      "nachfolger",
    ]);
  });

  it("erklären jedes Feld der Einreichung", () => {
    const einreichen = HILFETEXTE.filter(({ bereich }) => bereich === "einreichen");
    expect(einreichen.map(({ feld }) => feld)).toEqual([
      "wirtschaftsjahrAllgemein",
      "beratung",
      "beratungName",
      "beratungOrt",
      "beratungArt",
      "beratungMitwirkung",
      "gutachterWiderspruch",
      ...ERKLAERUNG_SCHLUESSEL.map((key) => `erklaerung.${key}`),
      "interneNotiz",
      "tan",
    ]);
    expect(new Set(einreichen.map(({ index }) => index)).size).toBe(einreichen.length);
  });

  it.each([
    ["nachtrag", "NACHTRAG", []],
    ["nachtrag", "NACHTRAG", [{ uuid: NIEMAND, vorhaben: "", frage: "Warum?" }]],
    ["widerspruch", "WIDERSPRUCH", []],
  ] as const)("erklären in %s jedes Feld des Formulars %s", (bereich, art, fragen) => {
    const texte = HILFETEXTE.filter((text) => text.bereich === bereich);
    const kontext = { heute: "2026-03-02", fragen, vorhaben: [], widerspruchsfrist: "2026-03-01" };
    const felder = schriftsatzFormular(art, kontext).tabs.flatMap((tab) => tab.fields);
    expect(texte[0]?.feld).toBe("wirtschaftsjahrAllgemein");
    expect(felder.length).toBeGreaterThan(0);
    for (const name of [...felder.map(({ help, key }) => help ?? key), "dateien"])
      expect(texte.map(({ feld }) => feld)).toContain(name);
  });

  it.each([
    ["unternehmen", [...STAMMDATEN_FELDER, ...KMU_ZAHLEN_FELDER], ["art", "gueltigAb", "stand", "stichtag"]],
    ["wirtschaftsjahr", JAHR_FELDER, ["keinJahr"]],
    ["verbundeneUnternehmen", VERBUND_FELDER, ["gueltigBis", "datei", "tabelle", "stand"]],
  ] as const)("erklären in %s jede Frage mit einem eigenen Text, und keine andere", (bereich, fragen, weitere) => {
    const hilfen = HILFETEXTE.filter((text) => text.bereich === bereich).toSorted((a, b) => a.index - b.index);
    const gefragt = fragen.map(({ key, help }) => help ?? key);
    // In the order of the forms, after the general text, each once.
    expect(hilfen.map(({ feld }) => feld)).toEqual(["wirtschaftsjahrAllgemein", ...gefragt, ...weitere]);
    expect(new Set(hilfen.map(({ text }) => text)).size).toBe(hilfen.length);
  });

  it.each([
    "registrierung",
    "profil",
    "stab",
    "personen",
    "systemnachrichten",
    "faq",
    "hilfetexte",
    "exporte",
    "wartung",
    "antraege",
    "nachrichten",
  ] as const)("erklären in %s nach dem allgemeinen Text jede Frage, und keine andere", (bereich) => {
    const texte = HILFETEXTE.filter((text) => text.bereich === bereich).toSorted((a, b) => a.index - b.index);
    expect(texte[0]?.feld).toBe("wirtschaftsjahrAllgemein");
    expect(new Set(texte.map(({ feld }) => feld))).toEqual(new Set(listHilfefelder(bereich).map(({ feld }) => feld)));
    for (const { bezeichnung, feld } of listHilfefelder(bereich)) expect(bezeichnung).not.toBe(feld);
  });

  it("sind je Feld eindeutig und enthalten nur einfache Auszeichnungen", () => {
    expect(new Set(v2.map(({ feld }) => feld)).size).toBe(v2.length);
    for (const { text } of HILFETEXTE) expect(text.replace(/<\/?(p|ul|li|strong)>/g, "")).not.toMatch(/[<>]/);
  });
});
