import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  benutzer,
  mailsAn,
  OHNE_NACHFOLGE,
  person,
  PFAD,
  setRolle,
  statusVon,
  zeilenVon,
} from "../../support/benutzerverwaltung";
import { zeileVon } from "../../support/verbundZeilen";

const FIRMA = FIRMEN.maschinenbau;
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const look = (browser: Browser, uuid: string = FIRMA.uuid) =>
  browser.post(`/v1/support/unternehmen/${uuid}/ansehen`, {});
const list = async (browser: Browser, query = "") => (await browser.get(`/v1/support/unternehmen${query}`)).body;
const namen = async (browser: Browser, query: string) =>
  listOf((await list(browser, query)).data).map(({ firma }) => firma);
const filter = (werte: object) => `?filter=${encodeURIComponent(JSON.stringify(werte))}`;

/** The reads about one company. */
const LESEN = [
  "/v1/unternehmen/stammdaten",
  "/v1/unternehmen/stammdaten/fassungen",
  "/v1/unternehmen/stammdaten/stand/2026-01-01",
  "/v1/unternehmen/verbundene",
  "/v1/unternehmen/verbundstand",
  "/v1/unternehmen/wirtschaftsjahre",
  "/v1/unternehmen/kmu",
  "/v1/unternehmen/kmu/zahlen",
];

describe("die Liste der Unternehmen", () => {
  it.each(["support", "qm", "admin"] as const)("zeigt %s alle Unternehmen nach ihrem Namen", async (wer) => {
    const { data, total } = await list(await t.als(wer));
    expect(total).toBe(Object.keys(FIRMEN).length);
    const gezeigt = listOf(data).map(({ firma }) => textOf(firma));
    expect(gezeigt).toEqual(gezeigt.toSorted((a, b) => a.localeCompare(b, "de")));
    expect(data).toContainEqual(expect.objectContaining({ uuid: FIRMA.uuid, firma: FIRMA.firma, ort: "Berlin" }));
  });

  it("zeigt niemandem sonst etwas", async () => {
    for (const browser of [await t.alsBevollmaechtigter(), await t.alsMitarbeiter()]) {
      expect((await list(browser)).httpSubStatus).toBe("403.10");
      expect((await look(browser)).body.httpSubStatus).toBe("403.10");
    }
    expect((await list(t.browser())).httpSubStatus).toBe("401.20");
  });

  it("findet Namen, Orte und Steuernummern, filtert und sortiert", async () => {
    const support = await t.alsSupport();
    expect(await namen(support, `?suche=${encodeURIComponent(FIRMA.firma.slice(2, 9).toUpperCase())}`)).toEqual([
      FIRMA.firma,
    ]);
    expect(await namen(support, `?suche=${FIRMA.steuernummer.slice(0, 4)}%2F${FIRMA.steuernummer.slice(4)}`)).toEqual([
      FIRMA.firma,
    ]);
    expect(await namen(support, "?suche=%25")).toEqual([]);
    expect(await namen(support, filter({ ort: "<Ohne Wert>" }))).toEqual([]);
    expect(await namen(support, filter({ rechtsform: "AG###GMBH", ort: "berl" }))).toHaveLength(
      Object.keys(FIRMEN).length,
    );
    expect(await namen(support, filter({ rechtsform: "AG" }))).toEqual([]);
    const steigend = await namen(support, "?sort=firma:asc");
    expect(await namen(support, "?sort=firma:desc")).toEqual(steigend.toReversed());
    expect(await namen(support, "?size=10&page=5")).toEqual([]);
  });

  it.each(["?sort=passwort:asc", "?sort=firma:auf", filter({ stammdaten: "x" }), filter({ erstelltAm: "gestern" })])(
    "weist ab, was die Tabelle nicht hat: %s",
    async (query) => {
      expect((await list(await t.alsSupport(), query)).httpSubStatus).toBe("422.10");
    },
  );
});

describe("ein Unternehmen ansehen", () => {
  it.each(["support", "qm", "admin"] as const)("lässt %s alles lesen und nichts ändern", async (wer) => {
    const stab = await t.als(wer);
    expect((await look(stab)).status).toBe(200);
    const antworten = await Promise.all(LESEN.map(async (pfad) => (await stab.get(pfad)).status));
    expect(antworten).toEqual(LESEN.map(() => 200));
    const chefin = await t.alsBevollmaechtigter();
    const { body: neu } = await chefin.post("/v1/unternehmen/verbundene", { werte: zeileVon("Tochter").werte });
    const zeile = `/v1/unternehmen/verbundene/${textOf(neu.uuid)}`;
    expect([(await stab.get(zeile)).status, (await stab.get(`${zeile}/fassungen`)).status]).toEqual([200, 200]);
    const zurueck = await stab.post(`${zeile}/fassungen/1/wiederherstellung`, { revision: 1 });
    expect(zurueck.body.httpSubStatus).toBe("403.10");
    const stammdaten = (await stab.get("/v1/unternehmen/stammdaten")).body;
    expect(stammdaten).toMatchObject({ unternehmenUuid: FIRMA.uuid, rechte: { bearbeiten: false } });
    expect(stammdaten).not.toHaveProperty("ticket");
    const eingabe = { revision: 1, werte: { ort: "Potsdam" }, art: "BERICHTIGUNG", gueltigAb: null };
    expect((await stab.put("/v1/unternehmen/stammdaten", eingabe)).body.httpSubStatus).toBe("403.10");
    expect((await stab.post("/v1/unternehmen/verbundene", { werte: {} })).body.httpSubStatus).toBe("403.10");
    expect((await stab.get("/v1/sitzung")).body).toMatchObject({
      benutzer: { unternehmenUuid: null, angesehen: { uuid: FIRMA.uuid, name: FIRMA.firma } },
    });
  });

  it("steht mit Rolle und Unternehmen im Protokoll", async () => {
    await look(await t.alsQm());
    const zeilen = await t.dienste.db.select().from(audit).where(eq(audit.vorgang, "UNTERNEHMEN_ANGESEHEN"));
    expect(zeilen).toMatchObject([{ benutzerUuid: MENSCHEN.qm.uuid, von: "QUALITAETSMANAGEMENT", nach: FIRMA.uuid }]);
  });

  it("endet auf Wunsch und mit einer anderen Rolle; ein unbekanntes Unternehmen wird nicht gefunden", async () => {
    const admin = await t.alsAdmin();
    expect((await look(admin, UNBEKANNT)).status).toBe(404);
    expect((await admin.get("/v1/unternehmen/stammdaten")).body.httpSubStatus).toBe("403.30");
    await look(admin);
    await admin.post("/v1/benutzer/unternehmen/abwaehlen", {});
    expect((await admin.get("/v1/unternehmen/stammdaten")).body.httpSubStatus).toBe("403.30");
    await look(admin);
    await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    expect((await admin.get("/v1/unternehmen/stammdaten")).body.httpSubStatus).toBe("403.30");
  });

  it("gibt kein Recht an Anträgen, Siegel oder Kalender des Unternehmens", async () => {
    const support = await t.alsSupport();
    await look(support);
    for (const pfad of ["/v1/siegel", "/v1/kalender", "/v1/benutzerverwaltung/verlassen"])
      expect((await support.get(pfad)).body.httpSubStatus).toBe("403.10");
    expect((await support.post("/v1/antraege", {})).body.httpSubStatus).toBe("403.10");
  });
});

describe("Benutzer eines Unternehmens, das angesehen wird", () => {
  const rolle = { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" };

  it("verwaltet die Administration und niemand sonst vom Stab", async () => {
    const admin = await t.alsAdmin();
    await look(admin);
    expect(await zeilenVon(admin)).not.toHaveLength(0);
    expect((await setRolle(admin, "kollege", rolle)).status).toBe(200);
    expect((await admin.post(`${PFAD}/einladungen`, person("neu@example.org"))).status).toBe(200);
    expect((await admin.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE)).status).toBe(200);
    expect(await statusVon(admin, MENSCHEN.mitarbeit.email)).toBe("DEAKTIVIERT");
    for (const wer of ["support", "qm"] as const) {
      const stab = await t.als(wer);
      await look(stab);
      expect((await stab.get(PFAD)).body.httpSubStatus).toBe("403.10");
      expect((await setRolle(stab, "kollege", rolle)).body.httpSubStatus).toBe("403.10");
      expect((await stab.post(benutzer("kollege", "entfernen"), OHNE_NACHFOLGE)).body.httpSubStatus).toBe("403.10");
    }
  });

  it("bleibt nie ohne bevollmächtigte Person, auch nicht durch die Administration", async () => {
    const admin = await t.alsAdmin();
    await look(admin);
    const entfernt = await admin.post(benutzer("bevollmaechtigt", "entfernen"), OHNE_NACHFOLGE);
    expect(entfernt.body.httpSubStatus).toBe("409.60");
    const herab = await setRolle(admin, "bevollmaechtigt", { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" });
    expect(herab.body.httpSubStatus).toBe("409.60");
  });

  it("erreicht niemanden aus einem anderen Unternehmen", async () => {
    const admin = await t.alsAdmin();
    await look(admin);
    expect((await setRolle(admin, "fremd", { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" })).status).toBe(404);
    expect((await admin.post(benutzer("fremd", "entfernen"), OHNE_NACHFOLGE)).status).toBe(404);
  });

  it("erfährt, dass die Bescheinigungsstelle gehandelt hat", async () => {
    const admin = await t.alsAdmin();
    await look(admin);
    await setRolle(admin, "kollege", rolle);
    const chefin = await t.alsBevollmaechtigter();
    const [erste] = listOf((await chefin.get("/v1/nachrichten")).body.data);
    const { body } = await chefin.get(`/v1/nachrichten/${textOf(erste?.uuid)}`);
    expect(JSON.stringify(body)).toContain("Die Rolle hat die Bescheinigungsstelle vergeben.");
    expect(JSON.stringify(body)).not.toContain("Ada Min");
    expect(await mailsAn(t, MENSCHEN.kollege.email)).not.toHaveLength(0);
  });
});
