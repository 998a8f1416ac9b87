import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  antragPfad,
  allowEinsicht,
  felder,
  create,
  readVorhaben,
  submitNew,
  save,
  vorhabenPfad,
} from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { geparktRufe, ortVon, GEPARKT_PFAD as PFAD } from "../../support/geparktRufe";

const NIEMALS = "99999999-9999-4999-8999-999999999999";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "3" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const { ticketVon, park, wartende, einzige, clear, parkNew } = geparktRufe(() => ({ test, browser }));

describe("ohne Sitzung", () => {
  it("bewahrt ein Formular mit seinem Ticket auf, ohne etwas zu speichern, und verrät niemandem die Nummer", async () => {
    await clear();
    const angelegt = await create(browser, "Geparkt");
    expect(await park({ angelegt, ticket: await ticketVon(angelegt) })).toMatchObject({
      status: 200,
      body: { uuid: null },
    });
    expect(await wartende()).toMatchObject([
      { bezeichnung: "Geparkt", antragUuid: angelegt.uuid, gegenstandUuid: angelegt.vorhabenUuid },
    ]);
    expect(await readVorhaben(browser, angelegt)).toMatchObject({ revision: 1 });
    const gelesen = await browser.get(`${PFAD}/${await einzige()}`);
    expect(gelesen).toMatchObject({ status: 200, body: { formular: "V2", ort: ortVon(angelegt) } });
    expect(Object.fromEntries(new URLSearchParams(textOf(gelesen.body.felder)))).toEqual({
      revision: "1",
      titel: "Zu spät & getippt",
    });
  });

  it("nennt nur der Sitzung der Person selbst die Nummer", async () => {
    await clear();
    const angelegt = await create(browser);
    const ticket = await ticketVon(angelegt);
    expect((await park({ angelegt, ticket, wer: browser })).body.uuid).toBe(await einzige());
    for (const wer of [
      await test.alsKollege(),
      await test.alsFremder(),
      await test.alsAdmin(),
      await test.als("bevollmaechtigt", "software"),
    ]) {
      expect((await park({ angelegt, ticket, wer, felder: "titel=B" })).body.uuid).toBeNull();
      await clear();
    }
  });

  it("bewahrt dasselbe Formular einmal auf, mit dem letzten Stand", async () => {
    await clear();
    const angelegt = await create(browser);
    const eingabe = { angelegt, ticket: await ticketVon(angelegt), schluessel: crypto.randomUUID() };
    await park({ ...eingabe, felder: "titel=Eins" });
    await park({ ...eingabe, felder: "titel=Zwei" });
    expect(await wartende()).toHaveLength(1);
    expect((await browser.get(`${PFAD}/${await einzige()}`)).body.felder).toBe("titel=Zwei");
  });

  it("weist ab, was kein Ticket hat, ein gefälschtes oder das eines anderen Formulars", async () => {
    await clear();
    const [angelegt, anderes] = [await create(browser), await create(browser)];
    const ticket = await ticketVon(angelegt);
    const verdreht = (ticket.startsWith("A") ? "B" : "A") + ticket.slice(1);
    for (const falsch of [verdreht, ticket.slice(0, -4), "abc", await ticketVon(anderes)]) {
      expect(await park({ angelegt, ticket: falsch })).toMatchObject({
        status: 422,
        body: { code: "TOKEN_UNGUELTIG" },
      });
    }
    expect((await park({ angelegt, ticket: "" })).status).toBe(422);
    expect((await park({ angelegt, ticket, ort: { ...ortVon(angelegt), vorhabenUuid: NIEMALS } })).status).toBe(422);
    expect((await park({ angelegt, ticket, felder: "revision=1&password=geheim" })).status).toBe(422);
    expect((await park({ angelegt, ticket, felder: `titel=${"x".repeat(256 * 1024)}` })).status).toBe(422);
    expect(await wartende()).toEqual([]);
  });

  it("nimmt ein Ticket drei Tage lang an", async () => {
    const angelegt = await create(browser);
    const ticket = await ticketVon(angelegt);
    test.uhr.vor({ stunden: 72, sekunden: -1 });
    expect((await park({ angelegt, ticket })).status).toBe(200);
    test.uhr.vor({ sekunden: 1 });
    expect((await park({ angelegt, ticket })).status).toBe(422);
    test.uhr.vor({ sekunden: 1 });
    expect((await park({ angelegt, ticket })).status).toBe(422);
    browser = await test.alsBevollmaechtigter();
    await clear();
  });
});

describe("für wen", () => {
  it("zeigt und verwirft es nur für die Person und das Unternehmen, für alle anderen gibt es das nicht", async () => {
    const { uuid } = await parkNew();
    const [kollege, fremder, software] = [
      await test.alsKollege(),
      await test.alsFremder(),
      await test.als("bevollmaechtigt", "software"),
    ];
    const stab = [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()];
    for (const wer of [kollege, await test.alsMitarbeiter(), fremder, software, ...stab]) {
      expect(await wartende(wer)).toEqual([]);
      const unbekannt = await wer.get(`${PFAD}/${NIEMALS}`);
      expect(await wer.get(`${PFAD}/${uuid}`)).toMatchObject({ status: 404, body: unbekannt.body });
      expect((await wer.delete(`${PFAD}/${uuid}`)).status).toBe(404);
    }
    for (const [methode, pfad] of [
      ["GET", PFAD],
      ["GET", `${PFAD}/${uuid}`],
      ["DELETE", `${PFAD}/${uuid}`],
    ] as const) {
      expect((await test.ruf(methode, pfad)).status).toBe(401);
    }
    expect(await wartende()).toHaveLength(1);
  });

  it("wirft das Aufbewahrte eines anderen auch beim Speichern nicht weg", async () => {
    const { uuid } = await parkNew();
    const fremder = await test.alsFremder();
    const eigenes = await create(fremder);
    const gespeichert = await fremder.put(vorhabenPfad(eigenes), {
      revision: 1,
      aenderungen: [felder({ titel: "X" })],
      geparkt: uuid,
    });
    expect(gespeichert.status).toBe(200);
    expect(await einzige()).toBe(uuid);
  });

  it("gibt Ticket und Wartendes nur, wer tippen darf", async () => {
    const { angelegt } = await parkNew();
    const { ticket, geparkte } = (await browser.get(vorhabenPfad(angelegt))).body;
    expect([typeof ticket, geparkte]).toMatchObject(["string", [{ bezeichnung: "Geparkt" }]]);
    await allowEinsicht(browser, angelegt.uuid);
    for (const wer of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()]) {
      const { status, body } = await wer.get(vorhabenPfad(angelegt));
      expect([status, body.ticket, body.geparkte]).toEqual([200, undefined, undefined]);
    }
    const eingereicht = await submitNew(test, browser);
    expect((await browser.get(vorhabenPfad(eingereicht))).body.ticket).toBeUndefined();
  });

  it("bewahrt nichts auf für ein gesperrtes Konto und nach dem Ende der Zugehörigkeit", async () => {
    await clear();
    const angelegt = await create(browser);
    const ticket = await ticketVon(angelegt);
    const { email } = MENSCHEN.bevollmaechtigt;
    await test.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $1 WHERE email = $2", [test.uhr.now(), email]);
    expect((await park({ angelegt, ticket })).status).toBe(422);
    await test.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = NULL WHERE email = $1", [email]);
    // Blocking has ended the sessions of the account.
    browser = await test.alsBevollmaechtigter();
    const { rows } = await test.dienste.pool.query<{ rolle: string; b: string; u: string; seit: Date }>(
      `DELETE FROM mitgliedschaft m USING benutzer b, antrag a WHERE b.email = $1 AND m.benutzer_uuid = b.uuid AND a.uuid = $2
       AND m.unternehmen_uuid = a.unternehmen_uuid RETURNING m.rolle, m.benutzer_uuid AS b, m.unternehmen_uuid AS u, m.seit`,
      [email, angelegt.uuid],
    );
    expect((await park({ angelegt, ticket })).status).toBe(422);
    for (const { b, u, rolle, seit } of rows)
      await test.dienste.pool.query("INSERT INTO mitgliedschaft VALUES ($1, $2, $3, $4)", [b, u, rolle, seit]);
    expect((await park({ angelegt, ticket })).status).toBe(200);
  });
});

describe("übernehmen und verwerfen", () => {
  it("ist mit dem Speichern weg, und nur, wenn gespeichert wurde", async () => {
    const { angelegt, uuid } = await parkNew();
    await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Von einer anderen Seite" })] });
    const { schluessel } = (await browser.get(`${PFAD}/${uuid}`)).body;
    const eingabe = { revision: 1, aenderungen: [felder({ titel: "Zu spät" })], geparkt: uuid };
    const send = (mehr: object = {}) =>
      browser.put(vorhabenPfad(angelegt), { ...eingabe, ...mehr }, { schluessel: textOf(schluessel) });
    expect(await send()).toMatchObject({ status: 409, body: { code: "REVISION_VERALTET", konflikt: { revision: 2 } } });
    expect(await wartende()).toHaveLength(1);
    const entschieden = { gesehen: 2, entscheidungen: [{ stelle: "titel", wahl: "meine" }] };
    expect(await send(entschieden)).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await send(entschieden)).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await wartende()).toEqual([]);
    expect((await readVorhaben(browser, angelegt)).werte).toMatchObject({ titel: "Zu spät" });
  });

  it("wartet nicht mehr, wenn dasselbe Formular doch noch gespeichert wurde; ein späteres mit demselben Schlüssel schon", async () => {
    await clear();
    const angelegt = await create(browser);
    const [ticket, schluessel] = [await ticketVon(angelegt), crypto.randomUUID()];
    await park({ angelegt, ticket, schluessel });
    expect(
      (await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Doch noch" })], schluessel }))
        .status,
    ).toBe(200);
    expect(await wartende()).toEqual([]);
    await park({ angelegt, ticket, schluessel, felder: "titel=Danach" });
    expect(await wartende()).toHaveLength(1);
  });

  it("verwirft einmal, auch wenn der Aufruf wiederholt wird", async () => {
    const { uuid, angelegt } = await parkNew();
    const schluessel = crypto.randomUUID();
    expect((await browser.delete(`${PFAD}/${uuid}`, { schluessel })).status).toBe(200);
    expect((await browser.delete(`${PFAD}/${uuid}`, { schluessel })).status).toBe(200);
    expect((await browser.delete(`${PFAD}/${uuid}`)).status).toBe(404);
    expect((await readVorhaben(browser, angelegt)).revision).toBe(1);
  });

  it("bleibt lesbar, wenn das Vorhaben gelöscht wurde", async () => {
    const { angelegt, uuid } = await parkNew();
    await browser.post(antragPfad(angelegt.uuid, "/vorhaben"), {});
    expect((await browser.delete(vorhabenPfad(angelegt), { json: { revision: 1 } })).status).toBe(200);
    expect((await browser.get(vorhabenPfad(angelegt))).status).toBe(404);
    expect((await browser.get(`${PFAD}/${uuid}`)).status).toBe(200);
  });
});
