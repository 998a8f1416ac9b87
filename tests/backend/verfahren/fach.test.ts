import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFachSimulator } from "~/server/embedded/fachSimulator";
import { antragPfad, fetchTan, submitNew, statusVon } from "../../support/antraege";
import {
  FIRMEN,
  type Browser,
  FACH_TOKEN,
  listOf,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";

let test: TestBackend;
let browser: Browser;
let antragUuid: string;
let uuid: string;

const OFFENE = "/fach/v1/uebermittlungen";
const acknowledge = (id: string) => test.fach("POST", `${OFFENE}/${id}/quittung`, { json: { aktenzeichen: "AZ 1" } });
const refuse = (id: string) =>
  test.fach("POST", `${OFFENE}/${id}/ablehnung`, { json: { grund: "Schnittstelle gestört" } });
const offene = async () => listOf((await test.fach("GET", `${OFFENE}?size=100`)).body.data);

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.vor({ stunden: 1 });
  browser = await test.alsBevollmaechtigter();
  ({ uuid: antragUuid } = await submitNew(test, browser));
  uuid = textOf((await offene()).find((sendung) => textOf(sendung.antragUuid) === antragUuid)?.uuid);
});

it("gibt den eingereichten Inhalt weiter, ohne die interne Notiz des Unternehmens", async () => {
  const sendung = (await offene()).find((eintrag) => textOf(eintrag.uuid) === uuid);
  const eingereicht = await browser.get(antragPfad(antragUuid, "/eingereicht"));
  expect(sendung).toMatchObject({
    antragUuid,
    pruefsumme: eingereicht.body.pruefsumme,
    unternehmen: { firma: "Beispiel Maschinenbau GmbH", rechtsform: "GMBH" },
    unternehmensangaben: { version: 1, stammdaten: { firma: "Beispiel Maschinenbau GmbH", rechtsform: "GMBH" } },
    einreichung: { interneNotiz: "", gutachterWiderspruch: true },
    vorhaben: [{ werte: { titel: "Beispiel: KI-gestützte Erkennung von Lagerschäden aus Körperschall" } }],
  });
  expect(JSON.stringify(sendung)).not.toContain("Nur für uns");
  const ganzer = await test.fach("GET", `/fach/v1/antraege/${antragUuid}`);
  expect(ganzer.body).toMatchObject({ eingereicht: { unternehmensangaben: sendung?.unternehmensangaben } });
});

describe("Token", () => {
  it.each([
    ["keines", ""],
    ["ein falsches", `Bearer ${FACH_TOKEN}x`],
    ["eine andere Art", `Basic ${FACH_TOKEN}`],
  ])("%s öffnet nichts", async (_name, authorization) => {
    for (const [methode, pfad] of [
      ["GET", OFFENE],
      ["POST", `${OFFENE}/${uuid}/quittung`],
      ["POST", `${OFFENE}/${uuid}/ablehnung`],
    ] as const) {
      const json = methode === "POST" ? { json: { grund: "x" } } : {};
      expect((await browser.ruf(methode, pfad, { headers: { authorization }, ...json })).status).toBe(401);
    }
    expect(await statusVon(browser, antragUuid)).toBe("WIRD_UEBERMITTELT");
  });
});

it("bestätigt den Eingang einmal, mit Nachricht und inhaltsloser Mail", async () => {
  await test.clearAusgang();
  const bisher = test.mails.length;
  const ungelesen = Number((await browser.get("/v1/nachrichten/anzahlungelesen")).body);
  test.uhr.vor({ minuten: 4 });
  expect([(await acknowledge(uuid)).status, (await acknowledge(uuid)).status]).toEqual([200, 200]);
  const { body } = await browser.get(antragPfad(antragUuid));
  expect(body).toMatchObject({ info: { status: "EINGEREICHT" } });
  expect(Date.parse(textOf(body.eingereichtAm))).toBe(test.uhr.now().getTime() - 240_000);
  expect(listOf(body.ereignisse).map(({ text, von }) => `${textOf(text)} / ${textOf(von)}`)).toEqual([
    "Antrag angelegt / Bea Vollmer",
    "Antrag eingereicht, Übermittlung begonnen / Bea Vollmer",
    "Eingang des Antrags bestätigt / Bescheinigungsstelle",
  ]);
  await test.clearAusgang();
  const neue = test.mails.slice(bisher);
  expect(neue.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: "bevollmaechtigt@example.org", subject: "Neue Nachricht im Portal" },
  ]);
  expect(neue[0]?.text).not.toContain(textOf(body.antragsnummer));
  expect(neue[0]?.text).toMatch(new RegExp(`/nachrichten/[0-9a-f-]{36}\\?unternehmen=${FIRMEN.maschinenbau.uuid}`));
  expect(Number((await browser.get("/v1/nachrichten/anzahlungelesen")).body)).toBe(ungelesen + 1);
  expect((await refuse(uuid)).status).toBe(409);
});

it("gibt den Antrag bei einer technischen Ablehnung zur Bearbeitung zurück und behält seine Nummer", async () => {
  const nummer = textOf((await browser.get(antragPfad(antragUuid))).body.antragsnummer);
  expect([(await refuse(uuid)).status, (await refuse(uuid)).status]).toEqual([200, 200]);
  expect(await browser.get(antragPfad(antragUuid))).toMatchObject({
    body: {
      info: { status: "IN_BEARBEITUNG" },
      eingereichtAm: null,
      antragsnummer: nummer,
      rechte: { bearbeiten: true, einreichen: true },
    },
  });
  expect((await acknowledge(uuid)).status).toBe(409);
  const tan = await fetchTan(test, browser, antragUuid);
  expect((await browser.post(antragPfad(antragUuid, "/einreichen"), tan)).status).toBe(200);
  expect((await browser.get(antragPfad(antragUuid))).body).toMatchObject({
    antragsnummer: nummer,
    info: { status: "WIRD_UEBERMITTELT" },
  });
});

it("lässt von gleichzeitiger Quittung und Ablehnung eine gewinnen", async () => {
  const antworten = await Promise.all([acknowledge(uuid), refuse(uuid), acknowledge(uuid), refuse(uuid)]);
  const status = await statusVon(browser, antragUuid);
  const [q1, a1, q2, a2] = antworten.map((antwort) => antwort.status);
  expect([q1, a1, q2, a2]).toEqual(status === "EINGEREICHT" ? [200, 409, 200, 409] : [409, 200, 409, 200]);
});

it("kennt nur Übermittlungen, die es gibt", async () => {
  expect((await acknowledge(randomUUID())).status).toBe(404);
  expect((await acknowledge("keine-uuid")).status).toBe(404);
  expect((await test.fach("POST", `${OFFENE}/${uuid}/ablehnung`, { json: { grund: "" } })).status).toBe(422);
});

it("der Simulator quittiert nach der eingestellten Zeit und benutzt nur die Schnittstelle", async () => {
  const pfade: string[] = [];
  let jetzt = 0;
  const simulator = createFachSimulator({
    basis: "http://localhost",
    token: FACH_TOKEN,
    verzoegerungSekunden: 5,
    schrittSekunden: 0,
    fragtNach: false,
    log: { warn: () => undefined },
    now: () => jetzt,
    fetch: (request) => {
      pfade.push(new URL(request.url).pathname);
      return test.backend.handle(request, { clientIp: "127.0.0.1" });
    },
  });
  expect(await simulator.look()).toBe(0);
  jetzt = 4999;
  expect(await simulator.look()).toBe(0);
  expect(await statusVon(browser, antragUuid)).toBe("WIRD_UEBERMITTELT");
  jetzt = 5000;
  expect(await simulator.look()).toBeGreaterThanOrEqual(1);
  expect(await statusVon(browser, antragUuid)).toBe("EINGEREICHT");
  expect(await offene()).toEqual([]);
  expect(pfade.every((pfad) => pfad.startsWith("/fach/v1/"))).toBe(true);
});
