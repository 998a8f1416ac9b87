import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setPasswort } from "~/server/backend/usecases/auth/setPasswort";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const MAX = MENSCHEN.mitarbeit;

async function attempt(anzahl: number, sekundenDazwischen: number, email: string = MAX.email) {
  const stati: number[] = [];
  for (let mal = 0; mal < anzahl; mal++) {
    stati.push((await t.browser().login(email, "falsch-falsch")).status);
    t.uhr.vor({ sekunden: sekundenDazwischen });
  }
  return stati;
}

describe("Bremse der Anmeldung", () => {
  it("lässt je Konto und Adresse fünf Versuche in einer Minute zu und danach wieder welche", async () => {
    const browser = t.browser();
    const stati: number[] = [];
    for (const warten of [0, 1, 2, 4, 8, 16]) {
      t.uhr.vor({ sekunden: warten });
      stati.push((await browser.login(MAX.email, "falsch-falsch")).status);
    }
    expect(stati).toEqual([401, 401, 401, 401, 401, 429]);
    t.uhr.vor({ sekunden: 60 });
    expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
  });

  it("lässt nach drei Fehlversuchen immer länger warten, auch bei wechselnden Adressen", async () => {
    expect(await attempt(4, 0)).toEqual([401, 401, 401, 429]);
    t.uhr.vor({ sekunden: 1 });
    expect(await attempt(2, 0)).toEqual([401, 429]);
    t.uhr.vor({ sekunden: 1 });
    expect(await attempt(1, 0)).toEqual([429]);
    t.uhr.vor({ sekunden: 1 });
    expect((await t.browser().login(MAX.email, PASSWORT)).status).toBe(200);
    expect(await attempt(3, 0)).toEqual([401, 401, 401]);
  });

  it.each([
    [3, 1, "1 Sekunde"],
    [4, 2, "2 Sekunden"],
    [10, 128, "3 Minuten"],
    [14, 900, "15 Minuten"],
  ])("sagt nach %i Fehlversuchen, wie lange noch zu warten ist: %i Sekunden", async (anzahl, sekunden, text) => {
    await attempt(anzahl - 1, 901);
    expect(await attempt(1, 0)).toEqual([401]);
    const { status, headers, body } = await t.browser().login(MAX.email, PASSWORT);
    expect([status, headers.get("retry-after")]).toEqual([429, String(sekunden)]);
    expect(body).toMatchObject({
      wartenSekunden: sekunden,
      userMessage: `Zu viele Versuche. Bitte warten Sie noch ${text}.`,
    });
    t.uhr.vor({ sekunden: sekunden - 1 });
    if (sekunden > 1) expect((await t.browser().login(MAX.email, PASSWORT)).body.wartenSekunden).toBe(1);
    t.uhr.vor({ sekunden: 1 });
    expect((await t.browser().login(MAX.email, PASSWORT)).status).toBe(200);
  });

  it("sagt die Wartezeit auch, wenn eine Adresse zu oft kommt", async () => {
    const browser = t.browser();
    for (let konto = 0; konto < 20; konto++) await browser.login(`konto${String(konto)}@example.org`, "Sommer2026!");
    t.uhr.vor({ sekunden: 18 });
    const { headers, body } = await browser.login("konto99@example.org", "Sommer2026!");
    expect([headers.get("retry-after"), body.userMessage]).toEqual([
      "42",
      "Zu viele Versuche. Bitte warten Sie noch 42 Sekunden.",
    ]);
  });

  it("bremst unbekannte Konten genauso: daran ist nichts zu erkennen", async () => {
    expect(await attempt(4, 0, "niemand@example.org")).toEqual([401, 401, 401, 429]);
  });

  it("lässt auch 50 gleichzeitige Versuche nicht durch die Lücke", async () => {
    const antworten = await Promise.all(
      Array.from({ length: 50 }, () => t.browser().login(MAX.email, "falsch-falsch")),
    );
    expect(antworten.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(antworten.filter(({ status }) => status === 429)).toHaveLength(47);
  });

  it("sperrt nach 100 Fehlversuchen in Folge, bis das Passwort zurückgesetzt ist", { timeout: 120_000 }, async () => {
    expect(new Set(await attempt(100, 901))).toEqual(new Set([401]));
    t.uhr.vor({ tage: 400 });
    expect(await t.browser().login(MAX.email, PASSWORT)).toMatchObject({
      status: 401,
      body: { httpSubStatus: "401.100" },
    });
    const neu = {
      benutzerUuid: MAX.uuid,
      email: MAX.email,
      passwort: "Ein-ganz-neues-Passwort",
      grund: "Zurücksetzen",
    };
    await inTransaktion(t.dienste, (tx) => setPasswort(tx, t.dienste, neu));
    expect((await t.browser().login(MAX.email, "Ein-ganz-neues-Passwort")).status).toBe(200);
  });

  it("bremst eine Adresse, die ein Passwort über viele Konten probiert", async () => {
    const browser = t.browser("203.0.113.7");
    const stati: number[] = [];
    for (let konto = 0; konto < 25; konto++)
      stati.push((await browser.login(`konto${String(konto)}@example.org`, "Sommer2026!")).status);
    expect(stati.filter((status) => status === 401)).toHaveLength(20);
    expect(stati.filter((status) => status === 429)).toHaveLength(5);
    t.uhr.vor({ sekunden: 60 });
    expect((await browser.login("konto99@example.org", "Sommer2026!")).status).toBe(401);
  });

  it("bremst auch, wer für jeden Versuch eine andere Adresse seines IPv6-Netzes nimmt", async () => {
    const probe = async (netz: string, konto: number) =>
      (await t.browser(`${netz}::${konto.toString(16)}`).login(`konto${String(konto)}@example.org`, "Sommer2026!"))
        .status;
    for (let konto = 0; konto < 20; konto++) expect(await probe("2001:db8:1:2", konto)).toBe(401);
    expect(await probe("2001:db8:1:2", 20)).toBe(429);
    expect(await probe("2001:db8:1:3", 21)).toBe(401);
  });

  it("glaubt einer mitgeschickten X-Forwarded-For-Adresse nicht", async () => {
    const browser = t.browser("203.0.113.8");
    const probe = (konto: number) =>
      browser.ruf("POST", "/v1/auth/login", {
        form: { username: `konto${String(konto)}@example.org`, password: "Sommer2026!" },
        headers: { "x-forwarded-for": `198.51.100.${String(konto)}` },
      });
    for (let konto = 0; konto < 20; konto++) await probe(konto);
    expect((await probe(21)).status).toBe(429);
  });

  it("hält sich an eingestellte Grenzen", async () => {
    const strenger = await startBackend({ GRENZE_ANMELDUNGEN_JE_IP_MINUTE: "3", GRENZE_MAILS_JE_IP_STUNDE: "2" });
    const browser = strenger.browser();
    const anmeldungen: number[] = [];
    const mails: number[] = [];
    for (let mal = 0; mal < 4; mal++) {
      const email = `konto${String(mal)}@example.org`;
      anmeldungen.push((await browser.login(email, "Sommer2026!")).status);
      mails.push((await browser.post("/v1/passwort/vergessen", { email })).status);
    }
    await strenger.stop();
    expect(anmeldungen).toEqual([401, 401, 401, 429]);
    expect(mails).toEqual([200, 200, 429, 429]);
  });

  it("hält sich an eingestellte Wartezeiten und Versuche", async () => {
    const strenger = await startBackend({
      GRENZE_FEHLVERSUCHE_OHNE_WARTEN: "1",
      GRENZE_WARTEN_MAX_SEKUNDEN: "3",
      GRENZE_FEHLVERSUCHE_IN_FOLGE: "5",
      TAN_VERSUCHE: "1",
      GRENZE_ANMELDUNGEN_JE_KONTO_UND_IP_MINUTE: "2",
      GRENZE_MAILS_JE_ADRESSE_STUNDE: "1",
      GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "1",
    });
    expect((await strenger.browser().login(MAX.email, "falsch-falsch")).status).toBe(401);
    const warten: unknown[] = [];
    for (let mal = 0; mal < 4; mal++) {
      expect((await strenger.browser().login(MAX.email, "falsch-falsch")).status).toBe(401);
      const { body } = await strenger.browser().login(MAX.email, PASSWORT);
      warten.push(body.wartenSekunden ?? body.code);
      strenger.uhr.vor({ sekunden: 3 });
    }
    expect(warten).toEqual([1, 2, 3, "KONTO_GESPERRT"]);
    const browser = strenger.browser();
    const stati: number[] = [];
    for (let mal = 0; mal < 3; mal++) {
      stati.push((await browser.login("niemand@example.org", "falsch-falsch")).status);
      strenger.uhr.vor({ sekunden: 3 });
    }
    const mails = [
      await browser.post("/v1/passwort/vergessen", { email: MAX.email }),
      await browser.post("/v1/passwort/vergessen", { email: MAX.email }),
    ];
    await browser.login(MENSCHEN.mailTan.email, PASSWORT);
    const tans = [await browser.post("/v1/auth/token/tan/neu"), await browser.post("/v1/auth/token/tan/neu")];
    const falsche = [1, 2].map(() => browser.ruf("POST", "/v1/auth/token/tan", { form: { tan: "keine-tan" } }));
    const codes = (await Promise.all(falsche)).map(({ body }): unknown => body.httpSubStatus).sort();
    await strenger.stop();
    expect([stati, mails.map(({ status }) => status), tans.map(({ status }) => status)]).toEqual([
      [401, 401, 429],
      [200, 429],
      [200, 429],
    ]);
    expect(codes).toEqual(["401.40", "401.50"]);
  });

  it("zählt gelungene Anmeldungen nicht", async () => {
    const browser = t.browser();
    for (let mal = 0; mal < 25; mal++) expect((await browser.login(MAX.email, PASSWORT)).status).toBe(200);
  });
});
