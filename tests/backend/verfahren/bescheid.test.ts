import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { bescheid as tabelle } from "~/server/backend/storage/schema/bescheid";
import { antragPfad, create } from "../../support/antraege";
import {
  type Antwort,
  type Browser,
  listOf,
  MENSCHEN,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { bescheidBeispiel, GEHEIM, provide } from "../../support/bescheide";
import { codesOf, stateOf, zertifikatOf } from "../../support/registrierung";

const EIGENES = zertifikatOf({
  firma: "Beispiel Maschinenbau GmbH",
  land: "DE",
  bundesland: "BE",
  steuernummer: "21/815/08150",
});
const INTENT = "BESCHEID_ABRUF";

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

const liste = (browser: Browser, uuid: string) => browser.get(antragPfad(uuid, "/bescheide"));
const read = (browser: Browser, uuid: string, bescheidUuid?: string) =>
  browser.get(antragPfad(uuid, `/bescheid${bescheidUuid === undefined ? "" : `?bescheidUuid=${bescheidUuid}`}`));
const info = async (uuid: string) => (await chefin.get(antragPfad(uuid, "/info"))).body;
const vorlageAus = async (uuid: string, gegenstandUuid: string) =>
  textOf(
    listOf((await liste(chefin, uuid)).body.bescheide).find(({ uuid: dieser }) => textOf(dieser) === gegenstandUuid)
      ?.vorlage ?? "unbekannt",
  );

type Ziel = { antragUuid: string; gegenstandUuid: string };
const bereit = async (
  ...erlass: Parameters<typeof provide> extends [unknown, unknown, ...infer R] ? R : never
): Promise<Ziel> => {
  const { uuid: antragUuid } = await create(chefin, "Beschieden");
  return { antragUuid, gegenstandUuid: await provide(t, antragUuid, ...erlass) };
};
const start = async (ziel: Ziel, browser = chefin): Promise<Antwort> =>
  browser.post("/v1/nezo/vorgaenge", {
    intent: INTENT,
    ...ziel,
    stand: await vorlageAus(ziel.antragUuid, ziel.gegenstandUuid),
  });
const complete = (state: string, browser = chefin) => browser.post("/v1/nezo/abschluss", { state, intent: INTENT });
async function prove(ziel: Ziel, browser = chefin): Promise<string> {
  const state = stateOf(await start(ziel, browser));
  t.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: EIGENES });
  return state;
}
async function retrieve(ziel: Ziel): Promise<void> {
  expect(await complete(await prove(ziel))).toMatchObject({
    status: 200,
    body: { ergebnis: "BESCHEID_ABGERUFEN", ...ziel },
  });
}
const zeileVon = async ({ gegenstandUuid }: Ziel) =>
  (await t.dienste.db.select().from(tabelle).where(eq(tabelle.uuid, gegenstandUuid)))[0];
const assign = (wer: keyof typeof MENSCHEN, antragUuid: string) =>
  t.dienste.db.insert(antragRecht).values({ antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht: "LESEN" });
const anzahl = async (sql: string, ...werte: unknown[]): Promise<number> =>
  (await t.dienste.pool.query(sql, werte)).rows.length;
const spuren = (antragUuid: string) =>
  anzahl("SELECT 1 FROM audit WHERE antrag_uuid = $1 AND vorgang = 'antrag.bescheidAbrufen'", antragUuid);

describe("vor dem Abruf", () => {
  it("verlässt der Inhalt das Backend für niemanden, was da ist schon", async () => {
    const ziel = await bereit();
    await assign("mitarbeit", ziel.antragUuid);
    const alle = [chefin, await t.alsMitarbeiter(), await t.alsSupport(), await t.alsQm(), await t.alsAdmin()];
    for (const browser of alle) {
      const uebersicht = await liste(browser, ziel.antragUuid);
      expect(uebersicht).toMatchObject({
        status: 200,
        body: {
          bescheide: [
            {
              uuid: ziel.gegenstandUuid,
              art: "BESCHEID",
              stand: "ZUM_ABRUF",
              erstelltAm: "2026-01-30",
              abrufbarBis: "2026-02-09",
            },
          ],
        },
      });
      const gezielt = await read(browser, ziel.antragUuid, ziel.gegenstandUuid);
      expect(gezielt).toMatchObject({
        status: 409,
        body: {
          code: "STATUS_NICHT_ERLAUBT",
          userMessage:
            "Der Bescheid ist noch nicht abgerufen. Abrufen kann ihn eine bevollmächtigte Person unter „Bescheid“.",
        },
      });
      expect(await read(browser, ziel.antragUuid)).toMatchObject({ status: 200, body: { bescheid: null } });
      const antworten = [uebersicht, gezielt, await read(browser, ziel.antragUuid)];
      for (const rest of ["", "/info"]) antworten.push(await browser.get(antragPfad(ziel.antragUuid, rest)));
      antworten.push(await browser.get("/v1/antraege"));
      const json = JSON.stringify(antworten.map(({ body }) => body));
      for (const inhalt of [GEHEIM, "POSITIV", "FZ-2026-000123", (await zeileVon(ziel))?.pruefsumme ?? ""])
        expect(json).not.toContain(inhalt);
    }
    expect((await liste(chefin, ziel.antragUuid)).body.rechte).toEqual({ abrufen: true, lesen: true });
    for (const browser of alle.slice(1))
      expect((await liste(browser, ziel.antragUuid)).body.rechte).toEqual({ abrufen: false, lesen: true });
  });

  it("gibt es ihn für Fremde, nicht Zugewiesene und ohne Anmeldung nicht", async () => {
    const ziel = await bereit();
    for (const browser of [await t.alsFremder(), await t.alsKollege(), await t.als("bevollmaechtigt", "software")]) {
      for (const antwort of [
        await liste(browser, ziel.antragUuid),
        await read(browser, ziel.antragUuid, ziel.gegenstandUuid),
      ]) {
        expect(antwort.body).toEqual((await liste(browser, randomUUID())).body);
        expect(antwort).toMatchObject({ status: 404, body: { code: "ANTRAG_NICHT_GEFUNDEN" } });
      }
    }
    expect((await liste(t.browser(), ziel.antragUuid)).status).toBe(401);
    expect((await t.fach("GET", antragPfad(ziel.antragUuid, "/bescheide"))).status).toBe(401);
  });

  it("rufen ihn nur Bevollmächtigte des Unternehmens ab", async () => {
    const ziel = await bereit();
    await assign("mitarbeit", ziel.antragUuid);
    expect((await start(ziel, await t.alsMitarbeiter())).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
    for (const browser of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      expect((await start(ziel, browser)).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
    }
    expect((await start(ziel, await t.alsFremder())).body).toMatchObject({ code: "ANTRAG_NICHT_GEFUNDEN" });
    expect((await start(ziel, t.browser())).status).toBe(401);
    expect(await zeileVon(ziel)).toMatchObject({ abgerufenAm: null, bekanntgabeAm: null });
  });
});

describe("Abruf mit nezo", () => {
  it("gibt den Bescheid am Tag danach bekannt, setzt die Frist (Fall A), meldet sie und öffnet ihn allen, die lesen dürfen", async () => {
    const ziel = await bereit();
    await assign("mitarbeit", ziel.antragUuid);
    expect((await chefin.get("/v1/sitzung")).body.isNezoAuthenticated).toBe(false);
    await retrieve(ziel);
    expect((await chefin.get("/v1/sitzung")).body.isNezoAuthenticated).toBe(true);
    expect(await info(ziel.antragUuid)).toMatchObject({
      status: "BESCHEID_LIEGT_VOR",
      bescheidZumAbruf: false,
      bescheidAbholungAm: "2026-01-30",
      finalerBescheidAbholungAm: null,
    });
    expect(await zeileVon(ziel)).toMatchObject({
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
    expect(await zeileVon(ziel)).toMatchObject({ abgerufenAm: null });
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
    expect(await zeileVon(ziel)).toMatchObject({ bekanntgabeAm: "2026-02-10" });
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
    expect(await zeileVon(ziel)).toMatchObject({ bekanntgabeAm: "2026-01-31", widerspruchsfrist: "2027-02-01" });
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
    expect(await zeileVon(ziel)).toMatchObject(post);
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
    expect(await zeileVon(zweiter)).toMatchObject({ bekanntgabeAm: "2026-04-14", widerspruchsfrist: "2026-05-15" });
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
