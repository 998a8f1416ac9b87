import { afterAll, beforeAll, expect, it } from "vitest";
import { antragPfad, create, felder, fill, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend();
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

/** The uuid of each row of a table. */
const zeilenVon = (werte: object | undefined, tabelle: string): string[] =>
  listOf(Object.entries(werte ?? {}).find(([key]) => key === tabelle)?.[1]).map(({ uuid }) => textOf(uuid));

it("kopiert ein Vorhaben mit allen Angaben, ohne Titel, mit eigenen Zeilen", async () => {
  const angelegt = await create(browser, "Kopieren");
  await fill(browser, angelegt);
  const aus = { vorhabenUuid: angelegt.vorhabenUuid, revision: 3, istKopie: true };
  const neu = await browser.post(antragPfad(angelegt.uuid, "/vorhaben"), { aus });
  expect(neu.status).toBe(200);
  const kopie = { uuid: angelegt.uuid, vorhabenUuid: textOf(neu.body.vorhabenUuid) };
  const [quelle, gelesen] = [await readVorhaben(browser, angelegt), await readVorhaben(browser, kopie)];
  expect(gelesen).toMatchObject({ revision: 1, neu: false });
  expect(gelesen.werte).toMatchObject({ titel: "", kurzbezeichnung: "", ziel: quelle.werte?.ziel });
  for (const tabelle of ["arbeitspakete", "rahmen"]) {
    const [alte, neue] = [zeilenVon(quelle.werte, tabelle), zeilenVon(gelesen.werte, tabelle)];
    expect(alte.length).toBeGreaterThan(0);
    expect(neue).toHaveLength(alte.length);
    expect(neue.filter((uuid) => alte.includes(uuid))).toEqual([]);
  }
  const { vorhaben } = (await browser.get(antragPfad(angelegt.uuid))).body;
  // The missing title is all that keeps the copy from being complete.
  expect(listOf(vorhaben).map(({ anzahlFehler }) => anzahlFehler)).toEqual([0, 1]);
});

it("kopiert den Stand, den jemand gesehen hat, auch wenn inzwischen gespeichert wurde", async () => {
  const angelegt = await create(browser, "Kopieren");
  await save(browser, angelegt, { revision: 1, aenderungen: [felder({ ziel: "so gesehen" })] });
  await save(browser, angelegt, { revision: 2, aenderungen: [felder({ ziel: "danach geändert" })] });
  const neu = await browser.post(antragPfad(angelegt.uuid, "/vorhaben"), {
    aus: { vorhabenUuid: angelegt.vorhabenUuid, revision: 2, istKopie: true },
  });
  const kopie = { uuid: angelegt.uuid, vorhabenUuid: textOf(neu.body.vorhabenUuid) };
  expect((await readVorhaben(browser, kopie)).werte).toMatchObject({ ziel: "so gesehen" });
});
