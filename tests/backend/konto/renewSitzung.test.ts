import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { refreshVerbraucht } from "~/server/backend/storage/schema/sitzung";
import { MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const ERNEUERN = "/v1/auth/token/refresh";

describe("Erneuern der Sitzung", () => {
  it("gibt nach Ablauf des Zugriffs neue Cookies; die alten gelten nicht mehr", async () => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ sekunden: 299 });
    expect((await browser.get("/v1/navigation")).status).toBe(200);
    t.uhr.vor({ sekunden: 1 });
    expect(await browser.get("/v1/navigation")).toMatchObject({ status: 401, body: { httpSubStatus: "401.20" } });
    expect(await browser.get("/v1/sitzung")).toMatchObject({ status: 401, body: { httpSubStatus: "401.20" } });
    const alt = browser.kopie();
    expect(await browser.post(ERNEUERN)).toMatchObject({
      status: 200,
      body: { refreshTokenExpiresAt: "2026-03-02T09:35:00.000Z" },
    });
    expect(browser.kekse.get("rid")).not.toBe(alt.kekse.get("rid"));
    expect((await browser.get("/v1/navigation")).status).toBe(200);
    expect((await alt.get("/v1/navigation")).status).toBe(401);
  });

  it("hält 50 gleichzeitige Erneuerungen aus: ein Wechsel, alle erhalten dasselbe, niemand wird abgemeldet", async () => {
    const browser = await t.alsMitarbeiter();
    const tabs = Array.from({ length: 50 }, () => browser.kopie());
    const wechselVorher = await t.dienste.db.$count(refreshVerbraucht);
    const antworten = await Promise.all(tabs.map((tab) => tab.post(ERNEUERN)));
    expect(antworten.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(tabs.map((tab) => tab.kekse.get("rid"))).size).toBe(1);
    expect(new Set(tabs.map((tab) => tab.kekse.get("sid"))).size).toBe(1);
    expect((await t.dienste.db.$count(refreshVerbraucht)) - wechselVorher).toBe(1);
    for (const tab of tabs.slice(0, 3)) expect((await tab.get("/v1/navigation")).status).toBe(200);
  });

  it("gibt einem Tab innerhalb von 10 Sekunden dasselbe Ergebnis und ändert dabei nichts", async () => {
    const browser = await t.alsMitarbeiter();
    const tab = browser.kopie();
    await browser.post(ERNEUERN);
    t.uhr.vor({ sekunden: 10 });
    expect((await tab.post(ERNEUERN)).status).toBe(200);
    expect(tab.kekse.get("rid")).toBe(browser.kekse.get("rid"));
  });

  it("erneuert für ein gesperrtes Konto nichts; die Sperre beendet alle seine Sitzungen, wer auch immer sie setzt", async () => {
    const [browser, zweiter, fremd] = [await t.alsMitarbeiter(), await t.alsMitarbeiter(), await t.alsFremder()];
    const sperre = "UPDATE benutzer SET gesperrt_seit = $1 WHERE uuid = $2";
    await t.dienste.pool.query(sperre, [t.uhr.now(), MENSCHEN.mitarbeit.uuid]);
    expect((await browser.get("/v1/navigation")).status).toBe(401);
    expect(await browser.post(ERNEUERN)).toMatchObject({ status: 401, body: { code: "NICHT_ANGEMELDET" } });
    await t.dienste.pool.query(sperre, [null, MENSCHEN.mitarbeit.uuid]);
    expect((await zweiter.get("/v1/navigation")).status).toBe(401);
    expect((await zweiter.post(ERNEUERN)).status).toBe(401);
    expect((await fremd.post(ERNEUERN)).status).toBe(200);
  });

  it("erneuert auch dann nichts, wenn eine Sitzung die Sperre überlebt hätte", async () => {
    const browser = await t.alsMitarbeiter();
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $1 WHERE uuid = $2", [
      t.uhr.now(),
      MENSCHEN.mitarbeit.uuid,
    ]);
    await t.dienste.pool.query("UPDATE sitzung SET beendet_am = NULL");
    const vorher = browser.kopie();
    expect((await browser.post(ERNEUERN)).status).toBe(401);
    expect([...browser.kekse.keys()]).toEqual(["geraet"]);
    expect((await vorher.post(ERNEUERN)).status).toBe(401);
  });

  it("beendet die ganze Sitzung, wenn ein verbrauchtes Cookie nach der Karenz wiederkommt, und protokolliert es", async () => {
    const browser = await t.alsMitarbeiter();
    const dieb = browser.kopie("203.0.113.9");
    await browser.post(ERNEUERN);
    t.uhr.vor({ sekunden: 11 });
    const antwort = await dieb.post(ERNEUERN);
    expect(antwort).toMatchObject({ status: 401, body: { httpSubStatus: "401.20" } });
    expect([...dieb.kekse.keys()]).toEqual(["geraet"]);
    expect((await browser.get("/v1/navigation")).status).toBe(401);
    expect((await browser.post(ERNEUERN)).status).toBe(401);
    const zeilen = await t.dienste.db.select().from(audit);
    expect(zeilen.filter(({ vorgang }) => vorgang === "REFRESH_WIEDERVERWENDET")).toHaveLength(1);
  });

  it("erkennt auch ein Cookie, das mehrere Wechsel alt ist", async () => {
    const browser = await t.alsMitarbeiter();
    const alt = browser.kopie();
    await browser.post(ERNEUERN);
    await browser.post(ERNEUERN);
    await browser.post(ERNEUERN);
    expect((await alt.post(ERNEUERN)).status).toBe(401);
    expect((await browser.get("/v1/navigation")).status).toBe(401);
  });

  it.each([
    ["keins", undefined],
    ["leer", ""],
    ["kurz", "AAA"],
    ["sehr lang", "x".repeat(5000)],
    ["SQL", "'; drop table sitzung; --"],
  ])("weist ein unbrauchbares Cookie ab: %s", async (_, wert) => {
    const browser = t.browser();
    if (wert !== undefined) browser.kekse.set("rid", wert);
    expect((await browser.post(ERNEUERN)).status).toBe(401);
  });
});

describe("Ende der Sitzung", () => {
  it.each([
    ["29:59 min ohne Aktion", 1799, 200],
    ["30:00 min ohne Aktion", 1800, 401],
  ])("%s", async (_, sekunden, status) => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ sekunden });
    expect((await browser.post(ERNEUERN)).status).toBe(status);
  });

  it("verschiebt das Ende mit jeder Aktion, aber nicht über zwölf Stunden", async () => {
    const browser = await t.alsMitarbeiter();
    for (let mal = 0; mal < 35; mal++) {
      t.uhr.vor({ minuten: 20 });
      expect((await browser.post(ERNEUERN)).status).toBe(200);
    }
    const { body } = await browser.get("/v1/sitzung");
    expect(body.endetAm).toBe("2026-03-02T21:00:00.000Z");
    expect(body.endetSpaetestensAm).toBe("2026-03-02T21:00:00.000Z");
    t.uhr.vor({ minuten: 20 });
    expect((await browser.post(ERNEUERN)).status).toBe(401);
  });

  it("zählt jeden Aufruf als Aktion, höchstens alle 30 Sekunden", async () => {
    const browser = await t.alsMitarbeiter();
    t.uhr.vor({ sekunden: 30 });
    expect((await browser.get("/v1/sitzung")).body.endetAm).toBe("2026-03-02T09:30:00.000Z");
    expect((await browser.get("/v1/sitzung")).body.endetSpaetestensAm).toBe("2026-03-02T21:00:00.000Z");
    t.uhr.vor({ sekunden: 1 });
    expect((await browser.get("/v1/sitzung")).body.endetAm).toBe("2026-03-02T09:30:31.000Z");
  });
});
