import { afterAll, beforeAll, expect, it } from "vitest";
import { submitNew } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";
import { snapshotsVon } from "../../support/einreichungen";

let test: TestBackend;
let uuid: string;
let code: string;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_BELEGPRUEFUNGEN_JE_IP_MINUTE: "10" });
  ({ uuid } = await submitNew(test, await test.alsBevollmaechtigter()));
  const { rows } = await test.dienste.pool.query<{ code: string }>("SELECT code FROM beleg WHERE antrag_uuid = $1", [
    uuid,
  ]);
  code = rows[0]?.code ?? "";
});
afterAll(() => test.stop());

const check = (gesucht: string, browser = test.browser()) => browser.post("/v1/belegpruefung", { code: gesucht });

it("bestätigt einen Beleg ohne Anmeldung und sagt nur Art, Zeit, Prüfsumme und ob alles unverändert ist", async () => {
  const [snapshot] = await snapshotsVon(test, uuid);
  const erwartet = {
    art: "EINGANGSBESTAETIGUNG",
    am: snapshot?.eingereichtAm.toISOString(),
    pruefsumme: snapshot?.pruefsumme,
    istUnveraendert: true,
  };
  for (const getippt of [code, code.toLowerCase(), ` ${code.replace(/(.{4})/g, "$1-")}`]) {
    const antwort = await check(getippt);
    expect(antwort.status).toBe(200);
    // toEqual: not one fact more than these.
    expect(antwort.body).toEqual({ beleg: erwartet });
  }
});

it("antwortet auf Codes, die es nicht gibt, immer gleich und nicht schneller", async () => {
  const browser = test.browser();
  for (const falsch of [
    "0000000000000000",
    code.replace(/.$/, code.endsWith("0") ? "1" : "0"),
    "x",
    "",
    "' OR 1=1 --",
    "ä".repeat(100),
  ]) {
    const beginn = performance.now();
    const antwort = await check(falsch, browser);
    expect(performance.now() - beginn).toBeGreaterThan(240);
    expect(antwort).toMatchObject({ status: 200, body: { beleg: null } });
  }
  expect((await check("x".repeat(101))).status).toBe(422);
});

it("bremst eine Adresse, die viele Codes versucht, und nur diese", async () => {
  const browser = test.browser("10.9.9.9");
  const antworten = await Promise.all(Array.from({ length: 11 }, () => check("0000000000000000", browser)));
  expect(antworten.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await check(code)).status).toBe(200);
});

it.each([
  ["Ereignis davor", "UPDATE ereignis SET am = am + interval '1 ms' WHERE nummer = 1"],
  ["eigene Ereignis", "UPDATE ereignis SET art = 'x' WHERE nummer = 3"],
  ["Ereignis dazwischen fehlt", "DELETE FROM ereignis WHERE nummer = 2"],
  ["Kopf", "UPDATE ereignis_kopf SET siegel = 'x'"],
  ["Beleg", "UPDATE beleg SET art = 'BESCHEID'"],
])("bestätigt nicht, was verändert wurde: %s", async (_, sql) => {
  const client = await test.eigentuemer.connect();
  const tabelle = /(?:UPDATE|FROM) (\w+)/.exec(sql)?.[1] ?? "";
  try {
    await client.query(
      `SET session_replication_role = replica; CREATE TEMP TABLE sicher AS SELECT * FROM ${tabelle}; ${sql}`,
    );
    expect((await check(code)).body).toMatchObject({ beleg: { istUnveraendert: false } });
    await client.query(`DELETE FROM ${tabelle}; INSERT INTO ${tabelle} SELECT * FROM sicher`);
  } finally {
    client.release(true);
  }
  expect((await check(code)).body).toMatchObject({ beleg: { istUnveraendert: true } });
});

it("nennt den Code beim eingereichten Antrag, und keinem Fremden", async () => {
  const eigene = await (await test.alsBevollmaechtigter()).get(`/v1/antraege/${uuid}/eingereicht`);
  expect(eigene.body).toMatchObject({ belegcode: code });
  expect((await (await test.alsFremder()).get(`/v1/antraege/${uuid}/eingereicht`)).status).toBe(404);
});
