import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Angelegt, felder, create, submitNew, save, vorhabenPfad, allowEinsicht } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const PAKET = "11111111-1111-4111-8111-111111111111";
const liste = (angelegt: Angelegt, query = "", wer = browser) => wer.get(`${vorhabenPfad(angelegt)}/versionen${query}`);
const vergleich = (angelegt: Angelegt, query = "", wer = browser) =>
  wer.get(`${vorhabenPfad(angelegt)}/versionen/vergleich${query}`);
const paket = (titel: string, uuid = PAKET) => ({
  art: "zeileSpeichern",
  tabelle: "arbeitspakete",
  zeile: { uuid, titel },
});

/** A Vorhaben with two saves. */
async function createVersionen(): Promise<Angelegt> {
  const angelegt = await create(browser, "Versionen");
  await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Erster Titel" })] });
  test.uhr.vor({ sekunden: 1 });
  await save(browser, angelegt, { revision: 2, aenderungen: [felder({ titel: "Zweiter Titel" }), paket("Messen")] });
  return angelegt;
}

describe("die Liste der Versionen", () => {
  it("nennt jedes Speichern mit Zeit, Person und Änderungen, die neueste zuerst", async () => {
    const angelegt = await create(browser);
    await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Erster Titel" })] });
    const am = test.uhr.now().toISOString();
    const { status, body } = await liste(angelegt);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, antrag: { uuid: angelegt.uuid } });
    expect(listOf(body.data)).toMatchObject([
      { revision: 2, am, von: "Bea Vollmer", eingereichtAm: null, geaendert: { titel: 0 } },
      { revision: 1, am, eingereichtAm: null, geaendert: {} },
    ]);
  });

  it("zählt geänderte Zeilen und erkennt, dass nur die Reihenfolge anders ist", async () => {
    const angelegt = await create(browser);
    const zweites = PAKET.replaceAll("1", "2");
    await save(browser, angelegt, { revision: 1, aenderungen: [paket("Messen"), paket("Bauen", zweites)] });
    const verschieben = { art: "zeileVerschieben", tabelle: "arbeitspakete", zeileUuid: zweites, richtung: "hoch" };
    await save(browser, angelegt, { revision: 2, aenderungen: [verschieben] });
    await save(browser, angelegt, { revision: 3, aenderungen: [paket("Neu messen")] });
    const { body } = await liste(angelegt);
    expect(listOf(body.data).map(({ geaendert }) => geaendert)).toEqual([
      { arbeitspakete: 1 },
      { arbeitspakete: 0 },
      { arbeitspakete: 2 },
      {},
    ]);
  });

  it("kennzeichnet die Fassung, die eingereicht wurde", async () => {
    const angelegt = await submitNew(test, browser);
    const am = test.uhr.now().toISOString();
    const { body } = await liste(angelegt);
    expect(listOf(body.data).map(({ revision, eingereichtAm }) => [revision, eingereichtAm])).toEqual([
      [3, am],
      [2, null],
      [1, null],
    ]);
  });

  it("liest von 500 Fassungen eine Seite mit drei Anweisungen", async () => {
    const angelegt = await create(browser);
    await test.dienste.db.execute(sql`
      insert into vorhaben_revision (vorhaben_uuid, revision, werte, am, von)
      select vorhaben_uuid, n, werte || jsonb_build_object('titel', 'Fassung ' || n), am, von
      from vorhaben_revision, generate_series(2, 500) n where vorhaben_uuid = ${angelegt.vorhabenUuid}::uuid and revision = 1`);
    test.statements.length = 0;
    const { body } = await liste(angelegt, "?page=1&size=25");
    expect(body.total).toBe(500);
    const data = listOf(body.data);
    expect(data.map(({ revision }) => revision)).toEqual(Array.from({ length: 25 }, (_, stelle) => 475 - stelle));
    expect(data[0]?.geaendert).toEqual({ titel: 0 });
    expect(test.statements.length).toBeLessThanOrEqual(6);
    expect(listOf((await liste(angelegt, "?size=0")).body.data)).toHaveLength(500);
    expect(listOf((await liste(angelegt, "?page=99&size=25")).body.data)).toEqual([]);
  });
});

describe("der Vergleich", () => {
  it("gibt zwei beliebige Fassungen mit allen Werten", async () => {
    const angelegt = await createVersionen();
    expect((await vergleich(angelegt, "?von=1&bis=2")).body).toMatchObject({
      von: { revision: 1, werte: { titel: "" } },
      bis: { revision: 2, werte: { titel: "Erster Titel" } },
    });
    expect((await vergleich(angelegt, "?von=3&bis=1")).body).toMatchObject({
      von: { revision: 3 },
      bis: { revision: 1 },
    });
    expect((await vergleich(angelegt, "?von=2&bis=2")).body).toMatchObject({
      von: { revision: 2 },
      bis: { revision: 2 },
    });
  });

  it("gibt ohne Angabe die letzte Änderung", async () => {
    const angelegt = await createVersionen();
    expect((await vergleich(angelegt)).body).toMatchObject({
      von: { revision: 2, werte: { titel: "Erster Titel" } },
      bis: { revision: 3, werte: { titel: "Zweiter Titel" } },
    });
    expect((await vergleich(await create(browser))).body).toMatchObject({ von: { revision: 1 }, bis: { revision: 1 } });
  });

  it("kennt keine Fassung, die es nicht gibt, und keine eines anderen Vorhabens", async () => {
    const angelegt = await createVersionen();
    expect(await vergleich(angelegt, "?von=1&bis=9")).toMatchObject({ status: 404, body: { code: "NICHT_GEFUNDEN" } });
    const anderer = await create(browser);
    expect((await vergleich({ uuid: angelegt.uuid, vorhabenUuid: anderer.vorhabenUuid }, "?von=1&bis=1")).status).toBe(
      404,
    );
  });
});

describe("wer Versionen lesen darf", () => {
  it("sind alle, die den Antrag lesen dürfen", async () => {
    const angelegt = await createVersionen();
    for (const wer of [
      await test.alsBevollmaechtigter(),
      await test.alsSupport(),
      await test.alsQm(),
      await test.alsAdmin(),
    ]) {
      expect((await liste(angelegt, "", wer)).status).toBe((await wer.get(vorhabenPfad(angelegt))).status);
      expect((await vergleich(angelegt, "", wer)).status).toBe((await wer.get(vorhabenPfad(angelegt))).status);
    }
    expect((await liste(angelegt, "", await test.alsSupport())).status).toBe(404);
    await allowEinsicht(browser, angelegt.uuid);
    expect((await liste(angelegt, "", await test.alsSupport())).status).toBe(200);
  });

  it("ist niemand aus einem anderen Unternehmen und niemand ohne Sitzung", async () => {
    const angelegt = await createVersionen();
    const fremd = await test.alsFremder();
    for (const call of [liste, vergleich]) {
      const unbekannt = await call({ ...angelegt, uuid: UNBEKANNT });
      const fremder = await call(angelegt, "", fremd);
      expect(fremder).toMatchObject({ status: 404, body: { code: "ANTRAG_NICHT_GEFUNDEN" } });
      expect([fremder.body.code, fremder.body.userMessage]).toEqual([unbekannt.body.code, unbekannt.body.userMessage]);
      expect((await call(angelegt, "", test.browser())).status).toBe(401);
      expect(await call({ ...angelegt, vorhabenUuid: UNBEKANNT })).toMatchObject({
        status: 404,
        body: { code: "NICHT_GEFUNDEN" },
      });
    }
  });
});
