import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { antragPfad, submitNew } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { pdf, png } from "../../support/dateien";
import { pfad, upload } from "../../support/nachrichten";

let test: TestBackend;
let bea: Browser;
let antragUuid: string;
/** A message that the authority has just written. */
let uuid: string;

const dateiPfad = (fileName: unknown) => `/v1/dateien/upload/${encodeURIComponent(textOf(fileName))}/laden`;
const anlagenVon = async (wer: Browser) => {
  const { entwurf } = (await wer.get(pfad(uuid))).body;
  return listOf(entwurf?.anlagen);
};

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid: antragUuid } = await submitNew(test, await test.alsBevollmaechtigter()));
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.vor({ minuten: 3 });
  bea = await test.alsBevollmaechtigter();
  const json = { titel: "Rückfrage zur Laufzeit", text: "Bitte rufen Sie uns an." };
  uuid = textOf((await test.fach("POST", `/fach/v1/antraege/${antragUuid}/nachrichten`, { json })).body.uuid);
});

describe("An answer", () => {
  it("keeps text and files as a draft of its author until it is sent, once per key", async () => {
    const [kai, schluessel] = [await test.als("kollege"), randomUUID()];
    await test.dienste.db
      .insert(antragRecht)
      .values({ antragUuid, benutzerUuid: MENSCHEN.kollege.uuid, recht: "BEARBEITEN" });
    expect((await bea.put(pfad(uuid, "/antwort/entwurf"), { text: "Halb\r\nfertig" })).status).toBe(200);
    const datei = await upload(bea, uuid, { name: "Plan.pdf", datei: pdf("% Plan") });
    expect(datei).toMatchObject({ status: 200, body: { name: "Plan.pdf", typ: "PDF" } });
    expect((await bea.get(pfad(uuid))).body.entwurf).toMatchObject({
      text: "Halb\nfertig",
      anlagen: [{ name: "Plan.pdf" }],
    });
    expect((await kai.get(pfad(uuid))).body.entwurf).toBeNull();
    expect([
      (await bea.get(dateiPfad(datei.body.fileName))).status,
      (await kai.get(dateiPfad(datei.body.fileName))).status,
    ]).toEqual([200, 404]);
    const send = () => bea.post(pfad(uuid, "/antwort"), { text: "Der Plan liegt bei." }, { schluessel });
    const [erste, zweite] = [await send(), await send()];
    expect([erste.status, zweite.body]).toEqual([200, erste.body]);
    const seite = (await kai.get(pfad(uuid))).body;
    expect(seite).toMatchObject({
      antworten: [
        { uuid: erste.body.uuid, text: "Der Plan liegt bei.", von: "Bea Vollmer", anlagen: [{ name: "Plan.pdf" }] },
      ],
      entwurf: null,
    });
    expect(listOf(seite.verlauf).map(({ uuid: id }) => id)).toEqual(expect.arrayContaining([uuid, erste.body.uuid]));
    expect((await kai.get(dateiPfad(datei.body.fileName))).status).toBe(200);
    expect((await (await test.alsFremder()).get(dateiPfad(datei.body.fileName))).status).toBe(404);
    expect((await bea.get(pfad(textOf(erste.body.uuid)))).body).toMatchObject({
      nachricht: { art: "ANTWORT" },
      darfAntworten: false,
    });
    expect(listOf((await bea.get("/v1/nachrichten?zeige=antworten")).body.data)[0]).toMatchObject({
      uuid: erste.body.uuid,
      art: "ANTWORT",
    });
    expect(listOf((await bea.get(antragPfad(antragUuid))).body.ereignisse).at(-1)).toMatchObject({
      text: "Antwort an die Bescheinigungsstelle gesendet",
      von: "Bea Vollmer",
    });
    await test.dienste.db.delete(antragRecht);
  });

  it("is refused beside its field when it is empty or too long; 4,000 characters are not", async () => {
    for (const text of ["", " \n ", "ä".repeat(4001)]) {
      expect(await bea.post(pfad(uuid, "/antwort"), { text })).toMatchObject({
        status: 422,
        body: { errors: [{ property: "text" }] },
      });
    }
    expect((await bea.put(pfad(uuid, "/antwort/entwurf"), { text: "x".repeat(4001) })).body.errors).toEqual([
      { uuid: "", property: "text", message: "Sie dürfen maximal 4000 Zeichen eingeben" },
    ]);
    expect((await bea.get(pfad(uuid))).body.entwurf).toBeNull();
    expect((await bea.post(pfad(uuid, "/antwort"), { text: "ä".repeat(4000) })).status).toBe(200);
  });

  it("takes three files that are what they say, and each of them out again", async () => {
    for (const name of ["a.pdf", "A.pdf"]) {
      await upload(bea, uuid, { name, datei: pdf() });
      test.uhr.vor({ sekunden: 1 });
    }
    expect(
      await upload(bea, uuid, { name: "brief.docx", datei: Buffer.from("PK\u0003\u0004 kein PDF") }),
    ).toMatchObject({
      status: 422,
      body: { code: "DATEI_TYP" },
    });
    await upload(bea, uuid, { name: "b.png", datei: png() });
    expect(await upload(bea, uuid, { name: "c.pdf", datei: pdf() })).toMatchObject({
      status: 422,
      body: {
        code: "ZU_VIELE_ANLAGEN",
        userMessage: expect.stringContaining("Höchstens 3 Dateien sind möglich") as string,
      },
    });
    const anlagen = await anlagenVon(bea);
    expect(anlagen.map(({ name }) => name)).toEqual(["a.pdf", "A (2).pdf", "b.png"]);
    const weg = pfad(uuid, `/antwort/dateien/${textOf(anlagen[0]?.uuid)}`);
    expect([(await bea.delete(weg)).status, (await bea.delete(weg)).status]).toEqual([200, 404]);
    expect((await anlagenVon(bea)).map(({ name }) => name)).toEqual(["A (2).pdf", "b.png"]);
    expect(listOf((await bea.get(antragPfad(antragUuid, "/dateien"))).body.data).map(({ name }) => name)).not.toContain(
      "b.png",
    );
  });

  it("goes to the authority with its files until that has acknowledged it", async () => {
    const datei = await upload(bea, uuid, { name: "Beleg.pdf", datei: pdf("% Beleg") });
    expect((await test.fach("GET", `/fach/v1/nachrichten/anlagen/${textOf(datei.body.uuid)}`)).status).toBe(404);
    const { uuid: id } = (await bea.post(pfad(uuid, "/antwort"), { text: "Anbei." })).body;
    const offene = async () => listOf((await test.fach("GET", "/fach/v1/nachrichten?size=100")).body.data);
    expect((await offene()).find((eine) => eine.uuid === id)).toMatchObject({
      antragUuid,
      antwortAuf: uuid,
      text: "Anbei.",
      von: "Bea Vollmer",
      unternehmen: { firma: "Beispiel Maschinenbau GmbH" },
      anlagen: [{ uuid: datei.body.uuid, name: "Beleg.pdf" }],
    });
    expect((await test.fach("GET", `/fach/v1/nachrichten/anlagen/${textOf(datei.body.uuid)}`)).status).toBe(200);
    for (let mal = 0; mal < 2; mal += 1) {
      expect((await test.fach("POST", `/fach/v1/nachrichten/${textOf(id)}/quittung`, { json: {} })).status).toBe(200);
    }
    expect((await offene()).some((eine) => eine.uuid === id)).toBe(false);
    for (const keine of [uuid, randomUUID()]) {
      expect((await test.fach("POST", `/fach/v1/nachrichten/${keine}/quittung`, { json: {} })).status).toBe(404);
    }
  });
});
