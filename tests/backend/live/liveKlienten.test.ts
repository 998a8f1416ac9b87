import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, ReconnectionTimeMode, StompConfig, StompHeaders, type IFrame } from "@stomp/stompjs";
import { pino } from "pino";
import SockJS from "sockjs-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { alert, LIVE_RAHMEN_BYTES } from "~/contract/wire/live";
import { publish } from "~/server/backend/usecases/live/publish";
import { listen } from "~/server/process/listen";
import { createLiveWeiterleitung } from "~/server/web/liveWeiterleitung";
import { cookieVon, ORIGIN, startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import { bis } from "../../support/sockjsStrecke";

let portal: LivePortal;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  portal = await startLivePortal({}, { herzschlagMs: 200 });
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await portal.stop();
});

const kopf = (headers: Record<string, string>) => Object.assign(new StompHeaders(), headers);

type Weg = { name: string; open: (cookie: string, adresse: string) => unknown };

/** Outside of a browser, requests of SockJS carry no cookies: this address adds them. */
async function withCookie(cookie: string): Promise<string> {
  const { config } = portal.umgebung;
  const weiter = createLiveWeiterleitung({
    backendUrl: portal.knoten.url,
    publicUrl: config.publicUrl,
    log: pino({ level: "silent" }),
  });
  const server = createServer((incoming, outgoing) => {
    incoming.headers.cookie = cookie;
    weiter.request(incoming, outgoing, { clientIp: "127.0.0.1", requestId: "test", kopf: {} });
  });
  await listen(server, 0, "127.0.0.1");
  server.unref();
  stops.push(async () => {
    await weiter.stop();
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/notifications`;
}

const WEGE: Weg[] = [
  ...(["xhr-streaming", "xhr-polling"] as const).map((transports) => ({
    name: `sockjs-client over ${transports}`,
    open: (_: string, adresse: string) => new SockJS(adresse, undefined, { transports }),
  })),
  {
    name: "sockjs-client over WebSocket",
    open: (cookie) =>
      new SockJS(`${portal.knoten.url}/notifications`, undefined, {
        transports: "websocket",
        transportOptions: { websocket: { headers: { cookie, origin: ORIGIN } } },
      } as SockJS.Options),
  },
  {
    name: "ws at the address without frames of SockJS",
    open: (cookie) =>
      new WebSocket(`${portal.knoten.url.replace("http", "ws")}/notifications/websocket`, {
        headers: { cookie },
        origin: ORIGIN,
      }),
  },
];

it.each(WEGE)("stompjs connects by $name, beats, subscribes, hears, and says good-bye", async ({ open }) => {
  const browser = await portal.alsQm();
  const [token, cookie] = [await tokenVon(browser), cookieVon(browser)];
  const adresse = await withCookie(cookie);
  const gehoert: string[] = [];
  const fehler: string[] = [];
  let verbindungen = 0;
  const client = new Client();
  const config = Object.assign(new StompConfig(), {
    webSocketFactory: () => open(cookie, adresse) as never,
    connectHeaders: kopf({ csrf: token }),
    heartbeatIncoming: 200,
    heartbeatOutgoing: 200,
    reconnectDelay: 100,
    reconnectTimeMode: ReconnectionTimeMode.LINEAR,
    splitLargeFrames: true,
    maxWebSocketChunkSize: LIVE_RAHMEN_BYTES,
    onConnect: () => {
      verbindungen += 1;
      client.subscribe(alert.destination, ({ body }) =>
        gehoert.push((JSON.parse(body) as { alertMessage: string }).alertMessage),
      );
    },
    onStompError: ({ headers }: IFrame) => fehler.push(headers.message ?? ""),
  });
  client.configure(config);
  client.activate();
  await bis(() => verbindungen === 1);
  const tell = (alertMessage: string) =>
    publish(portal.dienste.db, portal.dienste, {
      topic: alert,
      empfaenger: { art: "alle" },
      nutzlast: { alertMessage, showAlertMessage: true },
    });
  let quittiert = false;
  client.watchForReceipt("abo", () => (quittiert = true));
  client.subscribe("/user/notification/download/file", () => undefined, kopf({ receipt: "abo" }));
  await bis(() => quittiert);
  await tell("Grüße: „eins“\nzwei\\");
  await bis(() => gehoert.length === 1);
  expect(gehoert).toEqual(["Grüße: „eins“\nzwei\\"]);
  // Longer than either side would wait for a sign of life of the other.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(verbindungen).toBe(1);
  // A node that goes away in between is found again.
  await portal.dienste.pool.query("DELETE FROM live_knoten");
  await bis(() => verbindungen === 2, 15_000);
  await client.deactivate();
  expect(fehler).toEqual([]);
});
