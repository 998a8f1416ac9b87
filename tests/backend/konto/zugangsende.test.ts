import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { erinnerungswahl } from "~/server/backend/storage/schema/erinnerungswahl";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { FIRMEN, MENSCHEN, PASSWORT, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  benutzer,
  mailsAn,
  OHNE_NACHFOLGE,
  person,
  PFAD,
  statusVon,
  von,
  withZweiter,
  zeilenVon,
} from "../../support/benutzerverwaltung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

describe("Ende des Zugangs", () => {
  it.each(["entfernen", "deaktivieren"] as const)(
    "beendet Sitzungen, Rechte, Kalender, Erinnerungen und Aufbewahrtes: %s",
    async (art) => {
      const bea = await t.alsBevollmaechtigter();
      const max = await t.alsMitarbeiter();
      const uuid = textOf((await max.post("/v1/antraege", {})).body.uuid);
      const pfad = textOf((await max.post("/v1/kalender")).body.pfad);
      const token = pfad.split("/")[2] ?? "";
      await max.ruf("PUT", "/v1/kalender/erinnerungen", { json: { tage: [3] } });
      expect((await t.ruf("GET", `/v1/kalender/${token}`)).status).toBe(200);
      const geparkt = { benutzerUuid: von("mitarbeit"), unternehmenUuid: FIRMEN.maschinenbau.uuid, antragUuid: uuid };
      await t.dienste.db.insert(geparkteEingabe).values({
        ...geparkt,
        uuid: crypto.randomUUID(),
        gegenstandUuid: uuid,
        schluessel: crypto.randomUUID(),
        inhalt: "verschlüsselt",
        geparktAm: t.uhr.now(),
      });
      expect((await bea.post(benutzer("mitarbeit", art), OHNE_NACHFOLGE)).body).toEqual({
        name: "Max Arbeit",
        uebergeben: 0,
      });
      expect((await max.get(`/v1/antraege/${uuid}`)).status).toBe(401);
      expect((await max.post("/v1/auth/token/refresh")).status).toBe(401);
      expect((await t.ruf("GET", `/v1/kalender/${token}`)).status).toBe(404);
      expect(await t.dienste.db.select().from(geparkteEingabe)).toEqual([]);
      expect(await t.dienste.db.select().from(erinnerungswahl)).toEqual([]);
      const rechte = "SELECT count(*)::int AS n FROM antrag_recht WHERE benutzer_uuid = $1";
      expect((await t.dienste.pool.query(rechte, [von("mitarbeit")])).rows).toEqual([{ n: 0 }]);
      expect((await mailsAn(t, MENSCHEN.mitarbeit.email)).map(({ subject }) => subject)).toEqual([
        art === "entfernen"
          ? "Ihr Zugang zu einem Unternehmen wurde entfernt"
          : "Ihr Zugang zu einem Unternehmen wurde deaktiviert",
      ]);
      expect(await mailsAn(t, MENSCHEN.bevollmaechtigt.email)).toHaveLength(1);
      expect(await statusVon(bea, MENSCHEN.mitarbeit.email)).toBe(art === "entfernen" ? undefined : "DEAKTIVIERT");
      const wieder = t.browser();
      await wieder.login(MENSCHEN.mitarbeit.email, PASSWORT);
      expect((await wieder.post(`/v1/benutzer/unternehmen/${FIRMEN.maschinenbau.uuid}/waehlen`)).status).toBe(404);
    },
  );

  it("lässt Sitzungen für ein anderes Unternehmen und dessen Kalender weiterlaufen", async () => {
    const { kai } = await withZweiter(t);
    const software = await t.als("bevollmaechtigt", "software");
    const pfad = textOf((await software.post("/v1/kalender")).body.pfad);
    expect((await kai.post(benutzer("bevollmaechtigt", "entfernen"), OHNE_NACHFOLGE)).status).toBe(200);
    expect((await software.get(PFAD)).status).toBe(200);
    expect((await t.ruf("GET", `/v1/kalender/${pfad.split("/")[2] ?? ""}`)).status).toBe(200);
  });

  it("gibt Deaktivierten Rolle und Zugang zurück, aber keine Rechte an Anträgen", async () => {
    const bea = await t.alsBevollmaechtigter();
    const max = await t.alsMitarbeiter();
    await max.post("/v1/antraege", {});
    await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: true });
    await bea.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE);
    expect((await bea.post(`${PFAD}/einladungen`, person(MENSCHEN.mitarbeit.email))).body.errors).toMatchObject([
      { property: "email", message: expect.stringContaining("deaktiviert") as string },
    ]);
    expect((await bea.post(benutzer("mitarbeit", "reaktivieren"))).body).toEqual({ name: "Max Arbeit", wartet: false });
    const zeile = (await zeilenVon(bea)).find(({ email }) => textOf(email) === MENSCHEN.mitarbeit.email);
    expect(zeile).toMatchObject({ status: "AKTIV", rolle: "MITARBEITER", anzahlAntraege: 0, darfStammdaten: true });
    expect((await (await t.alsMitarbeiter()).get("/v1/antraege")).body).toMatchObject({ total: 0 });
    expect((await bea.post(benutzer("mitarbeit", "reaktivieren"))).status).toBe(404);
  });

  it("entfernt auch Deaktivierte endgültig", async () => {
    const bea = await t.alsBevollmaechtigter();
    await bea.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE);
    expect((await bea.post(benutzer("mitarbeit", "entfernen"), OHNE_NACHFOLGE)).status).toBe(200);
    expect(await statusVon(bea, MENSCHEN.mitarbeit.email)).toBeUndefined();
  });

  it("lässt niemanden sich selbst deaktivieren", async () => {
    const { bea } = await withZweiter(t);
    const antwort = await bea.post(benutzer("bevollmaechtigt", "deaktivieren"), OHNE_NACHFOLGE);
    expect(antwort.body.userMessage).toContain("nicht selbst deaktivieren");
  });

  it("lässt Mitarbeitende das Unternehmen verlassen; ihre Sitzung wählt danach ein anderes, andere enden", async () => {
    const max = await t.alsMitarbeiter();
    const zweite = await t.alsMitarbeiter();
    expect((await max.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE)).body).toEqual({ name: "Max Arbeit", uebergeben: 0 });
    expect((await max.get("/v1/antraege")).body.code).toBe("UNTERNEHMEN_ERFORDERLICH");
    expect((await max.get("/v1/benutzer/unternehmen")).body).toEqual({ data: [] });
    expect((await zweite.get("/v1/antraege")).status).toBe(401);
  });
});
