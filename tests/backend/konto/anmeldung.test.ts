import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { FIRMEN, listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const BEA = MENSCHEN.bevollmaechtigt;

describe("Anmeldung", () => {
  it("meldet mit Passwort an; Leerzeichen und Großschreibung im Benutzernamen stören nicht", async () => {
    const browser = t.browser();
    const antwort = await browser.login(` ${BEA.email.toUpperCase()} `, PASSWORT);
    expect(antwort).toMatchObject({
      status: 200,
      body: { state: "AUTHENTICATED", refreshTokenExpiresAt: "2026-03-02T09:30:00.000Z" },
    });
    const { body } = await browser.get("/v1/sitzung");
    expect(body).toMatchObject({
      state: "AUTHENTICATED",
      endetAm: "2026-03-02T09:30:00.000Z",
      endetSpaetestensAm: "2026-03-02T21:00:00.000Z",
      navigation: [],
      benutzer: {
        userName: "Bea Vollmer",
        isSingleCompany: false,
        unternehmenUuid: null,
        isFinallyAuthenticated: false,
      },
    });
  });

  it("setzt Cookies, die kein Skript und kein anderer Rechner lesen kann", async () => {
    await t.stop();
    t = await startBackend({ PUBLIC_URL: "https://portal.example.org" });
    const antwort = await t.browser().login(BEA.email, PASSWORT);
    const cookies = antwort.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies[1]).toMatch(/^__Host-rid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies[2]).toMatch(/^__Host-geraet=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/);
  });

  it("verrät nicht, ob es das Konto gibt, ob es gesperrt ist oder nur das Passwort falsch war", async () => {
    await t.dienste.db.update(benutzer).set({ gesperrtSeit: t.uhr.now() }).where(eq(benutzer.email, MENSCHEN.qm.email));
    const falsch = await t.browser().login(BEA.email, "falsch-falsch");
    const unbekannt = await t.browser().login("niemand@example.org", "falsch-falsch");
    const gesperrt = await t.browser().login(MENSCHEN.qm.email, PASSWORT);
    expect(falsch).toMatchObject({ status: 401, body: { httpSubStatus: "401.10", code: "ANMELDUNG_FEHLGESCHLAGEN" } });
    expect(unbekannt.body).toEqual(falsch.body);
    expect(gesperrt.body).toEqual(falsch.body);
    expect(unbekannt.headers.getSetCookie()).toEqual([]);
  });

  it("weist ein untergeschobenes Cookie ab und übernimmt es nicht (Fixation)", async () => {
    const opfer = t.browser();
    opfer.kekse.set("sid", "AAA");
    await opfer.login(BEA.email, PASSWORT);
    expect(opfer.kekse.get("sid")).not.toBe("AAA");
    const angreifer = t.browser();
    angreifer.kekse.set("sid", "AAA");
    expect(await angreifer.get("/v1/benutzer/eingeloggt")).toMatchObject({
      status: 401,
      body: { httpSubStatus: "401.20" },
    });
  });

  it("beendet die bisherige Sitzung, wenn sich im selben Browser jemand neu anmeldet", async () => {
    const browser = await t.alsMitarbeiter();
    const alt = browser.kopie();
    await browser.login(BEA.email, PASSWORT);
    expect((await alt.get("/v1/navigation")).status).toBe(401);
    expect((await alt.post("/v1/auth/token/refresh")).status).toBe(401);
  });

  it("schreibt jede Anmeldung und jede abgelehnte Anmeldung ins Protokoll, das sich nicht ändern lässt", async () => {
    await t.browser().login(BEA.email, "falsch-falsch");
    await t.browser().login(BEA.email, PASSWORT);
    const zeilen = await t.dienste.db.select().from(audit).orderBy(audit.lfd);
    expect(zeilen).toMatchObject([
      { vorgang: "ANMELDUNG_ABGELEHNT", benutzerUuid: BEA.uuid },
      { vorgang: "ANMELDUNG", benutzerUuid: BEA.uuid },
    ]);
    await expect(t.dienste.db.delete(audit)).rejects.toThrow();
    await expect(t.dienste.db.update(audit).set({ vorgang: "X" })).rejects.toThrow();
    expect(await t.dienste.db.select().from(audit)).toHaveLength(2);
  });
});

describe("Wahl", () => {
  it("zeigt nur die eigenen Unternehmen und gibt beim Wählen neue Cookies", async () => {
    const browser = t.browser();
    await browser.login(BEA.email, PASSWORT);
    const { body } = await browser.get("/v1/benutzer/unternehmen");
    expect(listOf(body.data).map((zeile) => [zeile.name, zeile.ort, zeile.unternehmenRolle])).toEqual([
      ["Beispiel Maschinenbau GmbH", "Berlin", "BEVOLLMAECHTIGTER"],
      ["Muster Software GmbH", "Berlin", "BEVOLLMAECHTIGTER"],
    ]);
    const vorher = browser.kopie();
    await browser.post(`/v1/benutzer/unternehmen/${FIRMEN.software.uuid}/waehlen`);
    expect(browser.kekse.get("sid")).not.toBe(vorher.kekse.get("sid"));
    expect(browser.kekse.get("rid")).not.toBe(vorher.kekse.get("rid"));
    expect((await vorher.get("/v1/navigation")).status).toBe(401);
    expect((await browser.get("/v1/sitzung")).body).toMatchObject({
      navigation: [
        "home",
        "unternehmen",
        "verbundeneUnternehmen",
        "unternehmenWirtschaftsjahr",
        "benutzerverwaltung",
        "antraege",
        "nachrichten",
        "exportMainView",
      ],
      benutzer: {
        unternehmenName: "Muster Software GmbH",
        unternehmenRolle: "BEVOLLMAECHTIGTER",
        isFinallyAuthenticated: true,
      },
    });
  });

  it("weist ein fremdes und ein unbekanntes Unternehmen gleich ab", async () => {
    const browser = await t.alsBevollmaechtigter();
    const fremd = await browser.post(`/v1/benutzer/unternehmen/${FIRMEN.chemie.uuid}/waehlen`);
    const unbekannt = await browser.post("/v1/benutzer/unternehmen/99999999-9999-4999-8999-999999999999/waehlen");
    const unsinn = await browser.post("/v1/benutzer/unternehmen/abc/waehlen");
    expect(fremd.status).toBe(404);
    expect(unbekannt.body).toEqual(fremd.body);
    expect(unsinn.body).toEqual(fremd.body);
    expect((await browser.get("/v1/sitzung")).body.benutzer?.unternehmenUuid).toBe(FIRMEN.maschinenbau.uuid);
  });

  it("nimmt einer offenen Sitzung das Unternehmen, sobald die Mitgliedschaft endet", async () => {
    const browser = await t.alsMitarbeiter();
    expect((await browser.get("/v1/nachrichten/anzahlungelesen")).status).toBe(200);
    await t.dienste.db.delete(mitgliedschaft).where(eq(mitgliedschaft.benutzerUuid, MENSCHEN.mitarbeit.uuid));
    expect(await browser.get("/v1/nachrichten/anzahlungelesen")).toMatchObject({
      status: 403,
      body: { httpSubStatus: "403.30" },
    });
    expect((await browser.get("/v1/sitzung")).body.benutzer?.unternehmenUuid).toBeNull();
  });

  it("gibt das Unternehmen beim Wechsel frei", async () => {
    const browser = await t.alsBevollmaechtigter();
    expect((await browser.post("/v1/benutzer/unternehmen/abwaehlen")).status).toBe(200);
    expect((await browser.get("/v1/sitzung")).body).toMatchObject({
      navigation: [],
      benutzer: { unternehmenName: null },
    });
  });

  it("lässt nur die eigenen Systemrollen wählen", async () => {
    const admin = t.browser();
    await admin.login(MENSCHEN.admin.email, PASSWORT);
    expect((await admin.get("/v1/sitzung")).body).toMatchObject({
      benutzer: { systemRolleSet: null, isFinallyAuthenticated: false },
    });
    expect(
      (await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "QUALITAETSMANAGEMENT" })).status,
    ).toBe(403);
    expect(
      (await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "UNTERNEHMENSMITARBEITER" })).status,
    ).toBe(403);
    expect((await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" })).status).toBe(
      200,
    );
    expect((await admin.get("/v1/sitzung")).body).toMatchObject({
      benutzer: {
        systemRolle: "SUPPORT_MITARBEITER",
        systemRolleSet: "SUPPORT_MITARBEITER",
        isFinallyAuthenticated: true,
      },
    });
    const employee = await t.alsMitarbeiter();
    expect((await employee.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "ADMINISTRATOR" })).status).toBe(
      403,
    );
  });
});
