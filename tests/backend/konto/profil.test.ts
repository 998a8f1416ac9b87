import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { createTotp } from "~/server/backend/usecases/auth/checkTan";
import {
  type Antwort,
  type Browser,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  textOf,
  type TestBackend,
} from "../../support/backend";

let t: TestBackend;
let browser: Browser;
beforeEach(async () => {
  t = await startBackend();
  browser = await t.alsMitarbeiter();
});
afterEach(() => t.stop());

const NEU = "Vier-blaue-Elefanten-singen";

describe("Passwort ändern", () => {
  const change = (altesPasswort: string, neuesPasswort: string) =>
    browser.put("/v1/benutzer/passwort", { altesPasswort, neuesPasswort });

  it("gilt sofort, beendet die anderen Sitzungen und meldet sich per E-Mail", async () => {
    const andere = await t.alsMitarbeiter();
    expect((await change(PASSWORT, NEU)).status).toBe(200);
    expect((await andere.get("/v1/navigation")).status).toBe(401);
    expect((await browser.get("/v1/navigation")).status).toBe(200);
    expect((await t.browser().login(MENSCHEN.mitarbeit.email, PASSWORT)).status).toBe(401);
    expect((await t.browser().login(MENSCHEN.mitarbeit.email, NEU)).status).toBe(200);
    expect(await t.clearAusgang()).toMatchObject([
      { to: "mitarbeit@example.org", subject: "Änderung an Ihrem Konto im Antragsportal" },
    ]);
  });

  it("verlangt das alte Passwort und bremst das Raten", async () => {
    const falsch = await change("falsch-falsch", NEU);
    expect(falsch).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            uuid: "",
            property: "altesPasswort",
            message: "Das Passwort ist nicht richtig. Bitte prüfen Sie Ihre Eingabe.",
          },
        ],
      },
    });
    for (let mal = 0; mal < 2; mal++) await change("falsch-falsch", NEU);
    expect((await change("falsch-falsch", NEU)).status).toBe(429);
  });

  it.each([
    ["kurz-kurz-1234", "Das Passwort muss mindestens 15 Zeichen lang sein."],
    [
      "aaaaaaaaaaaaaaaaaaaa",
      "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.",
    ],
  ])("lehnt %s ab", async (neu, message) => {
    const antwort = await change(PASSWORT, neu);
    expect(antwort).toMatchObject({
      status: 422,
      body: { code: "EINGABE_UNGUELTIG", errors: [{ property: "neuesPasswort", message }] },
    });
  });

  it("begnügt sich mit acht Zeichen, wenn ein zweiter Faktor eingeschaltet ist", async () => {
    await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: true, passwort: PASSWORT });
    expect((await change(PASSWORT, "xK9-pqRt")).status).toBe(200);
  });
});

describe("zweiter Faktor", () => {
  it("schaltet die TAN per E-Mail ein und aus, nur mit Passwort", async () => {
    const set = (aktiv: boolean, passwort: string) => browser.put("/v1/benutzer/zweifaktor/mail", { aktiv, passwort });
    expect((await set(true, "falsch-falsch")).status).toBe(422);
    expect((await set(true, PASSWORT)).status).toBe(200);
    expect((await browser.get("/v1/benutzer/profil")).body.mailTFAEnabled).toBe(true);
    expect((await set(false, PASSWORT)).status).toBe(200);
    expect((await browser.get("/v1/benutzer/profil")).body.mailTFAEnabled).toBe(false);
  });

  it("lässt den letzten Faktor nicht ausschalten, wenn das Passwort allein zu kurz wäre", async () => {
    await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: true, passwort: PASSWORT });
    await browser.put("/v1/benutzer/passwort", { altesPasswort: PASSWORT, neuesPasswort: "xK9-pqRt" });
    const antwort = await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: false, passwort: "xK9-pqRt" });
    expect(antwort).toMatchObject({ status: 422, body: { code: "EINGABE_UNGUELTIG" } });
    expect(textOf(antwort.body.userMessage)).toContain("zu kurz");
  });

  it("richtet die App ein, bewahrt ihr Geheimnis verschlüsselt auf und entfernt sie wieder", async () => {
    const { body } = await browser.post("/v1/benutzer/zweifaktor/app");
    const secret = textOf(body.secret);
    const code = createTotp(secret, MENSCHEN.mitarbeit.email).generate({ timestamp: t.uhr.now().getTime() });
    const confirm = (eingabe: object) => browser.post("/v1/benutzer/zweifaktor/app/bestaetigen", eingabe);
    expect(await confirm({ code: code === "000000" ? "111111" : "000000", passwort: PASSWORT })).toMatchObject({
      status: 422,
      body: { errors: [{ property: "code" }] },
    });
    expect((await browser.get("/v1/benutzer/profil")).body.appTFAEnabled).toBe(false);
    expect(listOf((await confirm({ code, passwort: PASSWORT })).body.wiederherstellungscodes)).toHaveLength(10);
    const [konto] = await t.dienste.db.select().from(benutzer).where(eq(benutzer.uuid, MENSCHEN.mitarbeit.uuid));
    expect(konto?.appTfaSecret).not.toContain(secret);
    expect((await browser.get("/v1/benutzer/profil")).body).toMatchObject({
      appTFAEnabled: true,
      wiederherstellungscodesUebrig: 10,
    });
    expect((await browser.post("/v1/benutzer/zweifaktor/app/entfernen", { passwort: PASSWORT })).status).toBe(200);
    expect((await browser.get("/v1/benutzer/profil")).body).toMatchObject({
      appTFAEnabled: false,
      wiederherstellungscodesUebrig: 0,
    });
  });

  it("erneuert Wiederherstellungscodes nur zusammen mit einer App", async () => {
    expect((await browser.post("/v1/benutzer/zweifaktor/codes", { passwort: PASSWORT })).status).toBe(422);
  });
});

describe("derselbe Vorgang zweimal", () => {
  const zweimal = async (ruf: (schluessel: string) => Promise<Antwort>) => {
    const schluessel = randomUUID();
    return [await ruf(schluessel), await ruf(schluessel)] as const;
  };
  const setUp = async () => {
    const { body } = await browser.post("/v1/benutzer/zweifaktor/app");
    const code = createTotp(textOf(body.secret), MENSCHEN.mitarbeit.email).generate({
      timestamp: t.uhr.now().getTime(),
    });
    return zweimal((schluessel) =>
      browser.post("/v1/benutzer/zweifaktor/app/bestaetigen", { code, passwort: PASSWORT }, { schluessel }),
    );
  };

  it("ändert das Passwort einmal, obwohl das alte beim zweiten Mal nicht mehr gilt", async () => {
    const eingabe = { altesPasswort: PASSWORT, neuesPasswort: NEU };
    const antworten = await zweimal((schluessel) => browser.put("/v1/benutzer/passwort", eingabe, { schluessel }));
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(await t.clearAusgang()).toHaveLength(1);
    expect((await t.browser().login(MENSCHEN.mitarbeit.email, NEU)).status).toBe(200);
  });

  it("verwechselt eine andere Änderung mit demselben Schlüssel nicht mit einer Wiederholung", async () => {
    const schluessel = randomUUID();
    const change = (altesPasswort: string, neuesPasswort: string) =>
      browser.put("/v1/benutzer/passwort", { altesPasswort, neuesPasswort }, { schluessel });
    expect((await change(PASSWORT, NEU)).status).toBe(200);
    expect((await change(PASSWORT, "Fünf-grüne-Elefanten-singen")).status).toBe(422);
    expect((await change(NEU, "Fünf-grüne-Elefanten-singen")).status).toBe(409);
    expect((await t.browser().login(MENSCHEN.mitarbeit.email, NEU)).status).toBe(200);
  });

  it("zeigt die Wiederherstellungscodes der App auch der Wiederholung und bewahrt sie nicht lesbar auf", async () => {
    const [erste, zweite] = await setUp();
    const codes = listOf(erste.body.wiederherstellungscodes).map(textOf);
    expect(codes).toHaveLength(10);
    expect(zweite).toMatchObject({ status: 200, body: { wiederherstellungscodes: codes } });
    expect(await t.clearAusgang()).toHaveLength(1);
    const { rows } = await t.dienste.db.execute(sql`select antwort::text as antwort from idempotenz`);
    expect(JSON.stringify(rows)).not.toContain(textOf(codes[0]).replaceAll("-", ""));
  });

  it("erneuert die Codes einmal, und zeigt ersetzte nicht mehr", async () => {
    await setUp();
    const renew = (schluessel: string) =>
      browser.post("/v1/benutzer/zweifaktor/codes", { passwort: PASSWORT }, { schluessel });
    const schluessel = randomUUID();
    const erste = await renew(schluessel);
    expect((await renew(schluessel)).body).toEqual(erste.body);
    await renew(randomUUID());
    expect((await renew(schluessel)).status).toBe(409);
  });

  it("entfernt die App und schaltet die TAN per E-Mail mit je einer Nachricht um", async () => {
    await setUp();
    await zweimal((schluessel) =>
      browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: true, passwort: PASSWORT }, { schluessel }),
    );
    await zweimal((schluessel) =>
      browser.post("/v1/benutzer/zweifaktor/app/entfernen", { passwort: PASSWORT }, { schluessel }),
    );
    expect(await t.clearAusgang()).toHaveLength(3);
  });

  it("beendet eine Sitzung", async () => {
    await t.alsMitarbeiter();
    const liste = listOf((await browser.get("/v1/benutzer/profil")).body.sitzungen);
    const uuid = textOf(liste.find(({ aktuell }) => !aktuell)?.uuid);
    const antworten = await zweimal((schluessel) => browser.delete(`/v1/benutzer/sitzungen/${uuid}`, { schluessel }));
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe("Angaben", () => {
  it("zeigt das Profil mit höchstens drei Anweisungen an die Datenbank", async () => {
    t.statements.length = 0;
    expect((await browser.get("/v1/benutzer/profil")).body).toMatchObject({
      email: "mitarbeit@example.org",
      vorname: "Max",
      nachname: "Arbeit",
      hilfetexteAnzeigen: null,
      tfaPflicht: false,
    });
    expect(t.statements.length).toBeLessThanOrEqual(3);
  });

  it("merkt sich die Wahl zur Hilfe", async () => {
    expect((await browser.put("/v1/benutzer/hilfetexteanzeigen", { uuid: "", data: false })).status).toBe(200);
    expect((await browser.get("/v1/benutzer/eingeloggt")).body).toMatchObject({
      data: { hilfetexteAnzeigen: false, systemRolle: "UNTERNEHMENSMITARBEITER", mussUnternehmenAuswaehlen: true },
    });
  });

  it("übersieht untergeschobene Felder", async () => {
    await browser.put("/v1/benutzer/hilfetexteanzeigen", {
      uuid: "",
      data: true,
      mailTFAEnabled: true,
      systemRollen: ["ADMINISTRATOR"],
    });
    expect((await browser.get("/v1/sitzung")).body.benutzer).toMatchObject({
      mailTFAEnabled: false,
      systemRollen: ["UNTERNEHMENSMITARBEITER"],
    });
  });
});
