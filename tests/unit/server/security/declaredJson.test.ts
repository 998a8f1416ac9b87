import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/settings/config";
import { createHttpServer } from "~/server/web/httpServer";
import { listen } from "~/server/process/listen";
import { createLog } from "~/server/operator/log";
import { freePort } from "../../../support/portalProcess";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server whose backend keeps the bodies that it was given. */
async function serve() {
  const port = await freePort();
  const zeiten = { ZEITGRENZE_KOPFZEILEN_SEKUNDEN: "1", ZEITGRENZE_ANFRAGE_SEKUNDEN: "2" };
  const config = readConfig({ PORT: String(port), ...zeiten });
  if (!config.ok) throw new Error(config.error.join());
  const bodies: string[] = [];
  const log: string[] = [];
  const backend = async (request: Request) => {
    bodies.push(await request.text());
    return Response.json({});
  };
  const rest = {
    live: null,
    nezoSimulator: null,
    pages: null,
    isReady: () => Promise.resolve(true),
    listStoerungen: () => Promise.resolve([]),
    isDevelopment: false,
  };
  const server = createHttpServer({
    ...rest,
    config: config.value,
    log: createLog("warn", { write: (zeile: string) => void log.push(zeile) }),
    clock: systemClock,
    backend,
    callBackend: backend,
  });
  await listen(server, port, "127.0.0.1");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}/v1/antraege`, port, bodies, log };
}

const headers = { "content-type": "application/json" };
const HEAD = "POST /v1/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";

it("gives a call its body unchanged, one after the other on a connection, with a declared length or without", async () => {
  const { url, bodies } = await serve();
  const json = (nummer: number) => JSON.stringify({ nummer, text: "Größe „ä“ 🙂".repeat(2500) });
  for (const nummer of [1, 2])
    expect((await fetch(url, { method: "POST", headers, body: json(nummer) })).status).toBe(200);
  const pieces = new Blob([json(3)]).stream();
  expect((await fetch(url, { method: "POST", headers, body: pieces, duplex: "half" })).status).toBe(200);
  expect(bodies).toEqual([json(1), json(2), json(3)]);
});

it("gives an empty body as an empty one", async () => {
  const { url, bodies } = await serve();
  expect((await fetch(url, { method: "POST", headers })).status).toBe(200);
  expect(bodies).toEqual([""]);
});

it("refuses a body beyond the limit", async () => {
  const { url, bodies } = await serve();
  expect((await fetch(url, { method: "POST", headers, body: "1".repeat(64 * 1024 + 1) })).status).toBe(413);
  expect(bodies).toEqual([]);
});

it("ends a call whose body trickles in", { timeout: 60_000 }, async () => {
  const { port } = await serve();
  const socket = connect(port, "127.0.0.1", () => socket.write(HEAD));
  const answer = await new Promise<Buffer>((resolve) => socket.once("data", resolve));
  socket.destroy();
  expect(answer.toString().split("\r\n", 1)).toEqual(["HTTP/1.1 408 Request Timeout"]);
});

it.each(["application/json", "application/x-www-form-urlencoded"])(
  "outlives a sender who goes in the middle of %s",
  async (type) => {
    const { url, port, bodies, log } = await serve();
    const socket = connect(port, "127.0.0.1", () => socket.write(HEAD.replace("application/json", type)));
    setTimeout(() => socket.destroy(), 100);
    await new Promise((resolve) => socket.once("close", resolve));
    expect((await fetch(url, { method: "POST", headers, body: "{}" })).status).toBe(200);
    expect(bodies).toEqual(["{}"]);
    // Nobody's error.
    expect(log).toEqual([]);
  },
);
