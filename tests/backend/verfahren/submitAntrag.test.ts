import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pruefsummeVon } from "~/server/backend/pruefsumme";
import {
  antragPfad,
  EINREICHUNG,
  felder,
  fill,
  fetchTan,
  create,
  createFertig,
  readVorhaben,
  submitNew,
  save,
  standVon,
  statusVon,
} from "../../support/antraege";
import { einreichPfad, sendungenVon, snapshotsVon } from "../../support/einreichungen";
import { listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let test: TestBackend;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
// Five TANs an hour: each test gets its own hours.
afterEach(() => {
  test.uhr.vor({ stunden: 2 });
});

describe("mit TAN, solange nezo ausgeschaltet ist", () => {
  it("reicht einen fertigen Antrag ein und hält den Inhalt fest", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid, vorhabenUuid } = await submitNew(test, browser);
    const { body } = await browser.get(antragPfad(uuid));
    expect(body).toMatchObject({
      info: { status: "WIRD_UEBERMITTELT" },
      eingereichtAm: "2026-03-02T09:00:00.000Z",
      rechte: { bearbeiten: false, loeschen: false, einreichen: false },
    });
    const nummer = textOf(body.antragsnummer);
    expect(nummer).toMatch(/^FZ-2026-\d{6}$/);
    const gelesen = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(gelesen).toMatchObject({
      status: 200,
      body: {
        eingereichtVon: "Bea Vollmer",
        einreichung: EINREICHUNG,
        vorhaben: [
          {
            uuid: vorhabenUuid,
            vorhabenId: `${nummer}-01`,
            werte: { titel: "Beispiel: KI-gestützte Erkennung von Lagerschäden aus Körperschall" },
          },
        ],
      },
    });
    const [snapshot] = await snapshotsVon(test, uuid);
    expect(pruefsummeVon(snapshot?.inhalt)).toBe(gelesen.body.pruefsumme);
    expect(gelesen.body.pruefsumme).toMatch(/^[0-9a-f]{64}$/);
    const anderer = antragPfad(uuid, `/eingereicht?eingereichterAntragId=${randomUUID()}`);
    expect((await browser.get(anderer)).status).toBe(404);
  });

  it("reicht nicht ein, was unter einem abgewählten Reiter erfasst ist; im Antrag bleibt es", async () => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await createFertig(browser);
    const { uuid } = angelegt;
    const abgewaehlt = await save(browser, angelegt, {
      revision: 3,
      aenderungen: [felder({ wirtschaftsgueterBeantragen: false })],
    });
    expect(abgewaehlt).toMatchObject({ status: 200, body: { pruefung: { fehler: [] } } });
    const tan = await fetchTan(test, browser, uuid);
    expect(await browser.post(einreichPfad(uuid), tan)).toMatchObject({ status: 200 });
    const gelesen = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(gelesen.body).toMatchObject({
      vorhaben: [{ werte: { wirtschaftsgueterBeantragen: false, wirtschaftsgueter: [] } }],
    });
    expect(await sendungenVon(test, uuid)).toMatchObject([
      { inhalt: { vorhaben: [{ werte: { wirtschaftsgueter: [] } }] } },
    ]);
    expect(listOf((await readVorhaben(browser, angelegt)).werte?.wirtschaftsgueter)).toHaveLength(1);
  });

  it("hält den Wortlaut der Erklärungen fest, die abgegeben wurden", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await submitNew(test, browser);
    const text =
      "Ich versichere, dass ich berechtigt bin, das antragstellende Unternehmen bei diesem Antrag zu vertreten.";
    const gelesen = await browser.get(antragPfad(uuid, "/eingereicht"));
    const [snapshot] = await snapshotsVon(test, uuid);
    for (const texte of [listOf(gelesen.body.erklaerungstexte), snapshot?.inhalt.erklaerungstexte ?? []]) {
      expect(texte.map(({ key }) => key)).toEqual(EINREICHUNG.erklaerungen);
      expect(texte).toContainEqual({ key: "vertretung", version: "1", text });
    }
    expect(snapshot?.inhalt.einreichung.erklaerungen).toEqual(EINREICHUNG.erklaerungen);
  });

  it("hält die Stammdaten fest, wie sie beim Einreichen waren", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await submitNew(test, browser);
    const vorher = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(vorher.body).toMatchObject({
      unternehmensangaben: { version: 1, stammdaten: { firma: "Beispiel Maschinenbau GmbH", rechtsform: "GMBH" } },
    });
    await test.eigentuemer.query(
      'UPDATE unternehmen SET stammdaten = stammdaten || \'{"ort": "Kiel"}\' WHERE uuid = (SELECT unternehmen_uuid FROM antrag WHERE uuid = $1)',
      [uuid],
    );
    const nachher = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(nachher.body.unternehmensangaben).toEqual(vorher.body.unternehmensangaben);
    const [snapshot] = await snapshotsVon(test, uuid);
    expect(snapshot?.inhalt.unternehmensangaben).toEqual(vorher.body.unternehmensangaben);
    expect(pruefsummeVon(snapshot?.inhalt)).toBe(nachher.body.pruefsumme);
  });

  it("liest auch Einreichungen, zu denen keine Stammdaten nach Feldern festgehalten sind", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await submitNew(test, browser);
    await test.eigentuemer.query(
      "UPDATE eingereichter_antrag SET inhalt = inhalt - 'unternehmensangaben' WHERE antrag_uuid = $1",
      [uuid],
    );
    const gelesen = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(gelesen).toMatchObject({ status: 200, body: { firma: "Beispiel Maschinenbau GmbH" } });
    expect(gelesen.body).not.toHaveProperty("unternehmensangaben");
  });

  it("liest auch Einreichungen, zu denen kein Wortlaut festgehalten ist", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await submitNew(test, browser);
    await test.eigentuemer.query(
      "UPDATE eingereichter_antrag SET inhalt = inhalt - 'erklaerungstexte' WHERE antrag_uuid = $1",
      [uuid],
    );
    const gelesen = await browser.get(antragPfad(uuid, "/eingereicht"));
    expect(gelesen).toMatchObject({ status: 200, body: { einreichung: EINREICHUNG } });
    expect(gelesen.body).not.toHaveProperty("erklaerungstexte");
  });

  it("vergibt fortlaufende Nummern und lässt danach nichts mehr ändern", async () => {
    const browser = await test.alsBevollmaechtigter();
    const nummern: number[] = [];
    for (let stelle = 0; stelle < 2; stelle += 1) {
      const { uuid } = await submitNew(test, browser);
      nummern.push(Number(textOf((await browser.get(antragPfad(uuid))).body.antragsnummer).slice(-6)));
    }
    expect((nummern[1] ?? 0) - (nummern[0] ?? 0)).toBe(1);
    const angelegt = await submitNew(test, browser);
    expect(await save(browser, angelegt, { revision: 3, aenderungen: [felder({ titel: "zu spät" })] })).toMatchObject({
      status: 409,
      body: { httpSubStatus: "409.20" },
    });
    expect((await browser.delete(antragPfad(angelegt.uuid))).status).toBe(409);
    expect((await browser.post(antragPfad(angelegt.uuid, "/vorhaben"))).status).toBe(409);
  });

  it("lässt die TAN nach fünf Versuchen, nach zehn Minuten und nach Gebrauch verfallen", async () => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    const tan = await fetchTan(test, browser, uuid);
    const falsch = { ...tan, tan: tan.tan === "000000" ? "111111" : "000000" };
    const versuche = await Promise.all(Array.from({ length: 12 }, () => browser.post(einreichPfad(uuid), falsch)));
    const codes = versuche.map(({ body }): unknown => body.httpSubStatus);
    expect(codes.filter((code) => code === "401.40")).toHaveLength(5);
    expect(await browser.post(einreichPfad(uuid), tan)).toMatchObject({
      status: 401,
      body: { httpSubStatus: "401.50" },
    });
    const zweite = await fetchTan(test, browser, uuid);
    test.uhr.vor({ minuten: 11 });
    expect(await browser.post(einreichPfad(uuid), zweite)).toMatchObject({ status: 401 });
    expect(await statusVon(await test.alsBevollmaechtigter(), uuid)).toBe("IN_BEARBEITUNG");
  });
});

describe("abgewiesen", () => {
  it("wird ein unvollständiger Antrag, mit allem, was fehlt", async () => {
    const browser = await test.alsBevollmaechtigter();
    const leer = await create(browser);
    const antwort = await browser.post(antragPfad(leer.uuid, "/einreichen/tan"), {
      stand: await standVon(browser, leer.uuid),
    });
    expect(antwort).toMatchObject({ status: 422, body: { httpSubStatus: "422.20", code: "ANTRAG_UNVOLLSTAENDIG" } });
    expect(antwort.body.errors).toContainEqual({
      uuid: leer.vorhabenUuid,
      property: "titel",
      message: "Dieses Feld ist erforderlich",
    });
    expect(antwort.body.errors).toContainEqual({
      uuid: leer.uuid,
      property: "beratung",
      message: "Dieses Feld ist erforderlich",
    });
  });

  it.each(EINREICHUNG.erklaerungen)("wird ein Antrag ohne die Erklärung %s", async (fehlend) => {
    const browser = await test.alsBevollmaechtigter();
    const angelegt = await create(browser);
    await fill(browser, angelegt);
    const erklaerungen = EINREICHUNG.erklaerungen.filter((key) => key !== fehlend);
    await browser.put(antragPfad(angelegt.uuid, "/einreichung"), {
      revision: 1,
      einreichung: { ...EINREICHUNG, erklaerungen },
    });
    const antwort = await browser.post(antragPfad(angelegt.uuid, "/einreichen/tan"), {
      stand: await standVon(browser, angelegt.uuid),
    });
    expect(listOf(antwort.body.errors).map(({ property }) => property)).toEqual([`erklaerung.${fehlend}`]);
  });

  it("wird jeder außer den Bevollmächtigten", async () => {
    const mitarbeiter = await test.alsMitarbeiter();
    const angelegt = await createFertig(mitarbeiter);
    const stand = await standVon(mitarbeiter, angelegt.uuid);
    expect(await mitarbeiter.post(antragPfad(angelegt.uuid, "/einreichen/tan"), { stand })).toMatchObject({
      status: 403,
      body: { httpSubStatus: "403.10" },
    });
    expect((await mitarbeiter.post(einreichPfad(angelegt.uuid), { tan: "123456", stand })).status).toBe(403);
    expect(await statusVon(mitarbeiter, angelegt.uuid)).toBe("IN_BEARBEITUNG");
  });

  it("wird die TAN, solange nezo eingeschaltet ist", async () => {
    const mitNezo = await startBackend();
    try {
      const browser = await mitNezo.alsBevollmaechtigter();
      const { uuid } = await createFertig(browser);
      expect(await browser.post(antragPfad(uuid, "/einreichen/tan"), { stand: "x" })).toMatchObject({
        status: 404,
        body: { httpSubStatus: "404.20" },
      });
      expect((await browser.post(einreichPfad(uuid), { tan: "123456", stand: "x" })).status).toBe(404);
    } finally {
      await mitNezo.stop();
    }
  });

  it.each([
    ["unbekannte Erklärung", { erklaerungen: ["erfunden"] }],
    ["unbekannte Beratungsart", { beratung: true, beratungArt: "ZAUBEREI" }],
    ["Null-Zeichen", { interneNotiz: "a\u0000b" }],
  ])("werden Angaben zur Einreichung mit: %s", async (_name, abweichung) => {
    const browser = await test.alsBevollmaechtigter();
    const { uuid } = await create(browser);
    const antwort = await browser.put(antragPfad(uuid, "/einreichung"), {
      revision: 1,
      einreichung: { ...EINREICHUNG, ...abweichung },
    });
    expect(antwort.status).toBe(422);
    expect((await browser.get(antragPfad(uuid))).body.revision).toBe(1);
  });
});
