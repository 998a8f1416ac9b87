import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Browser } from "../../support/backend";
import { startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import { rahmen } from "../../support/stompProbe";

const ALERT = "/user/notification/alert";
let portal: LivePortal;
let browser: Browser;
let token: string;

beforeAll(async () => {
  portal = await startLivePortal({ LIVE_VERBINDUNGEN_JE_PERSON: "100" }, { connectMs: 700 });
  browser = await portal.alsBevollmaechtigter();
  token = await tokenVon(browser);
});
afterAll(() => portal.stop());

const verbunden = async (version = "1.2") => {
  const probe = await portal.knoten.probe(browser);
  expect(await probe.connect(token, { "accept-version": version })).toMatchObject({
    command: "CONNECTED",
    headers: { version },
  });
  return probe;
};

describe("connecting", () => {
  it.each([
    ["1.0", "1.0"],
    ["1.1", "1.1"],
    ["1.2", "1.2"],
    ["1.0,1.1,1.2", "1.2"],
    ["1.0,1.1", "1.1"],
    ["1.2,2.1", "1.2"],
  ])("agrees on the highest common version of %s", async (angeboten, version) => {
    const probe = await portal.knoten.probe(browser);
    expect(await probe.connect(token, { "accept-version": angeboten })).toMatchObject({
      command: "CONNECTED",
      headers: { version },
    });
  });

  it("takes 1.0 when no version is offered, and a STOMP frame like CONNECT", async () => {
    const probe = await portal.knoten.probe(browser);
    await probe.send("STOMP", { csrf: token });
    expect(await probe.rahmen()).toMatchObject({ command: "CONNECTED", headers: { version: "1.0" } });
  });

  it("names its versions in an ERROR when there is no common one, and closes", async () => {
    const probe = await portal.knoten.probe(browser);
    await probe.send("CONNECT", { "accept-version": "2.0", csrf: token });
    expect(await probe.fehler()).toMatchObject({ headers: { version: "1.0,1.1,1.2" }, code: 4400 });
  });

  it("offers 10 seconds of heart-beat both ways, and no identity of anybody else", async () => {
    const probe = await portal.knoten.probe(browser);
    const { headers } = await probe.connect(token);
    expect(headers["heart-beat"]).toBe("10000,10000");
    expect(headers.session).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(["abc", "10000", "-1,0", "1,2,3", ""])("refuses the heart-beat %j", async (beat) => {
    const probe = await portal.knoten.probe(browser);
    await probe.send("CONNECT", { "accept-version": "1.2", csrf: token, "heart-beat": beat });
    expect((await probe.fehler()).headers.message).toBe("Malformed heart-beat");
  });

  it.each(["", "falsch"])("refuses the token %j", async (falsch) => {
    const probe = await portal.knoten.probe(browser);
    await probe.send("CONNECT", { "accept-version": "1.2", csrf: falsch });
    expect((await probe.fehler()).headers.message).toBe("Wrong token");
  });

  it("refuses the token of another session", async () => {
    const fremd = await tokenVon(await portal.alsFremder());
    const probe = await portal.knoten.probe(browser);
    await probe.send("CONNECT", { "accept-version": "1.2", csrf: fremd });
    expect((await probe.fehler()).headers.message).toBe("Wrong token");
  });

  it("refuses every other frame before CONNECT", async () => {
    const probe = await portal.knoten.probe(browser);
    await probe.send("SUBSCRIBE", { id: "1", destination: ALERT });
    expect((await probe.fehler()).headers.message).toBe("CONNECT expected");
  });

  it("refuses a second CONNECT", async () => {
    const probe = await verbunden();
    await probe.send("CONNECT", { "accept-version": "1.2", csrf: token });
    expect((await probe.fehler()).headers.message).toBe("Already connected");
  });

  it("does not wait for ever for CONNECT", async () => {
    const probe = await portal.knoten.probe(browser);
    expect((await probe.fehler()).headers.message).toBe("CONNECT expected");
  });
});

describe("frames", () => {
  it.each([
    ["an unknown command", "JUMP\n\n\0", "Unknown command"],
    ["a command of servers", "MESSAGE\ndestination:x\n\n\0", "Unknown command"],
    ["a command in small letters", "subscribe\nid:1\n\n\0", "Unknown command"],
    ["a header without a colon", "SEND\ndestination\n\n{}\0", "Malformed header"],
    ["a header without a name", "SEND\n:x\n\n{}\0", "Malformed header"],
    ["an end within the headers", "SUBSCRIBE\nid:1\0", "Unexpected end of frame"],
    ["a command alone", "DISCONNECT\0", "Unexpected end of frame"],
    ["a length that is no number", "SEND\ncontent-length:abc\n\n{}\0", "Wrong content-length"],
    ["a length that is negative", "SEND\ncontent-length:-1\n\n{}\0", "Wrong content-length"],
    ["a length that is too small", "SEND\ncontent-length:1\n\n{}\0", "Wrong content-length"],
    ["a length beyond the limit", "SEND\ncontent-length:20000\n\n{}\0", "Frame too large"],
    ["a body where there is none", "SUBSCRIBE\nid:1\ndestination:/user/notification/alert\n\nx\0", "Unexpected body"],
    ["an escape that there is not", "SEND\ndestination:a\\tb\n\n{}\0", "Undefined escape sequence"],
    ["an escape at the end", "SEND\ndestination:a\\\n\n{}\0", "Undefined escape sequence"],
    ["a body that is no JSON", "SEND\ndestination:/socket/watchers/enter\n\n{\0", "Malformed body"],
    ["a body of another shape", 'SEND\ndestination:/socket/watchers/enter\n\n{"name":"antrag"}\0', "Malformed body"],
    [
      "a name that there is not",
      `SEND\ndestination:/socket/watchers/enter\n\n{"name":"x","id":"${crypto.randomUUID()}"}\0`,
      "Malformed body",
    ],
    ["a SEND without destination", "SEND\n\n{}\0", "SEND needs the header destination"],
  ])("answers %s with ERROR and closes", async (_, text, message) => {
    const probe = await verbunden();
    await probe.sendRaw(text);
    expect(await probe.fehler()).toMatchObject({ headers: { message }, code: 4400 });
  });

  it("knows \\r only from 1.2 on, and no escapes in 1.0", async () => {
    const alt = await verbunden("1.1");
    await alt.sendRaw("SUBSCRIBE\nid:a\\rb\ndestination:/user/notification/alert\n\n\0");
    expect((await alt.fehler()).headers.message).toBe("Undefined escape sequence");
    const uralt = await verbunden("1.0");
    await uralt.sendRaw("SUBSCRIBE\nid:a\\tb\ndestination:/user/notification/alert\nreceipt:r\n\n\0");
    expect((await uralt.rahmen()).command).toBe("RECEIPT");
  });

  it("reads escaped headers, and writes them back escaped", async () => {
    const probe = await verbunden();
    await probe.send("SUBSCRIBE", { id: "1", destination: ALERT, receipt: "a\\cb\\nc\\\\d\\\\n" });
    expect((await probe.rahmen()).headers["receipt-id"]).toBe("a:b\nc\\d\\n");
  });

  it("takes the first of repeated headers", async () => {
    const probe = await verbunden();
    await probe.sendRaw(
      "SUBSCRIBE\nid:1\nreceipt:erst\nreceipt:dann\ndestination:/user/notification/alert\ndestination:/topic/x\n\n\0",
    );
    expect(await probe.rahmen()).toMatchObject({ command: "RECEIPT", headers: { "receipt-id": "erst" } });
  });

  it("accepts CRLF, line ends between frames, several frames at once and frames in pieces", async () => {
    const probe = await verbunden();
    await probe.sendRaw(
      "\r\n\nSUBSCRIBE\r\nid:1\r\ndestination:/user/notification/alert\r\nreceipt:a\r\n\r\n\0\n\nUNSUBSCRIBE\nid:1\nreceipt:b\n\n\0",
    );
    expect((await probe.rahmen()).headers["receipt-id"]).toBe("a");
    expect((await probe.rahmen()).headers["receipt-id"]).toBe("b");
    for (const stueck of ["SUBSC", "RIBE\nid:2\nreceipt:c\ndest", "ination:/user/notification/alert\n", "\n", "\0"])
      await probe.sendRaw(stueck);
    expect((await probe.rahmen()).headers["receipt-id"]).toBe("c");
  });

  it("takes a body with a length that covers a NUL, and refuses what is in it", async () => {
    const probe = await verbunden();
    await probe.sendRaw("SEND\ndestination:/socket/watchers/leave\ncontent-length:3\n\na\0b\0");
    expect((await probe.fehler()).headers.message).toBe("Malformed body");
  });

  it("takes 16 KB and refuses a byte more, also in pieces", async () => {
    const mit = (bytes: number) => {
      const kopf = "SUBSCRIBE\nid:1\ndestination:/user/notification/alert\nreceipt:r\nfueller:";
      return `${kopf}${"x".repeat(bytes - kopf.length - 3)}\n\n\0`;
    };
    const gut = await verbunden();
    await gut.sendRaw(mit(16_384));
    expect((await gut.rahmen()).command).toBe("RECEIPT");
    const schlecht = await verbunden();
    await schlecht.sendRaw(mit(16_385).slice(0, 9_000));
    await schlecht.sendRaw(mit(16_385).slice(9_000));
    expect(await schlecht.fehler()).toMatchObject({ headers: { message: "Frame too large" }, code: 4400 });
  });

  it("names the receipt of the frame that failed", async () => {
    const probe = await verbunden();
    await probe.send("SEND", { destination: "/topic/x", receipt: "r-7" }, "{}");
    expect((await probe.fehler()).headers["receipt-id"]).toBe("r-7");
  });

  it("writes one line into the log for each connection that is refused, and closes no other", async () => {
    const nachbar = await verbunden();
    const vorher = portal.knoten.log.length;
    const probe = await verbunden();
    await probe.sendRaw("JUMP\n\n\0JUMP\n\n\0");
    await probe.fehler();
    await nachbar.send("SUBSCRIBE", { id: "1", destination: ALERT, receipt: "da" });
    expect((await nachbar.rahmen()).command).toBe("RECEIPT");
    expect(portal.knoten.log.slice(vorher).map((zeile) => (JSON.parse(zeile) as { grund: string }).grund)).toEqual([
      "Unknown command",
    ]);
  });
});

describe("subscriptions and receipts", () => {
  it.each(["1.1", "1.2"])("need an id and a destination in %s", async (version) => {
    for (const [headers, fehlt] of [
      [{ destination: ALERT }, "id"],
      [{ id: "1" }, "destination"],
    ] as const) {
      const probe = await verbunden(version);
      await probe.send("SUBSCRIBE", headers);
      expect((await probe.fehler()).headers.message).toBe(`SUBSCRIBE needs the header ${fehlt}`);
    }
  });

  it("go without an id in 1.0, and end by their destination", async () => {
    const probe = await verbunden("1.0");
    await probe.send("SUBSCRIBE", { destination: ALERT, receipt: "1" });
    await probe.send("UNSUBSCRIBE", { destination: ALERT, receipt: "2" });
    expect([(await probe.rahmen()).headers["receipt-id"], (await probe.rahmen()).headers["receipt-id"]]).toEqual([
      "1",
      "2",
    ]);
  });

  it.each([
    ["an id twice", ["SUBSCRIBE", { id: "1", destination: ALERT }], "Subscription id in use"],
    ["an unknown ack mode", ["SUBSCRIBE", { id: "2", destination: ALERT, ack: "vielleicht" }], "Unknown ack mode"],
    ["the end of what there is not", ["UNSUBSCRIBE", { id: "9" }], "Unknown subscription"],
    ["the end of nothing", ["UNSUBSCRIBE", {}], "UNSUBSCRIBE needs the header id"],
    ["an ACK of what there is not", ["ACK", { id: "9" }], "Unknown message"],
    ["a NACK without an id", ["NACK", {}], "NACK needs the header id"],
    ["a COMMIT of what there is not", ["COMMIT", { transaction: "t" }], "Unknown transaction"],
    ["an ABORT of what there is not", ["ABORT", { transaction: "t" }], "Unknown transaction"],
    ["a BEGIN without a name", ["BEGIN", {}], "BEGIN needs the header transaction"],
    [
      "a SEND in an unknown transaction",
      ["SEND", { destination: "/socket/watchers/leave", transaction: "t" }],
      "Unknown transaction",
    ],
  ] as const)("refuse %s", async (_, [command, headers], message) => {
    const probe = await verbunden();
    await probe.subscribe("1", ALERT);
    await probe.send(command, headers);
    expect((await probe.fehler()).headers.message).toBe(message);
  });

  it("refuse the same transaction twice, and NACK in 1.0", async () => {
    const probe = await verbunden();
    await probe.sendRaw(rahmen("BEGIN", { transaction: "t" }) + rahmen("BEGIN", { transaction: "t" }));
    expect((await probe.fehler()).headers.message).toBe("Transaction exists");
    const alt = await verbunden("1.0");
    await alt.send("NACK", { "message-id": "1" });
    expect((await alt.fehler()).headers.message).toBe("Unknown command");
  });

  it("keep the frames of a transaction until COMMIT, and forget them with ABORT", async () => {
    const probe = await verbunden();
    const fremd = JSON.stringify({ name: "antrag", id: crypto.randomUUID() });
    const send = { destination: "/socket/watchers/enter", transaction: "t" };
    await probe.send("BEGIN", { transaction: "t", receipt: "1" });
    await probe.send("SEND", { ...send, receipt: "2" }, fremd);
    await probe.send("ABORT", { transaction: "t", receipt: "3" });
    await probe.send("BEGIN", { transaction: "t" });
    await probe.send("SEND", { ...send, receipt: "4" }, fremd);
    for (const quittung of ["1", "2", "3", "4"]) expect((await probe.rahmen()).headers["receipt-id"]).toBe(quittung);
    // Only now the record is looked for, and not found.
    await probe.send("COMMIT", { transaction: "t" });
    expect((await probe.fehler()).headers.message).toBe("Not found");
  });

  it("end with DISCONNECT, after its receipt", async () => {
    const probe = await verbunden();
    await probe.send("DISCONNECT", { receipt: "77" });
    expect(await probe.rahmen()).toMatchObject({ command: "RECEIPT", headers: { "receipt-id": "77" } });
    expect(await probe.schluss()).toEqual([1000, "Normal closure"]);
  });
});
