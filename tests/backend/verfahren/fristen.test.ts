import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addDays, todayBerlin } from "~/lib/date";
import { nachforderung } from "~/server/backend/storage/schema/nachforderung";
import { create } from "../../support/antraege";
import { listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import { insertBescheid } from "../../support/bescheide";

let t: TestBackend;
let chefin: Browser;
let kollege: Browser;
let heute: string;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  kollege = await t.alsKollege();
  heute = todayBerlin(t.dienste.clock);
});
afterAll(() => t.stop());

const in_ = (tage: number) => addDays(heute, tage);
const fristenVon = async (browser: Browser, antragUuid?: string) =>
  listOf((await browser.get(`/v1/fristen${antragUuid === undefined ? "" : `?antragUuid=${antragUuid}`}`)).body.data);

async function imStatus(status: string, bezeichnung: string): Promise<string> {
  const { uuid } = await create(chefin, bezeichnung);
  await t.dienste.pool.query("UPDATE antrag SET status = $2, antragsnummer = $3 WHERE uuid = $1", [
    uuid,
    status,
    `P-${randomUUID()}`,
  ]);
  return uuid;
}

async function requestNachforderung(
  antragUuid: string,
  frist: string,
  status: "OFFEN" | "BEANTWORTET" = "OFFEN",
): Promise<string> {
  const uuid = randomUUID();
  const [{ anzahl } = { anzahl: 0 }] = (
    await t.dienste.pool.query<{ anzahl: number }>(
      "SELECT count(*)::int AS anzahl FROM nachforderung WHERE antrag_uuid = $1",
      [antragUuid],
    )
  ).rows;
  const am = t.dienste.clock.now();
  await t.dienste.db.insert(nachforderung).values({
    uuid,
    antragUuid,
    nummer: anzahl + 1,
    status,
    frist,
    fristUrspruenglich: frist,
    erstelltAm: am,
  });
  return uuid;
}

const bescheide = (antragUuid: string, abweichung: Parameters<typeof insertBescheid>[2]): Promise<string> =>
  insertBescheid(t, antragUuid, { abrufbarBis: in_(10), ...abweichung });

describe("laufende Fristen", () => {
  it("sind offene Nachforderungen, Abrufe und die Fristen für Widerspruch und Klage, die nächste zuerst", async () => {
    const nach = await imStatus("UNTERLAGEN_NACHGEFORDERT", "Mit Nachforderungen");
    const spaet = await requestNachforderung(nach, in_(9));
    const frueh = await requestNachforderung(nach, heute);
    await requestNachforderung(nach, in_(3), "BEANTWORTET");
    await requestNachforderung(nach, in_(-1));
    expect(
      (await fristenVon(chefin, nach)).map(({ art, gegenstandUuid, nummer, tag }) => [
        art,
        gegenstandUuid,
        nummer,
        tag,
      ]),
    ).toEqual([
      ["NACHFORDERUNG", frueh, 2, heute],
      ["NACHFORDERUNG", spaet, 1, in_(9)],
    ]);
    const abruf = await imStatus("BESCHEID_LIEGT_VOR", "Zum Abruf");
    await t.dienste.pool.query("UPDATE antrag SET bescheid_zum_abruf = true WHERE uuid = $1", [abruf]);
    const bereit = await bescheide(abruf, {});
    expect(await fristenVon(chefin, abruf)).toMatchObject([
      { art: "ABRUF", gegenstandUuid: bereit, nummer: null, tag: in_(10), antragTitel: "Zum Abruf" },
    ]);
    const abgerufen = { abgerufenAm: t.dienste.clock.now(), bekanntgabeAm: heute, widerspruchsfrist: in_(30) };
    const offen = await imStatus("BESCHEID_LIEGT_VOR", "Widerspruch möglich");
    await bescheide(offen, abgerufen);
    expect(await fristenVon(chefin, offen)).toMatchObject([{ art: "WIDERSPRUCH", tag: in_(30) }]);
    const eingelegt = await imStatus("WIDERSPRUCH_EINGEREICHT", "Widerspruch eingelegt");
    await bescheide(eingelegt, abgerufen);
    expect(await fristenVon(chefin, eingelegt)).toEqual([]);
    const entschieden = await imStatus("WS_BESCHEID_LIEGT_VOR", "Klage möglich");
    await bescheide(entschieden, abgerufen);
    await bescheide(entschieden, { ...abgerufen, art: "WIDERSPRUCHSBESCHEID", widerspruchsfrist: in_(20) });
    expect(await fristenVon(chefin, entschieden)).toMatchObject([{ art: "KLAGE", tag: in_(20) }]);
    const alle = (await fristenVon(chefin)).map(({ tag }) => textOf(tag));
    expect(alle).toEqual([...alle].sort());
    expect(alle).toHaveLength(5);
  });

  it("sind auch Nachforderungen nach ihrem letzten Tag, solange über mehr Zeit nicht entschieden ist, auch im Kalender", async () => {
    const uuid = await imStatus("UNTERLAGEN_NACHGEFORDERT", "Mehr Zeit beantragt");
    const wartet = await requestNachforderung(uuid, in_(-1));
    const laeuft = await requestNachforderung(uuid, in_(1));
    await t.dienste.pool.query("UPDATE nachforderung SET verlaengerung_beantragt_am = now() WHERE antrag_uuid = $1", [
      uuid,
    ]);
    const kalender = `/v1/kalender/${textOf((await chefin.post("/v1/kalender")).body.pfad).split("/")[2] ?? ""}`;
    const imKalender = async () =>
      listOf((await t.browser().get(kalender)).body.data).filter(({ antragUuid }) => textOf(antragUuid) === uuid);
    const erwartet = [
      { gegenstandUuid: wartet, tag: in_(-1), wartetAufEntscheidung: true },
      { gegenstandUuid: laeuft, tag: in_(1), wartetAufEntscheidung: false },
    ];
    expect([await fristenVon(chefin, uuid), await imKalender()]).toMatchObject([erwartet, erwartet]);
    await t.dienste.pool.query("UPDATE nachforderung SET verlaengerung_entschieden_am = now() WHERE antrag_uuid = $1", [
      uuid,
    ]);
    expect([await fristenVon(chefin, uuid), await imKalender()]).toMatchObject([[{ tag: in_(1) }], [{ tag: in_(1) }]]);
    await t.dienste.pool.query("DELETE FROM nachforderung WHERE antrag_uuid = $1", [uuid]);
    expect((await chefin.delete("/v1/kalender")).status).toBe(200);
  });

  it("sieht nur, wer den Antrag lesen darf", async () => {
    const uuid = await imStatus("UNTERLAGEN_NACHGEFORDERT", "Nur für Zugewiesene");
    await requestNachforderung(uuid, in_(5));
    expect(await fristenVon(kollege, uuid)).toEqual([]);
    const { rows } = await t.dienste.pool.query<{ uuid: string }>(
      "SELECT uuid FROM benutzer WHERE email LIKE 'kollege@%'",
    );
    await t.dienste.pool.query("INSERT INTO antrag_recht VALUES ($1, $2, 'LESEN')", [uuid, rows[0]?.uuid]);
    expect(await fristenVon(kollege, uuid)).toMatchObject([{ antragUuid: uuid }]);
    for (const anderer of [await t.alsFremder(), await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      expect(await fristenVon(anderer, uuid)).toEqual([]);
      expect(await fristenVon(anderer)).toEqual([]);
    }
    expect((await t.browser().get("/v1/fristen")).status).toBe(401);
  });
});

it("wem der selbst angelegte Antrag genommen ist, sieht seine Fristen nicht mehr, auch nicht im Kalender", async () => {
  const max = await t.alsMitarbeiter();
  const { uuid } = await create(max, "Von Max angelegt");
  await t.dienste.pool.query("UPDATE antrag SET status = 'UNTERLAGEN_NACHGEFORDERT' WHERE uuid = $1", [uuid]);
  await requestNachforderung(uuid, in_(5));
  const kalender = `/v1/kalender/${textOf((await max.post("/v1/kalender")).body.pfad).split("/")[2] ?? ""}`;
  const imKalender = async () =>
    listOf((await t.browser().get(kalender)).body.data).map(({ antragUuid }) => antragUuid);
  expect([await fristenVon(max, uuid), await imKalender()]).toMatchObject([[{ antragUuid: uuid }], [uuid]]);
  await t.dienste.pool.query("DELETE FROM antrag_recht WHERE antrag_uuid = $1", [uuid]);
  expect([await fristenVon(max, uuid), await imKalender()]).toEqual([[], []]);
});

it("sagt, wann gewartet wird, und der Administration, wessen letzter Tag davon betroffen ist", async () => {
  const [am, danach] = [await imStatus("UNTERLAGEN_NACHGEFORDERT", "Am Tag"), await imStatus("EINGEREICHT", "Später")];
  const betroffen = await requestNachforderung(am, in_(4));
  const frei = await requestNachforderung(danach, in_(5));
  const zeit = { beginn: `${in_(4)}T10:00:00.000Z`, ende: `${in_(4)}T12:00:00.000Z` };
  const admin = await t.alsAdmin();
  const pfad = "/v1/wartung/fenster";
  const { status, body } = await admin.post(pfad, { ...zeit, grund: "Neue Datenbank" });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect((await chefin.get("/v1/fristen")).body.wartung).toMatchObject(zeit);
  const { fristen } = (await admin.get(pfad)).body;
  const zeilen = z.object({ data: z.array(z.record(z.string(), z.unknown())) }).parse(fristen).data;
  expect(zeilen.find(({ gegenstandUuid }) => gegenstandUuid === betroffen)).toEqual({
    art: "NACHFORDERUNG",
    gegenstandUuid: betroffen,
    antragsnummer: expect.stringMatching(/^P-/) as string,
    firma: "Beispiel Maschinenbau GmbH",
    tag: in_(4),
  });
  expect(zeilen.filter(({ gegenstandUuid }) => gegenstandUuid === frei)).toEqual([]);
  const { rows } = await t.dienste.pool.query(
    "SELECT von FROM audit WHERE vorgang = 'einsicht.liste' AND grund = 'wartungsfenster.getWartungsfenster'",
  );
  expect(rows).toEqual([{ von: "ADMINISTRATOR" }]);
  expect((await admin.post(`${pfad}/${textOf(body.uuid)}/zurueckziehen`, {})).status).toBe(200);
  expect((await chefin.get("/v1/fristen")).body.wartung).toBeNull();
});

describe("geheime Adresse des Kalenders", () => {
  const tokenAus = (pfad: unknown) => textOf(pfad).split("/")[2] ?? "";

  it("zeigt die Fristen ohne Anmeldung, bis sie ersetzt oder widerrufen wird", async () => {
    expect((await chefin.get("/v1/kalender")).body).toEqual({
      pfad: null,
      erstelltAm: null,
      abgerufenAm: null,
      erinnerungTage: [],
    });
    const erste = (await chefin.post("/v1/kalender")).body.pfad;
    expect(erste).toMatch(/^\/kalender\/[\w-]{43}\/fristen\.ics$/);
    expect((await chefin.get("/v1/kalender")).body.pfad).toBe(erste);
    const fremd = t.browser();
    const gelesen = await fremd.get(`/v1/kalender/${tokenAus(erste)}`);
    expect(gelesen.status).toBe(200);
    expect(listOf(gelesen.body.data)).toEqual(await fristenVon(chefin));
    expect((await chefin.get("/v1/kalender")).body.abgerufenAm).not.toBeNull();
    const zweite = (await chefin.post("/v1/kalender")).body.pfad;
    expect(zweite).not.toBe(erste);
    expect((await fremd.get(`/v1/kalender/${tokenAus(erste)}`)).status).toBe(404);
    expect((await fremd.get(`/v1/kalender/${tokenAus(zweite)}`)).status).toBe(200);
    expect((await chefin.delete("/v1/kalender")).status).toBe(200);
    expect((await fremd.get(`/v1/kalender/${tokenAus(zweite)}`)).status).toBe(404);
    expect((await fremd.get(`/v1/kalender/${"a".repeat(43)}`)).status).toBe(404);
  });

  it("speichert die Adresse nicht und folgt den Rechten der Person", async () => {
    const token = tokenAus((await kollege.post("/v1/kalender")).body.pfad);
    const { rows } = await t.dienste.pool.query("SELECT * FROM kalender_abo");
    expect(JSON.stringify(rows)).not.toContain(token);
    const vorher = listOf((await t.browser().get(`/v1/kalender/${token}`)).body.data);
    expect(vorher).toEqual(await fristenVon(kollege));
    await t.dienste.pool.query("DELETE FROM antrag_recht");
    expect(listOf((await t.browser().get(`/v1/kalender/${token}`)).body.data)).toEqual([]);
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = now() WHERE email LIKE 'kollege@%'");
    expect((await t.browser().get(`/v1/kalender/${token}`)).status).toBe(404);
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = NULL");
  });

  it("ist nur für Personen eines Unternehmens", async () => {
    for (const anderer of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      expect((await anderer.post("/v1/kalender")).status).toBe(403);
    }
    expect((await t.browser().post("/v1/kalender")).status).toBe(401);
  });
});
