import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENSCHEN, PASSWORT, starteBackend, textOf, type TestBackend } from "../support/backend";
import { codesOf, neuesUnternehmen, registriere, tokenAus } from "../support/registrierung";

const NEU = "Berge-leuchten-2026";
let b: TestBackend;
beforeAll(async () => {
  b = await starteBackend();
});
afterAll(() => b.stop());

const vergiss = (email: string) => b.ruf("POST", "/v1/passwort/vergessen", { json: { email } });
const setze = (token: string, passwort = NEU, schluessel?: string) =>
  b.ruf("POST", "/v1/passwort/zuruecksetzen", { json: { token, passwort }, ...(schluessel === undefined ? {} : { schluessel }) });

async function holeToken(email: string): Promise<string> {
  expect((await vergiss(email)).status).toBe(200);
  return tokenAus(b, email);
}

describe("Passwort vergessen", () => {
  it("antwortet bei bekannter und unbekannter Adresse gleich, mit gleich vielen Anweisungen und je einer Mail", async () => {
    const vorher = (await b.leereAusgang()).length;
    const antworten = [];
    for (const email of [MENSCHEN.kollege.email, "niemand@example.org"]) {
      b.statements.length = 0;
      const { status, body } = await vergiss(email);
      antworten.push({ status, body, anzahl: b.statements.length });
    }
    expect(antworten[0]).toEqual(antworten[1]);
    const neue = (await b.leereAusgang()).slice(vorher);
    expect(neue.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["kollege@example.org", "Passwort zurücksetzen"],
      ["niemand@example.org", "Passwort zurücksetzen"],
    ]);
    expect(neue.find(({ to }) => to === "niemand@example.org")?.text).not.toContain("token=");
  });

  it("setzt das Passwort neu, beendet alle Sitzungen und meldet die Änderung", async () => {
    const sitzung = await b.alsKollege();
    const token = await holeToken(MENSCHEN.kollege.email);
    expect((await setze(token)).status).toBe(200);
    expect((await sitzung.get("/v1/benutzer/profil")).status).toBe(401);
    expect((await b.browser().login(MENSCHEN.kollege.email, PASSWORT)).status).toBe(401);
    expect((await b.browser().login(MENSCHEN.kollege.email, NEU)).status).toBe(200);
    expect((await b.leereAusgang()).map(({ subject }) => subject)).toContain("Ihr Passwort wurde geändert");
  });

  it("lässt keine Sitzung übrig, die im selben Moment noch mit dem alten Passwort begonnen wurde", async () => {
    const { email } = MENSCHEN.bevollmaechtigt;
    let alt: string = PASSWORT;
    for (let mal = 0; mal < 10; mal++) {
      const neu = `${NEU}-${String(mal)}`;
      const token = await holeToken(email);
      const browser = b.browser();
      await Promise.all([setze(token, neu), browser.login(email, alt)]);
      expect((await browser.get("/v1/benutzer/profil")).status).toBe(401);
      expect((await browser.post("/v1/auth/token/refresh")).status).toBe(401);
      b.uhr.vor({ minuten: 61 });
      alt = neu;
    }
  });

  it("hebt die Sperre nach vielen Fehlversuchen auf", async () => {
    const { email } = MENSCHEN.qm;
    for (let i = 0; i < 100; i++) {
      expect((await b.browser().login(email, "falsch")).body).toMatchObject({ code: "ANMELDUNG_FEHLGESCHLAGEN" });
      b.uhr.vor({ minuten: 16 });
    }
    expect((await b.browser().login(email, PASSWORT)).body).toMatchObject({ code: "KONTO_GESPERRT" });
    await setze(await holeToken(email));
    expect((await b.browser().login(email, NEU)).status).toBe(200);
  });

  it("verbraucht den Link bei einem abgelehnten Passwort nicht", async () => {
    const token = await holeToken(MENSCHEN.mailTan.email);
    const abgelehnt = await setze(token, "kurz");
    expect(abgelehnt.status).toBe(422);
    expect(abgelehnt.body.errors).toEqual([
      { uuid: "", property: "passwort", message: "Das Passwort muss mindestens 8 Zeichen lang sein." },
    ]);
    expect((await setze(token)).status).toBe(200);
  });

  it("verlangt ohne zweiten Faktor 15 Zeichen", async () => {
    const token = await holeToken(MENSCHEN.pflicht.email);
    expect((await setze(token, "Vierzehn-Zeich")).body.errors).toEqual([
      { uuid: "", property: "passwort", message: "Das Passwort muss mindestens 15 Zeichen lang sein." },
    ]);
    expect((await setze(token, "Fuenfzehn-Zeich")).status).toBe(200);
  });

  it("nimmt von 20 gleichzeitigen Versuchen genau einen an", async () => {
    const token = await holeToken(MENSCHEN.support.email);
    const antworten = await Promise.all(Array.from({ length: 20 }, () => setze(token)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(antworten)).toEqual(Array.from({ length: 19 }, () => "TOKEN_UNGUELTIG"));
  });

  it("nimmt einen doppelten Klick mit demselben Schlüssel hin", async () => {
    const token = await holeToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    expect([(await setze(token, NEU, schluessel)).status, (await setze(token, NEU, schluessel)).status]).toEqual([200, 200]);
    expect((await setze(token, NEU, crypto.randomUUID())).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gibt auch dann beiden dieselbe Antwort, wenn sie gleichzeitig kommen", async () => {
    const token = await holeToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    const antworten = await Promise.all([setze(token, NEU, schluessel), setze(token, NEU, schluessel)]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("behauptet nicht, dass ein anderes Passwort gilt, das mit demselben Schlüssel kommt", async () => {
    const token = await holeToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    expect((await setze(token, NEU, schluessel)).status).toBe(200);
    expect((await setze(token, `${NEU}-anders`, schluessel)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gilt eine Stunde", async () => {
    const token = await holeToken(MENSCHEN.admin.email);
    b.uhr.vor({ minuten: 61 });
    expect((await setze(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("macht mit einem benutzten Link auch die anderen unbrauchbar", async () => {
    const erster = await holeToken(MENSCHEN.fremd.email);
    const zweiter = await holeToken(MENSCHEN.fremd.email);
    expect((await setze(zweiter)).status).toBe(200);
    expect((await setze(erster)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("macht mit einem neuen Link die älteren sofort unbrauchbar", async () => {
    const email = MENSCHEN.fremd.email;
    const aelterer = await holeToken(email);
    const neuerer = await holeToken(email);
    expect((await setze(aelterer)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await setze(neuerer)).status).toBe(200);
  });

  it("lässt auch von Links, die im selben Moment angefordert werden, nur einen gelten", async () => {
    const gleichzeitige = await starteBackend({ GRENZE_MAILS_JE_ADRESSE_STUNDE: "50" });
    const { email } = MENSCHEN.kollege;
    await Promise.all(Array.from({ length: 10 }, () => gleichzeitige.ruf("POST", "/v1/passwort/vergessen", { json: { email } })));
    const offen = await gleichzeitige.eigentuemer.query("SELECT 1 FROM passwort_link WHERE benutzt_am IS NULL");
    await gleichzeitige.stop();
    expect(offen.rowCount).toBe(1);
  });

  it.each(["", "a".repeat(43), "../../x"])("kennt keinen erfundenen Link: %j", async (token) => {
    expect((await setze(token)).status).toBe(422);
  });
});

describe("Passwort nach der Registrierung", () => {
  const vergib = (token: string) => b.ruf("POST", "/v1/registrierung/passwort", { json: { token, passwort: NEU } });

  async function bestaetigt(email: string, nummer: number): Promise<string> {
    await registriere(b, b.browser(), { email, daten: neuesUnternehmen(nummer) });
    const token = await tokenAus(b, email);
    return textOf((await b.ruf("POST", "/v1/registrierung/emailbestaetigen", { json: { token } })).body.passwortToken);
  }

  it("wird einmal vergeben; der Link taugt nicht zum Zurücksetzen", async () => {
    const token = await bestaetigt("neu1@neu.example.org", 1);
    expect((await setze(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect([(await vergib(token)).status, (await vergib(token)).status]).toEqual([200, 422]);
  });

  it("gilt nicht mehr neben einem Link, der danach angefordert wurde", async () => {
    const email = "neu3@neu.example.org";
    const token = await bestaetigt(email, 3);
    const neuerer = await holeToken(email);
    expect((await vergib(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await setze(neuerer)).status).toBe(200);
  });

  it("kann nach einer Stunde nur noch über „Passwort vergessen“ vergeben werden", async () => {
    const email = "neu2@neu.example.org";
    const token = await bestaetigt(email, 2);
    b.uhr.vor({ minuten: 61 });
    expect((await vergib(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await setze(await holeToken(email))).status).toBe(200);
  });
});
