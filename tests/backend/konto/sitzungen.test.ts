import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createArbeiter } from "~/server/backend/usecases/arbeiter";
import { tidy } from "~/server/backend/usecases/tidy";
import { sitzung } from "~/server/backend/storage/schema/sitzung";
import { listOf, MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

describe("GET /v1/sitzung", () => {
  it("sagt ohne Cookies KEINE", async () => {
    const { status, body } = await t.ruf("GET", "/v1/sitzung");
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { state: "KEINE", benutzer: null, csrf: null, navigation: [] },
    });
  });

  it("kommt mit einer Anweisung an die Datenbank aus", async () => {
    const browser = await t.alsMitarbeiter();
    t.statements.length = 0;
    await browser.get("/v1/sitzung");
    expect(t.statements).toHaveLength(1);
  });

  it("gibt jeder Sitzung ihr eigenes Formularkennzeichen und wechselt es nach der TAN", async () => {
    const [erste, zweite] = [await t.alsMitarbeiter(), await t.alsMitarbeiter()];
    const [a, b] = [(await erste.get("/v1/sitzung")).body.csrf, (await zweite.get("/v1/sitzung")).body.csrf];
    expect(textOf(a)).toHaveLength(43);
    expect(a).not.toBe(b);
    const mia = t.browser();
    await mia.login(MENSCHEN.mailTan.email, PASSWORT);
    const vorher = (await mia.get("/v1/sitzung")).body.csrf;
    const tan = textOf((await t.clearAusgang()).at(-1)?.text.match(/\d{6}/)?.[0]);
    await mia.ruf("POST", "/v1/auth/token/tan", { form: { tan } });
    expect((await mia.get("/v1/sitzung")).body.csrf).not.toBe(vorher);
  });
});

describe("Abmelden", () => {
  it("beendet die Sitzung auf dem Server: aufgehobene Cookies gelten nicht mehr", async () => {
    const browser = await t.alsMitarbeiter();
    const kopie = browser.kopie();
    expect((await browser.post("/v1/auth/token/revoke")).status).toBe(200);
    expect([...browser.kekse.keys()]).toEqual(["geraet"]);
    expect((await kopie.get("/v1/navigation")).status).toBe(401);
    expect((await kopie.post("/v1/auth/token/refresh")).status).toBe(401);
  });

  it("gelingt auch ohne Sitzung und nach Ablauf des Zugriffs", async () => {
    expect((await t.ruf("POST", "/v1/auth/token/revoke")).status).toBe(200);
    const browser = await t.alsMitarbeiter();
    const kopie = browser.kopie();
    t.uhr.vor({ minuten: 10 });
    await browser.post("/v1/auth/token/revoke");
    expect((await kopie.post("/v1/auth/token/refresh")).status).toBe(401);
  });

  it("beendet die Sitzung auch, wenn ein anderer Tab sie im selben Moment erneuert hat", async () => {
    const browser = await t.alsMitarbeiter();
    const andererTab = browser.kopie();
    expect((await andererTab.post("/v1/auth/token/refresh")).status).toBe(200);
    expect((await browser.post("/v1/auth/token/revoke")).status).toBe(200);
    expect((await andererTab.get("/v1/navigation")).status).toBe(401);
    expect((await andererTab.post("/v1/auth/token/refresh")).status).toBe(401);
  });

  it("hält auch dann, wenn Abmelden und Erneuern gleichzeitig ankommen", async () => {
    for (let mal = 0; mal < 10; mal++) {
      const browser = await t.alsMitarbeiter();
      const andererTab = browser.kopie();
      await Promise.all([andererTab.post("/v1/auth/token/refresh"), browser.post("/v1/auth/token/revoke")]);
      expect((await andererTab.get("/v1/navigation")).status).toBe(401);
    }
  });
});

describe("eigene Sitzungen", () => {
  it("zählt sie auf, die eigene gekennzeichnet, und beendet eine andere", async () => {
    const browser = await t.alsMitarbeiter();
    const anderer = t.browser();
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
    await anderer.ruf("POST", "/v1/auth/login", {
      form: { username: MENSCHEN.mitarbeit.email, password: PASSWORT },
      headers,
    });
    const liste = listOf((await browser.get("/v1/benutzer/profil")).body.sitzungen);
    expect(liste.map(({ geraet, aktuell }) => [geraet, aktuell])).toEqual(
      expect.arrayContaining([
        ["Firefox unter Linux", false],
        ["Unbekannter Browser", true],
      ]),
    );
    const uuid = textOf(liste.find(({ aktuell }) => !aktuell)?.uuid);
    expect((await browser.delete(`/v1/benutzer/sitzungen/${uuid}`)).status).toBe(200);
    expect((await anderer.get("/v1/navigation")).status).toBe(401);
    expect((await browser.get("/v1/navigation")).status).toBe(200);
    expect((await browser.delete(`/v1/benutzer/sitzungen/${uuid}`)).status).toBe(404);
  });

  it("beendet keine fremde Sitzung", async () => {
    const fremd = await t.alsFremder();
    const uuid = textOf(listOf((await fremd.get("/v1/benutzer/profil")).body.sitzungen)[0]?.uuid);
    const browser = await t.alsMitarbeiter();
    expect((await browser.delete(`/v1/benutzer/sitzungen/${uuid}`)).status).toBe(404);
    expect((await fremd.get("/v1/navigation")).status).toBe(200);
  });

  it("beendet alle anderen auf einmal", async () => {
    const [browser, zweiter, dritter] = [await t.alsMitarbeiter(), await t.alsMitarbeiter(), await t.alsMitarbeiter()];
    expect((await browser.delete("/v1/benutzer/sitzungen")).status).toBe(200);
    expect([(await zweiter.get("/v1/navigation")).status, (await dritter.get("/v1/navigation")).status]).toEqual([
      401, 401,
    ]);
    expect((await browser.get("/v1/navigation")).status).toBe(200);
  });
});

describe("Hintergrundarbeit", () => {
  it("räumt abgelaufene Sitzungen weg und lässt lebende stehen", async () => {
    await t.alsMitarbeiter();
    t.uhr.vor({ tage: 2 });
    const lebend = await t.alsFremder();
    await tidy(t.dienste);
    expect(await t.dienste.db.$count(sitzung)).toBe(1);
    expect((await lebend.get("/v1/navigation")).status).toBe(200);
  });

  it("lässt sich beenden, ohne eine Mail zu verlieren", async () => {
    const arbeiter = createArbeiter(t.dienste);
    arbeiter.start();
    await t.browser().login(MENSCHEN.mailTan.email, PASSWORT);
    await arbeiter.stop();
    await t.clearAusgang();
    expect(t.mails).toHaveLength(1);
  });
});
