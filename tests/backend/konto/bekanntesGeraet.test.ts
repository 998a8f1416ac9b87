import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackend } from "~/server/backend";
import {
  Browser,
  MENSCHEN,
  PASSWORT,
  startBackend,
  textOf,
  type Antwort,
  type TestBackend,
} from "../../support/backend";
import { tokenAus } from "../../support/registrierung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const MAX = MENSCHEN.mitarbeit;
const NEU = "Vier-blaue-Elefanten-singen";

/** A browser in which the person has logged in and out before. */
async function bekannter(email: string = MAX.email, passwort: string = PASSWORT): Promise<Browser> {
  const browser = t.browser();
  await logIn(browser, email, passwort);
  await browser.post("/v1/auth/token/revoke");
  return browser;
}

async function logIn(browser: Browser, email: string, passwort: string = PASSWORT): Promise<void> {
  const antwort = await browser.login(email, passwort);
  expect(antwort.status).toBe(200);
  if (textOf(antwort.body.state) !== "PRE_TAN") return;
  expect((await sendTan(browser)).body).toMatchObject({ state: "AUTHENTICATED" });
}

async function sendTan(browser: Browser): Promise<Antwort> {
  const tan = textOf(/Ihre TAN lautet: (\d{6})/.exec((await t.clearAusgang()).at(-1)?.text ?? "")?.[1]);
  return browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } });
}

/**
 * So many wrong passwords of strangers, each after the time that the one before costs; the last one has to be waited
 * for.
 */
async function disturb(anzahl: number, email: string = MAX.email): Promise<void> {
  for (let mal = 0; mal < anzahl; mal++) {
    if (mal > 0) t.uhr.vor({ sekunden: 901 });
    expect((await t.browser().login(email, "falsch-falsch")).status).toBe(401);
  }
}

describe("ein bekanntes Gerät", () => {
  it.each([8, 100])(
    "meldet weiter an, wenn Fremde %i falsche Passwörter eingegeben haben",
    { timeout: 120_000 },
    async (anzahl) => {
      const browser = await bekannter();
      await disturb(anzahl);
      expect((await t.browser().login(MAX.email, PASSWORT)).status).toBe(anzahl === 100 ? 401 : 429);
      expect(await browser.login(MAX.email, PASSWORT)).toMatchObject({ status: 200, body: { state: "AUTHENTICATED" } });
      // The login has not given strangers new tries.
      expect((await t.browser().login(MAX.email, "falsch-falsch")).body.code).toBe(
        anzahl === 100 ? "KONTO_GESPERRT" : "ZU_VIELE_VERSUCHE",
      );
    },
  );

  it("meldet auch mit TAN an, wenn das Konto für Fremde gesperrt ist", { timeout: 120_000 }, async () => {
    const { email } = MENSCHEN.mailTan;
    const browser = await bekannter(email);
    await disturb(100, email);
    expect(await browser.login(email, PASSWORT)).toMatchObject({ status: 200, body: { state: "PRE_TAN" } });
    expect((await sendTan(browser)).body).toMatchObject({ state: "AUTHENTICATED" });
  });

  it("ist erst eines, wenn die Anmeldung vollständig war", async () => {
    const browser = t.browser();
    const { email } = MENSCHEN.mailTan;
    expect((await browser.login(email, "falsch-falsch")).headers.getSetCookie()).toEqual([]);
    await browser.login(email, PASSWORT);
    expect(browser.kekse.has("geraet")).toBe(false);
    await sendTan(browser);
    expect(browser.kekse.has("geraet")).toBe(true);
  });

  it("wird es auch durch die Wiederholung eines doppelten Klicks", async () => {
    const browser = t.browser();
    await browser.login(MENSCHEN.mailTan.email, PASSWORT);
    const zweiterKlick = browser.kopie();
    await sendTan(browser);
    expect((await sendTan(zweiterKlick)).status).toBe(200);
    expect(zweiterKlick.kekse.has("geraet")).toBe(true);
  });

  it("wird auch nicht dadurch ausgesperrt, dass Fremde hinter derselben Adresse die Versuche der Adresse aufbrauchen", async () => {
    const browser = await bekannter();
    const nachbar = t.browser(browser.ip);
    for (let konto = 0; konto < 21; konto++) await nachbar.login(`konto${String(konto)}@example.org`, "Sommer2026!");
    expect((await nachbar.login("konto99@example.org", "Sommer2026!")).status).toBe(429);
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
  });

  it("bleibt es nach dem Abmelden und für jede Person, die sich dort anmeldet", async () => {
    const browser = await bekannter();
    for (const wer of ["bevollmaechtigt", "mailTan", "kollege"] as const) await logIn(browser, MENSCHEN[wer].email);
    await disturb(8);
    await disturb(8, MENSCHEN.mailTan.email);
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
    expect((await browser.login(MENSCHEN.mailTan.email, PASSWORT)).status).toBe(200);
  });

  it("ist auch einem zweiten Prozess bekannt", async () => {
    const browser = await bekannter();
    await disturb(8);
    const zweiter = createBackend(t.umgebung, { scryptLogN: 4 });
    const dort = new Browser(zweiter, browser.ip);
    for (const [name, wert] of browser.kekse) dort.kekse.set(name, wert);
    expect((await dort.login(MAX.email, PASSWORT)).status).toBe(200);
    await zweiter.stop();
  });
});

describe("das Cookie des bekannten Geräts", () => {
  it("gehört dem Rechner, 180 Tage lang, und keinem Skript", async () => {
    await t.stop();
    t = await startBackend({ PUBLIC_URL: "https://portal.example.org" });
    const cookies = (await t.browser().login(MAX.email, PASSWORT)).headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith("__Host-geraet"))).toMatch(
      /^__Host-geraet=[\w.-]{60,120}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/,
    );
  });

  it("nennt niemanden", async () => {
    const wert = textOf((await bekannter()).kekse.get("geraet"));
    expect(wert).not.toContain(MAX.uuid);
    expect(Buffer.from(wert, "base64").toString("latin1")).not.toContain(MAX.email);
  });

  const faelle: [string, (eigenes: string) => string | Promise<string>][] = [
    ["eines anderen Kontos", async () => textOf((await bekannter(MENSCHEN.kollege.email)).kekse.get("geraet"))],
    ["mit veränderter Unterschrift", (eigenes) => `${eigenes.slice(0, -2)}${eigenes.endsWith("AA") ? "BB" : "AA"}`],
    ["mit fremder Kennung", (eigenes) => `${"A".repeat(16)}${eigenes.slice(16)}`],
    ["mit späterer Zeit", (eigenes) => eigenes.replace(/\.\w+\./, ".zzzzzz.")],
    ["ohne Inhalt", () => ".."],
    ["mit sehr vielen Einträgen", (eigenes) => `${"a.b.c~".repeat(500)}${eigenes}`],
  ];
  it.each(faelle)("nützt nichts %s", async (_, faelsche) => {
    const browser = await bekannter();
    browser.kekse.set("geraet", await faelsche(textOf(browser.kekse.get("geraet"))));
    await disturb(8);
    const fremd = await t.browser().login(MAX.email, PASSWORT);
    expect(fremd.status).toBe(429);
    expect((await browser.login(MAX.email, PASSWORT)).body).toEqual(fremd.body);
  });

  it.each([
    ["kurz davor", 179, 200],
    ["danach", 180, 429],
  ])("gilt 180 Tage: %s", async (_, tage, status) => {
    const browser = await bekannter();
    t.uhr.vor({ tage });
    await disturb(1);
    for (let mal = 0; mal < 7; mal++) await t.browser().login(MAX.email, "falsch-falsch");
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(status);
  });

  it("hält sich an die eingestellte Zeit", async () => {
    await t.stop();
    t = await startBackend({ FRIST_BEKANNTES_GERAET_TAGE: "2" });
    const browser = await bekannter();
    t.uhr.vor({ tage: 2 });
    await disturb(8);
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(429);
  });

  it("gilt nach einem neuen Passwort nicht mehr", async () => {
    const browser = await bekannter();
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const token = await tokenAus(t, MAX.email);
    expect((await t.ruf("POST", "/v1/passwort/zuruecksetzen", { json: { token, passwort: NEU } })).status).toBe(200);
    await disturb(8);
    expect((await browser.login(MAX.email, NEU)).status).toBe(429);
  });

  it("gilt nach der Änderung im Profil nur noch dort, wo geändert wurde", async () => {
    const [browser, anderes] = [await t.alsMitarbeiter(), await bekannter()];
    expect((await browser.put("/v1/benutzer/passwort", { altesPasswort: PASSWORT, neuesPasswort: NEU })).status).toBe(
      200,
    );
    await disturb(8);
    expect((await anderes.login(MAX.email, NEU)).status).toBe(429);
    expect((await browser.login(MAX.email, NEU)).status).toBe(200);
  });
});

describe("die eigenen Fehlversuche eines bekannten Geräts", () => {
  it("kosten es Wartezeit, aber niemanden sonst", async () => {
    const browser = await bekannter();
    const stati: number[] = [];
    for (let mal = 0; mal < 4; mal++) stati.push((await browser.login(MAX.email, "falsch-falsch")).status);
    expect(stati).toEqual([401, 401, 401, 429]);
    expect((await t.browser().login(MAX.email, PASSWORT)).status).toBe(200);
    t.uhr.vor({ sekunden: 1 });
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
  });

  it("sind nach einer Anmeldung dort vergessen", async () => {
    const browser = await bekannter();
    for (let runde = 0; runde < 3; runde++) {
      for (let mal = 0; mal < 2; mal++) expect((await browser.login(MAX.email, "falsch-falsch")).status).toBe(401);
      expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
    }
  });

  it("lassen auch gleichzeitig keinen durch die Lücke", async () => {
    const browser = await bekannter();
    const antworten = await Promise.all(
      Array.from({ length: 50 }, () => browser.kopie().login(MAX.email, "falsch-falsch")),
    );
    expect(antworten.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it("machen es nach zehn in Folge zu einem fremden", async () => {
    const browser = await bekannter();
    await disturb(8);
    const rate = async () => {
      const { status } = await browser.kopie().login(MAX.email, "falsch-falsch");
      return status;
    };
    for (let mal = 0; mal < 10; mal++) {
      expect(await rate()).toBe(401);
      t.uhr.vor({ sekunden: mal === 9 ? 0 : 901 });
    }
    // From here on the tries are those of strangers: one, then their waiting time.
    expect([await rate(), await rate()]).toEqual([401, 429]);
    const fremd = await t.browser().login(MAX.email, PASSWORT);
    expect((await browser.login(MAX.email, PASSWORT)).body).toEqual(fremd.body);
  });

  it("zählen auch als falsche TANs", async () => {
    await t.stop();
    t = await startBackend({ GRENZE_FEHLVERSUCHE_JE_GERAET: "3" });
    const { email } = MENSCHEN.mailTan;
    const browser = await bekannter(email);
    await browser.login(email, PASSWORT);
    for (let mal = 0; mal < 3; mal++)
      expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan: "keine-tan" } })).status).toBe(401);
    await disturb(8, email);
    expect((await browser.login(email, PASSWORT)).status).toBe(429);
  });
});

describe("eine offene Sitzung", () => {
  it("kann sich ausweisen, wenn Fremde das Konto ausgebremst haben", { timeout: 120_000 }, async () => {
    const browser = await t.alsMitarbeiter();
    await t.dienste.pool.query("UPDATE sitzung SET nachweis_am = '2020-01-01', absolut_bis = '2030-01-01'");
    for (let mal = 0; mal < 8; mal++) {
      t.uhr.vor({ minuten: 16 });
      expect((await browser.post("/v1/auth/token/refresh")).status).toBe(200);
      expect((await t.browser().login(MAX.email, "falsch-falsch")).status).toBe(401);
    }
    expect((await t.browser().login(MAX.email, PASSWORT)).status).toBe(429);
    expect(await browser.post("/v1/auth/nachweis", { passwort: PASSWORT })).toMatchObject({
      status: 200,
      body: { stand: "FRISCH" },
    });
    expect((await browser.put("/v1/benutzer/passwort", { altesPasswort: PASSWORT, neuesPasswort: NEU })).status).toBe(
      200,
    );
  });
});
