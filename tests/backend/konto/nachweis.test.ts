import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { antragPfad, fetchTan, createFertig, standVon, statusVon } from "../../support/antraege";
import { MENSCHEN, PASSWORT, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import { listEndpunkte } from "../../support/endpunkte";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => t.stop());
// Waiting times and TANs of an hour: each test gets its own.
afterEach(() => {
  t.uhr.vor({ stunden: 13 });
});

const SCHRITT_MINUTEN = 25;

/** Lets time pass for somebody who keeps working: the session stays alive, the proof grows older. */
async function work(browser: Browser, dauer: { minuten: number; sekunden?: number }): Promise<void> {
  for (let rest = dauer.minuten; rest > 0; rest -= SCHRITT_MINUTEN) {
    t.uhr.vor({ minuten: Math.min(rest, SCHRITT_MINUTEN) });
    expect((await browser.post("/v1/auth/token/refresh")).status).toBe(200);
  }
  t.uhr.vor({ sekunden: dauer.sekunden ?? 0 });
}

const confirm = (browser: Browser, passwort: string = PASSWORT) => browser.post("/v1/auth/nachweis", { passwort });
const standDesNachweises = async (browser: Browser) => (await browser.get("/v1/auth/nachweis")).body.stand;
const ERFORDERLICH = {
  status: 403,
  body: {
    httpSubStatus: "403.40",
    userMessage: "Bitte bestätigen Sie zuerst, dass Sie es sind. Ihre letzte Anmeldung ist zu lange her.",
  },
};

/** Somebody with a second factor, whose proof is too old. */
async function withAltemNachweis(name: "bevollmaechtigt" | "mitarbeit" | "support"): Promise<Browser> {
  const browser = await t.als(name);
  await work(browser, { minuten: 121 });
  return browser;
}

async function mailTanMitAltemNachweis(): Promise<Browser> {
  const browser = t.browser();
  expect((await browser.login(MENSCHEN.mailTan.email, PASSWORT)).body.state).toBe("PRE_TAN");
  expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan: await letzteTan() } })).status).toBe(200);
  await work(browser, { minuten: 121 });
  return browser;
}

async function letzteTan(): Promise<string> {
  const mail = (await t.clearAusgang()).findLast(({ to }) => to === MENSCHEN.mailTan.email);
  return textOf(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0]);
}

describe("Schritte der Stufe substanziell", () => {
  it("sind die Unterschriften und die Verwaltung von Benutzern und Konten", () => {
    const namen = listEndpunkte().flatMap(({ name, nachweis }) => (nachweis === "SUBSTANZIELL" ? [name] : []));
    expect(namen.sort()).toEqual([
      "ansicht.beginAnsicht",
      "antraege.sendEinreichTan",
      "antraege.submit",
      "antragBenutzer.revokeAntragRecht",
      "antragBenutzer.setAntragRecht",
      "benutzerverwaltung.deactivateBenutzer",
      "benutzerverwaltung.decideEinladung",
      "benutzerverwaltung.decideVollmacht",
      "benutzerverwaltung.invite",
      "benutzerverwaltung.inviteMehrere",
      "benutzerverwaltung.leaveUnternehmen",
      "benutzerverwaltung.reactivateBenutzer",
      "benutzerverwaltung.removeBenutzer",
      "benutzerverwaltung.renewEinladung",
      "benutzerverwaltung.setRolle",
      "benutzerverwaltung.setStammdatenRecht",
      "benutzerverwaltung.setZustimmung",
      "benutzerverwaltung.withdrawEinladung",
      "betrieb.endSitzungen",
      "einsicht.grantEinsicht",
      "nezo.complete",
      "nezo.start",
      "personen.endPersonSitzungen",
      "personen.lockPerson",
      "personen.renewPersonLink",
      "personen.sendPasswortLink",
      "personen.unlockPerson",
      "stab.createStab",
      "stab.lockStab",
      "stab.removeStab",
      "stab.renewStabLink",
      "stab.setStabRollen",
      "stab.unlockStab",
      "unterschriften.sendTan",
      "unterschriften.sign",
      "zugangsaenderungen.beginAdresse",
      "zugangsaenderungen.beginFaktor",
      "zugangsaenderungen.consentAenderung",
      "zugangsaenderungen.refuseAenderung",
    ]);
  });

  it.each([
    ["kurz vor zwei Stunden", { minuten: 119, sekunden: 59 }, 200],
    ["genau nach zwei Stunden", { minuten: 120, sekunden: 0 }, 200],
    ["kurz nach zwei Stunden", { minuten: 120, sekunden: 1 }, 403],
  ])("gelten %s nach der Anmeldung: %o → %i", async (_wann, dauer, status) => {
    const browser = await t.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    const stand = await standVon(browser, uuid);
    await work(browser, dauer);
    expect((await browser.post(antragPfad(uuid, "/einreichen/tan"), { stand })).status).toBe(status);
  });

  it("richten sich nach der Einstellung", async () => {
    const kurz = await startBackend({ NEZO_AKTIV: "false", SITZUNG_NACHWEIS_MINUTEN: "5" });
    try {
      const browser = await kurz.alsBevollmaechtigter();
      expect((await browser.get("/v1/auth/nachweis")).body).toEqual({
        stand: "FRISCH",
        gueltigMinuten: 5,
        tanArt: null,
        tanEmpfaenger: null,
      });
      kurz.uhr.vor({ minuten: 4, sekunden: 59 });
      expect((await browser.get("/v1/auth/nachweis")).body.stand).toBe("FRISCH");
      kurz.uhr.vor({ sekunden: 2 });
      await browser.post("/v1/auth/token/refresh");
      expect((await browser.get("/v1/auth/nachweis")).body.stand).toBe("PASSWORT");
    } finally {
      await kurz.stop();
    }
  });

  it("werden danach abgewiesen, ohne Wirkung; alles andere geht weiter", async () => {
    const browser = await t.alsBevollmaechtigter();
    const { uuid } = await createFertig(browser);
    await work(browser, { minuten: 115 });
    const tan = await fetchTan(t, browser, uuid);
    await work(browser, { minuten: 6 });
    expect(await browser.post(antragPfad(uuid, "/einreichen"), tan)).toMatchObject(ERFORDERLICH);
    expect(await browser.post(antragPfad(uuid, "/einreichen/tan"), { stand: tan.stand })).toMatchObject(ERFORDERLICH);
    const einladung = { email: "neu@example.org", vorname: "Nina", nachname: "Neu", unternehmenRolle: "MITARBEITER" };
    expect(await browser.post("/v1/benutzerverwaltung/einladungen", einladung)).toMatchObject(ERFORDERLICH);
    expect([await statusVon(browser, uuid), (await browser.get("/v1/antraege")).status]).toEqual([
      "IN_BEARBEITUNG",
      200,
    ]);
    expect((await confirm(browser)).body).toEqual({ stand: "FRISCH" });
    expect((await browser.post(antragPfad(uuid, "/einreichen"), tan)).status).toBe(200);
    expect((await browser.post("/v1/benutzerverwaltung/einladungen", einladung)).status).toBe(200);
  });

  it("sagen Unberechtigten weiter nur, dass ihnen das Recht fehlt", async () => {
    const pfad = antragPfad("99999999-9999-4999-8999-999999999999", "/einreichen");
    const eingabe = { tan: "123456", stand: "x" };
    expect((await t.browser().post(pfad, eingabe)).body.httpSubStatus).toBe("401.20");
    expect((await (await withAltemNachweis("support")).post(pfad, eingabe)).body.httpSubStatus).toBe("403.10");
  });
});

describe("Bestätigung mit dem Passwort", () => {
  it("gibt der Sitzung neue Kennungen und lässt Unternehmen und offene Formulare, wie sie sind", async () => {
    const browser = await withAltemNachweis("bevollmaechtigt");
    const [vorher, dieb] = [(await browser.get("/v1/sitzung")).body, browser.kopie()];
    expect(await confirm(browser)).toMatchObject({ status: 200, body: { stand: "FRISCH" } });
    expect(browser.kekse.get("sid")).not.toBe(dieb.kekse.get("sid"));
    expect(browser.kekse.get("rid")).not.toBe(dieb.kekse.get("rid"));
    expect((await dieb.get("/v1/benutzer/eingeloggt")).status).toBe(401);
    const { body } = await browser.get("/v1/sitzung");
    expect([body.csrf, body.benutzer?.unternehmenUuid]).toEqual([vorher.csrf, vorher.benutzer?.unternehmenUuid]);
    expect(await standDesNachweises(browser)).toBe("FRISCH");
  });

  it("gilt nur für diese Sitzung", async () => {
    const eine = await withAltemNachweis("mitarbeit");
    const andere = await t.als("mitarbeit");
    expect([await standDesNachweises(eine), await standDesNachweises(andere)]).toEqual(["PASSWORT", "FRISCH"]);
  });

  it("antwortet einem zweiten Absenden gleich", async () => {
    const browser = await withAltemNachweis("mitarbeit");
    expect((await confirm(browser)).body).toEqual({ stand: "FRISCH" });
    const sid = browser.kekse.get("sid");
    expect((await confirm(browser)).body).toEqual({ stand: "FRISCH" });
    expect(browser.kekse.get("sid")).toBe(sid);
  });

  it("ist wie die Anmeldung gebremst, auch gegen 50 gleichzeitige Versuche", async () => {
    const browser = await withAltemNachweis("mitarbeit");
    const versuche = await Promise.all(Array.from({ length: 50 }, () => confirm(browser.kopie(), "falsch-falsch")));
    expect(versuche.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(versuche.filter(({ status }) => status === 429)).toHaveLength(47);
    expect(versuche.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: [{ property: "passwort", message: "Das Passwort ist nicht richtig. Bitte prüfen Sie Ihre Eingabe." }],
    });
    expect(await standDesNachweises(browser)).toBe("PASSWORT");
    const { rows } = await t.dienste.pool.query("SELECT 1 FROM audit WHERE vorgang = 'NACHWEIS_ABGELEHNT'");
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it("gibt es nicht ohne Sitzung und nicht vor der TAN", async () => {
    expect((await confirm(t.browser())).body.httpSubStatus).toBe("401.20");
    const vorTan = t.browser();
    await vorTan.login(MENSCHEN.mailTan.email, PASSWORT);
    expect((await confirm(vorTan)).body.httpSubStatus).toBe("401.60");
    expect((await vorTan.post("/v1/auth/nachweis/tan", { tan: "123456" })).body.httpSubStatus).toBe("401.60");
  });
});

describe("Bestätigung mit zweitem Faktor", () => {
  it("verlangt nach dem Passwort die TAN aus der Mail", async () => {
    const browser = await mailTanMitAltemNachweis();
    expect((await confirm(browser)).body).toEqual({ stand: "TAN" });
    expect((await browser.get("/v1/auth/nachweis")).body).toEqual({
      stand: "TAN",
      gueltigMinuten: 120,
      tanArt: "MAIL",
      tanEmpfaenger: "m…n@example.org",
    });
    expect((await t.clearAusgang()).at(-1)?.text).toContain("nur für die Bestätigung, die Sie gerade begonnen haben.");
    const tan = await letzteTan();
    expect((await browser.post("/v1/auth/nachweis/tan", { tan })).body).toEqual({ stand: "FRISCH" });
    t.uhr.vor({ minuten: 4 });
    expect(await standDesNachweises(browser)).toBe("FRISCH");
  });

  it("nimmt keine TAN ohne Passwort und keine einer anderen Sitzung", async () => {
    const [eine, andere] = [await mailTanMitAltemNachweis(), await mailTanMitAltemNachweis()];
    await eine.post("/v1/auth/token/refresh");
    expect((await andere.post("/v1/auth/nachweis/tan", { tan: "123456" })).body).toMatchObject({
      httpSubStatus: "401.50",
    });
    expect((await confirm(andere)).body).toEqual({ stand: "TAN" });
    const fremde = await letzteTan();
    await confirm(andere);
    const antwort = await andere.post("/v1/auth/nachweis/tan", { tan: fremde });
    expect(antwort.body).toMatchObject({
      httpSubStatus: "401.40",
      userMessage: "Die TAN ist nicht richtig. Bitte prüfen Sie Ihre Eingabe.",
    });
  });

  it("lässt fünf Versuche zu, danach nur eine neue TAN", async () => {
    const browser = await mailTanMitAltemNachweis();
    await confirm(browser);
    const richtig = await letzteTan();
    const falsch = richtig === "000000" ? "111111" : "000000";
    const rate = () => browser.kopie().post("/v1/auth/nachweis/tan", { tan: falsch });
    const codes = (await Promise.all(Array.from({ length: 20 }, rate))).map(({ body }): unknown => body.httpSubStatus);
    expect(codes.filter((code) => code === "401.40")).toHaveLength(5);
    expect(codes.filter((code) => code === "401.50")).toHaveLength(15);
    expect((await browser.post("/v1/auth/nachweis/tan", { tan: richtig })).body.httpSubStatus).toBe("401.50");
    expect((await confirm(browser)).status).toBe(429);
    t.uhr.vor({ minuten: 4 });
    expect((await confirm(browser)).body).toEqual({ stand: "TAN" });
    expect((await browser.post("/v1/auth/nachweis/tan", { tan: await letzteTan() })).body).toEqual({ stand: "FRISCH" });
  });

  it("vergisst das Passwort, wenn die TAN zehn Minuten lang ausbleibt", async () => {
    const browser = await mailTanMitAltemNachweis();
    await confirm(browser);
    const tan = await letzteTan();
    await work(browser, { minuten: 10, sekunden: 1 });
    expect(await standDesNachweises(browser)).toBe("PASSWORT");
    expect((await browser.post("/v1/auth/nachweis/tan", { tan })).body.httpSubStatus).toBe("401.50");
  });
});
