import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ratelimit } from "~/server/backend/storage/schema/ratelimit";
import type { Angelegt } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { abgerufen, insertBescheid } from "../../support/bescheide";
import { start, fetchSchriftsatzTan, createEingereicht, schriftsatzPfad, setStatus } from "../../support/schriftsaetze";

const FRIST = "2026-03-16";
let test: TestBackend;
let chefin: Browser;
let kollege: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.set("2026-03-02T12:00:00Z");
  await test.dienste.db.delete(ratelimit);
  chefin = await test.alsBevollmaechtigter();
  kollege = await test.alsKollege();
  antrag = await createEingereicht(test, chefin, "BESCHEID_LIEGT_VOR");
});

/** A decision, announced or still waiting for its retrieval. */
const bescheide = (bekannt = true): Promise<string> =>
  insertBescheid(test, antrag.uuid, bekannt ? abgerufen(test) : {});

async function insert(): Promise<string> {
  const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
  await chefin.put(schriftsatzPfad(antrag.uuid, uuid), { revision: 1, werte: { vorhaben: [antrag.vorhabenUuid] } });
  const tan = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
  expect(await chefin.post("/v1/unterschriften", tan)).toMatchObject({ status: 200 });
  return uuid;
}

const read = (wer: Browser, antragUuid?: string) =>
  wer.get(`/v1/widersprueche${antragUuid === undefined ? "" : `?antragUuid=${antragUuid}`}`);
const lageVon = async (wer: Browser = chefin) => listOf((await read(wer, antrag.uuid)).body.data)[0];

describe("Übersicht der Widersprüche", () => {
  it("sagt, wenn es mehr Anträge gibt, als sie zeigt", async () => {
    await bescheide();
    expect((await read(chefin)).body).toMatchObject({ isGekuerzt: false });
    await test.dienste.db.execute(sql`
      WITH neu AS (
        INSERT INTO antrag SELECT (jsonb_populate_record(a, jsonb_build_object('uuid', gen_random_uuid(), 'antragsnummer', null))).*
        FROM antrag a, generate_series(1, 200) WHERE a.uuid = ${antrag.uuid} RETURNING uuid)
      INSERT INTO bescheid SELECT (jsonb_populate_record(b, jsonb_build_object('uuid', gen_random_uuid(), 'antrag_uuid', neu.uuid))).*
      FROM bescheid b, neu WHERE b.antrag_uuid = ${antrag.uuid}`);
    const { body } = await read(chefin);
    expect(body).toMatchObject({ isGekuerzt: true });
    expect(listOf(body.data)).toHaveLength(200);
    // The application may take no decision away; only the owner of the tables can.
    await test.eigentuemer.query(
      `WITH weg AS (DELETE FROM bescheid WHERE antrag_uuid <> $1 RETURNING antrag_uuid)
       UPDATE antrag SET status = 'GELOESCHT' WHERE uuid IN (SELECT antrag_uuid FROM weg)`,
      [antrag.uuid],
    );
  });

  it("nennt die Frist, den Entwurf und was man tun kann", async () => {
    expect(await lageVon()).toMatchObject({ bescheid: null, rechte: { beginnen: false, zurueckziehen: false } });
    const uuid = await bescheide();
    expect(await lageVon()).toMatchObject({
      bescheid: { uuid, bekanntgabeAm: "2026-02-16", widerspruchsfrist: FRIST },
      widersprueche: [],
      entscheidung: null,
      rechte: { beginnen: true, zurueckziehen: false, einreichen: true },
    });
    const entwurf = await start(kollege, antrag.uuid, { art: "WIDERSPRUCH" });
    expect(await lageVon(kollege)).toMatchObject({
      widersprueche: [{ uuid: entwurf, status: "ENTWURF" }],
      rechte: { beginnen: true, einreichen: false },
    });
  });

  it("lässt einen verspäteten Widerspruch zu, nach einem zurückgezogenen keinen verspäteten", async () => {
    await bescheide();
    test.uhr.set("2026-03-17T12:00:00Z");
    chefin = await test.alsBevollmaechtigter();
    expect(await lageVon()).toMatchObject({ rechte: { beginnen: true } });
    await setStatus(test, antrag.uuid, "WIDERSPRUCH_ZURUECKGEZOGEN");
    expect(await lageVon()).toMatchObject({ rechte: { beginnen: false } });
  });

  it("führt einen eingelegten Widerspruch, der sich zurückziehen lässt", async () => {
    await bescheide();
    const uuid = await insert();
    expect(await lageVon()).toMatchObject({
      widersprueche: [{ uuid, status: "EINGEREICHT" }],
      rechte: { beginnen: false, zurueckziehen: true },
    });
    expect((await chefin.get(`/v1/widersprueche/${uuid}`)).body).toEqual({ antragUuid: antrag.uuid });
  });

  it("aller Anträge hat, was einen bekannt gegebenen Bescheid hat, nur im eigenen Unternehmen und mit Recht am Antrag", async () => {
    const uuidsVon = async (wer: Browser) =>
      listOf((await read(wer)).body.data).map(({ antragUuid }) => textOf(antragUuid));
    await bescheide(false);
    expect(await uuidsVon(chefin)).not.toContain(antrag.uuid);
    await bescheide();
    expect(await uuidsVon(chefin)).toContain(antrag.uuid);
    expect(await uuidsVon(kollege)).toContain(antrag.uuid);
    expect(await uuidsVon(await test.alsMitarbeiter())).not.toContain(antrag.uuid);
    expect(await uuidsVon(await test.alsFremder())).not.toContain(antrag.uuid);
    expect(await uuidsVon(await test.alsSupport())).toEqual([]);
  });

  it("und der Weg zu einem Widerspruch sind für Fremde, Unbekanntes und anderes gleich: nicht gefunden", async () => {
    await bescheide();
    const uuid = await insert();
    const rueckzug = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH_RUECKZUG" });
    const fremd = await test.alsFremder();
    const antworten = [
      await read(fremd, antrag.uuid),
      await read(await test.alsMitarbeiter(), antrag.uuid),
      await fremd.get(`/v1/widersprueche/${uuid}`),
      await chefin.get(`/v1/widersprueche/${randomUUID()}`),
      await chefin.get(`/v1/widersprueche/${rueckzug}`),
      await chefin.get(`/v1/widersprueche/${antrag.uuid}`),
    ];
    expect(antworten.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(new Set(antworten.map(({ body }) => body.code)).size).toBe(1);
  });
});
