import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unternehmen } from "~/server/backend/storage/schema/unternehmen";
import { listFassungen } from "~/server/backend/storage/stammdatenStore";
import { startBackend, textOf, MENSCHEN, type TestBackend } from "../../support/backend";
import { codesOf, identify, neuerBenutzer, neuesUnternehmen, register, tokenAus } from "../../support/registrierung";

const PASSWORT = "Wolken-ziehen-2026";
let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
});
afterAll(() => b.stop());

describe("Registrierung", () => {
  it("führt von der Identifikation bis zur Anmeldung als bevollmächtigte Person", async () => {
    const browser = b.browser();
    expect((await browser.get("/v1/registrierung")).body).toEqual({
      schritt: "IDENTIFIKATION",
      ausIdentifikation: [],
      unternehmen: null,
    });
    expect((await identify(b, browser)).body).toEqual({
      ergebnis: "REGISTRIERUNG_IDENTIFIZIERT",
      antragUuid: null,
      gegenstandUuid: null,
    });
    const stand = await browser.get("/v1/registrierung");
    expect(stand.body).toMatchObject({
      schritt: "UNTERNEHMEN",
      unternehmen: { firma: "Neue Technik 0 GmbH", wirtschaftszweig: "" },
    });
    expect(stand.body.ausIdentifikation).toContain("steuernummer");
    await browser.put("/v1/registrierung/unternehmen", neuesUnternehmen());
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "BENUTZER" });
    await browser.post("/v1/registrierung/benutzer", neuerBenutzer("Nora@Neu.example.org"));
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "IDENTIFIKATION" });

    const token = await tokenAus(b, "nora@neu.example.org");
    const { body } = await b.ruf("POST", "/v1/registrierung/emailbestaetigen", { json: { token } });
    const passwort = { token: textOf(body.passwortToken), passwort: PASSWORT };
    expect((await b.ruf("POST", "/v1/registrierung/passwort", { json: passwort })).status).toBe(200);
    const angemeldet = b.browser();
    expect((await angemeldet.login("nora@neu.example.org", PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
    const tan = textOf(/\b\d{6}\b/.exec((await b.clearAusgang()).at(-1)?.text ?? "")?.[0]);
    await angemeldet.ruf("POST", "/v1/auth/token/tan", { form: { tan } });
    expect((await angemeldet.get("/v1/benutzer/unternehmen")).body).toMatchObject({
      data: [{ name: "Neue Technik 0 GmbH", unternehmenRolle: "BEVOLLMAECHTIGTER" }],
    });
    const [firma] = await b.dienste.db.select().from(unternehmen).where(eq(unternehmen.firma, "Neue Technik 0 GmbH"));
    expect(await listFassungen(b.dienste.db, firma?.uuid ?? "")).toMatchObject([
      { art: "REGISTRIERUNG", von: "Nora Neumann" },
    ]);
  });

  it("lässt die Angaben des Zertifikats nicht ändern", async () => {
    const browser = b.browser();
    const daten = neuesUnternehmen(1);
    await identify(b, browser, daten);
    await browser.put("/v1/registrierung/unternehmen", {
      ...daten,
      firma: "Gekaperte AG",
      steuernummer: "215/5678/9999",
      plz: "99999",
    });
    expect((await browser.get("/v1/registrierung")).body.unternehmen).toMatchObject({
      firma: "Neue Technik 1 GmbH",
      steuernummer: "5215056781231",
      plz: "50667",
    });
  });

  it("nennt fehlende Angaben je Feld", async () => {
    const browser = b.browser();
    await identify(b, browser, neuesUnternehmen(2));
    const unternehmen = await browser.put("/v1/registrierung/unternehmen", {
      ...neuesUnternehmen(2),
      telefon: " ",
      email: "keine",
    });
    expect(unternehmen).toMatchObject({ status: 422, body: { code: "EINGABE_UNGUELTIG" } });
    expect(unternehmen.body.errors).toEqual([
      { uuid: "", property: "telefon", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "email", message: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
    ]);
    await browser.put("/v1/registrierung/unternehmen", neuesUnternehmen(2));
    const eingabe = { ...neuerBenutzer("keine"), vorname: "", datenschutz: false };
    expect((await browser.post("/v1/registrierung/benutzer", eingabe)).body.errors).toEqual([
      { uuid: "", property: "vorname", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "email", message: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
      {
        uuid: "",
        property: "datenschutz",
        message: "Bitte bestätigen Sie, dass Sie die Hinweise zum Datenschutz gelesen haben.",
      },
    ]);
  });

  it("hält die Reihenfolge der Schritte ein", async () => {
    const browser = b.browser();
    expect((await browser.put("/v1/registrierung/unternehmen", neuesUnternehmen())).body).toMatchObject({
      code: "NEZO_ABGELAUFEN",
    });
    await identify(b, browser, neuesUnternehmen(3));
    expect(
      (await browser.post("/v1/registrierung/benutzer", neuerBenutzer("frueh@neu.example.org"))).body,
    ).toMatchObject({
      code: "NEZO_ABGELAUFEN",
    });
  });

  it("verweigert den Beginn ohne Identifikation, solange nezo eingeschaltet ist", async () => {
    expect((await b.ruf("POST", "/v1/registrierung")).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
  });

  it("antwortet bei bekannter und unbekannter Adresse gleich und schickt jeweils eine Mail", async () => {
    const vorher = (await b.clearAusgang()).length;
    const antworten = [];
    for (const [nummer, email] of [
      [4, "unbekannt@neu.example.org"],
      [5, MENSCHEN.mitarbeit.email.toUpperCase()],
    ] as const) {
      const browser = b.browser();
      await identify(b, browser, neuesUnternehmen(nummer));
      await browser.put("/v1/registrierung/unternehmen", neuesUnternehmen(nummer));
      b.statements.length = 0;
      const { status, body } = await browser.post("/v1/registrierung/benutzer", neuerBenutzer(email));
      antworten.push({ status, body, anzahl: b.statements.length });
    }
    expect(antworten[0]).toEqual(antworten[1]);
    const neue = (await b.clearAusgang()).slice(vorher).sort((a, z) => z.to.localeCompare(a.to));
    expect(neue.map(({ to, subject }) => [to, subject])).toEqual([
      ["unbekannt@neu.example.org", "Bitte bestätigen Sie Ihre E-Mail-Adresse"],
      ["mitarbeit@example.org", "Sie haben bereits ein Konto"],
    ]);
    expect(neue[1]?.text).not.toContain("token=");
  });

  it("nimmt eine Domain mit Umlaut und findet das Konto in jeder Schreibweise", async () => {
    const browser = b.browser();
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7100/0001", email: "info@müller.example" };
    await register(b, browser, { email: "Nora@Müller.example", daten });
    const token = await tokenAus(b, "nora@xn--mller-kva.example");
    const { body } = await browser.post("/v1/registrierung/emailbestaetigen", { token });
    expect(
      (await browser.post("/v1/registrierung/passwort", { token: body.passwortToken, passwort: PASSWORT })).status,
    ).toBe(200);
    for (const name of ["nora@müller.example", "NORA@MÜLLER.EXAMPLE", "nora@xn--mller-kva.example"])
      expect((await b.browser().login(name, PASSWORT)).body).toMatchObject({ state: "PRE_TAN" });
  });

  it("schickt bei doppeltem Klick nur eine Mail", async () => {
    const browser = b.browser();
    await identify(b, browser, neuesUnternehmen(6));
    await browser.put("/v1/registrierung/unternehmen", neuesUnternehmen(6));
    const vorher = (await b.clearAusgang()).length;
    const klicks = Array.from({ length: 4 }, () =>
      browser.kopie().post("/v1/registrierung/benutzer", neuerBenutzer("doppelt@neu.example.org")),
    );
    expect((await Promise.all(klicks)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await b.clearAusgang()).length - vorher).toBe(1);
  });

  it("legt vor der Bestätigung nichts an", async () => {
    const email = "offen@neu.example.org";
    await register(b, b.browser(), { email, daten: neuesUnternehmen(7) });
    const vorher = (await b.clearAusgang()).length;
    await b.ruf("POST", "/v1/passwort/vergessen", { json: { email } });
    expect((await b.clearAusgang()).slice(vorher).map(({ text }) => text)).toEqual([
      expect.stringContaining("Unter dieser Adresse gibt es dort kein Konto"),
    ]);
  });

  it("vergisst eine Registrierung nach 24 Stunden", async () => {
    const browser = b.browser();
    await identify(b, browser, neuesUnternehmen(8));
    b.uhr.vor({ stunden: 23, minuten: 59 });
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "UNTERNEHMEN" });
    b.uhr.vor({ minuten: 2 });
    expect((await browser.get("/v1/registrierung")).body).toMatchObject({ schritt: "IDENTIFIKATION" });
  });

  it("begrenzt die Mails an eine Adresse auf fünf je Stunde", async () => {
    const email = "viel@neu.example.org";
    const status = [];
    for (let i = 0; i < 6; i++)
      status.push((await b.ruf("POST", "/v1/passwort/vergessen", { json: { email } })).status);
    expect(status).toEqual([200, 200, 200, 200, 200, 429]);
    b.uhr.vor({ minuten: 61 });
    expect((await b.ruf("POST", "/v1/passwort/vergessen", { json: { email } })).status).toBe(200);
  });

  it("begrenzt die Mails von einem Rechner auf zwanzig je Stunde", async () => {
    const browser = b.browser();
    const status = [];
    for (let i = 0; i < 21; i++)
      status.push((await browser.post("/v1/passwort/vergessen", { email: `v${String(i)}@neu.example.org` })).status);
    expect(status.filter((wert) => wert === 200)).toHaveLength(20);
    expect(status.at(-1)).toBe(429);
  });
});

describe("Bestätigung der E-Mail-Adresse", () => {
  const confirm = (token: string, schluessel?: string) =>
    b.ruf("POST", "/v1/registrierung/emailbestaetigen", {
      json: { token },
      ...(schluessel === undefined ? {} : { schluessel }),
    });

  it("nimmt von 20 gleichzeitigen Versuchen genau einen an", async () => {
    await register(b, b.browser(), { email: "rennen@neu.example.org", daten: neuesUnternehmen(9) });
    const token = await tokenAus(b, "rennen@neu.example.org");
    const antworten = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codesOf(antworten)).toEqual(Array.from({ length: 19 }, () => "TOKEN_UNGUELTIG"));
  });

  it("gibt bei doppeltem Klick mit demselben Schlüssel dieselbe Antwort", async () => {
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7000/0001" };
    await register(b, b.browser(), { email: "klick@neu.example.org", daten });
    const token = await tokenAus(b, "klick@neu.example.org");
    const schluessel = crypto.randomUUID();
    const [erste, zweite] = [await confirm(token, schluessel), await confirm(token, schluessel)];
    expect(erste.status).toBe(200);
    expect(zweite.body).toEqual(erste.body);
    expect((await confirm(token, crypto.randomUUID())).status).toBe(422);
  });

  it("bleibt gültig, wenn ein Mailscanner den Link nur öffnet", async () => {
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7000/0002" };
    await register(b, b.browser(), { email: "scanner@neu.example.org", daten });
    const token = await tokenAus(b, "scanner@neu.example.org");
    for (let i = 0; i < 2; i++)
      expect((await b.ruf("GET", `/v1/registrierung/emailbestaetigen?token=${token}`)).status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
  });

  it("gilt 24 Stunden", async () => {
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7000/0003" };
    await register(b, b.browser(), { email: "spaet@neu.example.org", daten });
    const token = await tokenAus(b, "spaet@neu.example.org");
    b.uhr.vor({ stunden: 24, minuten: 1 });
    expect((await confirm(token)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
  });

  it("gilt nicht mehr, wenn dieselbe Person dasselbe Unternehmen danach noch einmal registriert hat", async () => {
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7000/0007" };
    const email = "nochmal@neu.example.org";
    await register(b, b.browser(), { email, daten });
    const aelterer = await tokenAus(b, email);
    await register(b, b.browser(), { email, daten });
    const neuerer = await tokenAus(b, email);
    expect((await confirm(aelterer)).body).toMatchObject({ code: "TOKEN_UNGUELTIG" });
    expect((await confirm(neuerer)).status).toBe(200);
  });

  it("lässt von zwei Registrierungen desselben Unternehmens nur eine gelten", async () => {
    const daten = { ...neuesUnternehmen(), steuernummer: "215/7000/0004" };
    const adressen = ["eins@neu.example.org", "zwei@neu.example.org"];
    const tokens = [];
    for (const email of adressen) {
      await register(b, b.browser(), { email, daten });
      tokens.push(await tokenAus(b, email));
    }
    const antworten = await Promise.all(tokens.map((token) => confirm(token)));
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(antworten.find(({ status }) => status === 422)?.body).toMatchObject({ code: "UNTERNEHMEN_VORHANDEN" });
  });

  it("lässt von zwei Registrierungen derselben Adresse nur eine gelten", async () => {
    const tokens = [];
    for (const ende of ["5", "6"]) {
      const daten = { ...neuesUnternehmen(), steuernummer: `215/7000/000${ende}`, firma: `Firma ${ende} GmbH` };
      await register(b, b.browser(), { email: "selbe@neu.example.org", daten });
      tokens.push(await tokenAus(b, "selbe@neu.example.org"));
    }
    const antworten = await Promise.all(tokens.map((token) => confirm(token)));
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("Aufräumen", () => {
  it("entfernt abgelaufene Registrierungen, Links und Identifikationen", async () => {
    const count = async () => {
      const { rows } = await b.dienste.pool.query<Record<string, number>>(
        "SELECT (SELECT count(*)::int FROM registrierung) AS r, (SELECT count(*)::int FROM passwort_link) AS p, (SELECT count(*)::int FROM nezo_vorgang) AS n",
      );
      return rows[0];
    };
    b.uhr.vor({ tage: 4 });
    await identify(b, b.browser(), { ...neuesUnternehmen(), steuernummer: "215/7000/0009" });
    expect((await count())?.p).toBeGreaterThan(0);
    b.backend.start();
    await expect.poll(count, { timeout: 30_000 }).toEqual({ r: 1, p: 0, n: 1 });
  });
});
