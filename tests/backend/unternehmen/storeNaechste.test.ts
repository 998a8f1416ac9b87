import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { newUuid } from "~/lib/uuid";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { listOf, textOf } from "../../support/browser";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const tage = (wjBeginn: string, wjEnde: string) => ({ wjBeginn, wjEnde });
const J2025 = tage("2025-01-01", "2025-12-31");
const J2024 = tage("2024-01-01", "2024-12-31");
const save = (
  uuid: string,
  werte: object,
  { wer = chefin, revision = 1, ...mehr }: { wer?: Browser; revision?: number; [key: string]: unknown } = {},
) => wer.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision, werte, ...mehr } });
const list = async () => (await chefin.get(PFAD)).body;
async function created(werte: object): Promise<string> {
  const { body } = await chefin.ruf("POST", PFAD, { json: { werte } });
  return textOf(body.uuid);
}

describe("Die Grenze zum angrenzenden Wirtschaftsjahr", () => {
  let davor: string;
  let danach: string;
  const GEMEINT = tage("2024-07-01", "2025-06-30");
  const GRENZE = { nachbar: "2024-06-30" };
  const stand = async () =>
    listOf((await list()).data).map(({ uuid, revision, werte }) => [uuid, revision, werte?.wjBeginn, werte?.wjEnde]);
  const revisionen = async () =>
    Object.fromEntries(listOf((await list()).data).map(({ uuid, revision }) => [textOf(uuid), revision]));
  beforeEach(async () => {
    davor = await created({ ...J2024, umsatz: "7" });
    danach = await created(J2025);
  });

  it("speichert auf Wunsch beide als neue Versionen, mit Protokoll", async () => {
    const abgelehnt = await save(danach, { ...GEMEINT, fueSach: "5" });
    expect([abgelehnt.status, abgelehnt.body.errors?.[0]?.property]).toEqual([422, "wjBeginn"]);
    expect(await revisionen()).toEqual({ [danach]: 1, [davor]: 1 });
    expect((await save(danach, { ...GEMEINT, fueSach: "5" }, GRENZE)).body).toEqual({
      revision: 2,
      angepasst: davor,
    });
    expect(await stand()).toEqual([
      [danach, 2, "2024-07-01", "2025-06-30"],
      [davor, 2, "2024-01-01", "2024-06-30"],
    ]);
    expect((await chefin.get(`${PFAD}/${davor}`)).body).toMatchObject({ werte: { umsatz: "7", rumpfjahr: true } });
    expect(listOf((await chefin.get(`${PFAD}/${davor}/fassungen`)).body.data)).toHaveLength(2);
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "WIRTSCHAFTSJAHR_GESPEICHERT"));
    expect(zeilen.map(({ nach }) => nach).toSorted()).toEqual([davor, davor, danach, danach].toSorted());
  });

  it("geht mit einer früheren Fassung und auf Wunsch mit dem Nachbarn auch wieder zurück, und einmal je Schlüssel", async () => {
    await save(danach, { ...GEMEINT, fueSach: "5" }, GRENZE);
    await save(davor, { umsatz: "8" }, { revision: 2 });
    const restore = (mehr: object, schluessel?: string) =>
      chefin.ruf("POST", `${PFAD}/${danach}/fassungen/1/wiederherstellung`, {
        json: { revision: 2, ...mehr },
        ...(schluessel !== undefined && { schluessel }),
      });
    const abgelehnt = await restore({});
    expect([abgelehnt.status, abgelehnt.body.errors?.[0]?.property]).toEqual([422, "wjBeginn"]);
    expect((await restore({ nachbar: "2024-12-30" })).status).toBe(422);
    const schluessel = newUuid();
    const zurueck = () => restore({ nachbar: "2024-12-31" }, schluessel);
    const einmal = { revision: 3, angepasst: davor };
    expect([(await zurueck()).body, (await zurueck()).body]).toEqual([einmal, einmal]);
    expect(await stand()).toEqual([
      [danach, 3, "2025-01-01", "2025-12-31"],
      [davor, 4, "2024-01-01", "2024-12-31"],
    ]);
    expect((await chefin.get(`${PFAD}/${danach}`)).body).toMatchObject({ werte: { fueSach: "", rumpfjahr: false } });
    expect((await chefin.get(`${PFAD}/${davor}`)).body).toMatchObject({ werte: { umsatz: "8", rumpfjahr: false } });
  });

  it("verschiebt sich mit demselben Schlüssel einmal", async () => {
    const schluessel = newUuid();
    const json = { revision: 1, werte: GEMEINT, ...GRENZE };
    const put = () => chefin.ruf("PUT", `${PFAD}/${danach}`, { json, schluessel });
    const einmal = { revision: 2, angepasst: davor };
    expect([(await put()).body, (await put()).body]).toEqual([einmal, einmal]);
    expect(await revisionen()).toEqual({ [danach]: 2, [davor]: 2 });
  });

  it("verschiebt sich beim Erfassen eines neuen Jahres mit demselben Schlüssel einmal", async () => {
    await save(danach, tage("2025-01-01", "2025-09-30"));
    const json = { werte: tage("2025-08-01", "2025-12-31"), nachbar: "2025-07-31" };
    const schluessel = newUuid();
    const post = async () => (await chefin.ruf("POST", PFAD, { json, schluessel })).body.uuid;
    expect(await post()).toBe(await post());
    expect((await revisionen())[danach]).toBe(3);
    expect(await stand()).toHaveLength(3);
  });

  it("sagt von beiden nach ihren Tagen, ob sie Rumpfjahre sind, hin und zurück", async () => {
    const rumpfjahre = async () =>
      Object.fromEntries(listOf((await list()).data).map(({ uuid, werte }) => [textOf(uuid), werte?.rumpfjahr]));
    await save(danach, { ...tage("2024-11-01", "2025-10-31"), rumpfjahr: true }, { nachbar: "2024-10-31" });
    expect(await rumpfjahre()).toEqual({ [danach]: false, [davor]: true });
    await save(danach, tage("2025-01-01", "2025-10-31"), { nachbar: "2024-12-31", revision: 2 });
    expect(await rumpfjahre()).toEqual({ [danach]: true, [davor]: false });
  });

  it("lässt vom anderen Jahr alles übrige, wie es ist, auch was heute niemand fragen würde", async () => {
    const verbund = `UPDATE wirtschaftsjahr SET werte = werte || '{"ebene":"VERBUND","verbundUmsatz":"9"}' WHERE uuid = $1`;
    await t.dienste.pool.query(verbund, [davor]);
    expect((await save(danach, GEMEINT, GRENZE)).body).toMatchObject({ angepasst: davor });
    const { rows } = await t.dienste.pool.query("SELECT werte FROM wirtschaftsjahr WHERE uuid = $1", [davor]);
    expect(rows).toMatchObject([{ werte: { ebene: "VERBUND", verbundUmsatz: "9" } }]);
  });

  it("verschiebt auch den Beginn des Jahres danach, und beim Erfassen eines neuen", async () => {
    expect((await save(danach, tage("2025-01-01", "2025-09-30"))).status).toBe(200);
    expect((await save(davor, tage("2024-01-01", "2024-10-31"))).body.errors?.[0]?.property).toBe("wjEnde");
    expect((await save(davor, tage("2024-01-01", "2024-10-31"), { nachbar: "2024-11-01" })).body).toMatchObject({
      angepasst: danach,
    });
    const json = { werte: tage("2025-08-01", "2025-12-31"), nachbar: "2025-07-31" };
    expect((await chefin.ruf("POST", PFAD, { json })).body).toMatchObject({ revision: 1, angepasst: danach });
    expect((await stand()).map(([, , von, bis]) => [von, bis])).toEqual([
      ["2025-08-01", "2025-12-31"],
      ["2024-11-01", "2025-07-31"],
      ["2024-01-01", "2024-10-31"],
    ]);
  });

  it.each<[string, object, string]>([
    ["auf einen anderen Tag als den gezeigten", tage("2024-08-01", "2025-06-30"), "2024-06-30"],
    ["wo vom Nachbarn nichts bliebe", tage("2024-01-01", "2024-12-31"), "2023-12-31"],
    ["wo der Nachbar zu lang würde", tage("2025-02-01", "2025-12-31"), "2025-01-31"],
    ["mit einem Jahr, das noch läuft", tage("2025-06-01", "2026-05-31"), "2025-05-31"],
  ])("verschiebt nichts %s", async (_was, werte, nachbar) => {
    expect((await save(danach, werte, { nachbar })).status).toBe(422);
    expect(await revisionen()).toEqual({ [danach]: 1, [davor]: 1 });
  });

  it("lässt das andere Jahr, wo nichts zu verschieben ist", async () => {
    expect((await save(danach, { umsatz: "1" }, GRENZE)).body).toEqual({ revision: 2 });
    expect(await revisionen()).toEqual({ [danach]: 2, [davor]: 1 });
  });

  it("führt auf alter Fassung zusammen, was andere am einen und am anderen geändert haben", async () => {
    await save(danach, { umsatz: "1" });
    await save(davor, { umsatz: "8" });
    const { body } = await save(danach, { ...GEMEINT, fueSach: "2" }, GRENZE);
    expect(body).toMatchObject({ revision: 3, angepasst: davor, zusammengefuehrt: [{ stelle: "umsatz" }] });
    expect((await chefin.get(`${PFAD}/${davor}`)).body).toMatchObject({
      revision: 3,
      werte: { umsatz: "8", wjEnde: "2024-06-30" },
    });
  });

  it("gelingt von zweien, die dieselbe Grenze im selben Augenblick verschieben, genau einem", async () => {
    await save(danach, tage("2025-01-01", "2025-06-30"));
    const antworten = await Promise.all([
      save(danach, GEMEINT, { ...GRENZE, wer: chefin.kopie(), revision: 2 }),
      save(davor, tage("2024-01-01", "2024-09-30"), { nachbar: "2024-10-01", wer: chefin.kopie() }),
    ]);
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(antworten.map(({ body }) => body.httpSubStatus).filter(Boolean)).toEqual(["409.10"]);
    const [[, , beginn] = [], [, , , ende] = []] = await stand();
    expect([
      ["2024-07-01", "2024-06-30"],
      ["2024-10-01", "2024-09-30"],
    ]).toContainEqual([beginn, ende]);
  });
});
