import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import { FIRMEN, textOf, type Browser } from "../../support/backend";
import { startLivePortal, type LivePortal } from "../../support/livePortal";
import type { StompProbe } from "../../support/stompProbe";

let portal: LivePortal;
let admin: Browser;
const offene: StompProbe[] = [];
const ZIELE = [systemnachrichtSofort.destination, systemnachrichtDelete.destination];

const listen = async (wer: Parameters<LivePortal["als"]>[0]): Promise<StompProbe> => {
  const probe = await portal.knoten.hoerer(await portal.als(wer), ZIELE);
  offene.push(probe);
  return probe;
};

beforeAll(async () => {
  portal = await startLivePortal({ LIVE_VERBINDUNGEN_JE_PERSON: "100" });
});
beforeEach(async () => {
  admin = await portal.als("admin");
});
afterAll(async () => {
  for (const probe of offene) probe.abort();
  await portal.stop();
});

const PFAD = "/v1/systemnachrichten";
const WARTUNG = {
  titel: "Wartung",
  text: "<p>Heute</p>",
  anzeigenVon: "2026-03-01T08:00:00Z",
  anzeigenBis: "2026-03-09T18:00:00Z",
};
const FUER_MASCHINENBAU = { zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.maschinenbau.uuid] };
const FUER_SUPPORT = { zielgruppe: "ROLLEN", rollen: ["SUPPORT_MITARBEITER"] };

async function put(werte: object): Promise<string> {
  const { status, body } = await admin.post(PFAD, { ...WARTUNG, ...werte });
  expect(status).toBe(200);
  return textOf(body.uuid);
}

it("an announcement reaches those it is meant for, and a new audience takes it from the others", async () => {
  const [bea, franka, sara] = [await listen("bevollmaechtigt"), await listen("fremd"), await listen("support")];
  const uuid = await put(FUER_MASCHINENBAU);
  expect(await bea.nachricht()).toMatchObject({ uuid, titel: "Wartung", fassung: 1 });
  await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, ...FUER_SUPPORT, titel: "Intern", revision: 1 });
  expect(await bea.nachricht()).toEqual({ uuid });
  expect(await sara.nachricht()).toMatchObject({ uuid, titel: "Intern", fassung: 2 });
  await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel: "Für alle", revision: 2 });
  for (const probe of [bea, franka, sara]) expect(await probe.nachricht()).toMatchObject({ uuid, titel: "Für alle" });
  await admin.put(`${PFAD}/${uuid}`, {
    ...WARTUNG,
    zielgruppe: "ROLLEN",
    rollen: ["BEVOLLMAECHTIGTER", "SUPPORT_MITARBEITER"],
    titel: "Ohne Mitarbeitende",
    revision: 3,
  });
  // Whoever stays in the audience gets no delete notice in between.
  for (const probe of [bea, franka, sara])
    expect(await probe.nachricht()).toMatchObject({ titel: "Ohne Mitarbeitende" });
  await admin.post(`${PFAD}/${uuid}/beenden`, {});
  for (const probe of [bea, franka, sara]) expect(await probe.nachricht()).toEqual({ uuid });
  for (const probe of [bea, franka, sara]) expect(await probe.nochDa(100)).toEqual([]);
});

it("whoever begins to hear is told what is meant for him or her, and no more", async () => {
  const uuid = await put({ ...FUER_MASCHINENBAU, anzeigenBis: null });
  expect(await (await listen("bevollmaechtigt")).nachricht()).toMatchObject({ uuid, anzeigenBis: null });
  expect(await (await listen("fremd")).nochDa(100)).toEqual([]);
  expect((await admin.delete(`${PFAD}/${uuid}`)).status).toBe(200);
});

it("costs as many statements for sixty sessions as for one", async () => {
  const count = async (): Promise<number> => {
    portal.statements.length = 0;
    const uuid = await put(FUER_MASCHINENBAU);
    await Promise.all(hoerer.map(async (probe) => expect(await probe.nachricht()).toMatchObject({ uuid })));
    const anzahl = portal.statements.length;
    expect((await admin.delete(`${PFAD}/${uuid}`)).status).toBe(200);
    await Promise.all(hoerer.map(async (probe) => expect(await probe.nachricht()).toEqual({ uuid })));
    return anzahl;
  };
  const hoerer = [await listen("bevollmaechtigt")];
  const fuerEine = await count();
  const [bea, mia] = [await portal.als("bevollmaechtigt"), await portal.als("mitarbeit")];
  for (let nummer = 0; nummer < 30; nummer += 1)
    hoerer.push(await portal.knoten.hoerer(bea, ZIELE), await portal.knoten.hoerer(mia, ZIELE));
  offene.push(...hoerer);
  expect(await count()).toBe(fuerEine);
});
