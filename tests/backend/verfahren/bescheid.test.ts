import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bescheid as tabelle } from "~/server/backend/storage/schema/bescheid";
import { create, infoVon } from "../../support/antraege";
import { type Browser, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { assign, createAbruf, INTENT, liste, read, zeileVon } from "../../support/bescheidAbruf";
import { bescheidBeispiel, provide } from "../../support/bescheide";
import { codesOf, stateOf, zertifikatOf } from "../../support/registrierung";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.uhr.set("2026-01-30T09:00:00Z");
  chefin = await t.alsBevollmaechtigter();
});

const { vorlageAus, bereit, start, complete, prove, retrieve } = createAbruf(() => ({ t, chefin }));
const info = (uuid: string) => infoVon(chefin, uuid);
const anzahl = async (sql: string, ...werte: unknown[]): Promise<number> =>
  (await t.dienste.pool.query(sql, werte)).rows.length;
const spuren = (antragUuid: string) =>
  anzahl("SELECT 1 FROM audit WHERE antrag_uuid = $1 AND vorgang = 'antrag.bescheidAbrufen'", antragUuid);

describe("Abruf mit nezo", () => {
  it("gibt den Bescheid am Tag danach bekannt, setzt die Frist (Fall A), meldet sie und öffnet ihn allen, die lesen dürfen", async () => {
    const ziel = await bereit();
    await assign(t, "mitarbeit", ziel.antragUuid);
    expect((await chefin.get("/v1/sitzung")).body.isNezoAuthenticated).toBe(false);
    await retrieve(ziel);
    expect((await chefin.get("/v1/sitzung")).body.isNezoAuthenticated).toBe(true);
    expect(await info(ziel.antragUuid)).toMatchObject({
      status: "BESCHEID_LIEGT_VOR",
      bescheidZumAbruf: false,
      bescheidAbholungAm: "2026-01-30",
      finalerBescheidAbholungAm: null,
    });
    expect(await zeileVon(t, ziel)).toMatchObject({
      abgerufenVon: MENSCHEN.bevollmaechtigt.uuid,
      bekanntgabeRegel: "ABRUF_PLUS_1",
      bekanntgabeAm: "2026-01-31",
      widerspruchsfrist: "2026-03-02",
    });
    for (const browser of [
      chefin,
      await t.alsMitarbeiter(),
      await t.alsSupport(),
      await t.alsQm(),
      await t.alsAdmin(),
    ]) {
      const gelesen = await read(browser, ziel.antragUuid);
      expect(gelesen.body).toMatchObject({
        bescheid: {
          uuid: ziel.gegenstandUuid,
          stand: "ABGERUFEN",
          abgerufenVon: "Bea Vollmer",
          bekanntgabeAm: "2026-01-31",
          rechtsbehelfsfrist: "2026-03-02",
          inhalt: { aktenzeichen: "FZ-2026-000123" },
        },
      });
      expect(textOf(gelesen.body.bescheid?.belegCode)).toMatch(/^[0-9A-Z]{16}$/);
      expect((await read(browser, ziel.antragUuid, ziel.gegenstandUuid)).body).toEqual(gelesen.body);
    }
    for (const browser of [await t.alsFremder(), await t.alsKollege()])
      expect((await read(browser, ziel.antragUuid)).status).toBe(404);
    const { rows } = await t.dienste.pool.query<{ text: string }>(
      "SELECT text FROM nachricht WHERE antrag_uuid = $1 AND art = 'BESCHEID_ABGERUFEN'",
      [ziel.antragUuid],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringContaining("am 31.01.2026 als bekannt gegeben. Widerspruch ist bis zum 02.03.2026 möglich."),
    ]);
    expect(await spuren(ziel.antragUuid)).toBe(1);
  });

  it("geschieht einmal: von 20 gleichzeitigen Rückkehren mit demselben state", async () => {
    const ziel = await bereit();
    const state = await prove(ziel);
    const antworten = await Promise.all(Array.from({ length: 20 }, () => complete(state, chefin.kopie())));
    for (const { body } of antworten) expect(body).toEqual({ ergebnis: "BESCHEID_ABGERUFEN", ...ziel });
    expect(await spuren(ziel.antragUuid)).toBe(1);
    expect(await anzahl("SELECT 1 FROM nachricht WHERE antrag_uuid = $1", ziel.antragUuid)).toBe(1);
    expect(await anzahl("SELECT 1 FROM beleg WHERE antrag_uuid = $1", ziel.antragUuid)).toBe(1);
  });

  it("geschieht einmal: von 20 gleichzeitigen Rückkehren mit verschiedenen", async () => {
    const ziel = await bereit();
    const states: string[] = [];
    for (let i = 0; i < 20; i += 1) states.push(await prove(ziel));
    const antworten = await Promise.all(states.map((state) => complete(state, chefin.kopie())));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(codesOf(antworten))).toEqual(new Set(["STATUS_NICHT_ERLAUBT"]));
    expect(await spuren(ziel.antragUuid)).toBe(1);
    expect(await anzahl("SELECT 1 FROM nachricht WHERE antrag_uuid = $1", ziel.antragUuid)).toBe(1);
  });

  it("gelingt nicht noch einmal, nicht mit einem anderen Bescheid und nicht mit einem fremden Zertifikat", async () => {
    const [ziel, anderes] = [await bereit(), await bereit()];
    const fremdes = stateOf(await start(ziel));
    t.nezo.ergebnisse.set(fremdes, {
      status: "ERFOLG",
      unternehmen: zertifikatOf({
        firma: "Fremd Chemie AG",
        land: "DE",
        bundesland: "BE",
        steuernummer: "21/815/08152",
      }),
    });
    expect((await complete(fremdes)).body).toMatchObject({ code: "NEZO_ANDERES_UNTERNEHMEN" });
    expect(await zeileVon(t, ziel)).toMatchObject({ abgerufenAm: null });
    const stand = await vorlageAus(anderes.antragUuid, anderes.gegenstandUuid);
    const vertauscht = { intent: INTENT, antragUuid: ziel.antragUuid, gegenstandUuid: anderes.gegenstandUuid, stand };
    expect((await chefin.post("/v1/nezo/vorgaenge", vertauscht)).body).toMatchObject({ code: "NICHT_GEFUNDEN" });
    const ohne = { intent: INTENT, antragUuid: ziel.antragUuid, stand };
    expect((await chefin.post("/v1/nezo/vorgaenge", ohne)).body).toMatchObject({ code: "NICHT_GEFUNDEN" });
    await retrieve(ziel);
    expect((await start(ziel)).body).toMatchObject({
      code: "STATUS_NICHT_ERLAUBT",
      userMessage:
        "Es liegt kein Bescheid zum Abruf bereit. Sobald einer bereitliegt, erhalten bevollmächtigte Personen eine Nachricht.",
    });
  });

  it("geht bis 24 Uhr des zehnten Tages, und danach nicht mehr, auch wenn es noch niemand vermerkt hat", async () => {
    const [ziel, spaet] = [await bereit(), await bereit()];
    const anderer = await prove(spaet);
    t.uhr.set("2026-02-09T22:59:59Z");
    chefin = await t.alsBevollmaechtigter();
    await retrieve(ziel);
    expect(await zeileVon(t, ziel)).toMatchObject({ bekanntgabeAm: "2026-02-10" });
    t.uhr.set("2026-02-09T23:00:00Z");
    expect((await start(spaet)).body).toMatchObject({ code: "STATUS_NICHT_ERLAUBT" });
    expect((await liste(chefin, spaet.antragUuid)).body).toMatchObject({ bescheide: [{ stand: "BEENDET" }] });
    expect((await complete(anderer)).body).toMatchObject({ code: "NEZO_ABGELAUFEN" });
  });

  it("gilt nicht für eine Bereitstellung, die inzwischen erneuert wurde", async () => {
    const ziel = await bereit();
    const state = await prove(ziel);
    await t.dienste.db.update(tabelle).set({ abrufbarBis: "2026-02-20" }).where(eq(tabelle.uuid, ziel.gegenstandUuid));
    expect((await complete(state)).body).toMatchObject({ code: "REVISION_VERALTET" });
    await retrieve(ziel);
  });

  it("lässt ohne Rechtsbehelfsbelehrung ein Jahr Zeit", async () => {
    const ziel = await bereit({ inhalt: bescheidBeispiel({ hatRechtsbehelfsbelehrung: false }) });
    await retrieve(ziel);
    expect(await zeileVon(t, ziel)).toMatchObject({ bekanntgabeAm: "2026-01-31", widerspruchsfrist: "2027-02-01" });
  });

  it("ändert nichts an einer Bekanntgabe, die mit der Post schon bestimmt ist", async () => {
    const ziel = await bereit();
    const post = {
      bekanntgabeRegel: "POST_PLUS_4",
      bekanntgabeAm: "2026-01-28",
      widerspruchsfrist: "2026-03-02",
    } as const;
    await t.dienste.db.update(tabelle).set(post).where(eq(tabelle.uuid, ziel.gegenstandUuid));
    await retrieve(ziel);
    expect(await zeileVon(t, ziel)).toMatchObject(post);
  });
});

describe("Bescheid aus Widerspruch", () => {
  it("wird für sich abgerufen; danach bleiben beide lesbar, und die Frist ist die der Klage", async () => {
    const erster = await bereit();
    await retrieve(erster);
    t.uhr.set("2026-04-13T08:00:00Z");
    chefin = await t.alsBevollmaechtigter();
    const inhalt = bescheidBeispiel({ widerspruchErgebnis: "TEILABHILFE", aktenzeichen: "FZ-2026-000999" });
    const zweiter = {
      ...erster,
      gegenstandUuid: await provide(t, erster.antragUuid, { art: "WIDERSPRUCHSBESCHEID", inhalt }),
    };
    const vorher = await read(chefin, erster.antragUuid);
    expect(vorher.body).toMatchObject({ bescheid: { uuid: erster.gegenstandUuid } });
    expect(JSON.stringify(vorher.body)).not.toContain("FZ-2026-000999");
    await retrieve(zweiter);
    expect(await info(erster.antragUuid)).toMatchObject({
      status: "WS_BESCHEID_LIEGT_VOR",
      bescheidZumAbruf: false,
      bescheidAbholungAm: "2026-01-30",
      finalerBescheidAbholungAm: "2026-04-13",
    });
    expect(await zeileVon(t, zweiter)).toMatchObject({ bekanntgabeAm: "2026-04-14", widerspruchsfrist: "2026-05-15" });
    expect((await read(chefin, erster.antragUuid)).body).toMatchObject({ bescheid: { uuid: zweiter.gegenstandUuid } });
    for (const { gegenstandUuid } of [erster, zweiter]) {
      expect((await read(chefin, erster.antragUuid, gegenstandUuid)).body).toMatchObject({
        bescheid: { uuid: gegenstandUuid },
      });
    }
    const { rows } = await t.dienste.pool.query<{ text: string }>(
      "SELECT text FROM nachricht WHERE art = 'WIDERSPRUCHSBESCHEID_ABGERUFEN'",
    );
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringContaining("Klage beim Verwaltungsgericht ist bis zum 15.05.2026 möglich."),
    ]);
  });
});

describe("Was es nicht gibt", () => {
  it("ein anderer Antrag, eine unbekannte und eine verformte Kennung führen ins Leere", async () => {
    const [ziel, anderes] = [await bereit(), await bereit()];
    await retrieve(anderes);
    for (const uuid of [anderes.gegenstandUuid, randomUUID()]) {
      expect(await read(chefin, ziel.antragUuid, uuid)).toMatchObject({
        status: 404,
        body: { code: "NICHT_GEFUNDEN" },
      });
    }
    expect((await read(chefin, ziel.antragUuid, "kein-bescheid")).status).toBe(422);
    expect((await liste(chefin, "keine-kennung")).status).toBe(404);
  });

  it("ein Bescheid von vor dem Portal wird mit dem genannt, was bekannt ist", async () => {
    const { uuid } = await create(chefin, "Alt");
    await t.dienste.pool.query(
      "UPDATE antrag SET status = 'BESCHEID_LIEGT_VOR', bescheid_erstellt_am = '2021-05-04' WHERE uuid = $1",
      [uuid],
    );
    expect((await liste(chefin, uuid)).body).toMatchObject({
      bescheide: [],
      fruehere: [{ art: "BESCHEID", erstelltAm: "2021-05-04", abgeholtAm: null }],
    });
    expect((await read(chefin, uuid)).body).toMatchObject({ bescheid: null });
  });
});
