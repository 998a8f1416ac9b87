import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resourceSaved } from "~/contract/wire/live";
import { listOf, MENSCHEN, textOf } from "../../support/backend";
import { antragPfad, EINREICHUNG, felder, create, submitNew, save, allowEinsicht } from "../../support/antraege";
import { startLivePortal, type LivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
const offene: StompProbe[] = [];
const listen = async (wer: Parameters<LivePortal["als"]>[0]) => {
  const browser = await portal.als(wer);
  const probe = await portal.knoten.hoerer(browser, [resourceSaved.destination]);
  offene.push(probe);
  return { browser, probe };
};

beforeAll(async () => {
  portal = await startLivePortal({ NEZO_AKTIV: "false" });
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

describe("saves of an Antrag", () => {
  const gespeichert = (id: string, savedByUser: string) => ({ name: "antrag", id, isSaved: true, savedByUser });

  it("are told to the others who look at it, and nothing is written while nobody else does", async () => {
    const [bea, nochmalBea, ada, sara] = [
      await listen("bevollmaechtigt"),
      await listen("bevollmaechtigt"),
      await listen("admin"),
      await listen("support"),
    ];
    const angelegt = await create(bea.browser);
    await allowEinsicht(bea.browser, angelegt.uuid);
    const ereignisse = async () =>
      (await portal.dienste.pool.query("SELECT 1 FROM live_ereignis WHERE ziel = $1", [resourceSaved.destination])).rows
        .length;
    for (const { probe } of [bea, nochmalBea]) await probe.watch("enter", angelegt.uuid);
    expect(
      (await save(bea.browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Allein" })] })).status,
    ).toBe(200);
    expect(await ereignisse()).toBe(0);
    for (const { probe } of [ada, sara]) await probe.watch("enter", angelegt.uuid);
    await ada.probe.watch("leave", angelegt.uuid);
    expect(
      (await save(bea.browser, angelegt, { revision: 2, aenderungen: [felder({ titel: "Zu zweit" })] })).status,
    ).toBe(200);
    expect(await sara.probe.nachricht(resourceSaved.destination)).toEqual(gespeichert(angelegt.uuid, "Bea Vollmer"));
    // A save that had to be merged, and one that was refused.
    expect(
      (await save(bea.browser, angelegt, { revision: 2, aenderungen: [felder({ ziel: "Verbunden" })] })).status,
    ).toBe(200);
    expect(await sara.probe.nachricht(resourceSaved.destination)).toEqual(gespeichert(angelegt.uuid, "Bea Vollmer"));
    expect(
      (await save(bea.browser, angelegt, { revision: 2, aenderungen: [felder({ titel: "Zu spät" })] })).status,
    ).toBe(409);
    expect(await ereignisse()).toBe(2);
    for (const { probe } of [bea, nochmalBea, ada]) {
      const saved = (await probe.nochDa(100)).filter(
        ({ headers }) => headers.destination === resourceSaved.destination,
      );
      expect(saved).toEqual([]);
    }
  });
});

describe("other changes of an Antrag", () => {
  it("are told like saves: its name, its Vorhaben, its submission page, an import, its status", async () => {
    const [bea, sara] = [await listen("bevollmaechtigt"), await listen("support")];
    const angelegt = await create(bea.browser);
    await allowEinsicht(bea.browser, angelegt.uuid);
    for (const { probe } of [bea, sara]) await probe.watch("enter", angelegt.uuid);
    const verifyGemeldet = async (status: number, savedByUser = "Bea Vollmer") => {
      expect(status, savedByUser).toBe(200);
      const erwartet = { name: "antrag", id: angelegt.uuid, isSaved: true, savedByUser };
      expect(await sara.probe.nachricht(resourceSaved.destination)).toEqual(erwartet);
    };
    const { browser } = bea;
    const pfad = `/v1/antraege/${angelegt.uuid}`;
    await verifyGemeldet((await browser.put(`${pfad}/bezeichnung`, { revision: 1, bezeichnung: "Neuer Name" })).status);
    const zweites = await browser.post(`${pfad}/vorhaben`, {});
    await verifyGemeldet(zweites.status);
    await verifyGemeldet(
      (await browser.delete(`${pfad}/vorhaben/${textOf(zweites.body.vorhabenUuid)}`, { json: { revision: 1 } })).status,
    );
    await verifyGemeldet((await browser.put(`${pfad}/einreichung`, { revision: 2, einreichung: EINREICHUNG })).status);
    expect((await browser.put(`${pfad}/bezeichnung`, { revision: 1, bezeichnung: "Zu spät" })).status).toBe(409);
    const saved = [...(await sara.probe.nochDa(100)), ...(await bea.probe.nochDa(0))];
    expect(saved.filter(({ headers }) => headers.destination === resourceSaved.destination)).toEqual([]);
  });

  it("say that a draft is no more, to its company alone", async () => {
    const [bea, max, sara] = [await listen("bevollmaechtigt"), await listen("mitarbeit"), await listen("support")];
    const { uuid: id } = await create(bea.browser);
    await allowEinsicht(bea.browser, id);
    const recht = antragPfad(id, `/benutzer/${MENSCHEN.mitarbeit.uuid}`);
    expect((await bea.browser.put(recht, { recht: "LESEN", revision: 0 })).status).toBe(200);
    for (const { probe } of [max, sara]) await probe.watch("enter", id);
    expect((await bea.browser.delete(antragPfad(id))).status).toBe(200);
    const geloescht = { name: "antrag", id, isSaved: false, isDeleted: true, savedByUser: "Bea Vollmer" };
    await expect.poll(() => max.probe.nachricht(resourceSaved.destination)).toEqual(geloescht);
    const saras = (await sara.probe.nochDa(100)).filter(({ body }) => body.includes("isDeleted"));
    expect(saras).toEqual([]);
  });

  it("by the specialist system name no person, and reach the one who has submitted, too", async () => {
    const bea = await listen("bevollmaechtigt");
    const { uuid } = await submitNew(portal, bea.browser);
    await bea.probe.watch("enter", uuid);
    const offene = listOf((await portal.fach("GET", "/fach/v1/uebermittlungen?size=100")).body.data);
    const sendung = offene.find(({ antragUuid }) => textOf(antragUuid) === uuid);
    expect(
      (
        await portal.fach("POST", `/fach/v1/uebermittlungen/${textOf(sendung?.uuid)}/quittung`, {
          json: { aktenzeichen: "AZ 1" },
        })
      ).status,
    ).toBe(200);
    expect(await bea.probe.nachricht(resourceSaved.destination)).toEqual({
      name: "antrag",
      id: uuid,
      isSaved: true,
      savedByUser: "der Bescheinigungsstelle",
    });
  });
});
