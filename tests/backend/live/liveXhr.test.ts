import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookieVon } from "../../support/livePortal";
import {
  neuerPfad,
  sendKopf,
  STREAM_BYTES,
  TRENNUNG_MS,
  verifyCors,
  verifyFrisch,
  startSockjs,
  type SockjsPortal,
} from "../../support/sockjsPortal";
import { bis } from "../../support/sockjsStrecke";
import { rahmen } from "../../support/stompProbe";

let sockjs: SockjsPortal;
beforeAll(async () => {
  sockjs = await startSockjs();
});
afterAll(() => sockjs.portal.stop());

const eigen = (mehr?: Record<string, string>) => sockjs.eigen(mehr);
const post = (pfad: string, body?: string, headers?: Record<string, string>) => sockjs.post(pfad, body, headers);
const CONNECT = () => sockjs.connect();
const stream = (pfad: string) => sockjs.stream(pfad);

describe("xhr-polling", () => {
  it("opens, takes messages, gives answers; the first part of the address does not matter", async () => {
    const id = randomUUID();
    const offen = await post(`/000/${id}/xhr`);
    expect(await offen.text()).toBe("o\n");
    verifyFrisch(offen);
    verifyCors(offen);
    expect(offen.headers.get("content-type")?.replace(" ", "")).toBe("application/javascript;charset=UTF-8");
    const gesendet = await post(`/000/${id}/xhr_send`, CONNECT());
    expect([gesendet.status, await gesendet.text()]).toEqual([204, ""]);
    expect(gesendet.headers.get("content-type")?.replace(" ", "")).toBe("text/plain;charset=UTF-8");
    verifyFrisch(gesendet);
    verifyCors(gesendet);
    expect(await (await post(`/999/${id}/xhr`)).text()).toMatch(/^a\["CONNECTED\\nversion:1.2\\n.*\\u0000"\]\n$/);
  });

  it("answers 404 to messages for a session that there is not", async () => {
    expect((await post(`${neuerPfad()}/xhr_send`, '["x"]')).status).toBe(404);
  });

  it("survives broken JSON and nothing at all", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    const kaputt = await post(`${pfad}/xhr_send`, '["x');
    expect([kaputt.status, await kaputt.text()]).toEqual([500, "Broken JSON encoding.\n"]);
    const leer = await post(`${pfad}/xhr_send`, "");
    expect([leer.status, await leer.text()]).toEqual([500, "Payload expected.\n"]);
    expect((await post(`${pfad}/xhr_send`, CONNECT())).status).toBe(204);
    expect(await (await post(`${pfad}/xhr`)).text()).toMatch(/^a\["CONNECTED/);
  });

  it("refuses a body beyond every frame", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    expect((await post(`${pfad}/xhr_send`, JSON.stringify(["x".repeat(200_000)]))).status).toBe(413);
  });

  it.each(["text/plain", "T", "application/json", "application/xml", "application/json; charset=utf-8", "text/xml"])(
    "takes messages as %s",
    async (type) => {
      const pfad = neuerPfad();
      await post(`${pfad}/xhr`);
      expect((await post(`${pfad}/xhr_send`, CONNECT(), eigen({ "content-type": type }))).status).toBe(204);
    },
  );

  it("repeats the headers that a browser asks for, and only then", async () => {
    const gefragt = await post(`${neuerPfad()}/xhr`, undefined, eigen({ "access-control-request-headers": "a, b, c" }));
    expect(gefragt.headers.get("access-control-allow-headers")).toBe("a, b, c");
    expect((await post(`${neuerPfad()}/xhr`)).headers.get("access-control-allow-headers")).toBeNull();
  });

  it("lets only one request wait, says so to the second, and ends the session when the first breaks off", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    const erster = httpRequest(`${sockjs.url}${pfad}/xhr`, { method: "POST", headers: eigen() });
    erster.on("error", () => undefined);
    erster.end();
    // Time enough to arrive, and less than until a sign of life would free it.
    await wait(300);
    expect(await (await post(`${pfad}/xhr`)).text()).toBe('c[2010,"Another connection still open"]\n');
    erster.destroy();
    await wait(50);
    expect(await (await post(`${pfad}/xhr`)).text()).toBe('c[1002,"Connection interrupted"]\n');
    // After a while the session is forgotten, and the address is free again.
    await wait(TRENNUNG_MS + 200);
    expect(await (await post(`${pfad}/xhr`)).text()).toBe("o\n");
  });

  it("forgets a session for which no request comes, and keeps one that is polled", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    await wait(TRENNUNG_MS + 200);
    expect((await post(`${pfad}/xhr_send`, CONNECT())).status).toBe(404);
  });

  it("sends a heartbeat to a request that waits", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    expect(await (await post(`${pfad}/xhr`)).text()).toBe("h\n");
  });

  it("serves the close frame until the session is forgotten", async () => {
    const pfad = neuerPfad();
    await post(`${pfad}/xhr`);
    await post(`${pfad}/xhr_send`, JSON.stringify(["JUMP\n\n\0"]));
    expect(await (await post(`${pfad}/xhr`)).text()).toMatch(/^a\["ERROR/);
    expect(await (await post(`${pfad}/xhr`)).text()).toBe('c[4400,"Protocol error"]\n');
    expect(await (await post(`${pfad}/xhr`)).text()).toBe('c[4400,"Protocol error"]\n');
    expect((await post(`${pfad}/xhr_send`, CONNECT())).status).toBe(404);
  });

  it.each(["GET", "PUT", "DELETE"])("refuses %s", async (method) => {
    const antwort = await fetch(`${sockjs.url}${neuerPfad()}/xhr`, { method, headers: eigen() });
    expect([antwort.status, antwort.headers.get("allow"), await antwort.text()]).toEqual([405, "OPTIONS, POST", ""]);
  });
});

describe("xhr-streaming", () => {
  it("begins with 2 KB for browsers that wait for them, then opens and streams", async () => {
    const pfad = neuerPfad();
    const strom = await stream(`${pfad}/xhr_streaming`);
    verifyFrisch(strom.antwort);
    verifyCors(strom.antwort);
    expect(strom.antwort.headers.get("content-length")).toBeNull();
    await bis(() => strom.zeilen.length >= 2);
    expect(strom.zeilen.slice(0, 2)).toEqual(["h".repeat(2048), "o"]);
    await post(`${pfad}/xhr_send`, CONNECT());
    await bis(() => strom.zeilen.find((zeile) => zeile.startsWith('a["CONNECTED')));
    await bis(() => strom.zeilen.includes("h"));
    strom.abort();
  });

  it("ends a request after so many bytes, and goes on with the next", async () => {
    const pfad = neuerPfad();
    const strom = await stream(`${pfad}/xhr_streaming`);
    await post(`${pfad}/xhr_send`, CONNECT());
    for (let nummer = 0; nummer < 40; nummer += 1) {
      const frame = {
        id: "1",
        destination: "/user/notification/alert",
        receipt: `${String(nummer)}${"x".repeat(100)}`,
      };
      const ab = { id: "1", receipt: "weg" };
      await post(`${pfad}/xhr_send`, JSON.stringify([rahmen("SUBSCRIBE", frame) + rahmen("UNSUBSCRIBE", ab)]));
      if (strom.isZu()) break;
    }
    await bis(() => strom.isZu());
    const bytes = strom.zeilen.slice(1).join("\n").length;
    expect(bytes).toBeGreaterThan(STREAM_BYTES - 200);
    expect(bytes).toBeLessThan(STREAM_BYTES + 1000);
    const weiter = await stream(`${pfad}/xhr_streaming`);
    await bis(() => weiter.zeilen.includes("h"));
    expect(weiter.zeilen).not.toContain("o");
    weiter.abort();
  });

  it("closes both requests of a session: the one in use with its frame, the second at once", async () => {
    const pfad = neuerPfad();
    const erster = await stream(`${pfad}/xhr_streaming`);
    await bis(() => erster.zeilen.includes("o"));
    const zweiter = await stream(`${pfad}/xhr_streaming`);
    await bis(() => zweiter.isZu());
    expect(zweiter.zeilen[1]).toBe('c[2010,"Another connection still open"]');
    await post(`${pfad}/xhr_send`, JSON.stringify(["JUMP\n\n\0"]));
    await bis(() => erster.isZu());
    expect(erster.zeilen.at(-1)).toBe('c[4400,"Protocol error"]');
    const dritter = await stream(`${pfad}/xhr_streaming`);
    await bis(() => dritter.isZu());
    expect(dritter.zeilen[1]).toBe('c[4400,"Protocol error"]');
  });

  it("ends the session when the network breaks off", async () => {
    const pfad = neuerPfad();
    const erster = await stream(`${pfad}/xhr_streaming`);
    await bis(() => erster.zeilen.includes("o"));
    erster.abort();
    await wait(50);
    const dritter = await stream(`${pfad}/xhr_streaming`);
    await bis(() => dritter.zeilen.length >= 2);
    expect(dritter.zeilen[1]).toBe('c[1002,"Connection interrupted"]');
  });

  it("speaks HTTP 1.0 without chunks", async () => {
    const kopf = [
      `POST /notifications${neuerPfad()}/xhr_streaming HTTP/1.0`,
      `cookie: ${cookieVon(sockjs.browser)}`,
      "content-length: 0",
    ];
    const antwort = await sendKopf(sockjs.url, kopf);
    expect(antwort).toMatch(/^HTTP\/1\.[01] 200/);
    expect(antwort.toLowerCase()).not.toMatch(/transfer-encoding|content-length/);
  });
});
