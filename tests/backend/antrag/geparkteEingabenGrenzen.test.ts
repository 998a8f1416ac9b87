import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidy } from "~/server/backend/usecases/tidy";
import { create } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { FELDER, geparktRufe, ortVon, GEPARKT_PFAD as PFAD } from "../../support/geparktRufe";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "3" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const { ticketVon, park, wartende, clear, parkNew } = geparktRufe(() => ({ test, browser }));

describe("wie lange und wie viel", () => {
  it.each([
    ["kurz vorher", -1, 1],
    ["genau dann", 0, 0],
    ["kurz danach", 1, 0],
  ])("nach 24 Stunden ist es weg: %s", async (_wann, sekunden, anzahl) => {
    const { uuid } = await parkNew();
    test.uhr.vor({ stunden: 24, sekunden });
    browser = await test.alsBevollmaechtigter();
    expect(await wartende()).toHaveLength(anzahl);
    expect((await browser.get(`${PFAD}/${uuid}`)).status).toBe(anzahl === 1 ? 200 : 404);
    await tidy(test.dienste);
    const { rows } = await test.dienste.pool.query("SELECT uuid FROM geparkte_eingabe WHERE uuid = $1", [uuid]);
    expect(rows).toHaveLength(anzahl);
  });

  it("bewahrt je Person so viele auf, wie eingestellt ist; was wartet, wird nicht verdrängt", async () => {
    await clear();
    const angelegt = await create(browser);
    const ticket = await ticketVon(angelegt);
    const schluessel = crypto.randomUUID();
    await park({ angelegt, ticket, schluessel });
    for (const titel of ["titel=2", "titel=3"])
      expect((await park({ angelegt, ticket, felder: titel })).status).toBe(200);
    expect((await park({ angelegt, ticket, felder: "titel=4" })).status).toBe(422);
    expect((await park({ angelegt, ticket, schluessel, felder: "titel=Neu" })).status).toBe(200);
    expect(await wartende()).toHaveLength(3);
  });

  it("liegt in der Datenbank nur verschlüsselt und öffnet sich in keiner anderen Zeile", async () => {
    const { uuid } = await parkNew();
    const { rows } = await test.dienste.pool.query<{ zeile: string }>(
      "SELECT g::text AS zeile FROM geparkte_eingabe g WHERE uuid = $1",
      [uuid],
    );
    expect(rows[0]?.zeile).toContain(uuid);
    for (const klar of ["getippt", "titel", Buffer.from("getippt").toString("base64url").slice(1, 8)])
      expect(rows[0]?.zeile).not.toContain(klar);
    const anderes = await create(browser);
    await park({ angelegt: anderes, ticket: await ticketVon(anderes), felder: "titel=Anderes" });
    await test.dienste.pool.query(
      "UPDATE geparkte_eingabe SET inhalt = (SELECT inhalt FROM geparkte_eingabe WHERE antrag_uuid = $2) WHERE uuid = $1",
      [uuid, anderes.uuid],
    );
    expect((await browser.get(`${PFAD}/${uuid}`)).status).toBe(404);
  });
});

it("begrenzt, wie oft für eine Person und von einer Adresse aufbewahrt wird", async () => {
  const eng = await startBackend({ GRENZE_PARKEN_JE_PERSON_STUNDE: "2", GRENZE_PARKEN_JE_IP_STUNDE: "3" });
  try {
    const wer = await eng.alsBevollmaechtigter();
    const angelegt = await create(wer);
    const ticket = await ticketVon(angelegt, wer);
    const send = (client: Browser, echtes = ticket) =>
      client.post(PFAD, { ticket: echtes, ort: ortVon(angelegt), felder: FELDER });
    const adresse = eng.browser("10.9.0.1");
    expect([(await send(adresse)).status, (await send(eng.browser("10.9.0.2"))).status]).toEqual([200, 200]);
    expect((await send(eng.browser("10.9.0.3"))).status).toBe(429);
    expect([
      (await send(adresse, "x")).status,
      (await send(adresse, "x")).status,
      (await send(adresse, "x")).status,
    ]).toEqual([422, 422, 429]);
  } finally {
    await eng.stop();
  }
});
