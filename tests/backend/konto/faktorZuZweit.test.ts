import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runAenderungen } from "~/server/backend/usecases/zugangsaenderung/runAenderungen";
import { listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { mailsAn, person as eingeladen, PFAD } from "../../support/benutzerverwaltung";
import { act, auditUeber, GRUND, person, tryLogin, UNBEKANNT, uuidVon } from "../../support/personen";
import {
  beginAdresse,
  beginFaktor,
  decide,
  faktorVon,
  MAX,
  OFFENE,
  offeneVon,
  PAUL,
  pfadVon,
  staendeVon,
  untilWartezeit,
  withApp,
} from "../../support/zugangsaenderung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await withApp(t, PAUL.uuid);
});
afterEach(() => t.stop());

const [SARA, ADA] = [MENSCHEN.support.uuid, MENSCHEN.admin.uuid];
const betreffe = async (email: string) => (await mailsAn(t, email)).map(({ subject }) => subject);
const staende = async (wen: string) => (await staendeVon(t, wen)).map(({ stand }) => stand);
describe("ein verlorener zweiter Faktor", () => {
  it("ist erst nach zwei Personen und der Wartezeit zurückgesetzt, und die Person hört jedes Mal davon", async () => {
    const sara = await t.alsSupport();
    expect((await beginFaktor(sara, PAUL.uuid)).body).toEqual({ name: "Paul Flicht" });
    expect(await offeneVon(sara, PAUL.uuid)).toMatchObject({
      art: "ZWEITER_FAKTOR",
      stand: "BEANTRAGT",
      neueEmail: null,
      grund: GRUND.grund,
      begonnenVon: "Sara Port",
      faelligAm: "2026-03-09T09:00:00.000Z",
      schritte: ["ZURUECKZIEHEN"],
    });
    expect((await sara.get(person(PAUL.uuid))).body.aktionen).toEqual(["SPERREN", "PASSWORT"]);
    const ada = await t.alsAdmin();
    expect((await ada.get(OFFENE)).body).toMatchObject({
      data: [{ personUuid: PAUL.uuid, name: "Paul Flicht", schritte: ["ZUSTIMMEN", "ABLEHNEN"] }],
    });
    expect((await decide(ada, PAUL.uuid, "zustimmen")).status).toBe(200);
    expect(await offeneVon(ada, PAUL.uuid)).toMatchObject({
      stand: "WARTEZEIT",
      zugestimmtVon: "Ada Min",
      faelligAm: "2026-03-03T09:00:00.000Z",
      schritte: ["STOPPEN"],
    });
    t.uhr.vor({ stunden: 23, minuten: 59 });
    expect(await runAenderungen(t.dienste)).toBe(0);
    expect(await faktorVon(t, PAUL.uuid)).toEqual({ app: true, mail: false, codes: 2 });
    t.uhr.vor({ minuten: 1 });
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await runAenderungen(t.dienste)).toBe(0);
    expect(await faktorVon(t, PAUL.uuid)).toEqual({ app: false, mail: false, codes: 0 });
    expect(await staende(PAUL.uuid)).toEqual(["ERLEDIGT"]);
    expect(await betreffe(PAUL.email)).toEqual([
      "Änderung an Ihrem Zugang zum Antragsportal beantragt",
      "Änderung an Ihrem Zugang zum Antragsportal steht bevor",
      "Ihr zweiter Faktor im Antragsportal wurde zurückgesetzt",
    ]);
    expect((await mailsAn(t, PAUL.email)).map(({ text }) => text).join("\n")).not.toContain(GRUND.grund);
  });

  it("steht in einer Liste; wer sie mit jemandem darin liest, steht in den Lesezugriffen", async () => {
    const sara = await t.alsSupport();
    const gelesen = async () =>
      (await auditUeber(t, "einsicht.liste")).filter(({ grund }) => grund === "zugangsaenderungen.listAenderungen");
    expect(listOf((await sara.get(OFFENE)).body.data)).toEqual([]);
    expect(await gelesen()).toEqual([]);
    await beginFaktor(sara, PAUL.uuid);
    expect(listOf((await sara.get(OFFENE)).body.data)).toHaveLength(1);
    expect(await gelesen()).toMatchObject([{ benutzer_uuid: SARA, von: "SUPPORT_MITARBEITER" }]);
  });

  it("wird bei der nächsten Anmeldung neu eingerichtet, wo er vorgeschrieben ist", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    await runAenderungen(t.dienste);
    const paul = t.browser();
    expect((await paul.login(PAUL.email, PASSWORT)).body).toMatchObject({ state: "AUTHENTICATED" });
    expect((await paul.get("/v1/antraege")).body.code).toBe("ZWEI_FAKTOR_ERFORDERLICH");
    expect((await (await t.alsSupport()).get(person(PAUL.uuid))).body).toMatchObject({ zweiterFaktor: "KEINER" });
  });

  it("weicht sonst der TAN per E-Mail, damit kein kurzes Passwort allein schützt", async () => {
    await withApp(t, MAX.uuid);
    await untilWartezeit(t, MAX.uuid, (sara) => beginFaktor(sara, MAX.uuid));
    t.uhr.vor({ stunden: 24 });
    await runAenderungen(t.dienste);
    expect(await faktorVon(t, MAX.uuid)).toEqual({ app: false, mail: true, codes: 0 });
    expect((await t.browser().login(MAX.email, PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
  });

  it("beendet mit der Wirkung Sitzungen und Links für ein Passwort", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    await t.eigentuemer.query("UPDATE benutzer SET app_tfa_secret = NULL WHERE uuid = $1", [PAUL.uuid]);
    const paul = t.browser();
    await paul.login(PAUL.email, PASSWORT);
    await withAppOnly();
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: PAUL.email } });
    const sara = await t.alsSupport();
    expect(listOf((await sara.get(person(PAUL.uuid))).body.links)).toHaveLength(1);
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect((await paul.get("/v1/benutzer/profil")).status).toBe(401);
    expect((await sara.get(person(PAUL.uuid))).body).toMatchObject({ links: [], sitzungen: [] });
  });

  it("steht im Verlauf der Person mit allen, die daran beteiligt waren", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    t.uhr.vor({ stunden: 24 });
    await runAenderungen(t.dienste);
    const { body } = await (await t.alsSupport()).get(person(PAUL.uuid, "verlauf"));
    expect(listOf(body.data).map(({ ereignis, wer, grund }) => [ereignis, wer, grund])).toEqual([
      ["support.faktorZurueckgesetzt", null, null],
      ["support.aenderungZugestimmt", "Ada Min", GRUND.grund],
      ["support.faktorBeantragt", "Sara Port", GRUND.grund],
    ]);
  });
});

const withAppOnly = () => t.eigentuemer.query("UPDATE benutzer SET app_tfa_secret = 'x' WHERE uuid = $1", [PAUL.uuid]);

describe("nie dieselbe Person", () => {
  it("wer begonnen hat, stimmt nicht selbst zu", async () => {
    const sara = await t.alsSupport();
    await beginFaktor(sara, PAUL.uuid);
    expect((await decide(sara, PAUL.uuid, "zustimmen")).body.code).toBe("PERSON_STAND");
    expect(await staende(PAUL.uuid)).toEqual(["BEANTRAGT"]);
  });

  it("auch nicht in einer anderen Rolle", async () => {
    await beginFaktor(await t.alsAdmin(), PAUL.uuid);
    const ada = await t.alsAdmin();
    const wahl = await ada.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    expect(wahl.status).toBe(200);
    expect((await decide(ada, PAUL.uuid, "zustimmen")).body.code).toBe("PERSON_STAND");
  });

  it("und die Datenbank lässt es auch sonst nicht zu", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    await expect(
      t.dienste.pool.query("UPDATE zugangsaenderung SET stand = 'WARTEZEIT', zugestimmt_von = begonnen_von"),
    ).rejects.toThrow("zugangsaenderung_vier_augen");
    await expect(t.dienste.pool.query("UPDATE zugangsaenderung SET stand = 'WARTEZEIT'")).rejects.toThrow(
      "zugangsaenderung_zugestimmt",
    );
  });

  it("wer inzwischen gesperrt ist, zählt nicht mehr als erste Person", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    await t.eigentuemer.query("UPDATE benutzer SET gesperrt_seit = '2026-03-02' WHERE uuid = $1", [SARA]);
    const ada = await t.alsAdmin();
    expect((await offeneVon(ada, PAUL.uuid)).schritte).toEqual(["ABLEHNEN"]);
    expect((await decide(ada, PAUL.uuid, "zustimmen")).body.code).toBe("PERSON_STAND");
  });

  it("für eine inzwischen gesperrte Person wird die Zustimmung nicht angeboten", async () => {
    const [sara, ada] = [await t.alsSupport(), await t.alsAdmin()];
    await beginFaktor(sara, PAUL.uuid);
    expect((await offeneVon(ada, PAUL.uuid)).schritte).toEqual(["ZUSTIMMEN", "ABLEHNEN"]);
    await act(sara, PAUL.uuid, "sperren");
    expect((await offeneVon(ada, PAUL.uuid)).schritte).toEqual(["ABLEHNEN"]);
    expect((await decide(ada, PAUL.uuid, "beenden")).status).toBe(200);
  });

  it("das Qualitätsmanagement sieht sie und entscheidet nicht", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    const quirin = await t.alsQm();
    expect(await offeneVon(quirin, PAUL.uuid)).toMatchObject({ stand: "BEANTRAGT", schritte: [] });
    for (const wie of ["zustimmen", "beenden"] as const)
      expect((await decide(quirin, PAUL.uuid, wie)).body.code).toBe("KEIN_ZUGRIFF");
  });
});

describe("ablehnen, zurückziehen, stoppen", () => {
  it.each([
    ["ABGELEHNT", "support.aenderungAbgelehnt", ADA, false],
    ["ZURUECKGEZOGEN", "support.aenderungZurueckgezogen", SARA, false],
    ["GESTOPPT", "support.aenderungGestoppt", SARA, true],
    ["GESTOPPT", "support.aenderungGestoppt", ADA, true],
  ] as const)("%s: mit Grund, und die Person hört davon (%s)", async (stand, vorgang, wer, isZugestimmt) => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    if (isZugestimmt) await decide(await t.alsAdmin(), PAUL.uuid, "zustimmen");
    const browser = wer === SARA ? await t.alsSupport() : await t.alsAdmin();
    const pfad = await pfadVon(browser, PAUL.uuid, "beenden");
    expect((await browser.post(pfad, { grund: " " })).body).toMatchObject({ errors: [{ property: "grund" }] });
    expect((await browser.post(pfad, GRUND)).status).toBe(200);
    expect((await browser.post(pfad, GRUND)).body.code).toBe("PERSON_STAND");
    expect(await staende(PAUL.uuid)).toEqual([stand]);
    expect(await auditUeber(t, vorgang)).toEqual([
      { benutzer_uuid: wer, von: null, nach: null, grund: `${PAUL.uuid} ${GRUND.grund}` },
    ]);
    expect((await betreffe(PAUL.email)).at(-1)).toBe("Keine Änderung an Ihrem Zugang zum Antragsportal");
    t.uhr.vor({ tage: 8 });
    expect(await runAenderungen(t.dienste)).toBe(0);
    expect(await faktorVon(t, PAUL.uuid)).toMatchObject({ app: true });
  });

  it("ohne zweite Person verfällt sie nach sieben Tagen, auch bevor der Lauf es bemerkt", async () => {
    await beginFaktor(await t.alsSupport(), PAUL.uuid);
    t.uhr.vor({ tage: 7 });
    expect((await decide(await t.alsAdmin(), PAUL.uuid, "zustimmen")).body.code).toBe("PERSON_STAND");
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await staende(PAUL.uuid)).toEqual(["VERFALLEN"]);
    expect(await beginFaktor(await t.alsSupport(), PAUL.uuid)).toMatchObject({ status: 200 });
  });
});

describe("was nicht geht", () => {
  it("ohne verlierbaren Faktor, für Gesperrte, Eingeladene und den Stab", async () => {
    await (await t.alsBevollmaechtigter()).post(`${PFAD}/einladungen`, eingeladen("ines@example.org"));
    const sara = await t.alsSupport();
    const ines = await uuidVon(sara, "ines@example.org");
    for (const wen of [MAX.uuid, MENSCHEN.mailTan.uuid, ines])
      expect((await beginFaktor(sara, wen)).body.code, wen).toBe("PERSON_STAND");
    expect((await beginAdresse(sara, ines, "neu@example.org")).body.code).toBe("PERSON_STAND");
    await act(sara, PAUL.uuid, "sperren");
    expect((await beginFaktor(sara, PAUL.uuid)).body.code).toBe("PERSON_STAND");
    expect((await beginAdresse(sara, PAUL.uuid, "neu@example.org")).body.code).toBe("PERSON_STAND");
    for (const wen of [ADA, UNBEKANNT]) expect((await beginFaktor(sara, wen)).status).toBe(404);
  });

  it("eine Änderung einer anderen Person", async () => {
    const [sara, ada] = [await t.alsSupport(), await t.alsAdmin()];
    await beginFaktor(sara, PAUL.uuid);
    const fremd = (await pfadVon(ada, PAUL.uuid, "zustimmen")).replace(PAUL.uuid, MAX.uuid);
    expect((await ada.post(fremd, GRUND)).body.code).toBe("PERSON_STAND");
  });

  it("wer während der Wartezeit gesperrt wird, behält alles", async () => {
    await untilWartezeit(t, PAUL.uuid, (sara) => beginFaktor(sara, PAUL.uuid));
    await act(await t.alsSupport(), PAUL.uuid, "sperren");
    t.uhr.vor({ stunden: 24 });
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect([await staende(PAUL.uuid), (await faktorVon(t, PAUL.uuid))?.app]).toEqual([["VERFALLEN"], true]);
    expect(await tryLogin(t, "pflicht", PASSWORT)).toBe(401);
  });

  it("öfter Mails auslösen als auf den gewöhnlichen Wegen", async () => {
    const sara = await t.alsSupport();
    const stati = [];
    for (let mal = 0; mal < 6; mal += 1) {
      stati.push((await beginFaktor(sara, PAUL.uuid)).status);
      if (stati.at(-1) === 200) await decide(sara, PAUL.uuid, "beenden");
    }
    expect(stati).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("zweimal mit demselben Schlüssel", async () => {
    const sara = await t.alsSupport();
    const schluessel = "5b6a3f1e-0d7e-4a53-9a53-0f6d6f0f7a10";
    const stati = [];
    while (stati.length < 2)
      stati.push((await sara.post(person(PAUL.uuid, "zweiterFaktor"), GRUND, { schluessel })).status);
    expect(stati).toEqual([200, 200]);
    expect(await betreffe(PAUL.email)).toHaveLength(1);
  });
});

it("Wartezeit und Frist für die zweite Person sind Einstellungen", async () => {
  await t.stop();
  t = await startBackend({ FRIST_ZUGANGSAENDERUNG_STUNDEN: "2", FRIST_ZWEITE_PERSON_TAGE: "3" });
  await withApp(t, PAUL.uuid);
  const sara = await t.alsSupport();
  await beginFaktor(sara, PAUL.uuid);
  expect((await offeneVon(sara, PAUL.uuid)).faelligAm).toBe("2026-03-05T09:00:00.000Z");
  await decide(await t.alsAdmin(), PAUL.uuid, "zustimmen");
  expect((await offeneVon(sara, PAUL.uuid)).faelligAm).toBe("2026-03-02T11:00:00.000Z");
  expect((await mailsAn(t, PAUL.email))[0]?.text).toContain("danach vergehen noch 2 Stunden.");
});
