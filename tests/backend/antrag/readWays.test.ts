import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "~/contract";
import { newUuid } from "~/lib/uuid";
import { create } from "../../support/antraege";
import { startBackend, type Browser, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const cookieOf = ({ kekse }: Browser) => [...kekse].map(([name, value]) => `${name}=${value}`).join("; ");

type Ruf = { path: [string, string]; input?: unknown; pfad: string; schluessel?: string };

/** The same call on the short way and as a request. */
async function beides(browser: Browser, { path, input, pfad, schluessel }: Ruf) {
  const headers = { cookie: cookieOf(browser), ...(schluessel !== undefined && { "idempotency-key": schluessel }) };
  const kurz = await t.backend.read({ path, input, headers }, { clientIp: "192.0.2.9" });
  const lang = await t.backend.handle(new Request(`http://localhost:3000${pfad}`, { headers }), {
    clientIp: "192.0.2.9",
  });
  return { kurz, lang: { status: lang.status, body: (await lang.json()) as unknown } };
}

/** Each ticket is sealed anew: one text for all of them. */
const gleichesTicket = (antwort: object): unknown =>
  JSON.parse(
    JSON.stringify(antwort, (key, wert: unknown) => (key === "ticket" && typeof wert === "string" ? "Ticket" : wert)),
  );

describe("Lesende Rufe ohne Umweg über HTTP", () => {
  it("liefern dasselbe wie die Anfrage", async () => {
    const browser = await t.alsBevollmaechtigter();
    const { uuid, vorhabenUuid } = await create(browser, "Messung");
    const rufe: Ruf[] = [
      { path: ["benutzer", "getSitzung"], pfad: "/v1/sitzung" },
      {
        path: ["antraege", "listAntraege"],
        input: { size: 25, suche: "Mess" },
        pfad: "/v1/antraege?size=25&suche=Mess",
      },
      { path: ["antraege", "getInfo"], input: { uuid }, pfad: `/v1/antraege/${uuid}/info` },
      {
        path: ["antraege", "getVorhaben"],
        input: { uuid, vorhabenUuid },
        pfad: `/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}`,
      },
      { path: ["antraege", "listLuecken"], input: { uuid }, pfad: `/v1/antraege/${uuid}/luecken` },
    ];
    for (const ruf of rufe) {
      const { kurz, lang } = await beides(browser, ruf);
      expect(lang.status).toBe(200);
      expect(gleichesTicket(kurz)).toEqual(gleichesTicket({ ok: true, wert: lang.body, setCookies: [] }));
    }
  });

  it("werden abgelehnt wie die Anfrage: ohne Sitzung, als Fremder, unbekannt, falsche Eingabe, falscher Schlüssel", async () => {
    const eigener = await t.alsBevollmaechtigter();
    const { uuid } = await create(eigener);
    const fremder = await t.alsFremder();
    const faelle: [Browser, Ruf, number][] = [
      [t.browser(), { path: ["antraege", "getInfo"], input: { uuid }, pfad: `/v1/antraege/${uuid}/info` }, 401],
      [fremder, { path: ["antraege", "getInfo"], input: { uuid }, pfad: `/v1/antraege/${uuid}/info` }, 404],
      [eigener, { path: ["antraege", "getInfo"], input: { uuid: "x" }, pfad: "/v1/antraege/x/info" }, 404],
      [eigener, { path: ["antraege", "listAntraege"], input: { filter: "[" }, pfad: "/v1/antraege?filter=%5B" }, 422],
      [
        eigener,
        {
          path: ["antraege", "listAntraege"],
          input: { suche: "x".repeat(201) },
          pfad: `/v1/antraege?suche=${"x".repeat(201)}`,
        },
        422,
      ],
      [
        eigener,
        { path: ["antraege", "getInfo"], input: { uuid }, pfad: `/v1/antraege/${uuid}/info`, schluessel: "x" },
        422,
      ],
    ];
    for (const [browser, ruf, status] of faelle) {
      const { kurz, lang } = await beides(browser, ruf);
      expect(lang.status).toBe(status);
      expect(kurz).toEqual({ ok: false, ...lang, setCookies: [] });
    }
    const unbekannt = await t.backend.read(
      { path: ["antraege", newUuid()], input: {}, headers: {} },
      { clientIp: "192.0.2.9" },
    );
    expect(unbekannt).toMatchObject({ ok: false, status: 404 });
  });

  it("lesen den Antrag eines Seitenaufrufs einmal, und neu, sobald er etwas geändert hat", async () => {
    const browser = await t.alsBevollmaechtigter();
    const { uuid, vorhabenUuid } = await create(browser, "Vorher");
    const [headers, vorgang] = [{ cookie: cookieOf(browser) }, {}];
    const read = (name: string, input?: unknown) =>
      t.backend.read(
        { path: [name === "getSitzung" ? "benutzer" : "antraege", name], input, headers },
        { clientIp: "192.0.2.9", vorgang },
      );
    t.statements.length = 0;
    await read("getSitzung");
    const info = await read("getInfo", { uuid });
    const seite = await read("getVorhaben", { uuid, vorhabenUuid });
    expect(t.statements).toHaveLength(3);
    expect(info).toMatchObject({ ok: true, wert: { data: { uuid } } });
    expect(seite).toMatchObject({ ok: true, wert: { antrag: { bezeichnung: "Vorher" } } });

    const body = JSON.stringify({ revision: 1, bezeichnung: "Nachher" });
    const kopf = { ...headers, "content-type": "application/json" };
    const put = new Request(`http://localhost:3000/v1/antraege/${uuid}/bezeichnung`, {
      method: "PUT",
      headers: kopf,
      body,
    });
    expect((await t.backend.handle(put, { clientIp: "192.0.2.9", vorgang })).status).toBe(200);
    expect(await read("getVorhaben", { uuid, vorhabenUuid })).toMatchObject({
      wert: { antrag: { bezeichnung: "Nachher" } },
    });
  });

  it("es gibt sie nur für Rufe, die nichts ändern", async () => {
    const browser = await t.alsBevollmaechtigter();
    const headers = { cookie: cookieOf(browser) };
    const ergebnis = await t.backend.read(
      { path: ["antraege", "createAntrag"], input: {}, headers },
      { clientIp: "192.0.2.9" },
    );
    expect(contract.antraege.createAntrag["~orpc"].route.method).toBe("POST");
    expect(ergebnis).toMatchObject({ ok: false, status: 404 });
  });
});
