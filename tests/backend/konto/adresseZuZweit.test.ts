import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runAenderungen } from "~/server/backend/usecases/zugangsaenderung/runAenderungen";
import { listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { mailsAn } from "../../support/benutzerverwaltung";
import { GRUND, person } from "../../support/personen";
import { register, tokenAus } from "../../support/registrierung";
import {
  beginAdresse,
  decide,
  EINSPRUCH,
  MAX,
  offeneVon,
  PAUL,
  pfadVon,
  staendeVon,
  untilWartezeit,
} from "../../support/zugangsaenderung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const NEU = "max.neu@example.org";
const staende = async (wen: string = MAX.uuid) => (await staendeVon(t, wen)).map(({ stand }) => stand);
const login = async (email: string) => (await t.browser().login(email, PASSWORT)).status;
const confirm = (token: string, schluessel?: string) =>
  t.ruf("POST", `${EINSPRUCH}/bestaetigen`, { json: { token }, ...(schluessel === undefined ? {} : { schluessel }) });
const betreffe = async (email: string) => (await mailsAn(t, email)).map(({ subject }) => subject);

/** The link that went to the new address, after consent and waiting time. */
async function linkAnNeue(email = NEU): Promise<string> {
  await untilWartezeit(t, MAX.uuid, (sara) => beginAdresse(sara, MAX.uuid, email));
  t.uhr.vor({ stunden: 24 });
  expect(await runAenderungen(t.dienste)).toBe(1);
  return tokenAus(t, email);
}

describe("eine andere E-Mail-Adresse", () => {
  it("gilt nach zwei Personen und der Wartezeit, sobald der Link an sie bestätigt ist", async () => {
    await untilWartezeit(t, MAX.uuid, (sara) => beginAdresse(sara, MAX.uuid, "Max.Neu@Example.org"));
    expect(await offeneVon(await t.alsAdmin(), MAX.uuid)).toMatchObject({ neueEmail: NEU, stand: "WARTEZEIT" });
    expect(await betreffe(NEU)).toEqual([]);
    t.uhr.vor({ stunden: 24 });
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await offeneVon(await t.alsAdmin(), MAX.uuid)).toMatchObject({
      stand: "BESTAETIGUNG",
      faelligAm: "2026-03-04T09:00:00.000Z",
      schritte: ["STOPPEN"],
    });
    expect([await login(MAX.email), await login(NEU)]).toEqual([200, 401]);
    const max = await t.als("mitarbeit");
    await t.ruf("POST", "/v1/passwort/vergessen", { json: { email: MAX.email } });
    const passwortToken = await tokenAus(t, MAX.email);
    expect((await confirm(await tokenAus(t, NEU))).body).toEqual({ ok: true });
    expect([await login(MAX.email), await login(NEU)]).toEqual([401, 200]);
    expect((await max.get("/v1/antraege")).status).toBe(401);
    const gesetzt = await t.ruf("POST", "/v1/passwort/zuruecksetzen", {
      json: { token: passwortToken, passwort: "Wolken-ziehen-2026" },
    });
    expect(gesetzt.body.code).toBe("TOKEN_UNGUELTIG");
    expect(await betreffe(NEU)).toEqual([
      "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
      "Ihre E-Mail-Adresse im Antragsportal wurde geändert",
    ]);
    const bisherige = (await mailsAn(t, MAX.email)).at(-1);
    expect(bisherige?.text).toContain("für Ihr Konto im Antragsportal gilt jetzt eine andere E-Mail-Adresse.");
    expect(bisherige?.text).not.toContain(NEU);
    const { body } = await (await t.alsSupport()).get(person(MAX.uuid));
    expect(body).toMatchObject({ email: NEU, aenderung: null, name: "Max Arbeit" });
  });

  it("steht im Verlauf", async () => {
    await confirm(await linkAnNeue());
    const { body } = await (await t.alsSupport()).get(person(MAX.uuid, "verlauf"));
    expect(listOf(body.data).map(({ ereignis, wer, grund }) => [ereignis, wer, grund])).toEqual([
      ["support.adresseGeaendert", null, null],
      ["support.adresseWartet", null, null],
      ["support.aenderungZugestimmt", "Ada Min", GRUND.grund],
      ["support.adresseBeantragt", "Sara Port", GRUND.grund],
    ]);
  });

  it("macht bekannte Geräte wieder zu fremden", async () => {
    const browser = t.browser();
    await browser.login(MAX.email, PASSWORT);
    await browser.post("/v1/auth/token/revoke");
    await confirm(await linkAnNeue());
    for (let mal = 0; mal < 8; mal += 1) {
      if (mal > 0) t.uhr.vor({ sekunden: 901 });
      expect((await t.browser().login(NEU, "falsch-falsch")).status).toBe(401);
    }
    expect((await browser.login(NEU, PASSWORT)).status).toBe(429);
  });

  it("der Link gilt einmal; derselbe Klick noch einmal bekommt dieselbe Antwort", async () => {
    const token = await linkAnNeue();
    const schluessel = "5b6a3f1e-0d7e-4a53-9a53-0f6d6f0f7a11";
    for (let mal = 0; mal < 2; mal += 1) expect((await confirm(token, schluessel)).status).toBe(200);
    expect((await confirm(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await betreffe(NEU)).toHaveLength(2);
  });

  it("zwei Klicks zugleich: einer gilt", async () => {
    const token = await linkAnNeue();
    const antworten = await Promise.all([confirm(token), confirm(token)]);
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await staende()).toEqual(["ERLEDIGT"]);
  });

  it("ein Tippfehler sperrt niemanden aus: ohne Bestätigung bleibt die bisherige", async () => {
    const token = await linkAnNeue("max.nue@example.org");
    t.uhr.vor({ stunden: 24 });
    expect((await confirm(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await staende()).toEqual(["VERFALLEN"]);
    expect(await login(MAX.email)).toBe(200);
    expect((await betreffe(MAX.email)).at(-1)).toBe("Keine Änderung an Ihrem Zugang zum Antragsportal");
    expect(await beginAdresse(await t.alsSupport(), MAX.uuid, NEU)).toMatchObject({ status: 200 });
  });

  it("gestoppt, während der Link unterwegs ist: er gilt nicht mehr", async () => {
    const token = await linkAnNeue();
    expect((await decide(await t.alsSupport(), MAX.uuid, "beenden")).status).toBe(200);
    expect((await confirm(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await login(MAX.email)).toBe(200);
  });

  it("Bestätigung und Stopp zugleich: genau eines von beiden", async () => {
    const token = await linkAnNeue();
    const sara = await t.alsSupport();
    const pfad = await pfadVon(sara, MAX.uuid, "beenden");
    const [ja, stopp] = await Promise.all([confirm(token), sara.post(pfad, GRUND)]);
    expect(await staende()).toEqual([ja.status === 200 ? "ERLEDIGT" : "GESTOPPT"]);
    expect(stopp.status === 200).toBe(ja.status !== 200);
  });

  it("der Link an die neue Adresse stoppt nichts, der an die bisherige bestätigt nichts", async () => {
    const neuer = await linkAnNeue();
    const alter = await tokenAus(t, MAX.email);
    expect((await confirm(alter)).body.code).toBe("TOKEN_UNGUELTIG");
    const stopp = await t.ruf("POST", `${EINSPRUCH}/stoppen`, { json: { token: neuer } });
    expect(stopp.body.code).toBe("TOKEN_UNGUELTIG");
    expect(await staende()).toEqual(["BESTAETIGUNG"]);
  });

  it("für ein gesperrtes Konto gilt auch der Link nicht", async () => {
    const token = await linkAnNeue();
    await t.eigentuemer.query("UPDATE benutzer SET gesperrt_seit = '2026-03-03' WHERE uuid = $1", [MAX.uuid]);
    expect((await confirm(token)).body.code).toBe("TOKEN_UNGUELTIG");
  });
});

describe("welche Adresse geht", () => {
  const refuse = async (email: string, wiederholung = email) =>
    (await beginAdresse(await t.alsSupport(), MAX.uuid, { email, wiederholung })).body;

  it.each([
    ["", "", ["email", "wiederholung"]],
    [NEU, " ", ["wiederholung"]],
    ["keine", "keine", ["email"]],
    [NEU, "max.neu@example.com", ["wiederholung"]],
    [`${"x".repeat(200)}@example.org`, NEU, ["email", "wiederholung"]],
  ])("keine brauchbare: %s", async (email, wiederholung, felder) => {
    const { errors } = await refuse(email, wiederholung);
    expect(listOf(errors).map(({ property }) => property)).toEqual(felder);
  });

  it("nicht die bisherige, keine eines Kontos, auch des Stabs, in keiner Schreibweise", async () => {
    for (const email of [MAX.email, "MITARBEIT@Example.org", "Kollege@example.ORG", MENSCHEN.admin.email])
      expect(await refuse(email), email).toMatchObject({ code: "EINGABE_UNGUELTIG", errors: [{ property: "email" }] });
    expect(await staende()).toEqual([]);
  });

  it("keine einer offenen Registrierung und keine, die jemand anderes bekommen soll", async () => {
    await register(t, t.browser(), { email: "nora@example.org" });
    expect(await refuse("nora@example.org")).toMatchObject({ errors: [{ property: "email" }] });
    await beginAdresse(await t.alsSupport(), PAUL.uuid, NEU);
    expect(await refuse(NEU)).toMatchObject({ errors: [{ property: "email" }] });
  });

  it("hat inzwischen jemand die Adresse, stimmt niemand mehr zu, wird nichts wirksam und gilt kein Link", async () => {
    const take = (email: string) =>
      t.eigentuemer.query("UPDATE benutzer SET email = $2 WHERE uuid = $1", [MENSCHEN.kollege.uuid, email]);
    await beginAdresse(await t.alsSupport(), MAX.uuid, NEU);
    await take(NEU);
    expect((await decide(await t.alsAdmin(), MAX.uuid, "zustimmen")).body.code).toBe("PERSON_STAND");
    await take("kai@example.org");
    expect((await decide(await t.alsAdmin(), MAX.uuid, "zustimmen")).status).toBe(200);
    await take(NEU);
    t.uhr.vor({ stunden: 24 });
    expect(await runAenderungen(t.dienste)).toBe(1);
    expect(await staende()).toEqual(["VERFALLEN"]);
    await take("kai@example.org");
    const token = await linkAnNeue();
    await take(NEU);
    expect((await confirm(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await staende()).toEqual(["VERFALLEN", "VERFALLEN"]);
    expect(await login(MAX.email)).toBe(200);
  });
});
