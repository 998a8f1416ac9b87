import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import { pino } from "pino";
import { messages } from "~/contract/wire/live";
import { createBackend } from "~/server/backend";
import type { LiveMasse } from "~/server/backend/live/connection";
import type { Clock } from "~/lib/clock";
import type { Backend, BackendUmgebung } from "~/server/backend/ports/backendPort";
import { createHttpServer, type ServerParts } from "~/server/web/httpServer";
import { closeServer, listen } from "~/server/process/listen";
import { startBackend, textOf, type Browser, type TestBackend } from "./backend";
import { openPool } from "./postgres";
import { stompProbe, type ProbeOptionen, type StompProbe } from "./stompProbe";

/** The address under which browsers know the portal of the tests. */
export const ORIGIN = "http://localhost:3000";

/** A process of the portal with a live channel, as far as it can be one inside of a test. */
export type Knoten = {
  url: string;
  backend: Backend;
  /** Every line that was logged. */
  log: string[];
  /** A client with the session of `browser`; not connected by STOMP yet. */
  probe(browser: Browser | null, optionen?: Partial<ProbeOptionen>): Promise<StompProbe>;
  /**
   * The same, connected and subscribed; the number of unread messages with which the channel begins is taken already.
   */
  hoerer(browser: Browser, ziele: readonly string[], optionen?: Partial<ProbeOptionen>): Promise<StompProbe>;
  stop(): Promise<void>;
};

/** `clock`: another one than that of the first node. */
export type LivePortal = TestBackend & { knoten: Knoten; zweiterKnoten(clock?: Clock): Promise<Knoten> };

/** The csrf token of a session, which CONNECT has to carry. */
export async function tokenVon(browser: Browser): Promise<string> {
  return textOf((await browser.get("/v1/sitzung")).body.csrf);
}

export const cookieVon = (browser: Browser): string =>
  [...browser.kekse].map(([name, wert]) => `${name}=${wert}`).join("; ");

/** What a server without pages is made of beside its backend and its live channel. */
export const OHNE_SEITEN = {
  nezoSimulator: null,
  pages: null,
  isReady: () => Promise.resolve(true),
  listStoerungen: () => Promise.resolve([]),
  isDevelopment: false,
};

type Umgebung = Pick<BackendUmgebung, "pool" | "clock">;

type Teile = Pick<ServerParts, "config" | "log" | "clock">;

/** A server without pages in front of a backend, and its port. */
async function startServer(backend: Backend, teile: Teile): Promise<{ server: Server; port: number }> {
  const handle = (request: Request) => backend.handle(request, { clientIp: "127.0.0.1" });
  const wege = { backend: handle, callBackend: handle, live: backend.live };
  const server = createHttpServer({ ...teile, ...wege, ...OHNE_SEITEN });
  await listen(server, 0, "127.0.0.1");
  return { server, port: (server.address() as AddressInfo).port };
}

/** Connects a client by STOMP and subscribes, and takes the number of unread messages with which that begins. */
async function connectHoerer(client: StompProbe, browser: Browser, ziele: readonly string[]): Promise<void> {
  const { command, headers } = await client.connect(await tokenVon(browser));
  if (command !== "CONNECTED") throw new Error(`Not connected: ${command} ${headers.message ?? ""}`);
  for (const [nummer, ziel] of ziele.entries()) {
    await client.subscribe(`s${String(nummer)}`, ziel);
    if (ziel === messages.destination) await client.nachricht(ziel);
  }
}

async function startKnoten(test: TestBackend, { pool, clock }: Umgebung, live: Partial<LiveMasse>): Promise<Knoten> {
  const zeilen: string[] = [];
  const log = pino({ level: "warn" }, { write: (zeile: string) => zeilen.push(zeile) });
  const backend = createBackend({ ...test.umgebung, pool, clock, log }, { scryptLogN: 4, live });
  const { server, port } = await startServer(backend, { config: test.umgebung.config, log, clock });
  backend.start();
  const url = `http://127.0.0.1:${String(port)}`;
  const probe = (browser: Browser | null, optionen: Partial<ProbeOptionen> = {}) =>
    stompProbe({
      url,
      origin: ORIGIN,
      cookie: browser === null ? "" : cookieVon(browser),
      transport: "websocket",
      ...optionen,
    });
  return {
    url,
    backend,
    log: zeilen,
    probe,
    async hoerer(browser, ziele, optionen) {
      const client = await probe(browser, optionen);
      await connectHoerer(client, browser, ziele);
      return client;
    },
    async stop() {
      await backend.live.stop();
      await closeServer(server);
      await backend.stop();
    },
  };
}

/** A backend with a live channel over HTTP on a free port. `live`: shorter times than those of the portal. */
export async function startLivePortal(
  umgebung: Record<string, string> = {},
  live: Partial<LiveMasse> = {},
): Promise<LivePortal> {
  const test = await startBackend(umgebung);
  const knoten = await startKnoten(test, test.umgebung, live);
  const weitere: { knoten: Knoten; pool: pg.Pool }[] = [];
  return {
    ...test,
    knoten,
    async zweiterKnoten(clock = test.umgebung.clock) {
      const { options } = test.umgebung.pool;
      const pool = openPool({ ...options, ...(options.password === undefined ? {} : { password: options.password }) });
      weitere.push({ knoten: await startKnoten(test, { pool, clock }, live), pool });
      return weitere.at(-1)!.knoten;
    },
    async stop() {
      for (const { knoten: weiterer, pool } of weitere) {
        await weiterer.stop();
        await pool.end();
      }
      await knoten.stop();
      await test.stop();
    },
  };
}
