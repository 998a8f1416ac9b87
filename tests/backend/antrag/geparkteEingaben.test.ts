import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tidy } from "~/server/backend/usecases/tidy";
import {
  type Angelegt,
  antragPfad,
  allowEinsicht,
  felder,
  create,
  readVorhaben,
  submitNew,
  save,
  vorhabenPfad,
} from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/geparkteEingaben";
const NIEMALS = "99999999-9999-4999-8999-999999999999";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_GEPARKTE_EINGABEN_JE_PERSON: "3" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const ticketVon = async (angelegt: Angelegt, wer = browser): Promise<string> =>
  textOf((await wer.get(vorhabenPfad(angelegt))).body.ticket);
const ortVon = ({ uuid, vorhabenUuid }: Angelegt) => ({
  antragUuid: uuid,
  vorhabenUuid,
  tab: "0",
  tabelle: null,
  zeile: null,
  neu: false,
});
const FELDER = new URLSearchParams({
  revision: "1",
  titel: "Zu spät & getippt",
  csrf: "geheim",
  password: "geheim",
  tan: "123456",
}).toString();

type Post = { angelegt: Angelegt; ticket: string; felder?: string; schluessel?: string; wer?: Browser; ort?: object };
const park = ({
  angelegt,
  ticket,
  felder: text = FELDER,
  schluessel,
  wer = test.browser(),
  ort = ortVon(angelegt),
}: Post) => wer.post(PFAD, { ticket, ort, felder: text }, schluessel === undefined ? {} : { schluessel });
const wartende = async (wer = browser) => listOf((await wer.get(PFAD)).body.data);
const einzige = async (wer = browser) => {
  const [erste] = await wartende(wer);
  return textOf(erste?.uuid);
};
const clear = async () => {
  for (const { uuid } of await wartende()) expect((await browser.delete(`${PFAD}/${textOf(uuid)}`)).status).toBe(200);
};

async function parkNew(): Promise<{ angelegt: Angelegt; uuid: string }> {
  await clear();
  const angelegt = await create(browser, "Geparkt");
  expect((await park({ angelegt, ticket: await ticketVon(angelegt) })).status).toBe(200);
  return { angelegt, uuid: await einzige() };
}

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
