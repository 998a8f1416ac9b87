import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resourceWatcher } from "~/contract/wire/live";
import { allowEinsicht, create } from "../../support/antraege";
import { MENSCHEN } from "../../support/backend";
import { startLivePortal, type LivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (wer: Parameters<LivePortal["als"]>[0]) => {
  const browser = await portal.als(wer);
  const probe = await portal.knoten.hoerer(browser, [resourceWatcher.destination]);
  offene.push(probe);
  return { browser, probe };
};

beforeAll(async () => {
  portal = await startLivePortal({ LIVE_VERBINDUNGEN_JE_PERSON: "100" });
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

describe("watchers", () => {
  it("hear who comes and goes, by name, in the order of coming; each person once", async () => {
    const [bea, sara, qm] = [await listen("bevollmaechtigt"), await listen("support"), await listen("qm")];
    const { uuid } = await create(bea.browser);
    await allowEinsicht(bea.browser, uuid);
    const namen = (...activeUsers: string[]) => ({ name: "antrag", id: uuid, activeUsers });
    await bea.probe.watch("enter", uuid);
    expect(await bea.probe.nachricht()).toEqual(namen("Bea Vollmer"));
    portal.uhr.vor({ sekunden: 1 });
    await sara.probe.watch("enter", uuid);
    for (const { probe } of [bea, sara]) expect(await probe.nachricht()).toEqual(namen("Bea Vollmer", "Sara Port"));
    // A second tab, the same record once more, and a record that was never entered change nothing for the others.
    const zweites = await listen("support");
    await zweites.probe.watch("enter", uuid);
    for (const { probe } of [bea, sara, zweites])
      expect(await probe.nachricht()).toEqual(namen("Bea Vollmer", "Sara Port"));
    await zweites.probe.watch("enter", uuid);
    await qm.probe.watch("leave", uuid);
    expect(await bea.probe.nochDa(100)).toEqual([]);
    await sara.probe.watch("leave", uuid);
    expect(await bea.probe.nachricht()).toEqual(namen("Bea Vollmer", "Sara Port"));
    zweites.probe.abort();
    expect(await bea.probe.nachricht()).toEqual(namen("Bea Vollmer"));
    expect(await qm.probe.nochDa(0)).toEqual([]);
  });

  it("who are staff hear nothing any more, and are not named, once the company takes its consent back", async () => {
    const [bea, sara] = [await listen("bevollmaechtigt"), await listen("support")];
    const { uuid } = await create(bea.browser);
    await allowEinsicht(bea.browser, uuid);
    // One after the other: names are those of the moment when the event is told.
    await bea.probe.watch("enter", uuid);
    expect(await bea.probe.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer"] });
    portal.uhr.vor({ sekunden: 1 });
    await sara.probe.watch("enter", uuid);
    for (const { probe } of [bea, sara])
      expect(await probe.nachricht()).toMatchObject({ activeUsers: ["Bea Vollmer", "Sara Port"] });
    expect((await bea.browser.delete(`/v1/antraege/${uuid}/einsicht`)).status).toBe(200);
    expect(await bea.probe.nachricht()).toEqual({ name: "antrag", id: uuid, activeUsers: ["Bea Vollmer"] });
    expect(await sara.probe.nochDa(100)).toEqual([]);
  });

  it("who are staff hear nothing any more from the moment on when the consent has run out", async () => {
    const [bea, sara] = [await listen("bevollmaechtigt"), await listen("support")];
    const { uuid } = await create(bea.browser);
    await allowEinsicht(bea.browser, uuid);
    await sara.probe.watch("enter", uuid);
    expect(await sara.probe.nachricht()).toMatchObject({ activeUsers: ["Sara Port"] });
    // It held when both connected, and holds no longer.
    portal.uhr.vor({ sekunden: 2 });
    const ende = new Date(portal.uhr.now().getTime() - 1_000);
    await portal.dienste.pool.query("UPDATE einsicht SET bis = $2 WHERE antrag_uuid = $1", [uuid, ende]);
    await bea.probe.watch("enter", uuid);
    await bea.probe.nachricht();
    await bea.probe.watch("leave", uuid);
    expect(await sara.probe.nochDa(200)).toEqual([]);
  });

  it("hear nothing any more once they may not read the record", async () => {
    const [bea, max] = [await listen("bevollmaechtigt"), await listen("mitarbeit")];
    const { uuid } = await create(bea.browser);
    const recht = [uuid, MENSCHEN.mitarbeit.uuid];
    await portal.dienste.pool.query(
      "INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) VALUES ($1, $2, 'LESEN')",
      recht,
    );
    await max.probe.watch("enter", uuid);
    await max.probe.nachricht();
    await portal.dienste.pool.query("DELETE FROM antrag_recht WHERE antrag_uuid = $1 AND benutzer_uuid = $2", recht);
    await bea.probe.watch("enter", uuid);
    await bea.probe.nachricht();
    expect(await max.probe.nochDa(200)).toEqual([]);
  });
});
