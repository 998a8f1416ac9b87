import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type Angelegt,
  antragPfad,
  EINREICHUNG,
  felder,
  holeTan,
  legeFertigenAn,
  speichere,
  standVon,
  statusVon,
} from "../support/antraege";
import { einreichPfad, sendungenVon, snapshotsVon } from "../support/einreichungen";
import { starteBackend, type Antwort, type Browser, type TestBackend } from "../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await starteBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
// Five TANs an hour: each test gets its own hours.
afterEach(() => {
  test.uhr.vor({ stunden: 2 });
});

describe("reicht nur ein, was gelesen wurde", () => {
  const GEAENDERT =
    "Der Antrag wurde geändert, seit Sie ihn gelesen haben. Er ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und beginnen Sie die Signatur dann neu.";
  const veraltet = { status: 409, body: { httpSubStatus: "409.10", userMessage: GEAENDERT } };
  const schreibt: [string, (browser: Browser, angelegt: Angelegt) => Promise<Antwort>][] = [
    [
      "ein Vorhaben geändert",
      (browser, angelegt) => speichere(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "Etwas anderes" })] }),
    ],
    ["ein Vorhaben geleert", (browser, angelegt) => speichere(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "" })] })],
    [
      "die Erklärungen geändert",
      (browser, { uuid }) =>
        browser.put(antragPfad(uuid, "/einreichung"), { revision: 2, einreichung: { ...EINREICHUNG, interneNotiz: "" } }),
    ],
    ["ein Vorhaben angefügt", (browser, { uuid }) => browser.post(antragPfad(uuid, "/vorhaben"))],
  ];

  it.each(schreibt)("nach der TAN hat jemand %s: abgewiesen, auch nach neuem Lesen, bis eine neue TAN da ist", async (_was, schreibe) => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await legeFertigenAn(browser);
    const { uuid } = angelegt;
    const tan = await holeTan(test, browser, uuid);
    expect((await schreibe(await test.alsBevollmaechtigter(), angelegt)).status).toBe(200);
    expect(await browser.post(einreichPfad(uuid), tan)).toMatchObject(veraltet);
    expect(await browser.post(einreichPfad(uuid), { ...tan, stand: await standVon(browser, uuid) })).toMatchObject(veraltet);
    expect([await statusVon(browser, uuid), await snapshotsVon(test, uuid), await sendungenVon(test, uuid)]).toEqual([
      "IN_BEARBEITUNG",
      [],
      [],
    ]);
  });

  it("nimmt nach einer Änderung eine neue TAN an", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await legeFertigenAn(browser);
    const alte = await holeTan(test, browser, angelegt.uuid);
    await speichere(browser, angelegt, { revision: 3, aenderungen: [felder({ kurzbezeichnung: "Neu" })] });
    expect((await browser.post(einreichPfad(angelegt.uuid), alte)).status).toBe(409);
    const neue = await holeTan(test, browser, angelegt.uuid);
    expect(await browser.post(einreichPfad(angelegt.uuid), neue)).toMatchObject({ status: 200 });
  });

  it("schickt für einen überholten Stand keine TAN", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await legeFertigenAn(browser);
    const stand = await standVon(browser, angelegt.uuid);
    await speichere(browser, angelegt, { revision: 3, aenderungen: [felder({ kurzbezeichnung: "Neu" })] });
    const vorher = (await test.leereAusgang()).length;
    expect(await browser.post(antragPfad(angelegt.uuid, "/einreichen/tan"), { stand })).toMatchObject(veraltet);
    expect(await test.leereAusgang()).toHaveLength(vorher);
    expect((await browser.post(antragPfad(angelegt.uuid, "/einreichen/tan"))).status).toBe(422);
  });
});
