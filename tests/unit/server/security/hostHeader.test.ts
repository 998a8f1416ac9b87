import { connect, type AddressInfo } from "node:net";
import type { Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/settings/config";
import { createHttpServer } from "~/server/web/httpServer";
import { createLog } from "~/server/operator/log";

let server: Server;
const seen: string[] = [];
beforeAll(async () => {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  const backend = (request: Request) => {
    seen.push(request.url);
    return Promise.resolve(Response.json({}));
  };
  server = createHttpServer({
    config: config.value,
    log: createLog("silent"),
    clock: systemClock,
    backend,
    callBackend: backend,
    pages: null,
    live: {
      request: (incoming, outgoing) => void outgoing.end(String(seen.push(`live ${incoming.url ?? ""}`))),
      upgrade: (incoming, { socket }) => {
        seen.push(`upgrade ${incoming.url ?? ""}`);
        socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
      },
      stop: () => Promise.resolve(),
    },
    nezoSimulator: null,
    isReady: () => Promise.resolve(true),
    listStoerungen: () => Promise.resolve([]),
    isDevelopment: false,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The first line and the head that come back for a head as it stands, and what the parts behind have seen of it. */
async function send(lines: string[]): Promise<{ status: number; head: string; seen: string[] }> {
  seen.length = 0;
  const head = await new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n`),
    );
    socket.once("data", (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once("error", reject);
  });
  return { status: Number(head.slice(9, 12)), head, seen: [...seen] };
}

const WEBSOCKET = ["Connection: Upgrade", "Upgrade: websocket"];

it.each([
  ["two hosts", ["GET /v1/x HTTP/1.1", "Host: localhost:3000", "Host: evil.example"]],
  ["the same host twice", ["GET /v1/x HTTP/1.1", "Host: localhost:3000", "host: localhost:3000"]],
  ["no host", ["GET /v1/x HTTP/1.1", "Accept: */*"]],
  ["two hosts in HTTP/1.0", ["GET /v1/x HTTP/1.0", "Host: localhost:3000", "Host: evil.example"]],
  ["an address with another host", ["GET http://evil.example/v1/x HTTP/1.1", "Host: localhost:3000"]],
  [
    "an address with a name in front of the host",
    ["GET http://localhost:3000@evil.example/v1/x HTTP/1.1", "Host: localhost:3000"],
  ],
  ["an address of another kind", ["GET ftp://localhost:3000/v1/x HTTP/1.1", "Host: localhost:3000"]],
  ["two hosts to health", ["GET /healthz HTTP/1.1", "Host: localhost:3000", "Host: evil.example"]],
  ["two hosts to the live channel", ["GET /notifications/info HTTP/1.1", "Host: localhost:3000", "Host: evil.example"]],
  ["two hosts for a web socket", ["GET /notifications/websocket HTTP/1.1", "Host: a", "Host: b", ...WEBSOCKET]],
  [
    "two hosts and another protocol",
    ["GET /v1/x HTTP/1.1", "Host: a", "Host: b", "Connection: Upgrade", "Upgrade: h2c"],
  ],
])("refuses %s before anything else looks", async (_, lines) => {
  const { status, head, seen: behind } = await send(lines);
  expect(status).toBe(400);
  expect(head).toMatch(/^connection: close\r$/im);
  expect(behind).toEqual([]);
});

it.each([
  ["one host", ["GET /v1/x?a=1 HTTP/1.1", "Host: localhost:3000"], "http://localhost:3000/v1/x?a=1"],
  ["no host in HTTP/1.0", ["GET /v1/x HTTP/1.0", "Accept: */*"], "http://localhost:3000/v1/x"],
  [
    "the whole address with its host",
    ["GET HTTP://LocalHost:3000/v1/x?a=1 HTTP/1.1", "Host: localhost:3000"],
    "http://localhost:3000/v1/x?a=1",
  ],
  [
    "the whole address of the live channel",
    ["GET http://a/notifications/info HTTP/1.1", "Host: a"],
    "live /notifications/info",
  ],
  [
    "a web socket",
    ["GET /notifications/websocket HTTP/1.1", "Host: a", ...WEBSOCKET],
    "upgrade /notifications/websocket",
  ],
])("takes %s", async (_, lines, expected) => {
  expect((await send(lines)).seen).toEqual([expected]);
});
