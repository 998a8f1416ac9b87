import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import { FIRMEN, textOf, type Browser } from "../../support/backend";
import { ORIGIN, startLivePortal, type LivePortal } from "../../support/livePortal";
import { stompProbe, type StompProbe } from "../../support/stompProbe";
import { startLaufzeit } from "../../support/laufzeit";

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

const ANZAHL = 1_000;
const CSRF = "tausend";

/** So many people more, each member of a company and logged in. Gives the cookies of their sessions. */
async function addLeute(firma: string): Promise<string[]> {
  await portal.eigentuemer.query(
    `WITH person AS (
      INSERT INTO benutzer (uuid, email, vorname, nachname, hilfetexte_anzeigen, system_rollen, passwort_geaendert_am, erstellt_am)
      SELECT gen_random_uuid(), 'tausend-' || i || '@example.org', 'Tausend', i::text, true, '{UNTERNEHMENSMITARBEITER}', $4, $4
      FROM generate_series(0, $2::integer - 1) AS i RETURNING uuid, nachname
    ), mitglied AS (
      INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) SELECT uuid, $1::uuid, 'MITARBEITER', $4 FROM person
    )
    INSERT INTO sitzung (uuid, benutzer_uuid, stand, zugriff_hash, zugriff_bis, letzte_aktion_am, erstellt_am, absolut_bis,
      unternehmen_uuid, csrf, nachweis_am)
    SELECT gen_random_uuid(), uuid, 'AUTHENTICATED', encode(sha256(('tausend-' || nachname)::bytea), 'hex'),
      $4::timestamptz + interval '4 hours', $4, $4, $4::timestamptz + interval '4 hours', $1::uuid, $3, $4 FROM person`,
    [firma, ANZAHL, CSRF, portal.uhr.now().toISOString()],
  );
  return Array.from({ length: ANZAHL }, (_, nummer) => `sid=tausend-${String(nummer)}`);
}

async function listenAs(cookie: string): Promise<StompProbe> {
  const probe = await stompProbe({ url: portal.knoten.url, origin: ORIGIN, cookie, transport: "websocket" });
  offene.push(probe);
  expect((await probe.connect(CSRF)).command).toBe("CONNECTED");
  for (const [nummer, ziel] of ZIELE.entries()) await probe.subscribe(`s${String(nummer)}`, ziel);
  return probe;
}

/** @spec domain.md: a system announcement to all 1,000 live clients within 2 s */
it("a thousand people of an audience hear of an announcement and of its end within two seconds, others of neither", async () => {
  const cookies = await addLeute(FIRMEN.maschinenbau.uuid);
  const hoerer: StompProbe[] = [];
  while (hoerer.length < ANZAHL)
    hoerer.push(...(await Promise.all(cookies.slice(hoerer.length, hoerer.length + 50).map(listenAs))));
  const franka = await listen("fremd");
  /** From the call until the last one has heard of it. */
  const measure = async (act: () => Promise<object>): Promise<number> => {
    const vergangen = startLaufzeit();
    const gehoert = Promise.all(hoerer.map((probe) => probe.nachricht()));
    const erwartet = await act();
    for (const nachricht of await gehoert) expect(nachricht).toMatchObject(erwartet);
    return vergangen();
  };
  let uuid = "";
  const angesagt = await measure(async () => ({ uuid: (uuid = await put(FUER_MASCHINENBAU)), titel: "Wartung" }));
  const geloescht = await measure(async () => {
    expect((await admin.delete(`${PFAD}/${uuid}`)).status).toBe(200);
    return { uuid };
  });
  for (const dauer of [angesagt, geloescht]) expect(dauer).toBeLessThan(2_000);
  expect(await franka.nochDa(100)).toEqual([]);
});
