import { describe, expect, it } from "vitest";
import {
  antwortKey,
  isAntwortKey,
  rueckzugGrund,
  schriftsatzFormular,
  type SchriftsatzKontext,
} from "~/domain/antrag/schriftsatzFormulare";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { parseFieldName } from "~/formkit/fieldName";
import { blankWerte } from "~/formkit/relevance";

const VORHABEN = { uuid: "aaaaaaaa-1111-4111-8111-111111111111", titel: "Neue Pumpe" };
const FRAGE = { uuid: "BBBBBBBB-2222-4222-8222-222222222222", vorhaben: "Neue Pumpe", frage: "Was ist neu?" };
const KONTEXT: SchriftsatzKontext = {
  heute: "2026-03-02",
  fragen: [],
  vorhaben: [VORHABEN],
  widerspruchsfrist: "2026-03-02",
};

function fehlerIn(art: SchriftsatzArt, werte: Werte, kontext: SchriftsatzKontext = KONTEXT): string[] {
  const form = schriftsatzFormular(art, kontext);
  return checkForm(form, { ...blankWerte(form), ...werte, uuid: "x" }, kontext).fehler.map(({ property }) => property);
}

describe("Nachtrag", () => {
  it("fragt ohne Nachforderung nach einem Text von höchstens 4.000 Zeichen", () => {
    expect(fehlerIn("NACHTRAG", {})).toEqual(["text"]);
    expect(fehlerIn("NACHTRAG", { text: "x".repeat(4000) })).toEqual([]);
    expect(schriftsatzFormular("NACHTRAG", KONTEXT).tabs[0]?.fields).toMatchObject([{ key: "text", max: 4000 }]);
  });

  it("fragt je Frage nach einer Antwort, unter einem Namen, den ein Formularfeld haben kann", () => {
    const kontext = { ...KONTEXT, fragen: [FRAGE, { ...FRAGE, uuid: VORHABEN.uuid }] };
    const keys = [antwortKey(FRAGE.uuid), antwortKey(VORHABEN.uuid)];
    expect(schriftsatzFormular("NACHTRAG", kontext).tabs[0]?.fields).toMatchObject(
      keys.map((key) => ({ key, max: 4000 })),
    );
    const labels = (fragen: SchriftsatzKontext["fragen"]) =>
      schriftsatzFormular("NACHTRAG", { ...KONTEXT, fragen }).tabs[0]?.fields.map(({ label }) => label);
    expect(labels(kontext.fragen)).toEqual(["Ihre Antwort auf Frage 1", "Ihre Antwort auf Frage 2"]);
    expect(labels([FRAGE])).toEqual(["Ihre Antwort"]);
    expect(fehlerIn("NACHTRAG", { [keys[0] ?? ""]: "Alles" }, kontext)).toEqual([keys[1]]);
    expect(parseFieldName(keys[0] ?? "")).toEqual({ key: "antwort_bbbbbbbb222242228222222222222222" });
    expect(keys.map(isAntwortKey)).toEqual([true, true]);
    const falsch = ["antwort_", "antwort_bbbb", `x${keys[0] ?? ""}`, `${keys[0] ?? ""}0`, "text"];
    expect(falsch.filter(isAntwortKey)).toEqual([]);
  });
});

describe("Widerspruch", () => {
  const vollstaendig = { vorhaben: [VORHABEN.uuid] };

  it("verlangt nur die betroffenen Vorhaben", () => {
    expect(fehlerIn("WIDERSPRUCH", {})).toEqual(["vorhaben"]);
    expect(fehlerIn("WIDERSPRUCH", vollstaendig)).toEqual([]);
  });

  it("bietet die eingereichten Vorhaben an und hat die Grenzen 4.000 und 800 Zeichen", () => {
    const felder = schriftsatzFormular("WIDERSPRUCH", KONTEXT).tabs[0]?.fields ?? [];
    expect(felder.map(({ key }) => key)).toEqual([
      "vorhaben",
      "begruendung",
      "begruendungFolgt",
      "begruendungBis",
      "verspaetung",
    ]);
    expect(felder.find(({ key }) => key === "vorhaben")?.options).toEqual([
      { key: VORHABEN.uuid, title: "Neue Pumpe" },
    ]);
    expect(felder.flatMap(({ key, max }) => (max === undefined ? [] : [[key, max]]))).toEqual([
      ["begruendung", 4000],
      ["verspaetung", 800],
    ]);
  });

  it("fragt nicht nach einer Verspätung, solange keine Frist bekannt ist", () => {
    expect(
      fehlerIn("WIDERSPRUCH", vollstaendig, { ...KONTEXT, widerspruchsfrist: undefined, heute: "2999-12-31" }),
    ).toEqual([]);
  });

  it("verlangt einen Tag von heute an, wenn die Begründung nachgereicht wird", () => {
    expect(fehlerIn("WIDERSPRUCH", { ...vollstaendig, begruendungFolgt: true })).toEqual(["begruendungBis"]);
    expect(fehlerIn("WIDERSPRUCH", { ...vollstaendig, begruendungFolgt: true, begruendungBis: "2026-03-01" })).toEqual([
      "begruendungBis",
    ]);
    expect(fehlerIn("WIDERSPRUCH", { ...vollstaendig, begruendungFolgt: true, begruendungBis: "2026-03-02" })).toEqual(
      [],
    );
  });

  it.each([
    ["2026-03-01", []],
    ["2026-03-02", []],
    ["2026-03-03", ["verspaetung"]],
  ])("verlangt am %s, einen Tag vor, an und nach dem Ende der Frist, als Grund der Verspätung: %j", (heute, fehler) => {
    expect(fehlerIn("WIDERSPRUCH", vollstaendig, { ...KONTEXT, heute })).toEqual(fehler);
  });
});

describe("Rückzug", () => {
  it("des Antrags verlangt nichts und bietet vier Gründe", () => {
    expect(fehlerIn("ANTRAG_RUECKZUG", {})).toEqual([]);
    const [grund, text] = schriftsatzFormular("ANTRAG_RUECKZUG", KONTEXT).tabs[0]?.fields ?? [];
    expect(grund).toMatchObject({
      options: [
        { title: "Fehlerhafte Angaben" },
        { title: "Vorhaben wird nicht durchgeführt" },
        { title: "Neuantrag geplant" },
        { title: "Sonstiges" },
      ],
    });
    expect(text).toMatchObject({ max: 500 });
    const options = typeof grund?.options === "object" ? grund.options : [];
    expect(options.map(({ key }) => rueckzugGrund(key))).toEqual(options.map(({ title }) => title));
    expect(new Set(options.map(({ key }) => key).filter(Boolean)).size).toBe(4);
    expect(rueckzugGrund("")).toBe("");
  });

  it("eines Widerspruchs fragt nichts", () => {
    expect(schriftsatzFormular("WIDERSPRUCH_RUECKZUG", KONTEXT).tabs[0]?.fields).toEqual([]);
  });
});
