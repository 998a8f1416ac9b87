import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alert } from "~/contract/wire/live";
import { publish } from "~/server/backend/usecases/live/publish";
import { createHttpServer } from "~/server/web/httpServer";
import { closeServer, listen } from "~/server/process/listen";
import { createLiveWeiterleitung } from "~/server/web/liveWeiterleitung";
import type { LiveTuer } from "~/server/backend/ports/backendPort";
import { cookieVon, OHNE_SEITEN, ORIGIN, startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import { verifySicher } from "../../support/sockjsPortal";
import { bis, type Transport } from "../../support/sockjsStrecke";
import { stompProbe } from "../../support/stompProbe";

const TRANSPORTE: Transport[] = ["websocket", "roh", "xhr_streaming", "xhr"];
let portal: LivePortal;
const server: Server[] = [];

/** A portal without a backend of its own, in front of the given one. */
async function startVorne(backendUrl: string): Promise<{ url: string; live: LiveTuer }> {
  const { config, clock } = portal.umgebung;
  const log = pino({ level: "silent" });
  const live = createLiveWeiterleitung({ backendUrl, publicUrl: config.publicUrl, log });
  const vorne = createHttpServer({
    config,
    log,
    clock,
    backend: null,
    callBackend: () => Promise.reject(new Error("unused")),
    live,
    ...OHNE_SEITEN,
  });
  await listen(vorne, 0, "127.0.0.1");
  server.push(vorne);
  return { url: `http://127.0.0.1:${String((vorne.address() as AddressInfo).port)}`, live };
}

beforeAll(async () => {
  portal = await startLivePortal({ LIVE_JSESSIONID: "true" });
});
afterAll(async () => {
  await portal.stop();
  await Promise.all(server.map((einer) => closeServer(einer)));
});

describe("the portal in front of a backend", () => {
  it.each(TRANSPORTE)("passes %s on in both directions, with cookies, and ends with either side", async (transport) => {
    const vorne = await startVorne(portal.knoten.url);
    const browser = await portal.alsQm();
    const open = async () => {
      const probe = await stompProbe({ url: vorne.url, transport, cookie: cookieVon(browser), origin: ORIGIN });
      await probe.connect(await tokenVon(browser));
      await probe.subscribe("1", alert.destination);
      return probe;
    };
    const probe = await open();
    for (const alertMessage of ["ä".repeat(20_000), "b"]) {
      await publish(portal.dienste.db, portal.dienste, {
        topic: alert,
        empfaenger: { art: "alle" },
        nutzlast: { alertMessage, showAlertMessage: true },
      });
      expect(await probe.nachricht()).toMatchObject({ alertMessage });
    }
    probe.abort();
    const count = async () => (await portal.dienste.pool.query("SELECT 1 FROM live_verbindung")).rows.length;
    let offen = 1;
    await bis(() => {
      void count().then((zahl) => (offen = zahl));
      return offen === 0;
    }, 9_000);
    const weitere = await open();
    await vorne.live.stop();
    await bis(() => weitere.strecke.isZu());
    await expect(open()).rejects.toThrow("503");
  });

  it("answers with the headers of every answer, whether the backend does or not", async () => {
    const stummes = createServer(
      (_, outgoing) => void outgoing.writeHead(200, { "x-frame-options": "ALLOWALL" }).end(),
    );
    await listen(stummes, 0, "127.0.0.1");
    server.push(stummes);
    const { url } = await startVorne(`http://127.0.0.1:${String((stummes.address() as AddressInfo).port)}`);
    for (const origin of [ORIGIN, "https://evil.example"])
      verifySicher(Object.fromEntries((await fetch(`${url}/notifications/info`, { headers: { origin } })).headers));
  });

  it.each(TRANSPORTE)("refuses foreign pages and users without a session, by %s", async (transport) => {
    const { url } = await startVorne(portal.knoten.url);
    const cookie = cookieVon(await portal.alsQm());
    await expect(stompProbe({ url, transport, cookie, origin: "https://evil.example.org" })).rejects.toThrow("403");
    await expect(stompProbe({ url, transport, cookie: "", origin: ORIGIN })).rejects.toThrow("401");
  });

  it("passes the greeting, /info and cookies on, and answers 503 while the backend is away", async () => {
    const vorne = await startVorne(portal.knoten.url);
    const headers = { cookie: cookieVon(await portal.alsQm()), origin: ORIGIN };
    expect(await (await fetch(`${vorne.url}/notifications`)).text()).toBe("Welcome to SockJS!\n");
    expect(await (await fetch(`${vorne.url}/notifications/info`, { headers })).json()).toMatchObject({
      websocket: true,
    });
    const offen = await fetch(`${vorne.url}/notifications/0/abc/xhr`, { method: "POST", headers });
    expect([await offen.text(), offen.headers.get("set-cookie")]).toEqual([
      "o\n",
      expect.stringMatching(/^JSESSIONID=dummy/),
    ]);
    const leer = createServer();
    await listen(leer, 0, "127.0.0.1");
    const { port } = leer.address() as AddressInfo;
    await closeServer(leer);
    const blind = await startVorne(`http://127.0.0.1:${String(port)}`);
    expect((await fetch(`${blind.url}/notifications/info`, { headers })).status).toBe(503);
    await expect(stompProbe({ url: blind.url, transport: "websocket", ...headers })).rejects.toThrow("503");
  });
});
