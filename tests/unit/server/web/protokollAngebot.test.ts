import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/settings/config";
import { createHttpServer } from "~/server/web/httpServer";
import { createLog } from "~/server/operator/log";

const offene: Server[] = [];
afterEach(() => {
  for (const server of offene.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A portal with a live channel, whose calls answer with what they were given. */
async function start(): Promise<number> {
  const config = readConfig({ PUBLIC_URL: "http://localhost:3000" });
  if (!config.ok) throw new Error(config.error.join());
  const backend = async (request: Request) => {
    const verbindung = request.headers.get("connection") ?? "-";
    return Response.json({
      ruf: `${request.method} ${new URL(request.url).pathname} ${verbindung} ${await request.text()}`,
    });
  };
  const server = createHttpServer({
    config: config.value,
    log: createLog("silent"),
    clock: systemClock,
    backend,
    callBackend: backend,
    live: { request: () => undefined, upgrade: (_, { socket }) => socket.end("LIVE"), stop: () => Promise.resolve() },
    nezoSimulator: null,
    pages: null,
    isReady: () => Promise.resolve(true),
    listStoerungen: () => Promise.resolve([]),
    isDevelopment: false,
  });
  offene.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const ANGEBOT =
  "Host: localhost:3000\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB\r\n";

/**
 * Sends the pieces of requests one after the other on one connection, each after a pause and each request after the
 * answer to the one before, and gives all that comes until `ende` has come.
 */
function send(port: number, anfragen: readonly (readonly string[])[], ende: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let antwort = "";
    const uebrige = [...anfragen];
    const sendNext = () => {
      for (const [stelle, stueck] of (uebrige.shift() ?? []).entries())
        setTimeout(() => socket.write(stueck), 200 * stelle);
    };
    const socket = connect(port, "127.0.0.1", sendNext);
    const fertig = () => {
      socket.destroy();
      resolve(antwort);
    };
    socket.on("data", (bytes: Buffer) => {
      antwort += bytes.toString();
      if (ende.test(antwort)) fertig();
      else if (antwort.endsWith("}")) sendNext();
    });
    socket.on("end", fertig);
    socket.on("error", reject);
  });
}

it("answers in HTTP/1.1 who offers HTTP/2, as Java does with its first request", async () => {
  const antwort = await send(await start(), [[`GET /fach/v1/aufgaben HTTP/1.1\r\n${ANGEBOT}\r\n`]], /"ruf":"[^"]*"/);
  expect(antwort).toMatch(/^HTTP\/1\.1 200 /);
  expect(antwort).toContain('"ruf":"GET /fach/v1/aufgaben - "');
});

it("takes the body of such a request, in pieces, too, and what follows on the same connection", async () => {
  const json = '{"a":"ä"}';
  const laenge = `Content-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(json))}\r\n\r\n`;
  const stuecke = [
    [`POST /v1/eins HTTP/1.1\r\n${ANGEBOT}${laenge}${json.slice(0, 3)}`, json.slice(3)],
    [
      `POST /v1/zwei HTTP/1.1\r\n${ANGEBOT}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[1\r\n`,
      "1\r\n]\r\n0\r\n\r\n",
    ],
  ];
  const antwort = await send(await start(), stuecke, /zwei - [^"]*"/);
  expect(antwort).toContain(`POST /v1/eins - ${json.replaceAll('"', '\\"')}`);
  expect(antwort).toContain("POST /v1/zwei - [1]");
});

it("closes the connection where the request says so", async () => {
  const mitEnde = ANGEBOT.replace("Connection: Upgrade", "Connection: close, Upgrade");
  expect(await send(await start(), [[`GET /v1/x HTTP/1.1\r\n${mitEnde}\r\n`]], /^$/)).toMatch(
    /^HTTP\/1\.1 200 [^]*connection: close/i,
  );
});

it("leaves the live channel alone, and refuses web sockets elsewhere", async () => {
  const port = await start();
  expect(await send(port, [[`GET /notifications/info HTTP/1.1\r\n${ANGEBOT}\r\n`]], /^$/)).toBe("LIVE");
  const webSocket = "Host: localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
  expect(await send(port, [[`GET /v1/x HTTP/1.1\r\n${webSocket}\r\n`]], /^$/)).toMatch(/^HTTP\/1\.1 400 /);
});
