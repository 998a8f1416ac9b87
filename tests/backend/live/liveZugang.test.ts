import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadFile } from "~/contract/wire/live";
import { publish } from "~/server/backend/usecases/live/publish";
import { MENSCHEN, PASSWORT, type Browser } from "../../support/backend";
import { create, allowEinsicht } from "../../support/antraege";
import { cookieVon, ORIGIN, startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import { bis, type Transport } from "../../support/sockjsStrecke";
import { rahmen } from "../../support/stompProbe";

const TRANSPORTE: Transport[] = ["websocket", "roh", "xhr_streaming", "xhr"];
const WATCHER = "/user/notification/resourcewatcher";
let portal: LivePortal;

beforeAll(async () => {
  // The tests set the clock forward by minutes, and no node counts as gone because of it.
  // Who polls hears why it was closed with the next question, however late a busy machine lets it ask.
  const trennungMs = 120_000;
  portal = await startLivePortal({}, { herzschlagMs: 300, wacheMs: 200, trennungMs, leiheMs: 4 * 60 * 60_000 });
});
afterAll(() => portal.stop());

describe("who may connect", () => {
  it.each(TRANSPORTE)("nobody from foreign pages, by %s, whatever else is right", async (transport) => {
    const browser = await portal.alsBevollmaechtigter();
    for (const origin of [
      "https://evil.example.org",
      "null",
      "http://localhost:3001",
      "https://localhost:3000",
      "http://localhost:3000.example.org",
    ])
      await expect(portal.knoten.probe(browser, { transport, origin })).rejects.toThrow("403");
    await expect(
      portal.knoten.probe(browser, { transport, origin: null, headers: { "sec-fetch-site": "cross-site" } }),
    ).rejects.toThrow("403");
    const fremd = { transport, origin: null, headers: { "sec-websocket-origin": "https://evil.example.org" } };
    await expect(portal.knoten.probe(browser, fremd)).rejects.toThrow("403");
  });

  it.each(["", "/info", "/000/abc/xhr", "/000/abc/xhr_send", "/000/abc/xhr_streaming"])(
    "gives foreign pages nothing at %j",
    async (pfad) => {
      for (const method of ["GET", "POST", "OPTIONS"]) {
        const headers = { origin: "https://evil.example.org", cookie: cookieVon(await portal.alsBevollmaechtigter()) };
        const antwort = await fetch(`${portal.knoten.url}/notifications${pfad}`, { method, headers });
        expect([antwort.status, antwort.headers.get("access-control-allow-origin"), await antwort.text()]).toEqual([
          403,
          null,
          "",
        ]);
      }
    },
  );

  it.each(TRANSPORTE)("nobody without a session, by %s", async (transport) => {
    await expect(portal.knoten.probe(null, { transport })).rejects.toThrow("401");
    await expect(portal.knoten.probe(null, { transport, cookie: "sid=falsch; rid=falsch" })).rejects.toThrow("401");
  });

  it.each(TRANSPORTE)(
    "nobody before the TAN, without a company, or without the second factor that is a duty, by %s",
    async (transport) => {
      const vorTan = portal.browser();
      await vorTan.login(MENSCHEN.mailTan.email, PASSWORT);
      await expect(portal.knoten.probe(vorTan, { transport })).rejects.toThrow("401");
      const ohneWahl = portal.browser();
      await ohneWahl.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
      await expect(portal.knoten.probe(ohneWahl, { transport })).rejects.toThrow("403");
      const ohneFaktor = portal.browser();
      await ohneFaktor.login(MENSCHEN.pflicht.email, PASSWORT);
      await expect(portal.knoten.probe(ohneFaktor, { transport })).rejects.toThrow("403");
    },
  );

  it.each(TRANSPORTE)("everybody who is fully logged in, by %s", async (transport) => {
    for (const wer of ["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "datenschutz", "admin"] as const) {
      const browser = await portal.als(wer);
      const probe = await portal.knoten.probe(browser, { transport });
      expect((await probe.connect(await tokenVon(browser))).command).toBe("CONNECTED");
      probe.abort();
    }
  });

  it("also who has nothing but the refresh token, because the access token has run out; that counts as no action", async () => {
    const browser = await portal.alsMitarbeiter();
    portal.uhr.vor({ minuten: 6 });
    expect((await browser.kopie().get("/v1/sitzung")).status).toBe(401);
    const probe = await portal.knoten.probe(browser);
    expect(probe.strecke.isZu()).toBe(false);
    probe.abort();
    portal.uhr.vor({ minuten: 25 });
    await expect(portal.knoten.probe(browser)).rejects.toThrow("401");
  });

  it("does not take one user's request for another's session", async () => {
    const [bea, franka] = [await portal.alsBevollmaechtigter(), await portal.alsFremder()];
    const pfad = `${portal.knoten.url}/notifications/000/gemeinsam`;
    const post = (wer: Browser, ende: string, body?: string) =>
      fetch(pfad + ende, {
        method: "POST",
        headers: { cookie: cookieVon(wer), origin: ORIGIN },
        ...(body === undefined ? {} : { body }),
      });
    expect(await (await post(bea, "/xhr")).text()).toBe("o\n");
    expect((await post(franka, "/xhr_send", '["x"]')).status).toBe(404);
    expect(await (await post(franka, "/xhr")).text()).toBe("o\n");
  });
});

describe("what may be done", () => {
  it.each([
    "/user/anderer/notification/messages",
    "/user/00000000-0000-4000-8000-000000000014/notification/alert",
    "/user/notification/alert/",
    "/user/notification/*",
    "/user/notification/Alert",
    "/topic/#",
    "/queue/x",
    "/socket/watchers/enter",
    "",
  ])("no subscription of %j", async (destination) => {
    const browser = await portal.alsBevollmaechtigter();
    const probe = await portal.knoten.hoerer(browser, []);
    await probe.send("SUBSCRIBE", { id: "1", destination });
    expect((await probe.fehler()).code).toBe(4400);
  });

  it.each(["/user/notification/alert", "/socket/watchers", "/socket/watchers/enter/", "/topic/x", "/app/enter"])(
    "no SEND to %j",
    async (destination) => {
      const browser = await portal.alsBevollmaechtigter();
      const { uuid } = await create(browser);
      const probe = await portal.knoten.hoerer(browser, []);
      await probe.send("SEND", { destination }, JSON.stringify({ name: "antrag", id: uuid }));
      expect(await probe.fehler()).toMatchObject({ headers: { message: "Destination not allowed" }, code: 4400 });
    },
  );

  it("an Antrag can be watched by those who may read it; to all others it does not exist", async () => {
    const bea = await portal.alsBevollmaechtigter();
    const { uuid } = await create(bea);
    await allowEinsicht(bea, uuid);
    for (const wer of ["bevollmaechtigt", "support", "qm", "admin"] as const) {
      const probe = await portal.knoten.hoerer(await portal.als(wer), [WATCHER]);
      await probe.watch("enter", uuid);
      await probe.nachricht(WATCHER);
      probe.abort();
    }
    const antworten: unknown[] = [];
    for (const [wer, id] of [
      ["mitarbeit", uuid],
      ["fremd", uuid],
      ["datenschutz", uuid],
      ["bevollmaechtigt", crypto.randomUUID()],
    ] as const) {
      const probe = await portal.knoten.hoerer(await portal.als(wer), [WATCHER]);
      await probe.send("SEND", { destination: "/socket/watchers/enter" }, JSON.stringify({ name: "antrag", id }));
      antworten.push(await probe.fehler());
    }
    expect(antworten[0]).toMatchObject({ headers: { message: "Not found" }, code: 4400 });
    for (const antwort of antworten) expect(antwort).toEqual(antworten[0]);
  });

  it("not without limit: a flood of enters ends with ERROR, and nobody else notices", async () => {
    const [bea, kai] = [await portal.alsBevollmaechtigter(), await portal.alsKollege()];
    const nachbar = await portal.knoten.hoerer(kai, ["/user/notification/download/file"]);
    const { uuid } = await create(bea);
    const probe = await portal.knoten.hoerer(bea, []);
    const ein = (wohin: string) =>
      rahmen("SEND", { destination: `/socket/watchers/${wohin}` }, JSON.stringify({ name: "antrag", id: uuid }));
    await probe.sendRaw((ein("enter") + ein("leave")).repeat(60));
    expect(await probe.fehler()).toMatchObject({ headers: { message: "Too many frames" } });
    const { dienste } = portal;
    await publish(dienste.db, dienste, {
      topic: downloadFile,
      empfaenger: { art: "benutzer", uuids: [MENSCHEN.kollege.uuid] },
      nutzlast: { fileName: "a.pdf", contentType: "application/pdf" },
    });
    expect(await nachbar.nachricht()).toEqual({ fileName: "a.pdf", contentType: "application/pdf" });
  });

  it("not without limit either: signs of life without end", async () => {
    const probe = await portal.knoten.hoerer(await portal.alsKollege(), []);
    for (let sendung = 0; sendung < 30; sendung += 1) await probe.sendRaw("\n".repeat(60_000));
    expect(await probe.fehler()).toMatchObject({ headers: { message: "Too much data" } });
  });

  it("ten connections at most, on all nodes together; the next one is refused and the others stay", async () => {
    const browser = await portal.alsQm();
    const anderer = await portal.zweiterKnoten();
    const proben = [];
    for (let nummer = 0; nummer < 10; nummer += 1)
      proben.push(await (nummer % 2 === 0 ? portal.knoten : anderer).hoerer(browser, ["/user/notification/alert"]));
    const elfte = await anderer.probe(browser);
    await elfte.send("CONNECT", { "accept-version": "1.2", csrf: await tokenVon(browser) });
    expect(await elfte.fehler()).toMatchObject({ headers: { message: "Too many connections" } });
    expect(proben.some((probe) => probe.strecke.isZu())).toBe(false);
    proben[0]!.abort();
    await wait(300);
    const nachruecker = await anderer.hoerer(browser, ["/user/notification/alert"]);
    for (const probe of [...proben, nachruecker]) probe.abort();
    await wait(300);
  });

  it("ten lines at most on one node, also for those who never connect", async () => {
    const browser = await portal.alsAdmin();
    const proben = await Promise.all(Array.from({ length: 10 }, () => portal.knoten.probe(browser)));
    await expect(portal.knoten.probe(browser)).rejects.toThrow("429");
    await expect(portal.knoten.probe(browser, { transport: "xhr" })).rejects.toThrow("429");
    for (const probe of proben) probe.abort();
  });
});

describe("signs of life", () => {
  it.each(TRANSPORTE)("go both ways as agreed, by %s; who is silent for two of them is cut", async (transport) => {
    const browser = await portal.alsSupport();
    const probe = await portal.knoten.probe(browser, { transport });
    await probe.connect(await tokenVon(browser), { "heart-beat": "800,800" });
    // Often enough that a busy machine is not taken for a silent client.
    const takt = setInterval(() => void probe.sendRaw("\n"), 250);
    // Four of the server take longer than two and a half of the client, after which it would have been cut.
    await probe.lebenszeichen(4);
    expect(probe.strecke.isZu()).toBe(false);
    clearInterval(takt);
    await bis(() => probe.strecke.isZu() || probe.strecke.frames.some((frame) => frame.startsWith("c[4408")), 30_000);
  });

  it("are not asked for where a client has said so", async () => {
    const probe = await portal.knoten.hoerer(await portal.alsSupport(), []);
    await wait(1_000);
    expect(probe.strecke.isZu()).toBe(false);
    probe.abort();
  });
});

describe("the end of a session closes its lines within seconds", () => {
  const open = async (wer: Parameters<LivePortal["als"]>[0]) => {
    const browser = await portal.als(wer);
    return { browser, probe: await portal.knoten.hoerer(browser, ["/user/notification/alert"]) };
  };
  const gekappt = async (probe: Awaited<ReturnType<typeof open>>["probe"]) =>
    expect((await probe.schluss())[0]).toBe(4401);

  it("after logout, and only of that session", async () => {
    const eine = await open("kollege");
    const andere = await open("kollege");
    await eine.browser.post("/v1/auth/token/revoke");
    await gekappt(eine.probe);
    expect(andere.probe.strecke.isZu()).toBe(false);
    andere.probe.abort();
  });

  it.each(["xhr_streaming", "xhr"] as const)("also by %s", async (transport) => {
    const browser = await portal.alsKollege();
    const probe = await portal.knoten.hoerer(browser, [], { transport });
    await browser.post("/v1/auth/token/revoke");
    await gekappt(probe);
  });

  it("after it was ended from another session in the profile", async () => {
    const { probe } = await open("mitarbeit");
    const andere = await portal.alsMitarbeiter();
    expect((await andere.delete("/v1/benutzer/sitzungen")).status).toBe(200);
    await gekappt(probe);
  });

  it("after the company was changed, or the membership has ended", async () => {
    const { browser, probe } = await open("bevollmaechtigt");
    await browser.post(`/v1/benutzer/unternehmen/00000000-0000-4000-8000-000000000002/waehlen`);
    await gekappt(probe);
    const kai = await open("kollege");
    await portal.dienste.pool.query("DELETE FROM mitgliedschaft WHERE benutzer_uuid = $1", [MENSCHEN.kollege.uuid]);
    await gekappt(kai.probe);
  });

  it("after the account was blocked", async () => {
    const { probe } = await open("fremd");
    await portal.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $1 WHERE uuid = $2", [
      portal.uhr.now(),
      MENSCHEN.fremd.uuid,
    ]);
    await gekappt(probe);
  });

  it("after it was idle too long, although the line was busy", async () => {
    const { probe } = await open("mitarbeit");
    portal.uhr.vor({ minuten: 31 });
    await gekappt(probe);
  });
});
