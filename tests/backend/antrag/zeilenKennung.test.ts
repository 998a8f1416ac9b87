import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import {
  type Angelegt,
  antragPfad,
  felder,
  fill,
  create,
  readVorhaben,
  save,
  vorhabenPfad,
} from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { vorhabenBeispiel } from "../../support/vorhabenBeispiel";
import { ENTWURF } from "../../unit/domain/antrag/dokumente/ansicht";

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

const [A, B] = ["aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb"];
const gross = (uuid: string) => uuid.toUpperCase();
const zeile = (tabelle: string, uuid: string, werte: object = {}) => ({
  art: "zeileSpeichern",
  tabelle,
  zeile: { uuid, ...werte },
});
const zeilenVon = async (tabelle: string) => listOf((await readVorhaben(browser, angelegt)).werte?.[tabelle]);

describe("Eine Kennung in Großbuchstaben ist dieselbe", () => {
  it("beim Ändern, Verschieben und Löschen von Zeilen", async () => {
    const erste = [zeile("arbeitspakete", A, { titel: "Eins" }), zeile("arbeitspakete", gross(B), { titel: "Zwei" })];
    expect((await save(browser, angelegt, { revision: 1, aenderungen: erste })).status).toBe(200);
    const ort = { tabelle: "arbeitspakete", zeileUuid: gross(B) };
    const geaendert = await save(browser, angelegt, {
      revision: 2,
      aenderungen: [
        zeile("arbeitspakete", gross(A), { titel: "Erstes" }),
        { art: "zeileVerschieben", ...ort, richtung: "hoch" },
      ],
    });
    expect(geaendert.status).toBe(200);
    expect(await zeilenVon("arbeitspakete")).toMatchObject([
      { uuid: B, titel: "Zwei" },
      { uuid: A, titel: "Erstes" },
    ]);
    expect(
      (await save(browser, angelegt, { revision: 3, aenderungen: [{ art: "zeileLoeschen", ...ort }] })).status,
    ).toBe(200);
    expect(await zeilenVon("arbeitspakete")).toMatchObject([{ uuid: A }]);
    const umfang = { art: "zeile", tabelle: "arbeitspakete", zeileUuid: gross(B) };
    expect(
      (await browser.post(`${vorhabenPfad(angelegt)}/versionen/3/wiederherstellung`, { revision: 4, umfang })).status,
    ).toBe(200);
    expect(await zeilenVon("arbeitspakete")).toMatchObject([{ uuid: B }, { uuid: A }]);
  });

  it("wo eine Zeile eine andere nennt; beim Löschen geht die Nennung mit", async () => {
    const angaben = [
      felder({ titel: "Verweise" }),
      zeile("arbeitspakete", A, { titel: "Eins" }),
      zeile("arbeitspakete", B, { titel: "Zwei", vorgaenger: [gross(A)] }),
    ];
    expect((await save(browser, angelegt, { revision: 1, aenderungen: angaben })).status).toBe(200);
    expect(await zeilenVon("arbeitspakete")).toMatchObject([{ uuid: A }, { uuid: B, vorgaenger: [A] }]);
    const loeschung = { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: gross(A) };
    expect((await save(browser, angelegt, { revision: 2, aenderungen: [loeschung] })).status).toBe(200);
    expect(await zeilenVon("arbeitspakete")).toMatchObject([{ uuid: B, vorgaenger: [] }]);
  });

  it("in Zeilen, die das Portal vorgibt", async () => {
    await fill(browser, angelegt);
    const [jahr] = await zeilenVon("rahmen");
    const rahmen = [{ uuid: gross(textOf(jahr?.uuid)), personalAnzahl: "7" }];
    expect((await save(browser, angelegt, { revision: 3, aenderungen: [felder({ rahmen })] })).status).toBe(200);
    expect((await zeilenVon("rahmen"))[0]).toMatchObject({ uuid: jahr?.uuid, personalAnzahl: "7" });
  });
});

it("Was eine Datei als Kennung mitbringen darf, lässt sich danach auch ändern, verschieben und löschen", async () => {
  // 8-4-4-4-12 digits that no generator of ids makes, as somebody types them who adds a row by hand.
  const [eins, zwei] = ["11111111-1111-1111-1111-111111111111", "22222222-2222-2222-2222-222222222222"];
  const arbeitspakete = [
    { uuid: eins, titel: "Eins" },
    { uuid: gross(A), titel: "Zwei", vorgaenger: [eins] },
    { uuid: zwei, titel: "Drei", vorgaenger: [gross(A)] },
  ];
  const vorhaben = [
    { uuid: angelegt.vorhabenUuid, vorhabenId: null, werte: { ...vorhabenBeispiel(), arbeitspakete }, anlagen: [] },
  ];
  const inhalt = Buffer.from(writeJson(toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben }))).toString(
    "base64",
  );
  const eingabe = { inhalt, revisionen: { [angelegt.vorhabenUuid]: 1 }, auswahl: null };
  expect((await browser.post(antragPfad(angelegt.uuid, "/import"), eingabe)).body).toMatchObject({ gespeichert: 1 });
  expect(await zeilenVon("arbeitspakete")).toMatchObject([
    { uuid: eins },
    { uuid: A, vorgaenger: [eins] },
    { uuid: zwei, vorgaenger: [A] },
  ]);
  const antwort = await save(browser, angelegt, {
    revision: 2,
    aenderungen: [
      zeile("arbeitspakete", eins, { titel: "Erstes" }),
      { art: "zeileVerschieben", tabelle: "arbeitspakete", zeileUuid: eins, richtung: "runter" },
      { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: zwei },
    ],
  });
  expect(antwort.status).toBe(200);
  expect(await zeilenVon("arbeitspakete")).toMatchObject([{ uuid: A }, { uuid: eins, titel: "Erstes" }]);
});

it("Eine gelöschte Zeile kommt nicht zurück, solange eine andere ihre Kennung hat", async () => {
  expect(
    (await save(browser, angelegt, { revision: 1, aenderungen: [zeile("arbeitspakete", A, { titel: "Eins" })] }))
      .status,
  ).toBe(200);
  const loeschung = { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: A };
  expect(
    (await save(browser, angelegt, { revision: 2, aenderungen: [loeschung, zeile("auftragnehmer", A)] })).status,
  ).toBe(200);
  for (const umfang of [
    { art: "zeile", tabelle: "arbeitspakete", zeileUuid: A },
    { art: "feld", feld: "arbeitspakete" },
  ]) {
    const antwort = await browser.post(`${vorhabenPfad(angelegt)}/versionen/2/wiederherstellung`, {
      revision: 3,
      umfang,
    });
    expect(antwort).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            property: "uuid",
            message: "Diesen Eintrag gibt es schon. Bitte laden Sie die Seite neu und fügen Sie ihn noch einmal hinzu.",
          },
        ],
      },
    });
  }
  expect(await zeilenVon("arbeitspakete")).toEqual([]);
  const alles = await browser.post(`${vorhabenPfad(angelegt)}/versionen/2/wiederherstellung`, {
    revision: 3,
    umfang: { art: "alles" },
  });
  expect(alles.status).toBe(200);
});
