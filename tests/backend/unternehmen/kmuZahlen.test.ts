import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { newUuid } from "~/lib/uuid";
import { audit } from "~/server/backend/storage/schema/audit";
import { kmuZahlen } from "~/server/backend/storage/schema/kmu";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const PFAD = "/v1/unternehmen/kmu/zahlen";
const EIGENES = FIRMEN.maschinenbau.uuid;
const J2025 = { beginn: "2025-01-01", ende: "2025-12-31" };

let t: TestBackend;
let chefin: Browser;
let tochter: string;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  tochter = await insertVerbunden(t, { name: "Tochter GmbH" });
});
afterEach(() => t.stop());

const create = (werte: object, wer = chefin) => wer.ruf("POST", PFAD, { json: { werte } });
const save = (uuid: string, werte: object, { wer = chefin, revision = 1 } = {}) =>
  wer.ruf("PUT", `${PFAD}/${uuid}`, { json: { revision, werte } });
const del = (uuid: string, revision = 1, wer = chefin) =>
  wer.ruf("DELETE", `${PFAD}/${uuid}?revision=${String(revision)}`, { json: { revision } });
const list = async (wer = chefin) => (await wer.get(PFAD)).body;
async function created(werte: object = {}): Promise<string> {
  const { status, body } = await create({ beteiligter: tochter, ...J2025, ...werte });
  expect(status).toBe(200);
  return textOf(body.uuid);
}

describe("Zahlen für den KMU-Status erfassen", () => {
  it("speichert Unvollständiges, sagt, was fehlt, und schreibt ins Protokoll", async () => {
    const uuid = await created({ umsatz: "100.50" });
    expect(await list()).toMatchObject({
      data: [
        {
          uuid,
          revision: 1,
          werte: { beteiligter: tochter, ...J2025, umsatz: "100.50", bilanzsumme: "" },
          fehler: [{ property: "wertart" }, { property: "beschaeftigte" }],
          geaendertVon: "Bea Vollmer",
        },
      ],
      kontext: {
        eigenes: EIGENES,
        firmen: [{ key: EIGENES }, { key: tochter, name: "Tochter GmbH" }],
        andere: [{ beteiligter: tochter, ...J2025 }],
      },
      rechte: { bearbeiten: true },
    });
    expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({ uuid, kontext: { andere: [] } });
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "KMU_ZAHLEN_GESPEICHERT"));
    expect(zeilen).toHaveLength(1);
  });

  it("halten den Eintrag, zu dem sie gehören: er geht erst nach ihnen, und sie nie still mit ihm", async () => {
    const uuid = await created({ umsatz: "100.50" });
    const removeEintrag = () => chefin.ruf("DELETE", `/v1/unternehmen/verbundene/${tochter}`);
    expect(await removeEintrag()).toMatchObject({
      status: 422,
      body: {
        userMessage: expect.stringMatching(/^Zu diesem Eintrag sind Zahlen für den KMU-Status erfasst\./) as string,
      },
    });
    expect((await chefin.get(`${PFAD}/${uuid}`)).status).toBe(200);
    expect((await del(uuid)).status).toBe(200);
    expect(await removeEintrag()).toMatchObject({ status: 200, body: { name: "Tochter GmbH" } });
  });

  it.each<[string, () => object, string]>([
    ["ohne Unternehmen", () => ({ ...J2025 }), "beteiligter"],
    ["eines fremden Unternehmens", () => ({ ...J2025, beteiligter: FIRMEN.chemie.uuid }), "beteiligter"],
    ["ohne Tage", () => ({ beteiligter: tochter }), "beginn"],
    ["von 13 Monaten", () => ({ beteiligter: tochter, beginn: "2026-01-01", ende: "2027-01-31" }), "ende"],
    ["mit Überschneidung", () => ({ beteiligter: tochter, beginn: "2025-12-31", ende: "2026-06-30" }), "beginn"],
    ["eines abgeschlossenen eigenen Jahres", () => ({ beteiligter: EIGENES, ...J2025 }), "ende"],
    ["mit drei Nachkommastellen", () => ({ ...J2025, beteiligter: tochter, umsatz: "1.234" }), "umsatz"],
    ["unter null", () => ({ ...J2025, beteiligter: tochter, beschaeftigte: "-1" }), "beschaeftigte"],
    ["mit einer Art, die es nicht gibt", () => ({ ...J2025, beteiligter: tochter, wertart: "X" }), "wertart"],
  ])("lehnt Zahlen %s am Feld ab, und nichts ist geschrieben", async (_was, werte, property) => {
    await created();
    const { status, body } = await create(werte());
    expect([status, body.errors?.[0]?.property]).toEqual([422, property]);
    expect((await list()).data).toHaveLength(1);
  });

  it("legt dasselbe Jahr im selben Augenblick nur einmal an", async () => {
    const werte = { beteiligter: tochter, ...J2025 };
    const antworten = await Promise.all([create(werte, chefin.kopie()), create(werte, chefin.kopie())]);
    expect(antworten.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("lässt Zahlen von jemandem fort, der kein Unternehmen mehr ist", async () => {
    const uuid = await created();
    await t.dienste.pool.query(
      `UPDATE verbund_zeile SET werte = werte || '{"beteiligterArt":"NATUERLICHE_PERSON"}' WHERE uuid = $1`,
      [tochter],
    );
    expect((await list()).data).toEqual([]);
    expect((await chefin.get(`${PFAD}/${uuid}`)).status).toBe(404);
  });
});

describe("Zahlen für den KMU-Status als Liste", () => {
  const wessen = async (query: string) =>
    listOf((await chefin.get(`${PFAD}?${query}`)).body.data).map(
      ({ werte }) => `${textOf(werte?.beteiligter) === tochter ? "Tochter" : "Anna"} ${textOf(werte?.beginn)}`,
    );
  const gefiltert = (filter: object) => wessen(`filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it("sucht, filtert, sortiert und blättert", async () => {
    const anna = await insertVerbunden(t, { name: "Anna GmbH" });
    await created({ umsatz: "1000.50", wertart: "GESCHAETZT" });
    await created({ beginn: "2024-07-01", ende: "2024-12-31", umsatz: "900", beschaeftigte: "10" });
    await created({ beteiligter: anna, beginn: "2023-07-01", ende: "2024-06-30", wertart: "GESCHAETZT" });
    const alle = ["Tochter 2024-07-01", "Tochter 2025-01-01", "Anna 2023-07-01"];
    // As the companies stand in their list, each by year.
    expect(await wessen("")).toEqual(alle);
    expect(await wessen("suche=tochter")).toEqual(alle.slice(0, 2));
    expect(await wessen("suche=2023/24")).toEqual(["Anna 2023-07-01"]);
    expect(await wessen("suche=30.06.2024")).toEqual(["Anna 2023-07-01"]);
    expect(await wessen("sort=unternehmen:asc,jahr:desc")).toEqual([alle[2], alle[1], alle[0]]);
    expect(await wessen("sort=umsatz:desc")).toEqual([alle[1], alle[0], alle[2]]);
    expect(await wessen("sort=jahr:asc&page=1&size=2")).toEqual([alle[1]]);
    expect((await chefin.get(`${PFAD}?page=1&size=2`)).body.total).toBe(3);
    expect(await gefiltert({ umsatz: "1.000,50" })).toEqual([alle[1]]);
    expect(await gefiltert({ umsatz: OHNE_WERT })).toEqual([alle[2]]);
    expect(await gefiltert({ beschaeftigte: "10" })).toEqual([alle[0]]);
    expect(await gefiltert({ wertart: "GESCHAETZT" })).toEqual([alle[1], alle[2]]);
    expect(await gefiltert({ wertart: OHNE_WERT })).toEqual([alle[0]]);
    expect(await gefiltert({ status: "gruen" })).toEqual([]);
    expect(await gefiltert({ geaendert: "01.01.2020" })).toEqual([]);
    expect((await chefin.get(`${PFAD}?sort=umsatz:hoch`)).status).toBe(422);
  });
});

describe("Zahlen für den KMU-Status ändern", () => {
  it("führt zusammen, was zwei an verschiedenen Stellen ändern, und fragt bei derselben", async () => {
    const uuid = await created();
    expect((await save(uuid, { umsatz: "1" })).body).toEqual({ revision: 2 });
    expect((await save(uuid, { bilanzsumme: "2" })).body).toMatchObject({
      revision: 3,
      zusammengefuehrt: [{ stelle: "umsatz", von: "Bea Vollmer" }],
    });
    const konflikt = await save(uuid, { umsatz: "3" });
    expect([konflikt.body.httpSubStatus, konflikt.body.konflikt?.revision]).toEqual(["409.10", 3]);
    expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({
      revision: 3,
      werte: { umsatz: "1", bilanzsumme: "2" },
    });
  });

  it("kennt keine Fassung, die es nicht gibt", async () => {
    expect((await save(await created(), {}, { revision: 9 })).status).toBe(409);
  });

  it("behält jede Fassung mit dem, was sie geändert hat, und stellt eine frühere wieder her", async () => {
    const uuid = await created({ umsatz: "1.00" });
    await save(uuid, { umsatz: "2.00" });
    const fassungen = async () => (await chefin.get(`${PFAD}/${uuid}/fassungen`)).body.data;
    expect(await fassungen()).toMatchObject([
      { revision: 2, von: "Bea Vollmer", geaendert: { umsatz: { alt: "1.00", neu: "2.00" } } },
      { revision: 1, geaendert: { beginn: { neu: J2025.beginn }, umsatz: { neu: "1.00" } } },
    ]);
    const restore = (revision: number) =>
      chefin.ruf("POST", `${PFAD}/${uuid}/fassungen/1/wiederherstellung`, { json: { revision } });
    expect((await restore(1)).body.httpSubStatus).toBe("409.10");
    expect((await restore(2)).body).toEqual({ revision: 3 });
    expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({ revision: 3, werte: { umsatz: "1.00" } });
    expect(await fassungen()).toHaveLength(3);
    expect((await (await t.alsFremder()).get(`${PFAD}/${uuid}/fassungen`)).status).toBe(404);
  });

  it("stellt nichts wieder her, was sich mit anderen Zahlen überschneidet", async () => {
    const uuid = await created();
    await save(uuid, { beginn: "2024-01-01", ende: "2024-12-31" });
    await created();
    const antwort = await chefin.ruf("POST", `${PFAD}/${uuid}/fassungen/1/wiederherstellung`, {
      json: { revision: 2 },
    });
    expect([antwort.status, antwort.body.errors?.[0]?.property]).toEqual([422, "beginn"]);
  });

  it("löscht nur die Fassung, die man gesehen hat", async () => {
    const uuid = await created();
    expect((await del(uuid, 7)).body.httpSubStatus).toBe("409.10");
    expect((await del(uuid)).body).toEqual({ geloescht: true });
    expect((await del(uuid)).status).toBe(404);
    expect((await list()).data).toEqual([]);
  });
});

describe("Rechte an den Zahlen", () => {
  it("Mitarbeitende lesen, und mit dem Recht „Stammdaten bearbeiten“ ändern sie auch", async () => {
    const uuid = await created();
    const wer = await t.alsMitarbeiter();
    expect(await list(wer)).toMatchObject({ data: [{ uuid }], rechte: { bearbeiten: false } });
    expect((await wer.get(`${PFAD}/${uuid}`)).body).toMatchObject({ uuid, rechte: { bearbeiten: false } });
    const neu = { beteiligter: tochter, beginn: "2024-01-01", ende: "2024-12-31" };
    const versuche = [await create(neu, wer), await save(uuid, {}, { wer }), await del(uuid, 1, wer)];
    expect(versuche.map(({ status }) => status)).toEqual([403, 403, 403]);
    const wo = eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ darfStammdaten: true }).where(wo);
    expect((await create(neu, wer)).status).toBe(200);
    expect((await save(uuid, { umsatz: "1" }, { wer })).status).toBe(200);
    expect((await del(uuid, 2, wer)).status).toBe(200);
  });

  it("Fremden sind sie nicht bekannt", async () => {
    const uuid = await created();
    const wer = await t.alsFremder();
    expect((await list(wer)).data).toEqual([]);
    const versuche = [await wer.get(`${PFAD}/${uuid}`), await save(uuid, {}, { wer }), await del(uuid, 1, wer)];
    expect(versuche.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await create({ beteiligter: tochter, ...J2025 }, wer)).status).toBe(422);
    expect((await list()).data).toHaveLength(1);
  });

  it.each(["support", "qm", "admin"] as const)("%s ändert keine", async (stab) => {
    const uuid = await created();
    const wer = await t.als(stab);
    const versuche = [
      await create({ beteiligter: tochter, ...J2025 }, wer),
      await save(uuid, {}, { wer }),
      await del(uuid, 1, wer),
    ];
    expect(versuche.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("Die Datenbank", () => {
  const insert = (...zeilen: readonly (readonly [string | null, string, string])[]) =>
    t.dienste.db.insert(kmuZahlen).values(
      zeilen.map(([verbundZeileUuid, beginn, ende]) => {
        const rest = { unternehmenUuid: EIGENES, werte: {}, revision: 1, geaendertAm: new Date() };
        return { uuid: newUuid(), verbundZeileUuid, beginn, ende, ...rest };
      }),
    );

  it("lehnt 13 Monate, ein Ende vor dem Beginn und Überschneidungen derselben Firma ab", async () => {
    await expect(insert([tochter, "2025-01-01", "2026-01-31"])).rejects.toThrow();
    await expect(insert([tochter, "2025-01-01", "2024-12-31"])).rejects.toThrow();
    await expect(
      insert([tochter, "2024-01-01", "2024-12-31"], [tochter, "2024-12-31", "2025-06-30"]),
    ).rejects.toThrow();
    await expect(insert([null, "2024-01-01", "2024-12-31"], [null, "2024-12-31", "2025-06-30"])).rejects.toThrow();
    expect((await list()).data).toEqual([]);
  });

  it("nimmt dasselbe Jahr zweier Firmen an", async () => {
    await insert([tochter, "2024-02-29", "2025-02-28"], [null, "2024-02-29", "2025-02-28"]);
    expect((await list()).data).toHaveLength(2);
  });
});
