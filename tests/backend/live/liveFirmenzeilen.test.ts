import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resourceSaved, resourceWatcher } from "~/contract/wire/live";
import { FIRMEN, listOf, textOf } from "../../support/backend";
import { startLivePortal, type LivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (wer: Parameters<LivePortal["als"]>[0]) => {
  const browser = await portal.als(wer);
  const probe = await portal.knoten.hoerer(browser, [resourceWatcher.destination, resourceSaved.destination]);
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

const VERBUND = {
  pfad: "/v1/unternehmen/verbundene",
  name: "verbund",
  werte: { name: "Tochter GmbH", kapital: "60" },
  weitere: { name: "Enkelin GmbH", kapital: "60" },
};
const JAHR = {
  pfad: "/v1/unternehmen/wirtschaftsjahre",
  name: "wirtschaftsjahr",
  werte: { wjBeginn: "2025-01-01", wjEnde: "2025-12-31" },
  weitere: { wjBeginn: "2024-01-01", wjEnde: "2024-12-31" },
};

/** The company's own estimate of the running year, and of the next. */
const ZAHLEN = {
  pfad: "/v1/unternehmen/kmu/zahlen",
  name: "kmuZahlen",
  werte: { beteiligter: FIRMEN.maschinenbau.uuid, beginn: "2026-01-01", ende: "2026-12-31" },
  weitere: { beteiligter: FIRMEN.maschinenbau.uuid, beginn: "2027-01-01", ende: "2027-12-31" },
};

describe.each([VERBUND, JAHR, ZAHLEN])("who looks at a row of $name", ({ pfad, name, werte, weitere }) => {
  it("hears who else does, and that it was saved or an earlier version restored", async () => {
    const [bea, max] = [await listen("bevollmaechtigt"), await listen("mitarbeit")];
    const id = textOf((await bea.browser.ruf("POST", pfad, { json: { werte } })).body.uuid);
    await max.probe.watch("enter", id, name);
    const namen = (...activeUsers: string[]) => ({ name, id, activeUsers });
    expect(await max.probe.nachricht(resourceWatcher.destination)).toEqual(namen("Max Arbeit"));
    portal.uhr.vor({ sekunden: 1 });
    await bea.probe.watch("enter", id, name);
    for (const { probe } of [max, bea])
      expect(await probe.nachricht(resourceWatcher.destination)).toEqual(namen("Max Arbeit", "Bea Vollmer"));
    const gespeichert = { name, id, isSaved: true, savedByUser: "Bea Vollmer" };
    expect((await bea.browser.ruf("PUT", `${pfad}/${id}`, { json: { revision: 1, werte } })).status).toBe(200);
    expect(await max.probe.nachricht(resourceSaved.destination)).toEqual(gespeichert);
    const weg = `${pfad}/${id}/fassungen/1/wiederherstellung`;
    expect((await bea.browser.ruf("POST", weg, { json: { revision: 2 } })).status).toBe(200);
    expect(await max.probe.nachricht(resourceSaved.destination)).toEqual(gespeichert);
  });

  it("hears that it was deleted", async () => {
    const [bea, max] = [await listen("bevollmaechtigt"), await listen("mitarbeit")];
    const id = textOf((await bea.browser.ruf("POST", pfad, { json: { werte: weitere } })).body.uuid);
    await max.probe.watch("enter", id, name);
    await max.probe.nachricht(resourceWatcher.destination);
    expect((await bea.browser.ruf("DELETE", `${pfad}/${id}`, { json: { revision: 1 } })).status).toBe(200);
    const geloescht = { name, id, isSaved: false, isDeleted: true, savedByUser: "Bea Vollmer" };
    // That the row was stored may be told as late as this.
    await expect.poll(() => max.probe.nachricht(resourceSaved.destination)).toEqual(geloescht);
  });

  it("is no reader of an Antrag: staff who look at it begin no chain of events", async () => {
    const { body } = await (await portal.als("bevollmaechtigt")).get(pfad);
    const id = textOf(listOf(body.data)[0]?.uuid);
    const ada = await portal.als("admin");
    expect((await ada.post(`/v1/support/unternehmen/${FIRMEN.maschinenbau.uuid}/ansehen`)).status).toBe(200);
    const probe = await portal.knoten.hoerer(ada, [resourceWatcher.destination]);
    offene.push(probe);
    await probe.watch("enter", id, name);
    expect(await probe.nachricht(resourceWatcher.destination)).toMatchObject({ name, id });
    const { rows } = await portal.dienste.pool.query("SELECT art FROM ereignis WHERE antrag_uuid = $1", [id]);
    expect(rows).toEqual([]);
  });

  it("is nobody of another company", async () => {
    const bea = await listen("bevollmaechtigt");
    const { body } = await bea.browser.get(pfad);
    const id = textOf(listOf(body.data)[0]?.uuid);
    const fremd = await listen("fremd");
    await fremd.probe.send("SEND", { destination: "/socket/watchers/enter" }, JSON.stringify({ name, id }));
    expect((await fremd.probe.fehler()).headers.message).toBe("Not found");
  });
});

it("who looks at a neighbour of a Wirtschaftsjahr hears that it was moved along", async () => {
  const [bea, max] = [await listen("bevollmaechtigt"), await listen("mitarbeit")];
  const { pfad, name } = JAHR;
  const vorhandene = listOf((await bea.browser.get(pfad)).body.data);
  for (const { uuid, revision } of vorhandene)
    await bea.browser.ruf("DELETE", `${pfad}/${textOf(uuid)}`, { json: { revision } });
  const create = async (werte: object) => textOf((await bea.browser.ruf("POST", pfad, { json: { werte } })).body.uuid);
  const davor = await create({ wjBeginn: "2023-01-01", wjEnde: "2023-12-31" });
  const danach = await create({ wjBeginn: "2024-01-01", wjEnde: "2024-12-31" });
  await max.probe.watch("enter", davor, name);
  await max.probe.nachricht(resourceWatcher.destination);
  const json = { revision: 1, werte: { wjBeginn: "2023-12-01", wjEnde: "2024-11-30" }, nachbar: "2023-11-30" };
  expect((await bea.browser.ruf("PUT", `${pfad}/${danach}`, { json })).body).toMatchObject({ angepasst: davor });
  const gespeichert = { name, id: davor, isSaved: true, savedByUser: "Bea Vollmer" };
  expect(await max.probe.nachricht(resourceSaved.destination)).toEqual(gespeichert);
});
