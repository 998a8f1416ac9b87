import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type Angelegt,
  antragPfad,
  EINREICHUNG,
  fill,
  create,
  readVorhaben,
  save,
  standVon,
  vorhabenPfad,
} from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

const FEHLT = "Auftragnehmer „Beispiel Messtechnik GmbH“ ist keinem Arbeitspaket zugeordnet.";

let test: TestBackend;
let browser: Browser;
let altes: Angelegt;
let neues: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  const heute = test.uhr.now().toISOString();
  test.uhr.set("2025-10-12T21:59:59.999Z");
  altes = await create(await test.alsBevollmaechtigter());
  test.uhr.set("2025-10-12T22:00:00.000Z");
  neues = await create(await test.alsBevollmaechtigter());
  test.uhr.set(heute);
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

/** Takes the contractor out of the only package that it works in. */
async function removeAuftragnehmer(angelegt: Angelegt) {
  await fill(browser, angelegt);
  const paket = textOf(listOf((await readVorhaben(browser, angelegt)).werte?.arbeitspakete)[0]?.uuid);
  const gespeichert = await save(browser, angelegt, {
    revision: 3,
    aenderungen: [{ art: "zeileSpeichern", tabelle: "arbeitspakete", zeile: { uuid: paket, akteure: ["EIGEN"] } }],
  });
  expect(gespeichert.status).toBe(200);
  return gespeichert.body.pruefung;
}

const luecken = async ({ uuid }: Angelegt) =>
  listOf((await browser.get(antragPfad(uuid, "/luecken"))).body.data).map(({ art, message }) => [art, message]);

/** Asks for the TAN, before which everything is checked that a submission needs. */
async function requestTan({ uuid }: Angelegt) {
  await browser.put(antragPfad(uuid, "/einreichung"), { revision: 1, einreichung: EINREICHUNG });
  return browser.post(antragPfad(uuid, "/einreichen/tan"), { stand: await standVon(browser, uuid) });
}

it("nennt dem Formular ohne weitere Anweisung, wann das Vorhaben zuerst gespeichert wurde", async () => {
  test.statements.length = 0;
  const gelesen = await browser.get(vorhabenPfad(altes));
  expect(test.statements.length).toBeLessThanOrEqual(3);
  expect(gelesen.body.kontext?.zuerstGespeichert).toEqual({ [altes.vorhabenUuid]: "2025-10-12T21:59:59.999Z" });
});

it("meldet in einem alten Vorhaben fehlende Akteure beim Speichern als Fehler und nimmt es so nicht an", async () => {
  expect(await removeAuftragnehmer(altes)).toMatchObject({
    fehler: [{ property: "arbeitspakete", message: FEHLT }],
    warnungen: [],
  });
  expect(await luecken(altes)).toEqual([["fehler", FEHLT]]);
  expect(await requestTan(altes)).toMatchObject({
    status: 422,
    body: { errors: [{ property: "arbeitspakete", message: FEHLT }] },
  });
});

it("warnt in einem Vorhaben, das einen Augenblick später zuerst gespeichert wurde, und nimmt es an", async () => {
  expect(await removeAuftragnehmer(neues)).toMatchObject({
    fehler: [],
    warnungen: [{ property: "arbeitspakete", message: FEHLT }],
  });
  expect(await luecken(neues)).toEqual([["warnung", FEHLT]]);
  expect(await requestTan(neues)).toMatchObject({ status: 200 });
});

it("unterscheidet die Vorhaben eines Antrags", async () => {
  const vorhabenUuid = textOf((await browser.post(antragPfad(altes.uuid, "/vorhaben"))).body.vorhabenUuid);
  const spaeteres = { uuid: altes.uuid, vorhabenUuid };
  expect(await removeAuftragnehmer(spaeteres)).toMatchObject({ fehler: [], warnungen: [{ message: FEHLT }] });
  expect(await luecken(altes)).toEqual([
    ["fehler", FEHLT],
    ["warnung", FEHLT],
  ]);
});

it("prüft ein altes Vorhaben auch nach dem Wiederherstellen einer Fassung nach seinen Regeln", async () => {
  const vorher = await readVorhaben(browser, altes);
  const fassung = Number(vorher.revision);
  await save(browser, altes, {
    revision: fassung,
    aenderungen: [{ art: "felder", werte: { titel: "Ein anderer Titel" } }],
  });
  const pfad = `${vorhabenPfad(altes)}/versionen/${String(fassung)}/wiederherstellung`;
  expect((await browser.post(pfad, { revision: fassung + 1, umfang: { art: "alles" } })).body).toEqual({
    revision: fassung + 2,
  });
  const nachher = await readVorhaben(browser, altes);
  expect(nachher.pruefung).toEqual(vorher.pruefung);
  expect(nachher.pruefung).toMatchObject({ fehler: [{ property: "arbeitspakete", message: FEHLT }] });
});
