import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alert, downloadFile, systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import { publish } from "~/server/backend/usecases/live/publish";
import { tidy } from "~/server/backend/usecases/tidy";
import { FIRMEN, MENSCHEN } from "../../support/backend";
import { ALLE, an } from "../../support/liveZiele";
import { startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import type { Transport } from "../../support/sockjsStrecke";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (wer: Parameters<LivePortal["als"]>[0], transport: Transport = "websocket") => {
  const browser = await portal.als(wer);
  const probe = await portal.knoten.hoerer(browser, ALLE, { transport });
  offene.push(probe);
  return { browser, probe };
};

beforeAll(async () => {
  portal = await startLivePortal({ LIVE_VERBINDUNGEN_JE_PERSON: "100", LIVE_PUFFER_KILOBYTE: "64" });
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

const tell = (wem: Parameters<typeof publish>[2]["empfaenger"], alertMessage: string) =>
  publish(portal.dienste.db, portal.dienste, {
    topic: alert,
    empfaenger: wem,
    nutzlast: { alertMessage, showAlertMessage: true },
  });
describe("topics", () => {
  it.each(["websocket", "roh", "xhr_streaming", "xhr"] as const)(
    "reach those they are for and nobody else, once, by %s",
    async (transport) => {
      const [bea, franka, sara] = [
        await listen("bevollmaechtigt", transport),
        await listen("fremd", transport),
        await listen("support", transport),
      ];
      const { db } = portal.dienste;
      await tell(an("bevollmaechtigt"), "Grüße – nur für Sie");
      const datei = { fileName: "antrag.pdf", contentType: "application/pdf" };
      await publish(db, portal.dienste, {
        topic: downloadFile,
        empfaenger: { art: "unternehmen", uuid: FIRMEN.chemie.uuid },
        nutzlast: datei,
      });
      const nachricht = {
        uuid: crypto.randomUUID(),
        titel: "Wartung",
        text: "<p>Heute</p>",
        anzeigenVon: "2026-03-02T09:00:00Z",
        anzeigenBis: [2026, 3, 2, 18, 0] as [number, number, number, number, number],
      };
      await publish(db, portal.dienste, {
        topic: systemnachrichtSofort,
        empfaenger: { art: "alle" },
        nutzlast: nachricht,
      });
      await publish(db, portal.dienste, {
        topic: systemnachrichtDelete,
        empfaenger: { art: "alle" },
        nutzlast: { uuid: nachricht.uuid },
      });
      const gruss = { alertMessage: "Grüße – nur für Sie", alertMessageType: "DEFAULT", showAlertMessage: true };
      for (const [{ probe }, eigenes] of [
        [bea, [gruss]],
        [franka, [datei]],
        [sara, []],
      ] as const) {
        for (const erwartet of [...eigenes, nachricht, { uuid: nachricht.uuid }])
          expect(await probe.nachricht()).toEqual(erwartet);
      }
      for (const { probe } of [bea, franka, sara]) {
        expect(await probe.nochDa(100)).toEqual([]);
        probe.abort();
      }
    },
  );

  it("come once to each session of a user, however often a session has subscribed, and not without a subscription", async () => {
    const [erste, zweite] = [await listen("qm"), await listen("qm")];
    await erste.probe.subscribe("noch-einmal", alert.destination);
    await zweite.probe.send("UNSUBSCRIBE", { id: "s0", receipt: "weg" });
    await zweite.probe.rahmen("RECEIPT");
    await tell(an("qm"), "einmal");
    expect(await erste.probe.rahmen()).toMatchObject({
      command: "MESSAGE",
      headers: { subscription: "s0", destination: alert.destination },
    });
    expect(await erste.probe.nochDa()).toEqual([]);
    expect(await zweite.probe.nochDa(0)).toEqual([]);
    // The second subscription takes over when the first one ends.
    await erste.probe.send("UNSUBSCRIBE", { id: "s0", receipt: "weg" });
    await erste.probe.rahmen("RECEIPT");
    await tell(an("qm"), "zweimal");
    expect((await erste.probe.rahmen()).headers.subscription).toBe("noch-einmal");
  });

  it("say the length and kind of their body, in ids that differ", async () => {
    const { probe } = await listen("admin");
    await tell(an("admin"), "ä");
    await tell(an("admin"), "b");
    const [eins, zwei] = [await probe.rahmen(), await probe.rahmen()];
    expect(eins.headers["content-type"]).toBe("application/json");
    expect(Number(eins.headers["content-length"])).toBe(Buffer.byteLength(eins.body));
    expect(eins.headers["message-id"]).not.toBe(zwei.headers["message-id"]);
    expect(eins.headers.ack).toBeUndefined();
  });

  it("wait for an ACK where a client wants to give one: each, or all up to one", async () => {
    const browser = await portal.als("qm");
    for (const [ack, danach] of [
      ["client", "Unknown message"],
      ["client-individual", null],
    ] as const) {
      const probe = await portal.knoten.hoerer(browser, []);
      offene.push(probe);
      await probe.subscribe("1", alert.destination, { ack });
      await tell(an("qm"), "a");
      await tell(an("qm"), "b");
      const [erste, zweite] = [await probe.rahmen(), await probe.rahmen()];
      await probe.send("ACK", { id: zweite.headers.ack!, receipt: "r" });
      await probe.rahmen("RECEIPT");
      await probe.send("NACK", { id: erste.headers.ack!, receipt: "r" });
      if (danach === null) await probe.rahmen("RECEIPT");
      else expect((await probe.fehler()).headers.message).toBe(danach);
    }
  });

  it("take an ACK of version 1.1 by subscription and message", async () => {
    const browser = await portal.als("qm");
    const probe = await portal.knoten.probe(browser);
    offene.push(probe);
    await probe.connect(await tokenVon(browser), { "accept-version": "1.1" });
    await probe.subscribe("1", alert.destination, { ack: "client" });
    await tell(an("qm"), "a");
    const { headers } = await probe.rahmen();
    await probe.send("ACK", { subscription: "1", "message-id": headers["message-id"]!, receipt: "r" });
    expect((await probe.rahmen()).command).toBe("RECEIPT");
    await probe.send("ACK", { subscription: "2", "message-id": headers["message-id"]!, receipt: "r" });
    expect((await probe.fehler()).headers.message).toBe("Unknown message");
  });

  it("are told after the commit, and not at all after a rollback", async () => {
    const { probe } = await listen("mitarbeit");
    await portal.dienste.db
      .transaction(async (tx) => {
        await publish(tx, portal.dienste, {
          topic: alert,
          empfaenger: an("mitarbeit"),
          nutzlast: { alertMessage: "nie", showAlertMessage: true },
        });
        throw new Error("zurück");
      })
      .catch(() => undefined);
    await tell(an("mitarbeit"), "doch");
    expect(await probe.nachricht()).toMatchObject({ alertMessage: "doch" });
  });

  it("refuse what is not of their shape before anything is stored", async () => {
    const falsch = { alertMessage: "x", alertMessageType: "LAUT" as "ERROR", showAlertMessage: true };
    await expect(
      publish(portal.dienste.db, portal.dienste, { topic: alert, empfaenger: { art: "alle" }, nutzlast: falsch }),
    ).rejects.toThrow();
  });
});

it("an announcement is told with the subscription, as long as it is not over", async () => {
  const put = (titel: string, bis: string) =>
    portal.dienste.pool.query(
      "INSERT INTO systemnachricht (uuid, titel, text, anzeigen_von, anzeigen_bis) VALUES ($1, $2, '<p>Heute</p>', $3, $4)",
      [crypto.randomUUID(), titel, "2026-03-01T09:00:00Z", bis],
    );
  await put("Vorbei", "2026-03-01T10:00:00Z");
  await put("Wartung", "2026-03-09T10:00:00Z");
  const { probe } = await listen("fremd");
  expect(await probe.nachricht()).toMatchObject({ titel: "Wartung", anzeigenBis: "2026-03-09T10:00:00.000Z" });
  expect(await probe.nochDa(50)).toEqual([]);
  await portal.dienste.pool.query("DELETE FROM systemnachricht");
});

describe("slow and old", () => {
  it("cuts a client that takes nothing, and keeps the others", async () => {
    const [langsam, flink] = [await listen("fremd"), await listen("fremd")];
    langsam.probe.strecke.pause();
    const lang = "x".repeat(60_000);
    const count = async () =>
      (await portal.dienste.pool.query("SELECT 1 FROM live_verbindung WHERE benutzer_uuid = $1", [MENSCHEN.fremd.uuid]))
        .rows.length;
    const vorher = await count();
    let gekappt = false;
    for (let nummer = 0; nummer < 300 && !gekappt; nummer += 1) {
      await tell(an("fremd"), lang);
      expect(await flink.probe.nachricht()).toMatchObject({ alertMessage: lang });
      gekappt = (await count()) < vorher;
    }
    expect(gekappt).toBe(true);
  });

  it("forgets events after an hour, and no others", async () => {
    await tell(an("qm"), "alt");
    portal.uhr.vor({ minuten: 59 });
    // By now nobody is logged in any more, and the guard closes the connections of those who look at a record, each
    // with an event of its own: how many events there are altogether says nothing.
    const beobachter = async () => (await portal.dienste.pool.query("SELECT 1 FROM live_beobachter")).rows.length;
    await expect.poll(beobachter, { timeout: 30_000 }).toBe(0);
    await tell(an("qm"), "neu");
    const texte = async () => {
      await tidy(portal.dienste);
      const sql =
        "SELECT nutzlast->>'alertMessage' AS text FROM live_ereignis WHERE nutzlast->>'alertMessage' IN ('alt', 'neu') ORDER BY id";
      return (await portal.dienste.pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);
    };
    expect(await texte()).toEqual(["alt", "neu"]);
    portal.uhr.vor({ minuten: 2 });
    expect(await texte()).toEqual(["neu"]);
    const vor = [new Date(portal.uhr.now().getTime() - 3_600_000)];
    expect((await portal.dienste.pool.query("SELECT 1 FROM live_ereignis WHERE erstellt_am < $1", vor)).rows).toEqual(
      [],
    );
  });
});
