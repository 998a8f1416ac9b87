import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noteAbgelaufene } from "~/server/backend/usecases/benutzerverwaltung/noteAbgelaufene";
import { FIRMEN, listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend, textOf } from "../../support/backend";
import { codesOf, tokenAus } from "../../support/registrierung";

const NEUES_PASSWORT = "Wolken-ziehen-2026";
let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
});
afterAll(() => b.stop());

const person = (email: string, unternehmenRolle = "MITARBEITER") => ({
  email,
  vorname: "Ines",
  nachname: "Ladung",
  unternehmenRolle,
});
const annahme = (token: string, abweichung = {}) => ({
  token,
  vorname: "Ines",
  nachname: "Ladung",
  passwort: NEUES_PASSWORT,
  zustimmung: true,
  ...abweichung,
});
const check = (token: string) => b.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } });
const accept = (token: string, abweichung = {}, schluessel?: string) =>
  b.ruf("POST", "/v1/unternehmensverknuepfung", {
    json: annahme(token, abweichung),
    ...(schluessel === undefined ? {} : { schluessel }),
  });

async function invite(email: string, rolle?: string): Promise<string> {
  const browser = await b.alsBevollmaechtigter();
  expect(await browser.post("/v1/benutzerverwaltung/einladungen", person(email, rolle))).toMatchObject({ status: 200 });
  return tokenAus(b, email);
}

describe("Einladung", () => {
  it("legt für eine neue Person ein Konto an, mit dem sie sich anmelden und das Unternehmen wählen kann", async () => {
    const token = await invite("ines@neu.example.org");
    expect((await check(token)).body).toEqual({
      unternehmenName: "Beispiel Maschinenbau GmbH",
      vorname: "Ines",
      nachname: "Ladung",
      unternehmenRolle: "MITARBEITER",
      kontoVorhanden: false,
      email: "ines@neu.example.org",
    });
    expect((await accept(token)).body).toEqual({ ergebnis: "KONTO_ANGELEGT" });
    expect((await b.browser().login("ines@neu.example.org", NEUES_PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
  });

  it("verknüpft ein vorhandenes Konto, ohne dessen Passwort zu ändern", async () => {
    const token = await invite(MENSCHEN.fremd.email, "BEVOLLMAECHTIGTER");
    expect((await check(token)).body).toMatchObject({ kontoVorhanden: true, unternehmenRolle: "BEVOLLMAECHTIGTER" });
    expect((await accept(token, { vorname: "", nachname: "", passwort: "" })).body).toEqual({ ergebnis: "VERKNUEPFT" });
    const fremd = b.browser();
    await fremd.login(MENSCHEN.fremd.email, PASSWORT);
    expect((await fremd.get("/v1/benutzer/unternehmen")).body).toMatchObject({
      data: [
        { name: "Beispiel Maschinenbau GmbH", unternehmenRolle: "BEVOLLMAECHTIGTER" },
        { name: "Fremd Chemie AG" },
      ],
    });
  });

  it("verlangt Namen, Zustimmung und ein gutes Passwort, ohne den Link zu verbrauchen", async () => {
    const token = await invite("streng@neu.example.org");
    expect((await accept(token, { vorname: "", zustimmung: false })).body.errors).toEqual([
      { uuid: "", property: "vorname", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "zustimmung", message: "Bitte stimmen Sie den Nutzungsbedingungen zu." },
    ]);
    const alles = await accept(token, { zustimmung: false, passwort: "kurz", nachname: "", vorname: "" });
    expect(alles.body.errors).toMatchObject([
      { property: "vorname" },
      { property: "nachname" },
      { property: "passwort" },
      { property: "zustimmung" },
    ]);
    expect((await accept(token, { passwort: "schmetterling2026!" })).body.errors).toEqual([
      {
        uuid: "",
        property: "passwort",
        message: "Dieses Passwort wird sehr häufig verwendet und ist leicht zu erraten. Bitte wählen Sie ein anderes.",
      },
    ]);
    expect((await accept(token, { passwort: "kurz" })).body.errors).toEqual([
      { uuid: "", property: "passwort", message: "Das Passwort muss mindestens 8 Zeichen lang sein." },
    ]);
    expect((await accept(token)).status).toBe(200);
  });

  it("gilt von 20 gleichzeitigen Versuchen für genau einen", async () => {
    const token = await invite("rennen@neu.example.org");
    const antworten = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(antworten)).toEqual(Array.from({ length: 19 }, () => "TOKEN_UNGUELTIG"));
  });

  it("gibt bei doppeltem Klick dieselbe Antwort", async () => {
    const token = await invite("klick@neu.example.org");
    const schluessel = crypto.randomUUID();
    expect((await accept(token, {}, schluessel)).body).toEqual({ ergebnis: "KONTO_ANGELEGT" });
    expect((await accept(token, {}, schluessel)).body).toEqual({ ergebnis: "KONTO_ANGELEGT" });
    expect((await accept(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gibt auch dann beiden dieselbe Antwort, wenn sie gleichzeitig kommen", async () => {
    const token = await invite("doppelklick@neu.example.org");
    const schluessel = crypto.randomUUID();
    const antworten = await Promise.all([accept(token, {}, schluessel), accept(token, {}, schluessel)]);
    expect(antworten.map(({ body }) => body)).toEqual([{ ergebnis: "KONTO_ANGELEGT" }, { ergebnis: "KONTO_ANGELEGT" }]);
  });

  it("behauptet nicht, dass ein anderes Passwort gilt, das mit demselben Schlüssel kommt", async () => {
    const token = await invite("anders@neu.example.org");
    const schluessel = crypto.randomUUID();
    expect((await accept(token, {}, schluessel)).status).toBe(200);
    expect((await accept(token, { passwort: "Regen-fällt-2026" }, schluessel)).body).toMatchObject({
      code: "TOKEN_UNGUELTIG",
    });
  });

  it("gilt sieben Tage", async () => {
    const [frueh, spaet] = [await invite("frueh@neu.example.org"), await invite("spaet@neu.example.org")];
    b.uhr.vor({ tage: 6, stunden: 23, minuten: 59 });
    expect((await check(frueh)).status).toBe(200);
    b.uhr.vor({ minuten: 2 });
    expect((await check(spaet)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await accept(spaet)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("steht nach ihrem Ablauf einmal im Verlauf, auch über zwei Knoten, und nach erneutem Senden noch einmal", async () => {
    await invite("vergessen@neu.example.org");
    await accept(await invite("puenktlich@neu.example.org"));
    const support = await b.alsSupport();
    const { body } = await support.get("/v1/support/benutzer?suche=vergessen@neu.example.org");
    const uuid = textOf(listOf(body.data)[0]?.uuid);
    const verlauf = async () => {
      const browser = await b.alsSupport();
      const zeilen = listOf((await browser.get(`/v1/support/benutzer/${uuid}/verlauf`)).body.data);
      return zeilen.map(({ ereignis }) => ereignis);
    };
    await noteAbgelaufene(b.dienste);
    expect(await verlauf()).toEqual(["einladen"]);
    b.uhr.vor({ tage: 7, minuten: 1 });
    await Promise.all([noteAbgelaufene(b.dienste), noteAbgelaufene(b.dienste)]);
    await noteAbgelaufene(b.dienste);
    expect(await verlauf()).toEqual(["einladung.abgelaufen", "einladen"]);
    const { body: einladung } = await (
      await b.alsBevollmaechtigter()
    ).get("/v1/benutzerverwaltung?suche=vergessen@neu.example.org");
    const zeile = textOf(listOf(einladung.data)[0]?.uuid);
    const erneut = await (
      await b.alsBevollmaechtigter()
    ).post(`/v1/benutzerverwaltung/einladungen/${zeile}/erneuern`, {});
    expect(erneut.status).toBe(200);
    b.uhr.vor({ tage: 7, minuten: 1 });
    await noteAbgelaufene(b.dienste);
    expect(await verlauf()).toEqual(["einladung.abgelaufen", "einladung.erneuern", "einladung.abgelaufen", "einladen"]);
    const { rows } = await b.dienste.pool.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM audit a JOIN einladung e ON left(a.grund, 36) = e.uuid::text WHERE a.vorgang = 'einladung.abgelaufen' AND e.email = 'puenktlich@neu.example.org'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("ersetzt eine frühere offene Einladung derselben Adresse", async () => {
    const erster = await invite("zweimal@neu.example.org");
    const zweiter = await invite("zweimal@neu.example.org");
    expect(zweiter).not.toBe(erster);
    expect((await check(erster)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await check(zweiter)).status).toBe(200);
  });

  it("lässt auch von Einladungen, die im selben Moment abgeschickt werden, nur eine gelten", async () => {
    const browser = await b.alsBevollmaechtigter();
    const eingabe = person("gleichzeitig@neu.example.org");
    const antworten = await Promise.all(
      Array.from({ length: 5 }, () => browser.post("/v1/benutzerverwaltung/einladungen", eingabe)),
    );
    expect(antworten.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const tokens = (await b.clearAusgang()).flatMap(({ to, text }) =>
      to === eingabe.email ? [/token=([\w-]+)/.exec(text)?.[1] ?? ""] : [],
    );
    const stati = await Promise.all(tokens.map(async (token) => (await check(token)).status));
    expect(stati.filter((status) => status === 200)).toHaveLength(1);
  });

  it("verknüpft keine Konten der Behörde mit Unternehmen", async () => {
    const token = await invite(MENSCHEN.support.email);
    expect((await accept(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("lehnt Personen ab, die schon zum Unternehmen gehören", async () => {
    const browser = await b.alsBevollmaechtigter();
    expect(
      (await browser.post("/v1/benutzerverwaltung/einladungen", person(MENSCHEN.kollege.email))).body.errors,
    ).toEqual([{ uuid: "", property: "email", message: "Diese Person gehört bereits zu Ihrem Unternehmen." }]);
  });

  it("lädt bei wiederholtem Absenden nur einmal ein", async () => {
    const browser = await b.alsBevollmaechtigter();
    const schluessel = crypto.randomUUID();
    const vorher = (await b.clearAusgang()).length;
    const absenden = () =>
      browser.post("/v1/benutzerverwaltung/einladungen", person("wieder@neu.example.org"), { schluessel });
    const [eins, zwei] = [await absenden(), await absenden()];
    expect(zwei.body).toEqual(eins.body);
    expect((await b.clearAusgang()).length - vorher).toBe(1);
  });

  it.each([
    ["Mitarbeiter", () => b.alsMitarbeiter(), "KEIN_ZUGRIFF"],
    ["Support", () => b.alsSupport(), "UNTERNEHMEN_ERFORDERLICH"],
    ["Administrator", () => b.alsAdmin(), "UNTERNEHMEN_ERFORDERLICH"],
    ["ohne Anmeldung", () => Promise.resolve(b.browser()), "NICHT_ANGEMELDET"],
  ])("darf nicht verschicken: %s", async (_wer, als, code) => {
    const browser = await als();
    expect(
      (await browser.post("/v1/benutzerverwaltung/einladungen", person("niemand@neu.example.org"))).body,
    ).toMatchObject({ code });
  });

  it("gilt nur für das Unternehmen, das eingeladen hat", async () => {
    const token = await invite("nureins@neu.example.org");
    await accept(token);
    const browser = b.browser();
    await browser.login("nureins@neu.example.org", NEUES_PASSWORT);
    const tan =
      /\b\d{6}\b/.exec((await b.clearAusgang()).findLast(({ subject }) => subject.includes("TAN"))?.text ?? "")?.[0] ??
      "";
    await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } });
    expect(
      (await browser.post(`/v1/benutzer/unternehmen/${FIRMEN.chemie.uuid}/waehlen`)).status,
    ).toBeGreaterThanOrEqual(403);
    expect((await browser.post(`/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`)).status).toBe(200);
  });
});
