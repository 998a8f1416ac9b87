import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragPfad, infoVon, statusVon } from "../../support/antraege";
import { listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import {
  command,
  bescheide,
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

const fragen = () => [{ vorhabenUuid: im.vorhabenUuid, frage: "Was ist neu?" }, { frage: "Wer arbeitet mit?" }];
const demand = (mehr: object = {}) =>
  command(test, fachPfad(im.uuid, "/nachforderungen"), { json: { fragen: fragen(), ...mehr } });
const status = () => statusVon(browser, im.uuid);
const ganz = async () => (await test.fach("GET", fachPfad(im.uuid))).body;
const nachforderungPfad = (uuid: unknown, was: string) => `${FACH}/nachforderungen/${textOf(uuid)}/${was}`;
const requestVerlaengerung = (uuid: unknown) =>
  test.dienste.pool.query(
    "UPDATE nachforderung SET verlaengerung_beantragt_am = $2, verlaengerung_grund = 'Urlaub' WHERE uuid = $1",
    [uuid, test.uhr.now()],
  );

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.uhr.set("2026-03-02T09:00:00Z");
  browser = await test.alsBevollmaechtigter();
  im = await submitUntilEingang(test, browser);
});

describe("Prüfung", () => {
  it("beginnt einmal, mit Nachricht, Mail ohne Inhalt und einer Zeile in der Geschichte", async () => {
    await test.clearAusgang();
    const bisher = test.mails.length;
    expect(await succeeds(test, fachPfad(im.uuid, "/pruefung"))).toEqual({ status: "IN_PRUEFUNG" });
    expect(await nachrichtenVon(test, im.uuid)).toEqual(["EINGANGSBESTAETIGUNG", "PRUEFUNG_BEGONNEN"]);
    await test.clearAusgang();
    expect(test.mails.slice(bisher).map(({ subject }) => subject)).toEqual(["Neue Nachricht im Portal"]);
    expect(test.mails.at(-1)?.text).not.toContain("FZ-2026");
    const { ereignisse } = (await browser.get(antragPfad(im.uuid))).body;
    expect(listOf(ereignisse).at(-1)).toMatchObject({
      text: "Prüfung des Antrags begonnen",
      von: "Bescheinigungsstelle",
    });
  });

  it("antwortet auf dieselbe Anfrage dasselbe, auf eine neue im falschen Status 409 mit einem Satz, der weiterhilft", async () => {
    const schluessel = randomUUID();
    const antworten = [1, 2].map(() => command(test, fachPfad(im.uuid, "/pruefung"), { json: {}, schluessel }));
    expect((await Promise.all(antworten)).map(({ status, body }) => [status, body])).toEqual([
      [200, { status: "IN_PRUEFUNG" }],
      [200, { status: "IN_PRUEFUNG" }],
    ]);
    expect(await nachrichtenVon(test, im.uuid)).toHaveLength(2);
    expect(await command(test, fachPfad(im.uuid, "/pruefung"))).toMatchObject({
      status: 409,
      body: {
        code: "STATUS_NICHT_ERLAUBT",
        userMessage:
          "Der Antrag hat den Status „Antrag in Prüfung“. Möglich ist dieser Schritt nur im Status „Antrag eingereicht“.",
      },
    });
    expect(
      await command(test, fachPfad(im.uuid, "/rueckzug/ablehnung"), { json: { grund: "x" }, schluessel }),
    ).toMatchObject({
      status: 409,
    });
  });

  it("gibt es nicht für einen unbekannten Antrag", async () => {
    expect((await command(test, fachPfad(randomUUID(), "/pruefung"))).status).toBe(404);
    expect((await command(test, fachPfad("keine-uuid", "/pruefung"))).status).toBe(404);
  });
});

describe("Nachforderung", () => {
  it("fragt je Vorhaben und allgemein, mit Frist von 14 Tagen", async () => {
    const { body } = await demand({ anschreiben: "Guten Tag" });
    expect(body).toMatchObject({ nummer: 1, frist: "2026-03-16", status: "UNTERLAGEN_NACHGEFORDERT" });
    expect(await ganz()).toMatchObject({
      anzahlNachforderungen: 1,
      offeneNachforderungen: 1,
      nachforderungen: [
        {
          nummer: 1,
          status: "OFFEN",
          anschreiben: "Guten Tag",
          frist: "2026-03-16",
          fristUrspruenglich: "2026-03-16",
          verlaengerung: null,
          fragen: [
            { vorhabenUuid: im.vorhabenUuid, frage: "Was ist neu?" },
            { vorhabenUuid: null, frage: "Wer arbeitet mit?" },
          ],
        },
      ],
    });
    expect(await nachrichtenVon(test, im.uuid)).toContain("NACHFORDERUNG_EINGEGANGEN");
  });

  it("gibt es mehrfach nebeneinander; erst die letzte geschlossene lässt die Prüfung weitergehen", async () => {
    const [erste, zweite] = [(await demand()).body, (await demand({ frist: "2026-05-01" })).body];
    expect(zweite).toMatchObject({ nummer: 2, frist: "2026-05-04", status: "UNTERLAGEN_NACHGEFORDERT" });
    expect(await succeeds(test, nachforderungPfad(erste.uuid, "schliessen"))).toEqual({
      status: "UNTERLAGEN_NACHGEFORDERT",
    });
    expect((await command(test, nachforderungPfad(erste.uuid, "schliessen"))).status).toBe(409);
    expect(await succeeds(test, nachforderungPfad(zweite.uuid, "schliessen"))).toEqual({ status: "IN_PRUEFUNG" });
    expect(await nachrichtenVon(test, im.uuid)).toContain("NACHFORDERUNG_GESCHLOSSEN");
  });

  it.each([
    ["ohne Frage", { fragen: [] }, "fragen"],
    ["mit leerer Frage", { fragen: [{ frage: "  " }] }, "fragen.0.frage"],
    ["zu fremdem Vorhaben", { fragen: [{ frage: "?", vorhabenUuid: randomUUID() }] }, "fragen.0.vorhabenUuid"],
    ["mit Frist von heute", { frist: "2026-03-02" }, "frist"],
    ["mit Frist in zwei Jahren", { frist: "2028-03-02" }, "frist"],
    ["mit einem Tag, den es nicht gibt", { frist: "2026-02-30" }, "frist"],
    ["mit Steuerzeichen", { anschreiben: "a\u0000b" }, "anschreiben"],
  ])("%s wird abgewiesen und ändert nichts", async (_name, mehr, property) => {
    const antwort = await demand(mehr);
    expect(antwort).toMatchObject({ status: 422, body: { errors: [{ property }] } });
    expect(await status()).toBe("EINGEREICHT");
  });

  it("kann einmal um 14 Tage verlängert werden", async () => {
    const { uuid } = (await demand()).body;
    const pfad = nachforderungPfad(uuid, "fristverlaengerung");
    expect(await command(test, pfad, { json: { gewaehrt: true } })).toMatchObject({
      status: 409,
      body: { userMessage: "Es ist keine Fristverlängerung beantragt." },
    });
    await requestVerlaengerung(uuid);
    const aufgaben = listOf((await test.fach("GET", `${FACH}/aufgaben`)).body.data);
    expect(aufgaben).toContainEqual(
      expect.objectContaining({ art: "FRISTVERLAENGERUNG_ENTSCHEIDEN", uuid, antragUuid: im.uuid }),
    );
    expect(await succeeds(test, pfad, { gewaehrt: true })).toEqual({ frist: "2026-03-30" });
    expect((await command(test, pfad, { json: { gewaehrt: false } })).status).toBe(409);
    expect(await nachrichtenVon(test, im.uuid)).toContain("FRIST_VERLAENGERT");
  });

  it("behält ihre Frist, wenn die Verlängerung abgelehnt wird", async () => {
    const { uuid } = (await demand()).body;
    await requestVerlaengerung(uuid);
    expect(await succeeds(test, nachforderungPfad(uuid, "fristverlaengerung"), { gewaehrt: false })).toEqual({
      frist: "2026-03-16",
    });
    expect(await nachrichtenVon(test, im.uuid)).toContain("FRISTVERLAENGERUNG_ABGELEHNT");
  });
});

describe("Bescheid", () => {
  it("liegt zehn Tage zum Abruf bereit, mit Feststellungen, Prüfsumme und Beleg", async () => {
    const erlassen = await bescheide(test, im);
    expect(erlassen).toMatchObject({ status: "BESCHEID_LIEGT_VOR", abrufbarBis: "2026-03-12" });
    expect(await infoVon(browser, im.uuid)).toMatchObject({
      bescheidZumAbruf: true,
      bescheidErstelltAm: "2026-03-02",
      bescheidAbholungAm: null,
    });
    const [bescheid] = listOf((await ganz()).bescheide);
    expect(bescheid).toMatchObject({
      art: "BESCHEID",
      pruefsumme: erlassen.pruefsumme,
      bekanntgabeAm: null,
      inhalt: { aktenzeichen: "AZ 7", hatRechtsbehelfsbelehrung: true, vorhaben: [{ ergebnis: "POSITIV" }] },
    });
    const { rows } = await test.dienste.pool.query(
      "SELECT art, pruefsumme FROM beleg WHERE antrag_uuid = $1 AND art = 'BESCHEID'",
      [im.uuid],
    );
    expect(rows).toEqual([{ art: "BESCHEID", pruefsumme: erlassen.pruefsumme }]);
    expect(await nachrichtenVon(test, im.uuid)).toContain("BESCHEID_ZUM_ABRUF");
  });

  it("wird nicht zweimal erlassen und nicht vor der Prüfung", async () => {
    const inhalt = await entscheidung(test, im);
    expect((await command(test, fachPfad(im.uuid, "/bescheid"), { json: inhalt })).status).toBe(409);
    await succeeds(test, fachPfad(im.uuid, "/pruefung"));
    const antworten = await Promise.all(
      [1, 2, 3].map(() => command(test, fachPfad(im.uuid, "/bescheid"), { json: inhalt })),
    );
    expect(antworten.map((antwort) => antwort.status).sort()).toEqual([200, 409, 409]);
    expect(listOf((await ganz()).bescheide)).toHaveLength(1);
  });

  it("nennt genau die eingereichten Vorhaben", async () => {
    await succeeds(test, fachPfad(im.uuid, "/pruefung"));
    const fremd = { ...(await entscheidung(test, im, "NEGATIV")).vorhaben[0], vorhabenUuid: randomUUID() };
    const antwort = await command(test, fachPfad(im.uuid, "/bescheid"), { json: { vorhaben: [fremd] } });
    expect(antwort.status).toBe(422);
    expect(listOf(antwort.body.errors).map(({ property }) => property)).toEqual([
      "vorhaben.0.vorhabenUuid",
      "vorhaben",
    ]);
    expect(await status()).toBe("IN_PRUEFUNG");
  });

  it("kann mit der Post gehen: bekannt gegeben am vierten Tag, Widerspruchsfrist ein Monat", async () => {
    const { uuid } = await bescheide(test, im);
    const pfad = `${FACH}/bescheide/${textOf(uuid)}`;
    expect(await command(test, `${pfad}/bereitstellung`)).toMatchObject({
      status: 409,
      body: { userMessage: "Der Bescheid liegt noch zum Abruf bereit." },
    });
    expect((await command(test, `${pfad}/post`, { json: { aufgegebenAm: "2026-03-03" } })).status).toBe(422);
    expect(await succeeds(test, `${pfad}/post`)).toEqual({
      bekanntgabeAm: "2026-03-06",
      widerspruchsfrist: "2026-04-07",
    });
    expect((await command(test, `${pfad}/post`)).status).toBe(409);
    expect(await infoVon(browser, im.uuid)).toMatchObject({ bescheidZumAbruf: false });
    expect(await nachrichtenVon(test, im.uuid)).toContain("BESCHEID_MIT_POST");
  });
});

describe("Widerspruch", () => {
  beforeEach(async () => {
    await bescheide(test, im);
    await presentSchriftsatz(test, im.uuid, "WIDERSPRUCH");
    await setStatus(test, im.uuid, { status: "WIDERSPRUCH_EINGEREICHT" });
  });
  const schriftsaetze = async () =>
    listOf((await ganz()).schriftsaetze).map(({ art, status: stand }) => `${textOf(art)} ${textOf(stand)}`);

  it("wird beschieden: neuer Bescheid zum Abruf, Schriftsatz beendet, offene Nachforderung geschlossen", async () => {
    expect((await demand()).body).toMatchObject({ status: "WIDERSPRUCH_EINGEREICHT" });
    const inhalt = { ...(await entscheidung(test, im)), widerspruchErgebnis: "ABHILFE" };
    expect(await succeeds(test, fachPfad(im.uuid, "/widerspruchsbescheid"), inhalt)).toMatchObject({
      status: "WS_BESCHEID_LIEGT_VOR",
    });
    expect(await schriftsaetze()).toEqual(["WIDERSPRUCH BESCHIEDEN"]);
    expect(await ganz()).toMatchObject({
      offeneNachforderungen: 0,
      bescheidZumAbruf: true,
      bescheide: [{ art: "BESCHEID" }, { art: "WIDERSPRUCHSBESCHEID", inhalt: { widerspruchErgebnis: "ABHILFE" } }],
    });
    expect(await infoVon(browser, im.uuid)).toMatchObject({
      finalerBescheidErstelltAm: "2026-03-02",
    });
    expect(await nachrichtenVon(test, im.uuid)).toContain("WIDERSPRUCH_BESCHIEDEN");
  });

  it("wird ohne Bescheid erledigt", async () => {
    const pfad = fachPfad(im.uuid, "/widerspruch/erledigung");
    expect(await succeeds(test, pfad, { grund: "Neuer Antrag vereinbart" })).toEqual({
      status: "WIDERSPRUCH_GESCHLOSSEN",
    });
    expect(await schriftsaetze()).toEqual(["WIDERSPRUCH GESCHLOSSEN"]);
    expect(await nachrichtenVon(test, im.uuid)).toContain("WIDERSPRUCH_GESCHLOSSEN");
    expect((await command(test, pfad, { json: { grund: "noch einmal" } })).status).toBe(409);
  });

  it("braucht ein Ergebnis", async () => {
    expect(
      (await command(test, fachPfad(im.uuid, "/widerspruchsbescheid"), { json: await entscheidung(test, im) })).status,
    ).toBe(422);
    expect(await status()).toBe("WIDERSPRUCH_EINGEREICHT");
  });
});

describe("Liste", () => {
  it("zeigt eingereichte Anträge, filtert nach Status und Nummer und zeigt keinen Entwurf", async () => {
    const { antragsnummer } = await ganz();
    const { body } = await test.fach("GET", `${FACH}/antraege?antragsnummer=${textOf(antragsnummer)}`);
    expect(body).toMatchObject({
      total: 1,
      data: [{ uuid: im.uuid, status: "EINGEREICHT", unternehmen: { firma: "Beispiel Maschinenbau GmbH" } }],
    });
    const eingereichte = listOf((await test.fach("GET", `${FACH}/antraege?status=EINGEREICHT&size=100`)).body.data);
    expect(new Set(eingereichte.map((antrag) => antrag.status))).toEqual(new Set(["EINGEREICHT"]));
    const entwurf = textOf((await browser.post("/v1/antraege", { bezeichnung: "" })).body.uuid);
    expect((await test.fach("GET", fachPfad(entwurf))).status).toBe(404);
    expect((await test.fach("GET", `${FACH}/antraege?status=IN_BEARBEITUNG`)).body).toMatchObject({ total: 0 });
    expect((await test.fach("GET", `${FACH}/antraege?status=UNSINN`)).status).toBe(422);
  });

  it("gibt die interne Notiz des Unternehmens nicht weiter", async () => {
    expect(JSON.stringify(await ganz())).not.toContain("Nur für uns");
  });
});
