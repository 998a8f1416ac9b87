import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { antragPfad, readVorhaben, create } from "../../support/antraege";
import { listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend();
});
afterAll(() => test.stop());

it("legt einen Entwurf mit einem leeren Vorhaben an", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid } = await create(browser, "  Mein\tAntrag  ");
  const antrag = await browser.get(antragPfad(uuid));
  expect(antrag).toMatchObject({
    status: 200,
    body: {
      uuid,
      antragsnummer: null,
      bezeichnung: "Mein Antrag",
      revision: 1,
      eingereichtAm: null,
      erstelltAm: "2026-03-02T09:00:00.000Z",
      geaendertVon: "Bea Vollmer",
      info: {
        status: "IN_BEARBEITUNG",
        version: "V2",
        istVereinfachterAntrag: false,
        anzahlNachforderungen: 0,
        bescheidErstelltAm: null,
      },
      rechte: { bearbeiten: true, loeschen: true, einreichen: true },
      ereignisse: [{ am: "2026-03-02T09:00:00.000Z", text: "Antrag angelegt", von: "Bea Vollmer" }],
    },
  });
  expect(antrag.body.vorhaben).toHaveLength(1);
  expect(antrag.body.vorhaben).toMatchObject([{ titel: "", revision: 1, neu: true }]);
});

it.each([
  [199, 200],
  [200, 200],
  [201, 422],
])("eine Bezeichnung von %i Zeichen ergibt %i", async (laenge, status) => {
  const browser = await test.alsBevollmaechtigter();
  expect((await browser.post("/v1/antraege", { bezeichnung: "x".repeat(laenge) })).status).toBe(status);
});

it("antwortet auf denselben Schlüssel mit demselben Antrag, auch wenn 10 Anfragen gleichzeitig kommen", async () => {
  const browser = await test.alsMitarbeiter();
  const schluessel = randomUUID();
  const antworten = await Promise.all(
    Array.from({ length: 10 }, () => browser.post("/v1/antraege", { bezeichnung: "Doppelklick" }, { schluessel })),
  );
  expect(new Set(antworten.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(antworten.map(({ body }) => textOf(body.uuid))).size).toBe(1);
  const liste = await browser.get(`/v1/antraege?suche=${encodeURIComponent("Doppelklick")}`);
  expect(liste.body.total).toBe(1);
});

it("weist denselben Schlüssel mit anderem Inhalt ab", async () => {
  const browser = await test.alsMitarbeiter();
  const schluessel = randomUUID();
  await browser.post("/v1/antraege", { bezeichnung: "eins" }, { schluessel });
  const zweite = await browser.post("/v1/antraege", { bezeichnung: "zwei" }, { schluessel });
  expect(zweite).toMatchObject({ status: 409, body: { httpSubStatus: "409.40" } });
});

it("fügt Vorhaben an und nimmt sie heraus, nur nicht das letzte", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid, vorhabenUuid } = await create(browser);
  const neu = textOf((await browser.post(antragPfad(uuid, "/vorhaben"))).body.vorhabenUuid);
  const koepfe = async () => listOf((await browser.get(antragPfad(uuid))).body.vorhaben).map((kopf) => kopf.uuid);
  expect(await koepfe()).toEqual([vorhabenUuid, neu]);
  const veraltet = await browser.delete(antragPfad(uuid, `/vorhaben/${vorhabenUuid}`), { json: { revision: 7 } });
  expect(veraltet).toMatchObject({ status: 409, body: { httpSubStatus: "409.10" } });
  expect((await browser.delete(antragPfad(uuid, `/vorhaben/${vorhabenUuid}`), { json: { revision: 1 } })).status).toBe(
    200,
  );
  expect(await koepfe()).toEqual([neu]);
  expect((await browser.get(antragPfad(uuid, `/vorhaben/${vorhabenUuid}`))).status).toBe(404);
  const letztes = await browser.delete(antragPfad(uuid, `/vorhaben/${neu}`), { json: { revision: 1 } });
  expect(letztes).toMatchObject({
    status: 422,
    body: {
      userMessage:
        "Ein Antrag muss mindestens ein Vorhaben enthalten. Fügen Sie zuerst ein anderes hinzu, oder löschen Sie den ganzen Entwurf.",
    },
  });
  expect(await koepfe()).toEqual([neu]);
});

it("hält in der Geschichte fest, wer Vorhaben hinzugefügt und gelöscht hat", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid, vorhabenUuid } = await create(browser);
  const schluessel = randomUUID();
  for (let mal = 0; mal < 2; mal++) await browser.post(antragPfad(uuid, "/vorhaben"), {}, { schluessel });
  await browser.delete(antragPfad(uuid, `/vorhaben/${vorhabenUuid}`), { json: { revision: 7 } });
  await browser.delete(antragPfad(uuid, `/vorhaben/${vorhabenUuid}`), { json: { revision: 1 } });
  const am = "2026-03-02T09:00:00.000Z";
  expect((await browser.get(antragPfad(uuid))).body.ereignisse).toEqual([
    { am, text: "Antrag angelegt", von: "Bea Vollmer" },
    { am, text: "Vorhaben hinzugefügt", von: "Bea Vollmer" },
    { am, text: "Vorhaben gelöscht", von: "Bea Vollmer" },
  ]);
});

it("benennt den Antrag um und merkt, wenn jemand schneller war", async () => {
  const browser = await test.alsBevollmaechtigter();
  const { uuid } = await create(browser, "alt");
  const rename = (revision: number, bezeichnung: string) =>
    browser.put(antragPfad(uuid, "/bezeichnung"), { revision, bezeichnung });
  expect(await rename(1, "neu")).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await rename(1, "neuer")).toMatchObject({ status: 409, body: { httpSubStatus: "409.10" } });
  expect((await browser.get(antragPfad(uuid))).body.bezeichnung).toBe("neu");
});

it.each(["\u0000", "a\u0007b", "\ud800"])(
  "nimmt Zeichen, die niemand sieht, aus der Bezeichnung (%j)",
  async (zeichen) => {
    const browser = await test.alsBevollmaechtigter();
    const antwort = await browser.post("/v1/antraege", { bezeichnung: `x${zeichen}y` });
    expect(antwort.status).toBe(200);
    const { body } = await browser.get(antragPfad(textOf(antwort.body.uuid)));
    expect(body.bezeichnung).toMatch(/^xa?b?y$/);
  },
);

it("füllt Testdaten nur, wenn die Funktion eingeschaltet ist", async () => {
  const browser = await test.alsBevollmaechtigter();
  const angelegt = await create(browser);
  const pfad = antragPfad(angelegt.uuid, `/vorhaben/${angelegt.vorhabenUuid}/testdaten`);
  expect(await browser.post(pfad)).toMatchObject({ status: 404, body: { httpSubStatus: "404.20" } });
  const mit = await startBackend({ FEATURE_TESTDATENGENERATOR: "true" });
  try {
    const anderer = await mit.alsBevollmaechtigter();
    const neu = await create(anderer);
    expect((await anderer.post(antragPfad(neu.uuid, `/vorhaben/${neu.vorhabenUuid}/testdaten`))).status).toBe(200);
    expect(await readVorhaben(anderer, neu)).toMatchObject({
      revision: 2,
      neu: false,
      pruefung: { fehler: [], warnungen: [] },
    });
  } finally {
    await mit.stop();
  }
});
