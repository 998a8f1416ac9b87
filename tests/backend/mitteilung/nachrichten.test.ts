import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antrag, antragRecht } from "~/server/backend/storage/schema/antrag";
import { submitNew } from "../../support/antraege";
import {
  type Antwort,
  type Browser,
  listOf,
  MENSCHEN,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";
import { pdf } from "../../support/dateien";
import { pfad, upload } from "../../support/nachrichten";

let test: TestBackend;
let bea: Browser;
let antragUuid: string;
/** A message that the authority has just written. */
let uuid: string;

const mitteilung = (titel: string, text = "Bitte rufen Sie uns an.", schluessel: string = randomUUID()) =>
  test.fach("POST", `/fach/v1/antraege/${antragUuid}/nachrichten`, { json: { titel, text }, schluessel });
const anzahl = async (wer: Browser) => Number((await wer.get("/v1/nachrichten/anzahlungelesen")).body);
const titelVon = ({ body }: Antwort) => listOf(body.data).map(({ titel }) => titel);
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  bea = await test.alsBevollmaechtigter();
  ({ uuid: antragUuid } = await submitNew(test, bea));
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.vor({ minuten: 3 });
  bea = await test.alsBevollmaechtigter();
  uuid = textOf((await mitteilung("Rückfrage zur Laufzeit")).body.uuid);
});

describe("The inbox", () => {
  it("shows what the authority wrote, unread, and counts it until it is marked as read", async () => {
    const vorher = await anzahl(bea);
    expect((await bea.get("/v1/nachrichten")).body.data).toMatchObject([
      {
        uuid,
        art: "MITTEILUNG",
        titel: "Rückfrage zur Laufzeit",
        gelesen: false,
        antrag: { uuid: antragUuid },
        von: null,
        anzahlAntworten: 0,
      },
      ...Array.from({ length: vorher - 1 }, () => ({})),
    ]);
    expect((await bea.get(pfad(uuid))).body).toMatchObject({
      nachricht: { text: "Bitte rufen Sie uns an.", gelesen: false },
      darfAntworten: true,
    });
    expect(await anzahl(bea)).toBe(vorher);
    for (let mal = 0; mal < 2; mal += 1)
      expect((await bea.put(pfad(uuid, "/gelesen"), { gelesen: true })).status).toBe(200);
    expect(await anzahl(bea)).toBe(vorher - 1);
    await bea.put(pfad(uuid, "/gelesen"), { gelesen: false });
    expect(await anzahl(bea)).toBe(vorher);
    expect((await bea.post("/v1/nachrichten/gelesen")).body).toEqual({ anzahl: vorher });
    expect([await anzahl(bea), (await bea.post("/v1/nachrichten/gelesen")).body]).toEqual([0, { anzahl: 0 }]);
  });

  it("filters by what is read, searches title, text and Antrag, and pages", async () => {
    await bea.post("/v1/nachrichten/gelesen");
    test.uhr.vor({ minuten: 1 });
    await mitteilung("100 % sicher", "Es geht um den Prüfstand.");
    expect(titelVon(await bea.get("/v1/nachrichten?zeige=ungelesen"))).toEqual(["100 % sicher"]);
    expect(titelVon(await bea.get("/v1/nachrichten?zeige=gelesen"))).not.toContain("100 % sicher");
    for (const suche of ["100 %", "prüfstand"]) {
      expect(titelVon(await bea.get(`/v1/nachrichten?${new URLSearchParams({ suche }).toString()}`))).toEqual([
        "100 % sicher",
      ]);
    }
    expect(titelVon(await bea.get("/v1/nachrichten?suche=gibtesnicht"))).toEqual([]);
    const seite = await bea.get(`/v1/nachrichten?size=1&page=1&antragUuid=${antragUuid}`);
    expect(titelVon(seite)).toEqual(["Rückfrage zur Laufzeit"]);
    expect(Number(seite.body.total)).toBeGreaterThan(1);
    expect((await bea.get("/v1/nachrichten?zeige=quatsch")).status).toBe(422);
  });

  it("writes a message of the authority once per key and tells it by mail without content", async () => {
    await test.clearAusgang();
    const bisher = test.mails.length;
    const schluessel = randomUUID();
    const beide = [
      await mitteilung("Vertraulich", "Prüfbericht", schluessel),
      await mitteilung("Vertraulich", "Prüfbericht", schluessel),
    ];
    expect(beide.map(({ status }) => status)).toEqual([200, 200]);
    expect(beide[0]?.body).toEqual(beide[1]?.body);
    expect((await mitteilung("Anders", "Prüfbericht", schluessel)).status).toBe(409);
    await test.clearAusgang();
    const mails = test.mails.slice(bisher);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["bevollmaechtigt@example.org", "Neue Nachricht im Portal"],
    ]);
    expect(mails[0]?.text).not.toMatch(/Vertraulich|Prüfbericht/);
    expect(mails[0]?.text).toContain(`/nachrichten/${textOf(beide[0]?.body.uuid)}?unternehmen=`);
  });

  it("takes no message for an Antrag that is unknown or was never submitted, and none without words", async () => {
    const entwurf = textOf((await bea.post("/v1/antraege", {})).body.uuid);
    for (const ziel of [entwurf, randomUUID()]) {
      const json = { titel: "x", text: "y" };
      expect((await test.fach("POST", `/fach/v1/antraege/${ziel}/nachrichten`, { json })).status).toBe(404);
    }
    expect((await mitteilung(" ", "Text")).status).toBe(422);
    expect((await mitteilung("Titel", "\u0000")).status).toBe(422);
  });
});

describe("Who sees what", () => {
  it("shows an employee the messages of assigned Anträge only, and lets those who may edit answer", async () => {
    const max = await test.alsMitarbeiter();
    expect([await anzahl(max), titelVon(await max.get("/v1/nachrichten"))]).toEqual([0, []]);
    expect((await max.get(pfad(uuid))).status).toBe(404);
    expect((await max.put(pfad(uuid, "/gelesen"), { gelesen: true })).status).toBe(404);
    expect((await max.post(pfad(uuid, "/antwort"), { text: "Hallo" })).status).toBe(404);
    const zeile = { antragUuid, benutzerUuid: MENSCHEN.mitarbeit.uuid };
    await test.dienste.db.insert(antragRecht).values({ ...zeile, recht: "LESEN" });
    expect(titelVon(await max.get("/v1/nachrichten"))).toContain("Rückfrage zur Laufzeit");
    expect(await anzahl(max)).toBeGreaterThan(0);
    expect((await max.get(pfad(uuid))).body).toMatchObject({ darfAntworten: false, entwurf: null });
    expect((await max.post(pfad(uuid, "/antwort"), { text: "Hallo" })).status).toBe(403);
    await test.dienste.db.update(antragRecht).set({ recht: "BEARBEITEN" });
    expect((await max.get(pfad(uuid))).body).toMatchObject({ darfAntworten: true });
    await test.dienste.db.delete(antragRecht);
  });

  it("shows who created an Antrag none of its messages once the assignment is taken", async () => {
    const max = await test.alsMitarbeiter();
    await test.dienste.db
      .update(antrag)
      .set({ erstelltVon: MENSCHEN.mitarbeit.uuid })
      .where(eq(antrag.uuid, antragUuid));
    await test.dienste.db
      .insert(antragRecht)
      .values({ antragUuid, benutzerUuid: MENSCHEN.mitarbeit.uuid, recht: "LESEN" });
    expect([(await max.get(pfad(uuid))).status, await anzahl(max)]).toEqual([200, expect.any(Number)]);
    await test.dienste.db.delete(antragRecht);
    expect([(await max.get(pfad(uuid))).status, titelVon(await max.get("/v1/nachrichten")), await anzahl(max)]).toEqual(
      [404, [], 0],
    );
    await test.dienste.db
      .update(antrag)
      .set({ erstelltVon: MENSCHEN.bevollmaechtigt.uuid })
      .where(eq(antrag.uuid, antragUuid));
  });

  it("refuses a stranger every call as if there were nothing", async () => {
    const franka = await test.alsFremder();
    expect(titelVon(await franka.get("/v1/nachrichten"))).toEqual([]);
    expect(titelVon(await franka.get(`/v1/nachrichten?antragUuid=${antragUuid}`))).toEqual([]);
    const antworten = (id: string) => [
      franka.get(pfad(id)),
      franka.put(pfad(id, "/gelesen"), { gelesen: true }),
      franka.put(pfad(id, "/antwort/entwurf"), { text: "x" }),
      franka.post(pfad(id, "/antwort"), { text: "x" }),
      franka.delete(pfad(id, `/antwort/dateien/${randomUUID()}`)),
      upload(franka, id, { name: "a.pdf", datei: pdf() }),
    ];
    const [fremd, unbekannt] = [await Promise.all(antworten(uuid)), await Promise.all(antworten(randomUUID()))];
    expect(fremd.map(({ status, body }) => [status, body.httpSubStatus])).toEqual(fremd.map(() => [404, "404.10"]));
    expect(unbekannt.map(({ status }) => status)).toEqual(fremd.map(({ status }) => status));
  });

  it("shows support what was written by hand, quality management everything, and administrators nothing", async () => {
    const [support, qm, admin] = [await test.alsSupport(), await test.als("qm"), await test.als("admin")];
    const arten = async (wer: Browser) => [
      ...new Set(listOf((await wer.get("/v1/nachrichten?size=100")).body.data).map(({ art }) => art)),
    ];
    await test.fach("POST", `/fach/v1/uebermittlungen/${await uebermittlungVon()}/quittung`, { json: {} });
    await bea.post(pfad(uuid, "/antwort"), { text: "Wir melden uns." });
    expect((await arten(support)).toSorted()).toEqual(["ANTWORT", "MITTEILUNG"]);
    expect(await arten(qm)).toEqual(expect.arrayContaining(["ANTWORT", "MITTEILUNG", "EINGANGSBESTAETIGUNG"]));
    expect((await support.get(pfad(uuid))).body).toMatchObject({ darfAntworten: false, nachricht: { gelesen: true } });
    const eingang = textOf(listOf((await bea.get("/v1/nachrichten?suche=Eingang")).body.data)[0]?.uuid);
    expect([(await support.get(pfad(eingang))).status, (await qm.get(pfad(eingang))).status]).toEqual([404, 200]);
    expect([(await admin.get("/v1/nachrichten")).status, (await admin.get(pfad(uuid))).status]).toEqual([403, 403]);
    for (const wer of [support, qm, admin])
      expect((await wer.post(pfad(uuid, "/antwort"), { text: "x" })).status).toBe(403);
  });
});

async function uebermittlungVon(): Promise<string> {
  const offene = listOf((await test.fach("GET", "/fach/v1/uebermittlungen?size=100")).body.data);
  return textOf(offene.find((sendung) => textOf(sendung.antragUuid) === antragUuid)?.uuid);
}
