import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Angelegt, antragPfad, felder, create, readVorhaben, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
let eine: Browser;
let andere: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  eine = await test.alsBevollmaechtigter();
  andere = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await create(eine);
});

it("lässt von zwei gleichzeitigen Speicherungen desselben Feldes genau eine gewinnen", async () => {
  for (let runde = 1; runde <= 10; runde += 1) {
    const antworten = await Promise.all([
      save(eine, angelegt, { revision: runde, aenderungen: [felder({ titel: `eine ${runde}` })] }),
      save(andere, angelegt, { revision: runde, aenderungen: [felder({ titel: `andere ${runde}` })] }),
    ]);
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409]);
    const gewinner = antworten[0].status === 200 ? `eine ${runde}` : `andere ${runde}`;
    expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: runde + 1, werte: { titel: gewinner } });
  }
});

it("überschreibt mit einer alten Fassung nie still", async () => {
  await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "neu" })] });
  const veraltet = await save(andere, angelegt, { revision: 1, aenderungen: [felder({ titel: "alt" })] });
  expect(veraltet).toMatchObject({ status: 409, body: { code: "REVISION_VERALTET", httpSubStatus: "409.10" } });
  expect((await readVorhaben(eine, angelegt)).werte?.titel).toBe("neu");
});

it("speichert mit demselben Schlüssel einmal und antwortet gleich", async () => {
  const schluessel = randomUUID();
  const aenderungen = [felder({ titel: "einmal" })];
  const antworten = await Promise.all(
    Array.from({ length: 5 }, () => save(eine, angelegt, { revision: 1, aenderungen, schluessel })),
  );
  expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(antworten.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await readVorhaben(eine, angelegt)).revision).toBe(2);
});

it("nimmt eine abgewiesene Speicherung nicht als erledigt", async () => {
  const schluessel = randomUUID();
  expect((await save(eine, angelegt, { revision: 9, aenderungen: [felder({ titel: "x" })], schluessel })).status).toBe(
    409,
  );
  expect((await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "x" })], schluessel })).status).toBe(
    200,
  );
});

it("lässt zwei Vorhaben desselben Antrags nebeneinander speichern", async () => {
  const { body } = await eine.post(antragPfad(angelegt.uuid, "/vorhaben"));
  const zweites = { uuid: angelegt.uuid, vorhabenUuid: textOf(body.vorhabenUuid) };
  const antworten = await Promise.all([
    save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "erstes" })] }),
    save(andere, zweites, { revision: 1, aenderungen: [felder({ titel: "zweites" })] }),
  ]);
  expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
});

it("sagt von einer begonnenen Zeile, ob sie seither gespeichert war und gelöscht ist", async () => {
  const zeile = randomUUID();
  const frage = async (seit: number) => {
    const { body } = await eine.get(`${vorhabenPfad(angelegt)}?zeile=${zeile}&seit=${String(seit)}`);
    return body.isZeileGeloescht;
  };
  expect(await frage(1)).toBe(false);
  const paket = { art: "zeileSpeichern", tabelle: "arbeitspakete", zeile: { uuid: zeile } };
  expect((await save(eine, angelegt, { revision: 1, aenderungen: [paket] })).status).toBe(200);
  expect(await frage(1)).toBe(false);
  const weg = { art: "zeileLoeschen", tabelle: "arbeitspakete", zeileUuid: zeile };
  expect((await save(eine, angelegt, { revision: 2, aenderungen: [weg] })).status).toBe(200);
  expect([await frage(1), await frage(0), await frage(3)]).toEqual([true, true, false]);
  expect((await eine.get(vorhabenPfad(angelegt))).body).not.toHaveProperty("isZeileGeloescht");
});
