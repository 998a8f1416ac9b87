import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveBackPending } from "~/server/backend/usecases/auth/rueckgabe";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { tidy } from "~/server/backend/usecases/tidy";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { offeneSendung } from "../../support/fach";
import { send, startHeartbeat } from "../../support/leben";

const PFAD = "/v1/wartung";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => t.stop());
beforeEach(async () => {
  admin = await t.alsAdmin();
});

const audit = async (vorgang: string) =>
  (
    await t.dienste.pool.query<{ grund: string; nach: string }>("SELECT grund, nach FROM audit WHERE vorgang = $1", [
      vorgang,
    ])
  ).rows;

describe("abgelehnte Übermittlungen", () => {
  it("stehen mit ihrem Grund da und lassen sich wieder vorlegen", async () => {
    const leben = await startHeartbeat(t);
    await send(leben, "NACHTRAG");
    const uuid = await offeneSendung(t, leben.im.uuid);
    await t.fach("POST", `/fach/v1/uebermittlungen/${uuid}/ablehnung`, { json: { grund: "Anlage fehlt" } });
    const { body } = await admin.get(`${PFAD}/uebermittlungen`);
    expect(listOf(body.data)).toMatchObject([
      { uuid, antragUuid: leben.im.uuid, art: "NACHTRAG", grund: "Anlage fehlt" },
    ]);
    expect((await admin.post(`${PFAD}/uebermittlungen/${uuid}/wiedervorlegen`, {})).status).toBe(200);
    expect(await offeneSendung(t, leben.im.uuid)).toBe(uuid);
    expect((await admin.get(`${PFAD}/uebermittlungen`)).body.total).toBe(0);
    expect(await audit("wartung.wiedervorgelegt")).toEqual([{ grund: null, nach: uuid }]);
    expect((await admin.post(`${PFAD}/uebermittlungen/${UNBEKANNT}/wiedervorlegen`, {})).status).toBe(404);
  });

  const UEBERMITTLUNGEN = `${PFAD}/uebermittlungen`;
  const liste = async () => listOf((await admin.get(UEBERMITTLUNGEN)).body.data);

  /** A Nachtrag that the specialist system has refused; its id. */
  async function createAbgelehnte(): Promise<string> {
    const leben = await startHeartbeat(t);
    await send(leben, "NACHTRAG");
    const uuid = await offeneSendung(t, leben.im.uuid);
    await t.fach("POST", `/fach/v1/uebermittlungen/${uuid}/ablehnung`, { json: { grund: "Anlage fehlt" } });
    return uuid;
  }

  it("lassen sich alle wieder vorlegen, auch wenn zwei zugleich drücken nur einmal", async () => {
    const uuids = [await createAbgelehnte(), await createAbgelehnte()];
    const zweite = await t.alsAdmin();
    const antworten = await Promise.all(
      [admin, zweite].map((wer) => wer.post(`${UEBERMITTLUNGEN}/wiedervorlegen`, {})),
    );
    expect(antworten.map(({ body }) => body).toSorted((a, b) => Number(a.anzahl) - Number(b.anzahl))).toEqual([
      { anzahl: 0, uebrige: expect.any(Number) as number, weitere: 0 },
      { anzahl: 2, uebrige: 0, weitere: 0 },
    ]);
    expect(await liste()).toEqual([]);
    const vorgelegte = (await audit("wartung.wiedervorgelegt")).map(({ nach }) => nach);
    for (const uuid of uuids) expect(vorgelegte.filter((nach) => nach === uuid)).toHaveLength(1);
    for (const uuid of uuids)
      await t.fach("POST", `/fach/v1/uebermittlungen/${uuid}/quittung`, { json: { aktenzeichen: "A 1" } });
  });

  it("kommen seitenweise und werden zu je 200 vorgelegt; was sich nicht vorlegen lässt, hält die anderen nicht auf", async () => {
    const uuid = await createAbgelehnte();
    const copy = (anzahl: number, anders: object) =>
      t.eigentuemer.query(
        `INSERT INTO uebermittlung SELECT (jsonb_populate_record(u, $3 || jsonb_build_object('uuid', gen_random_uuid()))).*
         FROM uebermittlung u, generate_series(1, $2) WHERE u.uuid = $1`,
        [uuid, anzahl, JSON.stringify(anders)],
      );
    await copy(201, {});
    // Of objections to one decision one waits at a time, so the second is refused; they are the oldest.
    await copy(2, { art: "WIDERSPRUCH", erledigt_am: "2020-01-01T00:00:00Z" });
    const seiten = [0, 1, 2].map(async (page) => (await admin.get(`${UEBERMITTLUNGEN}?size=100&page=${page}`)).body);
    const uuids = (await Promise.all(seiten)).map(({ data }) => listOf(data).map((zeile) => textOf(zeile.uuid)));
    expect(uuids.map((seite) => seite.length)).toEqual([100, 100, 4]);
    expect(new Set(uuids.flat()).size).toBe(204);
    const readWartende = async (query: string) => (await admin.get(`${UEBERMITTLUNGEN}/wartende?${query}`)).body;
    const { total: vorher } = await readWartende("size=1");
    const present = async () => (await admin.post(`${UEBERMITTLUNGEN}/wiedervorlegen`, {})).body;
    expect(await present()).toEqual({ anzahl: 200, uebrige: 1, weitere: 3 });
    expect((await readWartende("size=1")).total).toBe(Number(vorher) + 200);
    expect(listOf((await readWartende("size=60&page=3")).data).length).toBe(Number(vorher) + 20);
    expect(await present()).toEqual({ anzahl: 3, uebrige: 1, weitere: 0 });
    await t.eigentuemer.query(
      `DELETE FROM uebermittlung WHERE uuid <> $1 AND status IN ('OFFEN', 'ABGELEHNT')
         AND antrag_uuid = (SELECT antrag_uuid FROM uebermittlung WHERE uuid = $1)`,
      [uuid],
    );
    await t.fach("POST", `/fach/v1/uebermittlungen/${uuid}/quittung`, { json: { aktenzeichen: "A 1" } });
  });

  it("werden mit Grund verworfen und dann nie mehr vorgelegt; ohne Grund geschieht nichts", async () => {
    const uuid = await createAbgelehnte();
    const verwerfen = (grund: string) => admin.post(`${UEBERMITTLUNGEN}/${uuid}/verwerfen`, { grund });
    expect((await verwerfen(" ")).body).toMatchObject({ errors: [{ property: "grund" }] });
    expect(await liste()).toHaveLength(1);
    expect((await admin.get(`${UEBERMITTLUNGEN}?uuid=${uuid}`)).body.total).toBe(1);
    expect((await admin.get(`${UEBERMITTLUNGEN}?uuid=${UNBEKANNT}`)).body.total).toBe(0);
    expect((await verwerfen("Kam per Post")).status).toBe(200);
    expect(await liste()).toEqual([]);
    expect(await audit("wartung.uebermittlungVerworfen")).toEqual([{ grund: "Kam per Post", nach: uuid }]);
    expect((await audit("uebermittlung.verwerfen")).map(({ grund }) => grund)).toEqual(["Kam per Post"]);
    const spaeter = [
      await verwerfen("Noch einmal"),
      await admin.post(`${UEBERMITTLUNGEN}/${uuid}/wiedervorlegen`, {}),
      await t.fach("POST", `/fach/v1/uebermittlungen/${uuid}/wiedervorlage`),
    ];
    for (const { body } of spaeter) expect(body.code).toBe("STATUS_NICHT_ERLAUBT");
  });

  it("lassen sich nicht verwerfen, wenn sie wieder vorliegen", async () => {
    const uuid = await createAbgelehnte();
    await admin.post(`${UEBERMITTLUNGEN}/${uuid}/wiedervorlegen`, {});
    const { body } = await admin.post(`${UEBERMITTLUNGEN}/${uuid}/verwerfen`, { grund: "Zu spät" });
    expect(body.code).toBe("STATUS_NICHT_ERLAUBT");
  });

  it("bleiben abgelehnt, wie viel Zeit auch vergeht: von selbst wird nichts wiederholt", async () => {
    const uuid = await createAbgelehnte();
    for (const tage of [1, 30, 365]) {
      t.uhr.vor({ tage });
      for (const work of [tidy, runFristen, giveBackPending]) await work(t.dienste);
    }
    admin = await t.alsAdmin();
    expect((await admin.get(`${UEBERMITTLUNGEN}?uuid=${uuid}`)).body.total).toBe(1);
    expect((await admin.get(`${UEBERMITTLUNGEN}/wartende?uuid=${uuid}`)).body.total).toBe(0);
    expect((await admin.post(`${UEBERMITTLUNGEN}/${uuid}/wiedervorlegen`, {})).status).toBe(200);
  });
});
