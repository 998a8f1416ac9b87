import { randomUUID } from "node:crypto";
import Ajv2020 from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAustausch } from "../../../../../app/domain/antrag/austausch/austausch";
import { austauschSchema } from "../../../../../app/domain/antrag/austausch/schema";
import { compare } from "../../../../../app/domain/antrag/austausch/compare";
import { writeXml } from "../../../../../app/domain/antrag/austausch/writeXml";
import { formulare, type FormularArt } from "../../../../../app/domain/antrag/formular/formulare";
import { withNeuenZeilen, nachV2 } from "../../../../../app/domain/antrag/formular/uebernahme";
import type { Werte } from "../../../../../app/formkit/field";
import { pruneIrrelevant } from "../../../../../app/formkit/relevance";
import { textOf } from "../../../../../app/formkit/werte";
import { beliebigeWerte } from "../../../../support/beliebigeWerte";
import { EINGEREICHT, ENTWURF, UNTERNEHMEN } from "../dokumente/ansicht";
import { einAuftragnehmer, einVorhaben, kontext, mitAuftrag } from "../formular/v2/muster";

const UUID = "11111111-1111-4111-8111-111111111111";
const pruefer = (art: "V1" | "V2") =>
  new Ajv2020({ strict: true, validateFormats: false }).compile(austauschSchema(formulare[art]));
const withWerten = (art: FormularArt, werte: (typeof ENTWURF.vorhaben)[number]["werte"]) =>
  toAustausch({
    ...ENTWURF,
    formular: formulare[art],
    vorhaben: [{ uuid: UUID, vorhabenId: null, werte, anlagen: [] }],
  });

describe("the published schema", () => {
  it.each(["V1", "V2"] as const)("accepts every file of version %s that can be exported", (art) => {
    const check = pruefer(art);
    fc.assert(
      fc.property(beliebigeWerte(formulare[art]), (werte) => {
        expect(check(withWerten(art, werte)), JSON.stringify(check.errors)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ["V1", nachV2],
    ["V2", (werte: Werte) => ({ werte: withNeuenZeilen(werte, () => randomUUID()) })],
  ] as const)("of version 2 accepts every file of a supplementary application to one of version %s", (art, copy) => {
    const check = pruefer("V2");
    const umstand = { kontext, random: () => randomUUID() };
    fc.assert(
      fc.property(beliebigeWerte(formulare[art]), (werte) => {
        const kopie = pruneIrrelevant(formulare.ERGAENZUNG, copy(werte, umstand).werte, kontext);
        expect(check(withWerten("ERGAENZUNG", kopie)), JSON.stringify(check.errors)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("of version 2 accepts the longest texts that version 1 had room for, and no longer ones", () => {
    const check = pruefer("V2");
    const lang = "x".repeat(800);
    const werte = {
      ziele: lang,
      arbeiten: lang,
      neuheit: lang,
      routine: lang,
      risiken: lang,
      kooperationForschung: true,
    };
    const kopie = nachV2(
      { ...werte, auftragnehmer: [], kooperationspartner: [] },
      { kontext, random: () => randomUUID() },
    ).werte;
    expect(check(withWerten("ERGAENZUNG", kopie)), JSON.stringify(check.errors)).toBe(true);
    for (const key of ["standDerTechnik", "arbeiten"]) {
      expect(check(withWerten("ERGAENZUNG", { ...kopie, [key]: `${textOf(kopie, key)}x` })), key).toBe(false);
    }
  });

  it.each([
    ["an unknown field", { unbekannt: "x" }],
    ["a number instead of a text", { titel: 5 }],
    ["a German date", { beginn: "01.02.2025" }],
    ["a choice that is not on offer", { fachgebiet: "ALCHEMIE" }],
    ["a text over its limit", { titel: "x".repeat(201) }],
  ])("refuses %s", (_was, werte) => {
    const datei = withWerten("V2", {});
    const [vorhaben] = datei.vorhaben;
    expect(pruefer("V2")({ ...datei, vorhaben: [{ ...vorhaben, werte }] })).toBe(false);
  });
});

it("writes machine form: ISO dates, decimal texts, keys, rows with uuid", () => {
  const datei = toAustausch(EINGEREICHT);
  expect(datei).toMatchObject({ format: "antragsportal-antrag", formatVersion: "2", version: "V2" });
  expect(datei.antrag).toEqual({
    antragsnummer: "FZ-2026-000007",
    bezeichnung: "Prüftechnik",
    eingereichtAm: "2026-03-02T09:00:07.000Z",
  });
  expect(datei.vorhaben[0]?.werte).toMatchObject({
    beginn: "2025-01-01",
    fachgebiet: "INFORMATIK_KI",
    auftragnehmer: [{ uuid: "a1", auftragswert: "10000.00" }],
  });
  const anlage = {
    uuid: "33333333-3333-4333-8333-333333333333",
    name: "Versuchsplan.pdf",
    typ: "PDF",
    bytes: 1_258_291,
    sha256: "ab".repeat(32),
  };
  expect(datei.vorhaben.map(({ anlagen }) => anlagen)).toEqual([[anlage], []]);
  expect(writeXml(datei)).toContain(
    `<anlage uuid="${anlage.uuid}" bytes="1258291"><name><text>Versuchsplan.pdf</text></name><typ><text>PDF</text></typ><sha256><text>${anlage.sha256}</text></sha256></anlage>`,
  );
});

it("writes XML in which nothing can be taken for markup", () => {
  const xml = writeXml(
    withWerten("V2", einVorhaben({ titel: '<x a="1">&</x>', ziel: "eins\r\nzwei", standDerTechnik: "\uFFFE" })),
  );
  expect(xml).toContain('<text>&lt;x a="1"&gt;&amp;&lt;/x&gt;</text>');
  expect(xml).toContain("<text>eins&#13;\nzwei</text>");
  expect(xml).toContain('<text art="json">"\\ufffe"</text>');
});

describe("the company as it was submitted", () => {
  it("stands in the file by keys, and the schema knows it", () => {
    const datei = toAustausch(EINGEREICHT);
    expect(datei.unternehmensangaben).toEqual(UNTERNEHMEN);
    expect(writeXml(datei)).toContain(
      '  <unternehmensangaben version="1">\n    <feld name="firma"><text>Beispiel Maschinenbau GmbH</text></feld>\n',
    );
    const vorhaben = [{ uuid: UUID, vorhabenId: null, werte: {}, anlagen: [] }];
    const check = pruefer("V2");
    expect(check({ ...datei, vorhaben }), JSON.stringify(check.errors)).toBe(true);
    expect(check({ ...datei, vorhaben, unternehmensangaben: { version: 1, stammdaten: { fremd: "x" } } })).toBe(false);
  });

  it("is absent from a draft, and from a submission from before it was kept", () => {
    for (const ansicht of [ENTWURF, { ...EINGEREICHT, unternehmensangaben: null }]) {
      expect(toAustausch(ansicht).unternehmensangaben).toBeNull();
      expect(writeXml(toAustausch(ansicht))).not.toContain("unternehmensangaben");
    }
  });

  it("is unknown to the schema of the first version of the format, which is still published", () => {
    const schema = austauschSchema(formulare.V2, "1");
    const check = new Ajv2020({ strict: true, validateFormats: false }).compile(schema);
    const { unternehmensangaben, ...alt } = { ...withWerten("V2", {}), formatVersion: "1" };
    expect(check(alt), JSON.stringify(check.errors)).toBe(true);
    expect(check({ ...alt, unternehmensangaben })).toBe(false);
  });
});

describe("the difference of two versions", () => {
  const alt = einVorhaben(mitAuftrag);
  const find = (neu: ReturnType<typeof einVorhaben>) => compare(formulare.V2, { alt, neu }, kontext);

  it("is nothing for the same answers", () => {
    expect(find(einVorhaben(mitAuftrag))).toEqual([]);
  });

  it("tells each field with old and new text as readers see it", () => {
    expect(find({ ...alt, beginn: "2025-02-01", vorherigerAntrag: null })).toEqual([
      {
        key: "beginn",
        tab: "Vorhaben",
        label: "Beginn des Vorhabens",
        alt: "01.01.2025",
        neu: "01.02.2025",
        zeilen: [],
      },
      {
        key: "vorherigerAntrag",
        tab: "Vorhaben",
        label: "Wurde für dieses Vorhaben bereits eine Bescheinigung beantragt?",
        alt: "Nein",
        neu: "Keine Angabe",
        zeilen: [],
      },
    ]);
  });

  it("tells added, changed and removed rows", () => {
    const auftragnehmer = [einAuftragnehmer("a1", { ort: "Kiel" }), einAuftragnehmer("a2", { name: "Labor Süd" })];
    const [feld] = find({ ...alt, auftragnehmer });
    expect(feld?.zeilen.map(({ art, titel }) => `${art} ${titel}`)).toEqual([
      "geaendert Institut Nord",
      "neu Labor Süd",
    ]);
    expect(feld?.zeilen[0]?.felder).toEqual([{ label: "Ort", alt: "Hamburg", neu: "Kiel" }]);
    const [weg] = find({ ...alt, auftragnehmer: [] });
    expect(weg?.zeilen.map(({ art, titel }) => `${art} ${titel}`)).toEqual(["entfernt Institut Nord"]);
  });
});
