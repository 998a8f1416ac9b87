import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { cookieVon, ORIGIN } from "../../support/livePortal";
import {
  neuerPfad,
  sendKopf,
  verifyCors,
  verifyFrisch,
  verifySicher,
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

describe("addresses", () => {
  it.each(["", "/"])("greet at the base%s", async (ende) => {
    const antwort = await fetch(sockjs.url + ende);
    expect([antwort.status, await antwort.text()]).toEqual([200, "Welcome to SockJS!\n"]);
    expect(antwort.headers.get("content-type")?.replace(" ", "")).toBe("text/plain;charset=UTF-8");
    expect(antwort.headers.get("set-cookie")).toBeNull();
    expect(antwort.headers.get("content-length")).toBe("19");
  });

  it.each(["/a", "/a.html", "//", "///", "/a/a", "/a/a/", "/a/"])("answer 404 at %s", async (pfad) => {
    expect((await fetch(sockjs.url + pfad, { headers: eigen() })).status).toBe(404);
  });

  it.each(["//", "/a./a", "/a/a.", "/", "///"])("take no session at %s", async (pfad) => {
    expect((await post(`${pfad}/xhr`)).status).toBe(404);
  });

  it.each(["/a/a", "/_/_", "/1/1", "/abcdefgh_i-j%20/abcdefg_i-j%20"])("take a session at %s", async (pfad) => {
    expect(await (await post(`${pfad}/xhr`)).text()).toBe("o\n");
  });

  it.each([
    "/iframe.html",
    "/iframe-0.3.3.html",
    "/000/x/eventsource",
    "/000/x/htmlfile?c=callback",
    "/000/x/jsonp?c=callback",
  ])("know nothing of the transport %s", async (pfad) => {
    expect((await fetch(sockjs.url + pfad, { headers: eigen() })).status).toBe(404);
    expect((await post(pfad)).status).toBe(404);
  });

  it.each([
    ["the greeting", "GET", "", 200],
    ["/info", "GET", "/info", 200],
    ["a preflight", "OPTIONS", "/info", 204],
    ["a wrong method", "PUT", "/info", 405],
    ["an unknown address", "GET", "/a", 404],
    ["a foreign page", "GET", "/info", 403],
  ])("let no other page frame or run the answer to %s", async (name, method, pfad, status) => {
    const headers = name === "a foreign page" ? { origin: "https://evil.example" } : eigen();
    const antwort = await fetch(sockjs.url + pfad, { method, headers });
    expect(antwort.status).toBe(status);
    expect(Object.fromEntries(antwort.headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
    });
    verifySicher(Object.fromEntries(antwort.headers));
  });

  it("carry what every answer of the portal carries, also streams and what is said to web sockets", async () => {
    const strom = await sockjs.stream(`${neuerPfad()}/xhr_streaming`);
    strom.abort();
    verifySicher(Object.fromEntries(strom.antwort.headers));
    const kopfVon = async (pfad: string, origin: string) => {
      const schluessel = ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"];
      const zeilen = [
        `GET /notifications${pfad} HTTP/1.1`,
        "Host: a",
        `Origin: ${origin}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
      ];
      const [erste = "", ...rest] = (
        await sendKopf(sockjs.url, [...zeilen, ...schluessel, `Cookie: ${eigen().cookie}`])
      ).split("\r\n");
      const paare = rest
        .map((zeile) => zeile.split(": "))
        .map(([name = "", wert = ""]) => [name.toLowerCase(), wert] as const);
      return { erste, kopf: Object.fromEntries(paare) };
    };
    for (const [pfad, origin, status] of [
      [`${neuerPfad()}/websocket`, ORIGIN, 101],
      [`${neuerPfad()}/websocket`, "https://evil.example", 403],
      ["/a", ORIGIN, 404],
    ] as const) {
      const { erste, kopf } = await kopfVon(pfad, origin);
      expect(erste).toContain(`HTTP/1.1 ${String(status)} `);
      verifySicher(kopf);
    }
  });

  it("know nothing of jsonp_send", async () => {
    expect((await post("/000/x/jsonp_send", "d=%5B%22x%22%5D")).status).toBe(404);
  });

  it("tell with /info what there is, with a random number each time", async () => {
    const [eine, andere] = await Promise.all([
      fetch(`${sockjs.url}/info`, { headers: eigen() }),
      fetch(`${sockjs.url}/info`, { headers: eigen() }),
    ]);
    verifyFrisch(eine);
    verifyCors(eine);
    expect(eine.headers.get("content-type")?.replace(" ", "")).toBe("application/json;charset=UTF-8");
    expect(eine.headers.get("set-cookie")).toBeNull();
    const [daten, weitere] = (await Promise.all([eine.json(), andere.json()])) as [
      { entropy: number },
      { entropy: number },
    ];
    expect(daten).toMatchObject({ websocket: true, cookie_needed: true, origins: ["*:*"] });
    expect(Number.isInteger(daten.entropy) && daten.entropy >= 0 && daten.entropy < 2 ** 32).toBe(true);
    expect(daten.entropy).not.toBe(weitere.entropy);
  });

  it.each([
    ["/info", "OPTIONS, GET"],
    ["/abc/abc/xhr", "OPTIONS, POST"],
    ["/abc/abc/xhr_send", "OPTIONS, POST"],
    ["/abc/abc/xhr_streaming", "OPTIONS, POST"],
  ])("answer OPTIONS of %s for a year", async (pfad, methoden) => {
    const antwort = await fetch(sockjs.url + pfad, { method: "OPTIONS", headers: eigen() });
    expect(antwort.status).toBe(204);
    verifyCors(antwort);
    expect(antwort.headers.get("cache-control")).toBe("public, max-age=31536000");
    const inEinemJahr = sockjs.portal.umgebung.clock.now().getTime() + 31_536_000_000;
    // The header has whole seconds, and the clock of the test may go on meanwhile.
    expect(Math.abs(Date.parse(antwort.headers.get("expires") ?? "") - inEinemJahr)).toBeLessThan(10_000);
    expect(Number(antwort.headers.get("access-control-max-age"))).toBeGreaterThan(1_000_000);
    expect(antwort.headers.get("access-control-allow-methods")).toBe(methoden);
    expect(await antwort.text()).toBe("");
  });
});

describe("WebSocket", () => {
  it("refuses requests that are no upgrade", async () => {
    const antwort = await fetch(`${sockjs.url}/0/0/websocket`, { headers: eigen() });
    expect([antwort.status, await antwort.text()]).toEqual([400, 'Can "Upgrade" only to "WebSocket".']);
    expect(
      await sendKopf(sockjs.url, [
        "GET /notifications/0/0/websocket HTTP/1.1",
        "host: x",
        "upgrade: websocket",
        "connection: close",
      ]),
    ).toMatch(/^HTTP\/1.1 400[^]*"Connection" must be "Upgrade"\./);
    const falsch = await post("/0/0/websocket");
    expect([falsch.status, falsch.headers.get("allow"), await falsch.text()]).toEqual([405, "GET", ""]);
    expect(
      await sendKopf(sockjs.url, [
        "POST /notifications/0/0/websocket HTTP/1.1",
        "host: x",
        "upgrade: websocket",
        "connection: upgrade",
      ]),
    ).toMatch(/^HTTP\/1.1 405[^]*Allow: GET/);
    expect(
      await sendKopf(sockjs.url, ["GET / HTTP/1.1", "host: x", "upgrade: websocket", "connection: upgrade"]),
    ).toMatch(/^HTTP\/1.1 400/);
  });

  it("takes the connection header of Firefox", async () => {
    const kopf = [
      "GET /notifications/0/0/websocket HTTP/1.1",
      "host: x",
      "upgrade: websocket",
      "connection: keep-alive, Upgrade",
    ];
    const schluessel = [
      "sec-websocket-version: 13",
      "sec-websocket-key: x3JJHMbDL1EzLkh9GBhXDw==",
      `cookie: ${cookieVon(sockjs.browser)}`,
    ];
    const antwort = await sendKopf(sockjs.url, [...kopf, ...schluessel]);
    expect(antwort).toMatch(/^HTTP\/1.1 101[^]*Sec-WebSocket-Accept: HSmrc0sMlYUkAGmm5OPpG2HaGWk=/);
    expect(antwort.toLowerCase()).not.toContain("content-length");
  });

  it("opens with o, ignores empty messages, takes one text and several, and beats", async () => {
    const socket = new WebSocket(`${sockjs.url.replace("http", "ws")}/000/${randomUUID()}/websocket`, {
      headers: eigen(),
      origin: ORIGIN,
    });
    const frames: string[] = [];
    socket.on("message", (bytes: Buffer) => frames.push(bytes.toString()));
    await bis(() => frames[0] === "o");
    socket.send("");
    socket.send(JSON.stringify(rahmen("CONNECT", { "accept-version": "1.2", csrf: sockjs.token })));
    await bis(() => frames.find((frame) => frame.startsWith('a["CONNECTED')));
    const abo = (id: string) => rahmen("SUBSCRIBE", { id, destination: "/user/notification/alert", receipt: `r${id}` });
    socket.send(JSON.stringify([abo("1"), abo("2")]));
    await bis(() => frames.some((frame) => frame.includes("r1")) && frames.some((frame) => frame.includes("r2")));
    await bis(() => frames.includes("h"));
    socket.close();
  });

  it.each(['["a', "{}", "[1]", "7"])("breaks off at %s", async (text) => {
    const socket = new WebSocket(`${sockjs.url.replace("http", "ws")}/000/${randomUUID()}/websocket`, {
      headers: eigen(),
      origin: ORIGIN,
    });
    const ende = new Promise<number>((resolve) => socket.once("close", resolve));
    socket.on("open", () => socket.send(text));
    expect(await ende).toBe(1006);
  });

  it("lets two sessions share an id", async () => {
    const adresse = `${sockjs.url.replace("http", "ws")}/000/geteilt/websocket`;
    const frames: string[] = [];
    const sockets = [1, 2].map(() => new WebSocket(adresse, { headers: eigen(), origin: ORIGIN }));
    for (const socket of sockets) socket.on("message", (bytes: Buffer) => frames.push(bytes.toString()));
    await bis(() => frames.filter((frame) => frame === "o").length === 2);
    for (const socket of sockets) socket.close();
  });

  it("closes after the close frame", async () => {
    const probe = await sockjs.portal.knoten.probe(sockjs.browser);
    await probe.sendRaw("JUMP\n\n\0");
    expect((await probe.fehler()).code).toBe(4400);
    await bis(() => probe.strecke.isZu());
  });

  it("speaks without frames of SockJS at /websocket", async () => {
    const probe = await sockjs.portal.knoten.probe(sockjs.browser, { transport: "roh" });
    expect((await probe.connect(sockjs.token)).command).toBe("CONNECTED");
    await wait(200);
    expect(probe.strecke.frames.every((frame) => frame.startsWith('a["CONNECTED'))).toBe(true);
  });
});

describe("characters", () => {
  const gefaehrlich = /[\u200c-\u200f\u2028-\u202f\u2060-\u206f\ufff0-\uffff]/;
  const alle = Array.from({ length: 65_536 - 256 }, (_, nummer) => String.fromCharCode(nummer + 256)).filter(
    (zeichen) => gefaehrlich.test(zeichen),
  );

  it("that get lost on the way are sent escaped, and all come back as they were", async () => {
    const pfad = neuerPfad();
    const text = alle.join("");
    await post(`${pfad}/xhr`);
    await post(`${pfad}/xhr_send`, CONNECT());
    await post(`${pfad}/xhr`);
    await post(
      `${pfad}/xhr_send`,
      JSON.stringify([rahmen("SUBSCRIBE", { id: "1", destination: "/user/notification/alert", receipt: text })]),
    );
    const frame = await (await post(`${pfad}/xhr`)).text();
    expect(gefaehrlich.test(frame)).toBe(false);
    for (const zeichen of alle) expect(frame).toContain(`\\u${zeichen.charCodeAt(0).toString(16).padStart(4, "0")}`);
    expect((JSON.parse(frame.slice(1)) as string[])[0]).toContain(`receipt-id:${text}`);
  });
});
describe("JSESSIONID", () => {
  it("is set by receiving and sending requests, and given back as it came", async () => {
    const pfad = neuerPfad();
    expect((await post(`${pfad}/xhr`)).headers.get("set-cookie")).toMatch(/^JSESSIONID=dummy; Path=\//);
    const cookie = `${cookieVon(sockjs.browser)}; JSESSIONID=knoten-7`;
    expect((await post(`${pfad}/xhr_send`, CONNECT(), eigen({ cookie }))).headers.get("set-cookie")).toMatch(
      /^JSESSIONID=knoten-7; Path=\//,
    );
    const boese = `${cookieVon(sockjs.browser)}; JSESSIONID=a,b`;
    expect((await post(`${neuerPfad()}/xhr`, undefined, eigen({ cookie: boese }))).headers.get("set-cookie")).toMatch(
      /^JSESSIONID=dummy;/,
    );
  });
});
