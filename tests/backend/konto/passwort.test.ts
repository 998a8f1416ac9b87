import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";
import { codesOf, neuesUnternehmen, register, tokenAus } from "../../support/registrierung";

const NEU = "Berge-leuchten-2026";
let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
});
afterAll(() => b.stop());

const forget = (email: string) => b.ruf("POST", "/v1/passwort/vergessen", { json: { email } });
const set = (token: string, passwort = NEU, schluessel?: string) =>
  b.ruf("POST", "/v1/passwort/zuruecksetzen", {
    json: { token, passwort },
    ...(schluessel === undefined ? {} : { schluessel }),
  });

async function fetchToken(email: string): Promise<string> {
  expect((await forget(email)).status).toBe(200);
  return tokenAus(b, email);
}

describe("Passwort vergessen", () => {
  it("antwortet bei bekannter und unbekannter Adresse gleich, mit gleich vielen Anweisungen und je einer Mail", async () => {
    const vorher = (await b.clearAusgang()).length;
    const antworten = [];
    for (const email of [MENSCHEN.kollege.email, "niemand@example.org"]) {
      b.statements.length = 0;
      const { status, body } = await forget(email);
      antworten.push({ status, body, anzahl: b.statements.length });
    }
    expect(antworten[0]).toEqual(antworten[1]);
    const neue = (await b.clearAusgang()).slice(vorher);
    expect(neue.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ["kollege@example.org", "Passwort zurücksetzen"],
      ["niemand@example.org", "Passwort zurücksetzen"],
    ]);
    expect(neue.find(({ to }) => to === "niemand@example.org")?.text).not.toContain("token=");
  });

  it("setzt das Passwort neu, beendet alle Sitzungen und meldet die Änderung", async () => {
    const sitzung = await b.alsKollege();
    const token = await fetchToken(MENSCHEN.kollege.email);
    expect((await set(token)).status).toBe(200);
    expect((await sitzung.get("/v1/benutzer/profil")).status).toBe(401);
    expect((await b.browser().login(MENSCHEN.kollege.email, PASSWORT)).status).toBe(401);
    expect((await b.browser().login(MENSCHEN.kollege.email, NEU)).status).toBe(200);
    expect((await b.clearAusgang()).map(({ subject }) => subject)).toContain("Ihr Passwort wurde geändert");
  });

  it("lässt keine Sitzung übrig, die im selben Moment noch mit dem alten Passwort begonnen wurde", async () => {
    const { email } = MENSCHEN.bevollmaechtigt;
    let alt: string = PASSWORT;
    for (let mal = 0; mal < 10; mal++) {
      const neu = `${NEU}-${String(mal)}`;
      const token = await fetchToken(email);
      const browser = b.browser();
      await Promise.all([set(token, neu), browser.login(email, alt)]);
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
    await set(await fetchToken(email));
    expect((await b.browser().login(email, NEU)).status).toBe(200);
  });

  it("verbraucht den Link bei einem abgelehnten Passwort nicht", async () => {
    const token = await fetchToken(MENSCHEN.mailTan.email);
    const abgelehnt = await set(token, "kurz");
    expect(abgelehnt.status).toBe(422);
    expect(abgelehnt.body.errors).toEqual([
      { uuid: "", property: "passwort", message: "Das Passwort muss mindestens 8 Zeichen lang sein." },
    ]);
    expect((await set(token)).status).toBe(200);
  });

  it("verlangt ohne zweiten Faktor 15 Zeichen", async () => {
    const token = await fetchToken(MENSCHEN.pflicht.email);
    expect((await set(token, "Vierzehn-Zeich")).body.errors).toEqual([
      { uuid: "", property: "passwort", message: "Das Passwort muss mindestens 15 Zeichen lang sein." },
    ]);
    expect((await set(token, "Fuenfzehn-Zeich")).status).toBe(200);
  });

  it("nimmt von 20 gleichzeitigen Versuchen genau einen an", async () => {
    const token = await fetchToken(MENSCHEN.support.email);
    const antworten = await Promise.all(Array.from({ length: 20 }, () => set(token)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(antworten)).toEqual(Array.from({ length: 19 }, () => "TOKEN_UNGUELTIG"));
  });

  it("nimmt einen doppelten Klick mit demselben Schlüssel hin", async () => {
    const token = await fetchToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    expect([(await set(token, NEU, schluessel)).status, (await set(token, NEU, schluessel)).status]).toEqual([
      200, 200,
    ]);
    expect((await set(token, NEU, crypto.randomUUID())).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gibt auch dann beiden dieselbe Antwort, wenn sie gleichzeitig kommen", async () => {
    const token = await fetchToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    const antworten = await Promise.all([set(token, NEU, schluessel), set(token, NEU, schluessel)]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("behauptet nicht, dass ein anderes Passwort gilt, das mit demselben Schlüssel kommt", async () => {
    const token = await fetchToken(MENSCHEN.mitarbeit.email);
    const schluessel = crypto.randomUUID();
    expect((await set(token, NEU, schluessel)).status).toBe(200);
    expect((await set(token, `${NEU}-anders`, schluessel)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gilt eine Stunde", async () => {
    const token = await fetchToken(MENSCHEN.admin.email);
    b.uhr.vor({ minuten: 61 });
    expect((await set(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("macht mit einem benutzten Link auch die anderen unbrauchbar", async () => {
    const erster = await fetchToken(MENSCHEN.fremd.email);
    const zweiter = await fetchToken(MENSCHEN.fremd.email);
    expect((await set(zweiter)).status).toBe(200);
    expect((await set(erster)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("macht mit einem neuen Link die älteren sofort unbrauchbar", async () => {
    const email = MENSCHEN.fremd.email;
    const aelterer = await fetchToken(email);
    const neuerer = await fetchToken(email);
    expect((await set(aelterer)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await set(neuerer)).status).toBe(200);
  });

  it("lässt auch von Links, die im selben Moment angefordert werden, nur einen gelten", async () => {
    const gleichzeitige = await startBackend({ GRENZE_MAILS_JE_ADRESSE_STUNDE: "50" });
    const { email } = MENSCHEN.kollege;
    await Promise.all(
      Array.from({ length: 10 }, () => gleichzeitige.ruf("POST", "/v1/passwort/vergessen", { json: { email } })),
    );
    const offen = await gleichzeitige.eigentuemer.query("SELECT 1 FROM passwort_link WHERE benutzt_am IS NULL");
    await gleichzeitige.stop();
    expect(offen.rowCount).toBe(1);
  });

  it.each(["", "a".repeat(43), "../../x"])("kennt keinen erfundenen Link: %j", async (token) => {
    expect((await set(token)).status).toBe(422);
  });
});

describe("Passwort nach der Registrierung", () => {
  const assign = (token: string) => b.ruf("POST", "/v1/registrierung/passwort", { json: { token, passwort: NEU } });

  async function bestaetigt(email: string, nummer: number): Promise<string> {
    await register(b, b.browser(), { email, daten: neuesUnternehmen(nummer) });
    const token = await tokenAus(b, email);
    return textOf((await b.ruf("POST", "/v1/registrierung/emailbestaetigen", { json: { token } })).body.passwortToken);
  }

  it("wird einmal vergeben; der Link taugt nicht zum Zurücksetzen", async () => {
    const token = await bestaetigt("neu1@neu.example.org", 1);
    expect((await set(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect([(await assign(token)).status, (await assign(token)).status]).toEqual([200, 422]);
  });

  it("gilt nicht mehr neben einem Link, der danach angefordert wurde", async () => {
    const email = "neu3@neu.example.org";
    const token = await bestaetigt(email, 3);
    const neuerer = await fetchToken(email);
    expect((await assign(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await set(neuerer)).status).toBe(200);
  });

  it("kann nach einer Stunde nur noch über „Passwort vergessen“ vergeben werden", async () => {
    const email = "neu2@neu.example.org";
    const token = await bestaetigt(email, 2);
    b.uhr.vor({ minuten: 61 });
    expect((await assign(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await set(await fetchToken(email))).status).toBe(200);
  });
});
