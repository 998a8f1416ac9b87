import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loader as nezoStart } from "~/routes/nezostart";
import { loader as passwortVergessen } from "~/routes/passwortvergessen";
import { loader as registrierungErfolgreich } from "~/routes/registrierungErfolgreich";
import { loader as tanSeite } from "~/routes/tan";
import { openRoute } from "~/server/portal/openRoute";
import { rememberNezoZiel } from "~/server/portal/nezoZiel";
import { MENSCHEN, PASSWORT, starteBackend, textOf, type Browser, type TestBackend } from "../support/backend";
import { identifiziere, neuesUnternehmen, registriere, stateOf, tokenAus, zertifikatOf } from "../support/registrierung";
import { anfrageAn } from "../unit/server/portal/scheinBackend";

let b: TestBackend;
beforeAll(async () => {
  // Everything differs from the default: what still counts by a constant fails here.
  b = await starteBackend({
    ...{ FRIST_REGISTRIERUNG_STUNDEN: "2", FRIST_BESTAETIGUNG_STUNDEN: "3", FRIST_PASSWORT_LINK_MINUTEN: "15", FRIST_EINLADUNG_TAGE: "2" },
    ...{ FRIST_NEZO_MINUTEN: "5", TAN_MINUTEN: "1", GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE: "2" },
    ...{ SITZUNG_LEERLAUF_MINUTEN: "6", SITZUNG_MAX_STUNDEN: "1", SITZUNG_ZUGRIFF_SEKUNDEN: "60", SITZUNG_KARENZ_SEKUNDEN: "3" },
  });
});
afterAll(() => b.stop());
// Limits of an hour and sessions of the test before are over.
beforeEach(() => {
  b.uhr.vor({ tage: 1 });
});

const ABGELAUFEN = { status: 422, body: { code: "TOKEN_UNGUELTIG" } };
const erneuere = (browser: Browser) => browser.post("/v1/auth/token/refresh");
const mailAn = async (email: string) => (await b.leereAusgang()).findLast(({ to }) => to === email)?.text ?? "";

describe("Eingestellte Fristen", () => {
  it("FRIST_REGISTRIERUNG_STUNDEN: eine Registrierung wird nach 2 Stunden vergessen", async () => {
    const browser = b.browser();
    await identifiziere(b, browser, neuesUnternehmen(1));
    b.uhr.vor({ stunden: 1, minuten: 59 });
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "UNTERNEHMEN" });
    b.uhr.vor({ minuten: 2 });
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "IDENTIFIKATION" });
  });

  it("FRIST_BESTAETIGUNG_STUNDEN: der Link der Bestätigung gilt 3 Stunden, und die Mail sagt es", async () => {
    const tokens: string[] = [];
    for (const [nummer, email] of ["frueh@neu.example.org", "spaet@neu.example.org"].entries()) {
      await registriere(b, b.browser(), email, neuesUnternehmen(2 + nummer));
      expect(await mailAn(email)).toContain("Der Link gilt 3 Stunden und kann nur einmal verwendet werden.");
      tokens.push(await tokenAus(b, email));
    }
    const bestaetige = (token: string | undefined) => b.ruf("POST", "/v1/registrierung/emailbestaetigen", { json: { token } });
    b.uhr.vor({ stunden: 2, minuten: 59 });
    expect((await bestaetige(tokens[0])).status).toBe(200);
    b.uhr.vor({ minuten: 2 });
    expect(await bestaetige(tokens[1])).toMatchObject(ABGELAUFEN);
  });

  it("FRIST_PASSWORT_LINK_MINUTEN: der Link für ein neues Passwort gilt 15 Minuten, und die Mail sagt es", async () => {
    const tokens: string[] = [];
    for (const { email } of [MENSCHEN.kollege, MENSCHEN.support]) {
      await b.ruf("POST", "/v1/passwort/vergessen", { json: { email } });
      expect(await mailAn(email)).toContain("Der Link gilt 15 Minuten und kann nur einmal verwendet werden.");
      tokens.push(await tokenAus(b, email));
    }
    const setze = (token: string | undefined) =>
      b.ruf("POST", "/v1/passwort/zuruecksetzen", { json: { token, passwort: "Berge-leuchten-2026" } });
    b.uhr.vor({ minuten: 14, sekunden: 59 });
    expect((await setze(tokens[0])).status).toBe(200);
    b.uhr.vor({ sekunden: 2 });
    expect(await setze(tokens[1])).toMatchObject(ABGELAUFEN);
  });

  it("FRIST_EINLADUNG_TAGE: eine Einladung gilt 2 Tage, und die Mail sagt es", async () => {
    const email = "ines@neu.example.org";
    const person = { email, vorname: "Ines", nachname: "Ladung", unternehmenRolle: "MITARBEITER" };
    const browser = await b.alsBevollmaechtigter();
    expect((await browser.post("/v1/benutzerverwaltung/einladungen", person)).status).toBe(200);
    expect(await mailAn(email)).toContain("Der Link gilt 2 Tage und kann nur einmal verwendet werden.");
    const token = await tokenAus(b, email);
    const pruefe = () => b.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } });
    b.uhr.vor({ tage: 1, stunden: 23, minuten: 59 });
    expect((await pruefe()).status).toBe(200);
    b.uhr.vor({ minuten: 2 });
    expect(await pruefe()).toMatchObject(ABGELAUFEN);
  });

  it.each([
    ["innerhalb", { minuten: 4, sekunden: 59 }, { status: 200 }],
    ["nach Ablauf", { minuten: 5, sekunden: 1 }, { status: 422, body: { code: "NEZO_ABGELAUFEN" } }],
  ])("FRIST_NEZO_MINUTEN: die Rückkehr von nezo %s von 5 Minuten", async (_wann, dauer, erwartet) => {
    const browser = b.browser();
    const state = stateOf(await browser.post("/v1/nezo/vorgaenge", { intent: "REGISTRIERUNG" }));
    b.nezo.ergebnisse.set(state, { status: "ERFOLG", unternehmen: zertifikatOf(neuesUnternehmen(6)) });
    b.uhr.vor(dauer);
    expect(await browser.post("/v1/nezo/abschluss", { state, intent: "REGISTRIERUNG" })).toMatchObject(erwartet);
  });

  it.each([
    [59, 200],
    [60, 401],
  ])("TAN_MINUTEN: eine TAN gilt eine Minute, nach %i Sekunden: %i", async (sekunden, status) => {
    const browser = b.browser();
    await browser.login(MENSCHEN.mailTan.email, PASSWORT);
    const text = await mailAn(MENSCHEN.mailTan.email);
    expect(text).toContain("Sie gilt eine Minute und nur für die Anmeldung");
    b.uhr.vor({ sekunden });
    const tan = textOf(/\b\d{6}\b/.exec(text)?.[0]);
    expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } })).status).toBe(status);
  });

  it("stehen in der Konfiguration, aus der die Seiten ihre Texte bilden", async () => {
    expect((await b.ruf("GET", "/v1/konfiguration")).body).toMatchObject({
      ...{ sitzungLeerlaufSekunden: 360, sitzungMaximalSekunden: 3600, tanSekunden: 60 },
      ...{ bestaetigungSekunden: 10_800, passwortLinkSekunden: 900, nezoSekunden: 300 },
    });
  });
});

describe("Seiten, die eine Frist nennen", () => {
  const seite = (pfad: string, cookie = "") =>
    anfrageAn(pfad, (request) => b.backend.handle(request, { clientIp: "192.0.2.9" }), { headers: { cookie } });

  it.each([
    ["/registrierungErfolgreich", registrierungErfolgreich, { linkMinuten: 180 }],
    ["/passwortvergessen?gesendet=1", passwortVergessen, { linkMinuten: 15, isGesendet: true }],
  ])("%s erfährt die eingestellte", async (pfad, loader, erwartet) => {
    expect(await loader(seite(pfad))).toMatchObject({ data: erwartet });
  });

  it("/tan erfährt, wie lange eine TAN gilt", async () => {
    const browser = b.browser();
    await browser.login(MENSCHEN.mailTan.email, PASSWORT);
    const cookie = [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await tanSeite(seite("/tan", cookie))).toMatchObject({ data: { tanMinuten: 1 } });
  });

  it("/nezostart erfährt, wie lange die Anmeldung dauern darf, und merkt sich das Ziel genau so lange", async () => {
    const vorher = seite("/registrierung");
    const offen = await openRoute(vorher, "registrierung");
    await rememberNezoZiel(offen, { url: "https://nezo.example.org/anmelden", intent: "REGISTRIERUNG" });
    const gesetzt = offen.headers.getSetCookie().find((zeile) => zeile.startsWith("nezoziel=")) ?? "";
    expect(gesetzt).toContain("; Max-Age=300");
    const args = seite("/nezostart", gesetzt.split(";", 1)[0]);
    expect(await nezoStart(args)).toMatchObject({ data: { minuten: 5, intent: "REGISTRIERUNG" } });
  });
});

describe("Eingestellte Sitzung", () => {
  it("SITZUNG_ZUGRIFF_SEKUNDEN: nach 60 Sekunden ist zu erneuern", async () => {
    const browser = await b.alsMitarbeiter();
    b.uhr.vor({ sekunden: 59 });
    expect((await browser.get("/v1/navigation")).status).toBe(200);
    b.uhr.vor({ sekunden: 1 });
    expect(await browser.get("/v1/navigation")).toMatchObject({ status: 401, body: { httpSubStatus: "401.20" } });
    expect((await erneuere(browser)).status).toBe(200);
  });

  it.each([
    [3, 200],
    [4, 401],
  ])("SITZUNG_KARENZ_SEKUNDEN: ein anderer Tab darf 3 Sekunden lang das alte Cookie zeigen, nach %i: %i", async (sekunden, status) => {
    const browser = await b.alsMitarbeiter();
    const tab = browser.kopie();
    await erneuere(browser);
    b.uhr.vor({ sekunden });
    expect((await erneuere(tab)).status).toBe(status);
  });

  it.each([
    [{ minuten: 5, sekunden: 59 }, 200],
    [{ minuten: 6, sekunden: 1 }, 401],
  ])("SITZUNG_LEERLAUF_MINUTEN: sie endet nach 6 Minuten ohne Aktion, nach %o: %i", async (dauer, status) => {
    const browser = await b.alsMitarbeiter();
    b.uhr.vor(dauer);
    expect((await erneuere(browser)).status).toBe(status);
  });

  it("SITZUNG_MAX_STUNDEN: sie endet nach einer Stunde auch bei ständiger Arbeit", async () => {
    const browser = await b.alsMitarbeiter();
    for (let minuten = 5; minuten < 60; minuten += 5) {
      b.uhr.vor({ minuten: 5 });
      expect((await erneuere(browser)).status).toBe(200);
    }
    b.uhr.vor({ minuten: 5, sekunden: 1 });
    expect((await erneuere(browser)).status).toBe(401);
  });
});

it("GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE: richtige Passwörter lösen in einer Stunde 2 TANs aus, dann wieder welche", async () => {
  const melde = async () => (await b.browser().login(MENSCHEN.mailTan.email, PASSWORT)).status;
  expect([await melde(), await melde(), await melde()]).toEqual([200, 200, 429]);
  b.uhr.vor({ minuten: 59, sekunden: 59 });
  expect(await melde()).toBe(429);
  b.uhr.vor({ sekunden: 1 });
  expect(await melde()).toBe(200);
});
