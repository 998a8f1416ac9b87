import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";

let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
  await b.backend.migrate();
});
afterAll(() => b.stop());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

describe("Antworten, Buchstabe für Buchstabe nach Abschnitt 7", () => {
  it("Anmeldung als Formular, Erneuerung und Abmeldung", async () => {
    const browser = b.browser();
    const login = await browser.login(` ${MENSCHEN.bevollmaechtigt.email} `, PASSWORT);
    expect([login.status, login.body]).toEqual([200, { state: "AUTHENTICATED", refreshTokenExpiresAt: MOMENT }]);
    const refresh = await browser.post("/v1/auth/token/refresh");
    expect([refresh.status, refresh.body]).toEqual([200, { refreshTokenExpiresAt: MOMENT }]);
    expect((await browser.post("/v1/auth/token/revoke")).status).toBe(200);
    expect((await browser.get("/v1/benutzer/eingeloggt")).status).toBe(401);
  });

  it("eingeloggter Benutzer", async () => {
    const { body } = await (await b.alsBevollmaechtigter()).get("/v1/benutzer/eingeloggt");
    expect(body).toEqual({
      uuid: MENSCHEN.bevollmaechtigt.uuid,
      data: {
        titel: "",
        vorname: "Bea",
        nachname: "Vollmer",
        hilfetexteAnzeigen: null,
        tfaPflicht: false,
        systemRolle: "UNTERNEHMENSMITARBEITER",
        mussUnternehmenAuswaehlen: true,
      },
    });
  });

  it("Navigation, Merkmale und Identifizierung", async () => {
    const browser = await b.alsBevollmaechtigter();
    expect((await browser.get("/v1/navigation")).body).toEqual({
      data: [
        "home",
        "unternehmen",
        "verbundeneUnternehmen",
        "unternehmenWirtschaftsjahr",
        "benutzerverwaltung",
        "antraege",
        "nachrichten",
        "exportMainView",
      ],
    });
    expect((await browser.get("/v1/feature")).body).toEqual({ testdatenGenerator: false, bsfzSiegel: false });
    expect((await browser.get("/v1/nezo/config")).body).toEqual({
      isActivated: true,
      isActivatedForRegistration: true,
    });
  });

  it("Angaben zu einem Antrag", async () => {
    const browser = await b.alsBevollmaechtigter();
    const { body: neu } = await browser.post("/v1/antraege", {});
    const { body } = await browser.get(`/v1/antraege/${textOf(neu.uuid)}/info`);
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data).toEqual({
      uuid: neu.uuid,
      status: "IN_BEARBEITUNG",
      version: "V2",
      istVereinfachterAntrag: false,
      anzahlNachforderungen: 0,
      bescheidZumAbruf: false,
      bescheidErstelltAm: null,
      finalerBescheidErstelltAm: null,
      bescheidAbholungAm: null,
      finalerBescheidAbholungAm: null,
    });
  });

  it("Wahl der Hilfeanzeige mit leerer uuid", async () => {
    const browser = await b.alsMitarbeiter();
    expect((await browser.put("/v1/benutzer/hilfetexteanzeigen", { uuid: "", data: true })).status).toBe(200);
    expect((await browser.get("/v1/benutzer/eingeloggt")).body.data).toMatchObject({ hilfetexteAnzeigen: true });
  });

  it("Zahl der ungelesenen Nachrichten als bloße Zahl", async () => {
    expect((await (await b.alsBevollmaechtigter()).get("/v1/nachrichten/anzahlungelesen")).body).toBe(0);
  });

  it("Fehler mit userMessage, httpStatus, httpSubStatus und errors", async () => {
    const { body } = await b.browser().login("niemand@example.org", "falsch");
    expect(body).toEqual({
      code: "ANMELDUNG_FEHLGESCHLAGEN",
      userMessage: "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie E-Mail-Adresse und Passwort.",
      httpStatus: 401,
      httpSubStatus: "401.10",
      errors: [],
    });
  });
});
