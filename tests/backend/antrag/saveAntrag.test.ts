import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { vorhabenRevision } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, felder, fill, create, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { vorhabenBeispiel } from "../../support/vorhabenBeispiel";

let test: TestBackend;
let browser: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await create(browser);
});

const id = (zahl: number) => `22222222-2222-4222-8222-${String(zahl).padStart(12, "0")}`;
const zeile = (tabelle: string, zahl: number, werte: object = {}) => ({
  art: "zeileSpeichern",
  tabelle,
  zeile: { uuid: id(zahl), ...werte },
});
const titelVon = async (tabelle: string) =>
  listOf((await readVorhaben(browser, angelegt)).werte?.[tabelle]).map((z) => z.titel);

describe("Werte", () => {
  it("speichert ein vollständiges Vorhaben und gibt es unverändert zurück", async () => {
    await fill(browser, angelegt);
    const { werte, neu, revision } = await readVorhaben(browser, angelegt);
    const ohneJahre = Object.entries(vorhabenBeispiel()).filter(([key]) => key !== "rahmen");
    expect(werte).toMatchObject(Object.fromEntries(ohneJahre));
    expect(listOf(werte?.rahmen).map(({ jahr }) => jahr)).toEqual(["2025", "2026", "2027"]);
    expect({ neu, revision }).toEqual({ neu: false, revision: 3 });
  });

  it("speichert Unfertiges und Falsches und sagt, was fehlt", async () => {
    const antwort = await save(browser, angelegt, {
      revision: 1,
      aenderungen: [felder({ beginn: "2026-01-01", ende: "2025-01-01" })],
    });
    expect(antwort.status).toBe(200);
    expect(listOf(antwort.body.pruefung?.fehler)).toContainEqual(
      expect.objectContaining({
        uuid: angelegt.vorhabenUuid,
        property: "ende",
        message: "Das Ende des Vorhabens darf nicht vor dem Beginn liegen.",
      }),
    );
  });

  it("nimmt eine Laufzeit bis 50 Jahre an, mit einer Zeile je Jahr", async () => {
    expect(
      (
        await save(browser, angelegt, {
          revision: 1,
          aenderungen: [felder({ beginn: "2025-01-01", ende: "2075-12-31" })],
        })
      ).status,
    ).toBe(200);
    expect(listOf((await readVorhaben(browser, angelegt)).werte?.rahmen)).toHaveLength(51);
  });

  it.each([
    ["am Ende des Kalenders", { beginn: "2999-01-01", ende: "2999-12-31" }, "ende"],
    ["vor unserer Zeit", { beginn: "1000-01-01", ende: "2025-12-31" }, "beginn"],
    ["vertippt", { beginn: "2025-01-01", ende: "2205-12-31" }, "ende"],
    ["nach mehr als 50 Jahren", { beginn: "2025-01-01", ende: "2076-01-01" }, "ende"],
  ])(
    "speichert auch ein Jahr %s, sagt es am Feld und legt dafür keine Wirtschaftsjahre an",
    async (_name, zeitraum, property) => {
      const antwort = await save(browser, angelegt, { revision: 1, aenderungen: [felder(zeitraum)] });
      expect(antwort.status).toBe(200);
      expect(listOf(antwort.body.pruefung?.fehler).map((fehler) => fehler.property)).toContain(property);
      const { werte } = await readVorhaben(browser, angelegt);
      expect(werte).toMatchObject({ ...zeitraum, rahmen: [] });
    },
  );

  it("gibt jeden speicherbaren Text zurück, wie er kam", async () => {
    let revision = 1;
    const text = fc.string({ unit: "binary", maxLength: 800 }).map((t) =>
      t
        .replace(/[\p{Cc}\p{Cs}]/gu, "")
        .slice(0, 800)
        .replace(/\p{Cs}/gu, ""),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(true, false, null), async (ziel, vorherigerAntrag) => {
        const antwort = await save(browser, angelegt, { revision, aenderungen: [felder({ ziel, vorherigerAntrag })] });
        expect(antwort.status).toBe(200);
        revision += 1;
        const { werte } = await readVorhaben(browser, angelegt);
        expect({ ziel: werte?.ziel, vorherigerAntrag: werte?.vorherigerAntrag }).toEqual({ ziel, vorherigerAntrag });
      }),
      { numRuns: 30 },
    );
  });

  it("leert Antworten auf Fragen, die nicht mehr gestellt werden", async () => {
    await save(browser, angelegt, {
      revision: 1,
      aenderungen: [felder({ andereFoerderung: true, foerderprogramm: "Programm X" })],
    });
    await save(browser, angelegt, { revision: 2, aenderungen: [felder({ andereFoerderung: false })] });
    expect((await readVorhaben(browser, angelegt)).werte?.foerderprogramm).toBe("");
  });
});

describe("abgewiesen wird, was nicht gespeichert werden kann, und nichts davon geschrieben", () => {
  const faelle: [string, unknown, string][] = [
    ["unbekanntes Feld", felder({ gibtEsNicht: "x" }), "gibtEsNicht"],
    ["berechnetes Feld", felder({ laufzeitMonate: "7" }), "laufzeitMonate"],
    ["Prototyp-Name", felder(Object.fromEntries([["constructor", "x"]])), "constructor"],
    ["Text statt Liste", felder({ forschungsart: "INDUSTRIELLE_FORSCHUNG" }), "forschungsart"],
    ["Liste statt Text", felder({ ziel: ["x"] }), "ziel"],
    ["zu langer Text", felder({ standDerTechnik: "x".repeat(501) }), "standDerTechnik"],
    ["unmöglicher Tag", felder({ beginn: "2025-02-31" }), "beginn"],
    ["unbekannte Auswahl", felder({ fachgebiet: "ALCHEMIE" }), "fachgebiet"],
    ["Null-Zeichen", felder({ ziel: "a\u0000b" }), "ziel"],
    ["halbes Zeichen", felder({ ziel: "a\ud800b" }), "ziel"],
    ["freie Tabelle als Feld", felder({ arbeitspakete: [{ uuid: id(1) }] }), "arbeitspakete"],
    ["unbekannte Tabelle", zeile("gibtEsNicht", 1), "gibtEsNicht"],
    ["unbekanntes Feld einer Zeile", zeile("arbeitspakete", 1, { geheim: "x" }), "geheim"],
    ["zu langer Text einer Zeile", zeile("arbeitspakete", 1, { titel: "x".repeat(100) }), "titel"],
    ["fremder Akteur", zeile("arbeitspakete", 1, { akteure: [id(99)] }), "akteure"],
    ["neues Wirtschaftsjahr", felder({ rahmen: [{ uuid: id(1), jahr: "2099" }] }), "rahmen"],
    [
      "Löschen einer Zeile, die es nicht gibt",
      { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: id(1) },
      "",
    ],
  ];
  it.each(faelle)("%s", async (_name, aenderung, property) => {
    const antwort = await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "gut" }), aenderung] });
    expect(antwort).toMatchObject({ status: 422, body: { httpSubStatus: "422.10" } });
    expect(listOf(antwort.body.errors).map((fehler) => fehler.property)).toContain(property);
    expect(await readVorhaben(browser, angelegt)).toMatchObject({ revision: 1, werte: { titel: "" } });
  });
});

describe("Zeilen", () => {
  it("werden angefügt, geändert und verschoben", async () => {
    const drei = [1, 2, 3].map((zahl) => zeile("arbeitspakete", zahl, { titel: `Paket ${zahl}` }));
    expect((await save(browser, angelegt, { revision: 1, aenderungen: drei })).status).toBe(200);
    const verschieben = (zahl: number, richtung: string) => ({
      art: "zeileVerschieben",
      tabelle: "arbeitspakete",
      zeileUuid: id(zahl),
      richtung,
    });
    await save(browser, angelegt, {
      revision: 2,
      aenderungen: [verschieben(3, "hoch"), zeile("arbeitspakete", 1, { titel: "Paket eins" })],
    });
    expect(await titelVon("arbeitspakete")).toEqual(["Paket eins", "Paket 3", "Paket 2"]);
    await save(browser, angelegt, { revision: 3, aenderungen: [verschieben(1, "hoch"), verschieben(2, "runter")] });
    expect(await titelVon("arbeitspakete")).toEqual(["Paket eins", "Paket 3", "Paket 2"]);
  });

  it("tragen in allen Tabellen verschiedene Ids", async () => {
    await save(browser, angelegt, { revision: 1, aenderungen: [zeile("arbeitspakete", 1)] });
    expect((await save(browser, angelegt, { revision: 2, aenderungen: [zeile("auftragnehmer", 1)] })).status).toBe(422);
  });

  it("nehmen beim Löschen mit, was auf sie verweist", async () => {
    await fill(browser, angelegt);
    const vorher = (await readVorhaben(browser, angelegt)).werte;
    const paket = textOf(listOf(vorher?.arbeitspakete)[0]?.uuid);
    const auftragnehmer = textOf(listOf(vorher?.auftragnehmer)[0]?.uuid);
    const antwort = await save(browser, angelegt, {
      revision: 3,
      aenderungen: [
        { art: "zeileLoeschen", tabelle: "auftragnehmer", zeileUuid: auftragnehmer },
        { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: paket },
      ],
    });
    expect(antwort.status).toBe(200);
    const text = JSON.stringify((await readVorhaben(browser, angelegt)).werte);
    expect(text).not.toContain(paket);
    expect(text).not.toContain(auftragnehmer);
  });
});

it("bewahrt jede Fassung auf", async () => {
  for (const [stelle, titel] of ["eins", "zwei", "drei"].entries())
    await save(browser, angelegt, { revision: stelle + 1, aenderungen: [felder({ titel })] });
  const fassungen = await test.dienste.db
    .select()
    .from(vorhabenRevision)
    .where(eq(vorhabenRevision.vorhabenUuid, angelegt.vorhabenUuid))
    .orderBy(vorhabenRevision.revision);
  expect(fassungen.map(({ revision, werte }) => [revision, werte["titel"]])).toEqual([
    [1, ""],
    [2, "eins"],
    [3, "zwei"],
    [4, "drei"],
  ]);
});

it("braucht zum Speichern höchstens sechs Anweisungen außer BEGIN und COMMIT", async () => {
  test.statements.length = 0;
  await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "gezählt" })], schluessel: randomUUID() });
  expect(test.statements.filter((sql) => !/^(begin|commit)/i.test(sql)).length).toBeLessThanOrEqual(6);
});
