import { describe, expect, it } from "vitest";
import { antragDokument } from "../../../../../app/domain/antrag/dokumente/antragDokument";
import { arbeitsplanDokument, hasArbeitsplan } from "../../../../../app/domain/antrag/dokumente/arbeitsplanDokument";
import { eingangsbestaetigung } from "../../../../../app/domain/antrag/dokumente/eingangsbestaetigung";
import { type Dokument, listTexte } from "../../../../../app/domain/dokument/dokument";
import { formulare } from "../../../../../app/domain/antrag/formular/formulare";
import { type Eintrag, readForm } from "../../../../../app/formkit/readForm";
import { textOf } from "../../../../../app/formkit/werte";
import { EINGEREICHT, ENTWURF, VERMERK } from "./ansicht";

const ueberschriften = ({ bloecke }: Dokument) =>
  bloecke.flatMap((block) => (block.art === "ueberschrift" ? [`${String(block.stufe)} ${block.text}`] : []));

/** What a form reads outside its tables, in order: legends, labels, answers. */
const flach = (eintraege: readonly Eintrag[]): string[] =>
  eintraege.flatMap(({ label, text, gruppe, zeilen }, stelle) => [
    ...(gruppe !== undefined && eintraege[stelle - 1]?.gruppe !== gruppe ? [gruppe] : []),
    ...(zeilen === undefined ? [label, text] : [label]),
  ]);

/** What the tables of a form read: names of rows, labels, answers. */
const inTabellen = (eintraege: readonly Eintrag[]): string[] =>
  eintraege
    .flatMap(({ zeilen = [] }) => zeilen)
    .flatMap(({ titel, eintraege: innen }) => [titel, ...innen.flatMap(({ label, text }) => [label, text])]);

/** The same texts in the same order, with others between them. */
function isTeilfolge(teil: readonly string[], ganz: readonly string[]): boolean {
  let ab = 0;
  return teil.every((text) => (ab = ganz.indexOf(text, ab) + 1) > 0);
}

const PLAN_TEXT = `PDF, 1,2 MB, Prüfsumme (SHA-256) ${"ab".repeat(32)}`;

describe("the whole Antrag", () => {
  it("has every question and answer in the order of the form, Vorhaben by Vorhaben", () => {
    const texte = listTexte(antragDokument(ENTWURF)).filter((text) => text !== "Keine Einträge");
    const gelesen = ENTWURF.vorhaben.flatMap(({ werte }, stelle) => [
      textOf(werte, "titel"),
      ...readForm(formulare.V2, werte, ENTWURF.kontext).flatMap(({ titel, eintraege }) => [titel, ...flach(eintraege)]),
      "Anlagen",
      ...(stelle === 0 ? ["Versuchsplan.pdf", PLAN_TEXT] : ["Keine Anlagen"]),
    ]);
    expect(isTeilfolge(gelesen, texte)).toBe(true);
    const zeilen = ENTWURF.vorhaben.flatMap(({ werte }) =>
      readForm(formulare.V2, werte, ENTWURF.kontext).flatMap(({ eintraege }) => inTabellen(eintraege)),
    );
    expect(zeilen.length).toBeGreaterThan(60);
    expect(texte).toEqual(expect.arrayContaining(zeilen));
    expect(texte).toEqual(
      expect.arrayContaining([
        "Fachliche Ansprechperson",
        "Institut Nord",
        "10.000,00\u00A0€",
        "Paket p1",
        "01.2025",
        "Rat GmbH",
        "Steuerberatung",
      ]),
    );
  });

  it("says that a draft is one, on every page and in its text", () => {
    const dokument = antragDokument(ENTWURF);
    expect(dokument.kennzeichen).toBe("Entwurf – nicht eingereicht");
    expect(listTexte(dokument)).toContain("Entwurf – nicht eingereicht");
    expect(listTexte(dokument)).not.toContain("Prüfsumme (SHA-256)");
  });

  it("says number, moment, person and checksum of what was submitted", () => {
    const dokument = antragDokument(EINGEREICHT);
    expect(dokument.kennzeichen).toBe("Antrag FZ-2026-000007");
    expect(listTexte(dokument)).toEqual(
      expect.arrayContaining([
        "FZ-2026-000007",
        "02.03.2026, 10:00:07 Uhr MEZ",
        "Bea Vollmer",
        VERMERK.pruefsumme,
        "Ich erkläre das Zweite.",
      ]),
    );
  });

  it("goes down one level of headings at a time", () => {
    const stufen = ueberschriften(antragDokument(ENTWURF)).map((text) => Number(text.charAt(0)));
    expect(stufen[0]).toBe(1);
    expect(stufen.every((stufe, stelle) => stelle === 0 || stufe <= (stufen[stelle - 1] ?? 0) + 1)).toBe(true);
  });
});

describe("the company as it was submitted", () => {
  const receipt = (ansicht: typeof EINGEREICHT) =>
    eingangsbestaetigung(ansicht, VERMERK, "https://portal.example.org/belegpruefung");
  const PART = ["2 Unternehmensstammdaten", "3 Unternehmen", "3 Verbund und Größe"];

  it.each([
    ["the Antrag", antragDokument],
    ["the receipt", receipt],
  ])("stands in %s with its questions, choices in words, without what was not answered", (_what, write) => {
    const dokument = write(EINGEREICHT);
    expect(ueberschriften(dokument)).toEqual(expect.arrayContaining(PART));
    const texte = listTexte(dokument);
    expect(texte).toEqual(
      expect.arrayContaining([
        "GmbH",
        "Mittleres Unternehmen",
        "Ist Ihr Unternehmen mit anderen Unternehmen verbunden?",
      ]),
    );
    expect(texte).not.toContain("MITTEL");
    expect(texte).not.toContain("Gibt es eine abweichende Postanschrift?");
  });

  it.each([
    ["a draft", antragDokument(ENTWURF)],
    ["an Antrag from before it was kept", antragDokument({ ...EINGEREICHT, unternehmensangaben: null })],
    ["a receipt from before it was kept", receipt({ ...EINGEREICHT, unternehmensangaben: null })],
  ])("is not in %s", (_what, dokument) => {
    expect(ueberschriften(dokument)).not.toContain("2 Unternehmensstammdaten");
  });
});

describe("the work plan", () => {
  it("is a table of all packages per Vorhaben, with a column for every question", () => {
    const dokument = arbeitsplanDokument(ENTWURF);
    const tabellen = dokument.bloecke.flatMap((block) => (block.art === "tabelle" ? [block] : []));
    expect(tabellen).toHaveLength(1);
    expect(tabellen[0]?.spalten.map(({ titel }) => titel).slice(0, 4)).toEqual([
      "Nr.",
      "Bezeichnung des Arbeitspakets",
      "Zeitraum von",
      "Zeitraum bis",
    ]);
    expect(tabellen[0]?.zeilen.map((zeile) => zeile[1])).toEqual(["Paket p1", "Paket p2", "Paket p3"]);
    expect(tabellen[0]?.zeilen[0]).toContain("Eigenes Unternehmen, Institut Nord");
    expect(listTexte(dokument)).toContain("Keine Arbeitspakete");
  });

  it("exists in version 2 only", () => {
    expect([hasArbeitsplan(formulare.V1), hasArbeitsplan(formulare.V2)]).toEqual([false, true]);
  });
});

it("the receipt of a submission without a code says nothing about checking it", () => {
  const texte = listTexte(
    eingangsbestaetigung(EINGEREICHT, { ...VERMERK, belegcode: null }, "https://portal.example.org/belegpruefung"),
  );
  expect(texte.join(" ")).not.toMatch(/belegpruefung|Echtheit/);
});

it("the receipt tells number, legal time, person, checksum, code, Vorhaben, declarations and what comes next", () => {
  const texte = listTexte(eingangsbestaetigung(EINGEREICHT, VERMERK, "https://portal.example.org/belegpruefung"));
  expect(texte).toEqual(
    expect.arrayContaining([
      "FZ-2026-000007",
      "02.03.2026, 10:00:07 Uhr MEZ",
      "Bea Vollmer",
      VERMERK.pruefsumme,
      "7K2M-Q9RT-0XAB-45WZ",
      "https://portal.example.org/belegpruefung",
      "FZ-2026-000007-02",
      "Zweites Vorhaben",
      "FZ-2026-000007-01: Versuchsplan.pdf",
      PLAN_TEXT,
      "Ich erkläre das Erste.",
      "Ich erkläre das Zweite.",
      "Der Bescheid wird im Portal zum Abruf bereitgestellt.",
    ]),
  );
});

describe("Absender und Empfänger", () => {
  const STELLE = ["Bescheinigungsstelle Forschungszulage (Muster)", "Musterstraße 1", "12345 Musterstadt"];
  const FIRMA = ["Beispiel Maschinenbau GmbH", "Werkstraße 7a", "50667 Köln"];

  it("die Bestätigung geht an das Unternehmen, der eingereichte Antrag an die Stelle", () => {
    const [brief] = eingangsbestaetigung(EINGEREICHT, VERMERK, "").bloecke;
    expect(brief).toEqual({ art: "anschrift", absender: STELLE, empfaenger: FIRMA });
    expect(antragDokument(EINGEREICHT).bloecke[0]).toEqual({ art: "anschrift", absender: FIRMA, empfaenger: STELLE });
  });

  it("ein Entwurf, und ein Antrag ohne festgehaltene Anschrift, nennt keine", () => {
    for (const ansicht of [ENTWURF, { ...EINGEREICHT, unternehmensangaben: null }])
      expect(antragDokument(ansicht).bloecke[0]?.art).toBe("ueberschrift");
  });
});
