import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type Angelegt,
  antragPfad,
  EINREICHUNG,
  felder,
  fetchTan,
  createFertig,
  save,
  standVon,
  statusVon,
} from "../../support/antraege";
import { einreichPfad, sendungenVon, snapshotsVon } from "../../support/einreichungen";
import { startBackend, type Antwort, type Browser, type TestBackend } from "../../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
// Five TANs an hour: each test gets its own hours.
afterEach(() => {
  test.uhr.vor({ stunden: 2 });
});

describe("reicht nur ein, was gelesen wurde", () => {
  const GEAENDERT =
    "Seit Sie ihn gelesen haben, wurden der Antrag oder die Angaben zum Unternehmen geändert. Der Antrag ist nicht eingereicht. Bitte lesen Sie den aktuellen Stand und unterschreiben Sie dann erneut.";
  const veraltet = { status: 409, body: { httpSubStatus: "409.10", userMessage: GEAENDERT } };
  const schreibt: [string, (browser: Browser, angelegt: Angelegt) => Promise<Antwort>][] = [
    [
      "ein Vorhaben geändert",
      (browser, angelegt) =>
        save(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "Etwas anderes" })] }),
    ],
    [
      "ein Vorhaben geleert",
      (browser, angelegt) => save(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "" })] }),
    ],
    [
      "die Erklärungen geändert",
      (browser, { uuid }) =>
        browser.put(antragPfad(uuid, "/einreichung"), {
          revision: 2,
          einreichung: { ...EINREICHUNG, interneNotiz: "" },
        }),
    ],
    ["ein Vorhaben angefügt", (browser, { uuid }) => browser.post(antragPfad(uuid, "/vorhaben"))],
  ];

  it.each(schreibt)(
    "nach der TAN hat jemand %s: abgewiesen, auch nach neuem Lesen, bis eine neue TAN da ist",
    async (_was, write) => {
      const browser = await test.alsBevollmaechtigter();
      const angelegt = await createFertig(browser);
      const { uuid } = angelegt;
      const tan = await fetchTan(test, browser, uuid);
      expect((await write(await test.alsBevollmaechtigter(), angelegt)).status).toBe(200);
      expect(await browser.post(einreichPfad(uuid), tan)).toMatchObject(veraltet);
      expect(await browser.post(einreichPfad(uuid), { ...tan, stand: await standVon(browser, uuid) })).toMatchObject(
        veraltet,
      );
      expect([await statusVon(browser, uuid), await snapshotsVon(test, uuid), await sendungenVon(test, uuid)]).toEqual([
        "IN_BEARBEITUNG",
        [],
        [],
      ]);
    },
  );

  it("nimmt nach einer Änderung eine neue TAN an", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await createFertig(browser);
    const alte = await fetchTan(test, browser, angelegt.uuid);
    await save(browser, angelegt, { revision: 3, aenderungen: [felder({ kurzbezeichnung: "Neu" })] });
    expect((await browser.post(einreichPfad(angelegt.uuid), alte)).status).toBe(409);
    const neue = await fetchTan(test, browser, angelegt.uuid);
    expect(await browser.post(einreichPfad(angelegt.uuid), neue)).toMatchObject({ status: 200 });
  });

  it("schickt für einen überholten Stand keine TAN", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await createFertig(browser);
    const stand = await standVon(browser, angelegt.uuid);
    await save(browser, angelegt, { revision: 3, aenderungen: [felder({ kurzbezeichnung: "Neu" })] });
    const vorher = (await test.clearAusgang()).length;
    expect(await browser.post(antragPfad(angelegt.uuid, "/einreichen/tan"), { stand })).toMatchObject(veraltet);
    expect(await test.clearAusgang()).toHaveLength(vorher);
    expect((await browser.post(antragPfad(angelegt.uuid, "/einreichen/tan"))).status).toBe(422);
  });
});
