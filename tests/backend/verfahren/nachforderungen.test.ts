import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nachforderung } from "~/server/backend/storage/schema/nachforderung";
import { type Angelegt, antragPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  start,
  requestNachforderung,
  createEingereicht,
  readSchriftsatz,
  setStatus,
  startTest,
} from "../../support/schriftsaetze";

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const GRUND = "Unsere Fachleute sind im Urlaub.";

let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, kollege, antrag } = await startTest(test));
});

const demand = (frist = "2026-03-16") =>
  requestNachforderung(test.dienste.db, {
    antragUuid: antrag.uuid,
    fragen: [{ frage: "Was ist neu?", vorhabenUuid: antrag.vorhabenUuid }],
    frist,
  });
const pfadVon = (antragUuid: string, uuid: string) =>
  antragPfad(antragUuid, `/nachforderungen/${uuid}/fristverlaengerung`);
const ask = (
  wer: Browser,
  uuid: string,
  { grund = GRUND, schluessel }: { grund?: string | undefined; schluessel?: string | undefined } = {},
) => wer.post(pfadVon(antrag.uuid, uuid), { grund }, schluessel === undefined ? {} : { schluessel });
const liste = async (wer: Browser) => (await wer.get(antragPfad(antrag.uuid, "/nachforderungen"))).body;
const zeileVon = async (uuid: string) =>
  (await test.dienste.db.select().from(nachforderung).where(eq(nachforderung.uuid, uuid)))[0];

describe("die Liste", () => {
  it("zeigt alle Nachforderungen mit Fragen, Frist und der begonnenen Antwort", async () => {
    const eine = await demand();
    const andere = await demand("2026-03-20");
    const schriftsatzUuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: andere.uuid });
    const gelesen = await liste(chefin);
    expect(gelesen).toMatchObject({ heute: "2026-03-02", rechte: { nachtragBeginnen: true, verlaengern: true } });
    expect(gelesen.data).toMatchObject([
      {
        uuid: eine.uuid,
        nummer: 1,
        status: "OFFEN",
        frist: "2026-03-16",
        sperre: null,
        verlaengerung: null,
        schriftsatzUuid: null,
      },
      { uuid: andere.uuid, nummer: 2, status: "IN_BEARBEITUNG", frist: "2026-03-20", schriftsatzUuid },
    ]);
    const [frage] = listOf(listOf(gelesen.data)[0]?.fragen);
    expect([frage?.frage, textOf(frage?.vorhaben) !== ""]).toEqual(["Was ist neu?", true]);
  });

  it("sagt jedem, was er darf", async () => {
    await demand();
    expect((await liste(kollege)).rechte).toEqual({ nachtragBeginnen: true, verlaengern: false });
    expect((await liste(await test.alsSupport())).rechte).toEqual({ nachtragBeginnen: false, verlaengern: false });
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
    expect((await liste(chefin)).rechte).toEqual({ nachtragBeginnen: false, verlaengern: false });
  });
});

describe("mehr Zeit", () => {
  it("wird einmal beantragt, mit Grund; dieselbe Anfrage zweimal zählt einmal", async () => {
    const { uuid } = await demand();
    const schluessel = randomUUID();
    expect((await ask(chefin, uuid, { grund: GRUND, schluessel })).status).toBe(200);
    expect((await ask(chefin, uuid, { grund: GRUND, schluessel })).status).toBe(200);
    expect((await ask(chefin, uuid, { grund: "Noch einmal" })).body.httpSubStatus).toBe("409.20");
    expect(await zeileVon(uuid)).toMatchObject({
      verlaengerungGrund: GRUND,
      verlaengerungGewaehrt: null,
      frist: "2026-03-16",
    });
    expect(listOf((await liste(chefin)).data)[0]).toMatchObject({ verlaengerung: { grund: GRUND, gewaehrt: null } });
  });

  it.each([
    ["leer", " \n ", 422],
    ["500 Zeichen", "x".repeat(500), 200],
    ["501 Zeichen", "x".repeat(501), 422],
  ])("verlangt einen Grund, der sich speichern lässt: %s", async (_was, grund, status) => {
    const { uuid } = await demand();
    expect((await ask(chefin, uuid, { grund })).status).toBe(status);
  });

  it("nicht nach der Frist; bis darüber entschieden ist, läuft sie nicht ab", async () => {
    const [eine, andere] = [await demand("2026-03-04"), await demand("2026-03-04")];
    const schriftsatz = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid: andere.uuid });
    await ask(chefin, andere.uuid);
    test.uhr.set("2026-03-04T23:00:00Z");
    chefin = await test.alsBevollmaechtigter();
    expect((await ask(chefin, eine.uuid)).body.httpSubStatus).toBe("409.20");
    expect((await zeileVon(eine.uuid))?.verlaengerungBeantragtAm).toBeNull();
    expect((await readSchriftsatz(chefin, antrag.uuid, schriftsatz)).sperre).toBeNull();
    const abgelehnt = { verlaengerungEntschiedenAm: test.dienste.clock.now(), verlaengerungGewaehrt: false };
    await test.dienste.db.update(nachforderung).set(abgelehnt).where(eq(nachforderung.uuid, andere.uuid));
    expect((await readSchriftsatz(chefin, antrag.uuid, schriftsatz)).sperre).toContain("04.03.2026 abgelaufen");
  });

  it("beantragen nur Bevollmächtigte des Unternehmens, nur zu ihrem Antrag", async () => {
    const { uuid } = await demand();
    const andere = await createEingereicht(test, chefin);
    const wer: [Browser, string, string, number][] = [
      [kollege, antrag.uuid, uuid, 403],
      [await test.alsSupport(), antrag.uuid, uuid, 403],
      [await test.alsAdmin(), antrag.uuid, uuid, 403],
      [await test.alsFremder(), antrag.uuid, uuid, 404],
      [await test.alsMitarbeiter(), antrag.uuid, uuid, 404],
      [chefin, andere.uuid, uuid, 404],
      [chefin, antrag.uuid, UNBEKANNT, 404],
      [chefin, UNBEKANNT, uuid, 404],
    ];
    for (const [browser, antragUuid, nachforderungUuid, status] of wer) {
      expect((await browser.post(pfadVon(antragUuid, nachforderungUuid), { grund: GRUND })).status).toBe(status);
    }
    expect((await (await test.alsFremder()).get(antragPfad(antrag.uuid, "/nachforderungen"))).status).toBe(404);
    expect((await zeileVon(uuid))?.verlaengerungBeantragtAm).toBeNull();
  });
});
