import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statusVon } from "../../support/antraege";
import { listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import {
  command,
  entscheidung,
  FACH,
  fachPfad,
  succeeds,
  type Im,
  presentSchriftsatz,
  nachrichtenVon,
  submitUntilEingang,
  setStatus,
} from "../../support/fach";

let test: TestBackend;
let browser: Browser;
let im: Im;

const quittung = (sendung: string) => command(test, `${FACH}/uebermittlungen/${sendung}/quittung`);
const ablehnung = (sendung: string) =>
  command(test, `${FACH}/uebermittlungen/${sendung}/ablehnung`, { json: { grund: "Zu spät" } });
const wiedervorlage = (sendung: string) => command(test, `${FACH}/uebermittlungen/${sendung}/wiedervorlage`);
const status = () => statusVon(browser, im.uuid);

/** The withdrawal of the Antrag, on its way. */
async function withdraw(): Promise<string> {
  const davor = textOf(await status());
  const { sendung } = await presentSchriftsatz(test, im.uuid, "ANTRAG_RUECKZUG");
  await setStatus(test, im.uuid, { status: "RUECKZUG_WIRD_UEBERMITTELT", davor });
  return sendung;
}

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.vor({ stunden: 1 });
  browser = await test.alsBevollmaechtigter();
  im = await submitUntilEingang(test, browser);
});

it.each([
  ["NACHTRAG", "NACHTRAG_EINGEGANGEN"],
  ["WIDERSPRUCH", "WIDERSPRUCH_EINGEGANGEN"],
  ["WIDERSPRUCH_RUECKZUG", "WIDERSPRUCH_ZURUECKGEZOGEN"],
] as const)(
  "%s: die Sendung trägt das Dokument, die Quittung meldet es einmal und ändert keinen Status",
  async (art, nachricht) => {
    const { sendung, uuid } = await presentSchriftsatz(test, im.uuid, art);
    const offene = listOf((await test.fach("GET", `${FACH}/uebermittlungen?size=100`)).body.data);
    expect(offene.find((eine) => textOf(eine.uuid) === sendung)).toMatchObject({
      art,
      schriftsatzUuid: uuid,
      antragUuid: im.uuid,
      pruefsumme: "a".repeat(64),
    });
    expect([(await quittung(sendung)).status, (await quittung(sendung)).status]).toEqual([200, 200]);
    expect((await nachrichtenVon(test, im.uuid)).filter((eine) => eine === nachricht)).toHaveLength(1);
    expect(await status()).toBe("EINGEREICHT");
  },
);

it.each(["NACHTRAG", "WIDERSPRUCH", "WIDERSPRUCH_RUECKZUG"] as const)(
  "%s: eine Ablehnung nimmt dem Unternehmen nichts, wird Aufgabe der Behörde und endet mit der Wiedervorlage",
  async (art) => {
    const { sendung } = await presentSchriftsatz(test, im.uuid, art);
    const vorher = await nachrichtenVon(test, im.uuid);
    expect([(await ablehnung(sendung)).status, (await ablehnung(sendung)).status]).toEqual([200, 200]);
    expect(await nachrichtenVon(test, im.uuid)).toEqual(vorher);
    const aufgaben = async () =>
      listOf((await test.fach("GET", `${FACH}/aufgaben`)).body.data).filter(({ uuid }) => textOf(uuid) === sendung);
    expect(await aufgaben()).toMatchObject([{ art: "UEBERMITTLUNG_ABGELEHNT", antragUuid: im.uuid }]);
    expect((await quittung(sendung)).status).toBe(409);
    expect((await wiedervorlage(sendung)).status).toBe(200);
    expect(await aufgaben()).toEqual([]);
    expect((await quittung(sendung)).status).toBe(200);
    expect((await wiedervorlage(sendung)).status).toBe(409);
  },
);

it("die späte Quittung eines zurückgezogenen Widerspruchs schließt nur, was zu ihm nachgefordert war", async () => {
  await setStatus(test, im.uuid, { status: "WIDERSPRUCH_EINGEREICHT" });
  const demand = () => succeeds(test, fachPfad(im.uuid, "/nachforderungen"), { fragen: [{ frage: "Was ist neu?" }] });
  await demand();
  test.uhr.vor({ minuten: 1 });
  const { sendung } = await presentSchriftsatz(test, im.uuid, "WIDERSPRUCH_RUECKZUG");
  test.uhr.vor({ minuten: 1 });
  await demand();
  expect((await quittung(sendung)).status).toBe(200);
  expect((await test.fach("GET", fachPfad(im.uuid))).body).toMatchObject({
    nachforderungen: [{ status: "GESCHLOSSEN" }, { status: "OFFEN" }],
  });
});

describe("Rückzug eines Antrags", () => {
  it("ist mit der Quittung vollzogen und schließt offene Nachforderungen", async () => {
    await succeeds(test, fachPfad(im.uuid, "/nachforderungen"), { fragen: [{ frage: "Was ist neu?" }] });
    const sendung = await withdraw();
    expect([(await quittung(sendung)).status, (await quittung(sendung)).status]).toEqual([200, 200]);
    expect(await status()).toBe("ZURUECKGEZOGEN");
    expect((await test.fach("GET", fachPfad(im.uuid))).body).toMatchObject({
      offeneNachforderungen: 0,
      nachforderungen: [{ status: "GESCHLOSSEN" }],
    });
    expect(await nachrichtenVon(test, im.uuid)).toContain("RUECKZUG_BESTAETIGT");
    expect((await ablehnung(sendung)).status).toBe(409);
  });

  it.each([
    ["der Sendung", (sendung: string) => ablehnung(sendung)],
    [
      "des Antrags",
      () => command(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { json: { grund: "Bescheid ist erstellt" } }),
    ],
  ])("kehrt nach der Ablehnung %s in den vorherigen Status zurück", async (_name, refuse) => {
    await succeeds(test, fachPfad(im.uuid, "/pruefung"));
    const sendung = await withdraw();
    expect((await refuse(sendung)).status).toBe(200);
    expect(await status()).toBe("IN_PRUEFUNG");
    expect((await quittung(sendung)).status).toBe(409);
    expect((await wiedervorlage(sendung)).status).toBe(409);
    expect(await nachrichtenVon(test, im.uuid)).toContain("RUECKZUG_ABGELEHNT");
  });

  it("lässt die Prüfung weitergehen, wenn inzwischen keine Nachforderung mehr offen ist", async () => {
    const { uuid } = await succeeds(test, fachPfad(im.uuid, "/nachforderungen"), {
      fragen: [{ frage: "Was ist neu?" }],
    });
    const sendung = await withdraw();
    await succeeds(test, `${FACH}/nachforderungen/${textOf(uuid)}/schliessen`);
    expect(await status()).toBe("RUECKZUG_WIRD_UEBERMITTELT");
    await ablehnung(sendung);
    expect(await status()).toBe("IN_PRUEFUNG");
  });

  it("hat gegen die Ablehnung genau einen Sieger, auch bei vielen gleichzeitigen Antworten", async () => {
    await succeeds(test, fachPfad(im.uuid, "/pruefung"));
    const sendung = await withdraw();
    const antworten = await Promise.all([
      ...[1, 2, 3].map(() => quittung(sendung)),
      ...[1, 2, 3].map(() => command(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { json: { grund: "Zu spät" } })),
    ]);
    const stati = antworten.map((antwort) => antwort.status);
    const istZurueckgezogen = (await status()) === "ZURUECKGEZOGEN";
    expect(stati).toEqual(istZurueckgezogen ? [200, 200, 200, 409, 409, 409] : [409, 409, 409, ...stati.slice(3)]);
    if (!istZurueckgezogen) expect(stati.slice(3).sort()).toEqual([200, 409, 409]);
    const ausgang = (await nachrichtenVon(test, im.uuid)).filter((art) => art.startsWith("RUECKZUG_"));
    expect(ausgang).toEqual([istZurueckgezogen ? "RUECKZUG_BESTAETIGT" : "RUECKZUG_ABGELEHNT"]);
  });
});

it("Bescheid gegen Rückzug: wer den Antrag zuerst sperrt, gewinnt, der andere erfährt es", async () => {
  await succeeds(test, fachPfad(im.uuid, "/pruefung"));
  const inhalt = await entscheidung(test, im);
  const tx = await test.dienste.pool.connect();
  try {
    // The withdrawal holds the lock of the Antrag while the decision arrives, and commits first.
    await tx.query("BEGIN");
    await tx.query("SELECT 1 FROM antrag WHERE uuid = $1 FOR UPDATE", [im.uuid]);
    const bescheid = command(test, fachPfad(im.uuid, "/bescheid"), { json: inhalt });
    await tx.query(
      "UPDATE antrag SET status = 'RUECKZUG_WIRD_UEBERMITTELT', status_vor_rueckzug = 'IN_PRUEFUNG' WHERE uuid = $1",
      [im.uuid],
    );
    await tx.query("COMMIT");
    expect(await bescheid).toMatchObject({ status: 409, body: { code: "STATUS_NICHT_ERLAUBT" } });
  } finally {
    tx.release();
  }
  expect((await test.fach("GET", fachPfad(im.uuid))).body).toMatchObject({
    status: "RUECKZUG_WIRD_UEBERMITTELT",
    bescheide: [],
  });
  await succeeds(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { grund: "Der Bescheid ist bereits erstellt" });
  await succeeds(test, fachPfad(im.uuid, "/bescheid"), inhalt);
  expect(await status()).toBe("BESCHEID_LIEGT_VOR");
});

it("kennt nur Übermittlungen, die es gibt", async () => {
  expect((await quittung(randomUUID())).status).toBe(404);
  expect((await wiedervorlage("keine-uuid")).status).toBe(404);
});
