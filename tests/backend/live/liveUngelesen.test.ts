import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "~/contract/wire/live";
import { publishUngelesen } from "~/server/backend/usecases/live/publish";
import { notifyUnternehmen } from "~/server/backend/usecases/nachricht/notify";
import { writeNachricht } from "~/server/backend/usecases/nachricht/writeNachricht";
import { create } from "../../support/antraege";
import { FIRMEN, MENSCHEN } from "../../support/backend";
import { ALLE, an } from "../../support/liveZiele";
import { startLivePortal, tokenVon, type LivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (wer: Parameters<LivePortal["als"]>[0]) => {
  const browser = await portal.als(wer);
  const probe = await portal.knoten.hoerer(browser, ALLE);
  offene.push(probe);
  return { browser, probe };
};

beforeAll(async () => {
  portal = await startLivePortal();
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

describe("unread messages", () => {
  it("are counted for each reader in the chosen company when a message is written", async () => {
    const [bea, kai, franka] = [await listen("bevollmaechtigt"), await listen("kollege"), await listen("fremd")];
    const neu = { art: "REGISTRIERUNG_BESTAETIGT", firma: "Muster" } as const;
    await portal.dienste.db.transaction((tx) =>
      notifyUnternehmen(tx, portal.dienste, { firma: FIRMEN.maschinenbau.uuid, inhalt: neu }),
    );
    const newMessage = { von: "PORTAL", titel: "Registrierung bestätigt", antrag: null };
    expect(await bea.probe.nachricht()).toEqual({ unreadMessages: 1, showNewMessageNotification: true, newMessage });
    // A message about the company is not for employees without an assignment: nothing new is announced to them.
    expect(await kai.probe.nachricht()).toEqual({ unreadMessages: 0, showNewMessageNotification: false });
    const gelesen = [MENSCHEN.bevollmaechtigt.uuid];
    await portal.dienste.pool.query(
      "INSERT INTO nachricht_gelesen SELECT uuid, $1, erstellt_am FROM nachricht",
      gelesen,
    );
    await publishUngelesen(portal.dienste.db, portal.dienste, { empfaenger: an("bevollmaechtigt"), neue: null });
    expect(await bea.probe.nachricht()).toEqual({ unreadMessages: 0, showNewMessageNotification: false });
    expect(await kai.probe.nochDa(100)).toEqual([]);
    expect(await franka.probe.nochDa(0)).toEqual([]);
  });

  it("say from whom and on what, only to those who may read the message, however much else they have not read", async () => {
    const [bea, max] = [await listen("bevollmaechtigt"), await listen("mitarbeit")];
    const [eigener, fremder] = [(await create(bea.browser)).uuid, (await create(bea.browser)).uuid];
    const { db, pool, clock } = portal.dienste;
    const recht = [eigener, MENSCHEN.mitarbeit.uuid];
    await pool.query("INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) VALUES ($1, $2, 'LESEN')", recht);
    await pool.query("UPDATE antrag SET bezeichnung = 'Lager ' || (uuid = $1)::text WHERE uuid IN ($1, $2)", [
      eigener,
      fremder,
    ]);
    const mitteilung = {
      unternehmenUuid: FIRMEN.maschinenbau.uuid,
      art: "MITTEILUNG",
      titel: "Rückfrage",
      text: "Vertraulich",
    } as const;
    const write = (antragUuid: string) =>
      db.transaction((tx) => writeNachricht(tx, portal.dienste, { ...mitteilung, antragUuid, am: clock.now() }));
    const ueber = (antrag: string) => ({ newMessage: { von: "BESCHEINIGUNGSSTELLE", titel: "Rückfrage", antrag } });
    await write(eigener);
    expect(await max.probe.nachricht()).toEqual({
      unreadMessages: 1,
      showNewMessageNotification: true,
      ...ueber("Lager true"),
    });
    await write(fremder);
    expect(await max.probe.nachricht()).toEqual({ unreadMessages: 1, showNewMessageNotification: false });
    expect(await bea.probe.nachricht()).toMatchObject({ showNewMessageNotification: true, ...ueber("Lager true") });
    expect(await bea.probe.nachricht()).toMatchObject({ showNewMessageNotification: true, ...ueber("Lager false") });
    await pool.query("DELETE FROM nachricht WHERE antrag_uuid IN ($1, $2)", [eigener, fremder]);
  });

  it("are told with the subscription: a message that came after the page was read is not forgotten until the next one", async () => {
    await portal.dienste.pool.query("DELETE FROM nachricht_gelesen");
    for (const [wer, unreadMessages] of [
      ["bevollmaechtigt", 1],
      ["fremd", 0],
      ["support", 0],
    ] as const) {
      const browser = await portal.als(wer);
      const probe = await portal.knoten.probe(browser);
      offene.push(probe);
      await probe.connect(await tokenVon(browser));
      await probe.subscribe("s0", messages.destination);
      expect(await probe.nachricht()).toEqual({ unreadMessages, showNewMessageNotification: false });
      expect(await probe.nochDa(50)).toEqual([]);
    }
  });
});
