import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { LIVE_MASSE } from "~/server/backend/live/connection";
import { type Gast, SockjsServer } from "~/server/backend/live/sockjsServer";
import { closeServer, listen } from "~/server/process/listen";

const offene: Server[] = [];
afterEach(async () => {
  await Promise.all(offene.splice(0).map((server) => closeServer(server, 0)));
});

/** A channel whose look at the session lasts until `answer` is called. */
async function start() {
  let isBeendet = false;
  const verbunden: Gast[] = [];
  const blick = new EventEmitter();
  const gefragt = once(blick, "gefragt");
  const server = createServer();
  await listen(server, 0, "127.0.0.1");
  offene.push(server);
  const { port } = server.address() as AddressInfo;
  const publicUrl = `http://127.0.0.1:${String(port)}`;
  const sockjs = new SockjsServer<Gast>({
    publicUrl,
    masse: LIVE_MASSE,
    pufferBytes: 65_536,
    jsessionid: null,
    now: () => new Date(0),
    async detect() {
      const beantwortet = once(blick, "beantwortet");
      blick.emit("gefragt");
      await beantwortet;
      return { uuid: "sitzung" };
    },
    hasPlatz: () => true,
    connect: (leitung, gast) => {
      verbunden.push(gast);
      return { onMessage: () => leitung.close([3000, "Go away!"]), onClose: () => undefined };
    },
    isBeendet: () => isBeendet,
  });
  server.on("upgrade", (incoming, socket, head) => void sockjs.upgrade(incoming, { socket, head, kopf: {} }));
  server.on("request", (incoming, outgoing) => void sockjs.request(incoming, outgoing));
  return {
    publicUrl,
    verbunden,
    gefragt,
    end: () => (isBeendet = true),
    answer: () => blick.emit("beantwortet"),
  };
}

test("a web socket whose session is looked at while the channel ends is refused: nobody would close it any more", async () => {
  const kanal = await start();
  const socket = new WebSocket(`${kanal.publicUrl.replace("http", "ws")}/notifications/000/abc/websocket`, {
    origin: kanal.publicUrl,
  });
  const antwort = once(socket, "unexpected-response") as Promise<[unknown, { statusCode: number }]>;
  socket.on("error", () => undefined);
  await kanal.gefragt;
  kanal.end();
  kanal.answer();
  const ende = await Promise.race([antwort, once(socket, "open").then(() => "open" as const)]);
  socket.terminate();
  expect(ende === "open" ? ende : ende[1].statusCode).toBe(503);
  expect(kanal.verbunden).toEqual([]);
});

test("neither does a stream begin then", async () => {
  const kanal = await start();
  const antwort = fetch(`${kanal.publicUrl}/notifications/000/abc/xhr_streaming`, {
    method: "POST",
    headers: { origin: kanal.publicUrl },
  });
  await kanal.gefragt;
  kanal.end();
  kanal.answer();
  const { status, headers } = await antwort;
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  expect(kanal.verbunden).toEqual([]);
});
