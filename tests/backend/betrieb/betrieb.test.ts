import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readBetriebsstand } from "~/server/backend/storage/wartungsfensterStore";
import { guard } from "~/server/backend/live/anmeldeWache";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const SITZUNGEN = "/v1/wartung/sitzungen";
const ARCHIV = "/v1/wartung/archiv";
const ENTWUERFE = "/v1/wartung/entwuerfe";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => t.stop());
beforeEach(async () => {
  admin = await t.alsAdmin();
});

const wege: [string, string, object][] = [
  ["POST", `${SITZUNGEN}/vorschau`, { unternehmen: null, grund: "Vorfall" }],
  ["POST", `${SITZUNGEN}/beenden`, { unternehmen: null, grund: "Vorfall" }],
  ["GET", ARCHIV, {}],
  ["POST", `${ARCHIV}ieren`, {}],
  ["GET", ENTWUERFE, {}],
  ["POST", `${ENTWUERFE}/entfernen`, { grund: "Platz" }],
];
const audit = async (vorgang: string) =>
  (
    await t.dienste.pool.query<{ nach: string; grund: string }>(
      "SELECT nach, grund FROM audit WHERE vorgang = $1 ORDER BY lfd",
      [vorgang],
    )
  ).rows;
const isAngemeldet = async (browser: Browser) => (await browser.get("/v1/benutzer/eingeloggt")).status === 200;

describe("wer das darf", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "datenschutz"] as const)(
    "nicht %s",
    async (wer) => {
      const browser = await t.als(wer);
      for (const [methode, pfad, json] of wege)
        expect((await browser.ruf(methode, pfad, methode === "GET" ? {} : { json })).body.code, pfad).toBe(
          "KEIN_ZUGRIFF",
        );
    },
  );

  it("niemand ohne Anmeldung", async () => {
    for (const [methode, pfad, json] of wege)
      expect((await t.ruf(methode, pfad, methode === "GET" ? {} : { json })).status, pfad).toBe(401);
  });
});

describe("Sitzungen beenden", () => {
  it("eines Unternehmens: alle seiner Mitglieder, wofür sie auch gerade arbeiten, und sonst niemandes", async () => {
    const [eine, andere, fremd, support] = [
      await t.als("bevollmaechtigt"),
      await t.als("bevollmaechtigt", "software"),
      await t.alsFremder(),
      await t.alsSupport(),
    ];
    const eingabe = { unternehmen: FIRMEN.maschinenbau.uuid, grund: "Verdacht" };
    const vorschau = await admin.post(`${SITZUNGEN}/vorschau`, eingabe);
    expect(vorschau.body.firma).toBe("Beispiel Maschinenbau GmbH");
    const { body } = await admin.post(`${SITZUNGEN}/beenden`, eingabe);
    expect(body).toEqual(vorschau.body);
    expect([await isAngemeldet(eine), await isAngemeldet(andere)]).toEqual([false, false]);
    expect([await isAngemeldet(fremd), await isAngemeldet(support), await isAngemeldet(admin)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await audit("wartung.abgemeldet")).toEqual([{ nach: FIRMEN.maschinenbau.uuid, grund: "Verdacht" }]);
    // One line for each person, however many sessions ended, and it stands in the time line.
    const { uuid } = MENSCHEN.bevollmaechtigt;
    const zeilen = (await audit("support.mitAllenAbgemeldet")).filter(({ grund }) => grund.startsWith(uuid));
    expect(zeilen).toEqual([{ nach: null, grund: `${uuid} Verdacht` }]);
    const verlauf = await support.get(`/v1/support/benutzer/${uuid}/verlauf`);
    expect(listOf(verlauf.body.data)[0]).toMatchObject({
      ereignis: "support.mitAllenAbgemeldet",
      wer: "Ada Min",
      grund: "Verdacht",
    });
  });

  it("aller: auch die andere der Administration, die eigene bleibt; ein zweites Mal ist niemand mehr da", async () => {
    const zweite = await t.alsAdmin();
    const wer = [await t.alsBevollmaechtigter(), await t.alsFremder(), await t.alsSupport(), zweite];
    const schluessel = crypto.randomUUID();
    const eingabe = { unternehmen: null, grund: "Vorfall" };
    const beendet = await admin.post(`${SITZUNGEN}/beenden`, eingabe, { schluessel });
    expect(Number(beendet.body.sitzungen)).toBeGreaterThanOrEqual(4);
    for (const browser of wer) expect(await isAngemeldet(browser)).toBe(false);
    expect(await isAngemeldet(admin)).toBe(true);
    expect((await admin.post(`${SITZUNGEN}/beenden`, eingabe, { schluessel })).body).toEqual(beendet.body);
    expect((await admin.post(`${SITZUNGEN}/beenden`, eingabe)).body).toMatchObject({ sitzungen: 0, personen: 0 });
  });

  it("zwei zugleich beenden jede Sitzung einmal", async () => {
    const zweite = await t.alsAdmin();
    await t.alsFremder();
    const eingabe = { unternehmen: FIRMEN.chemie.uuid, grund: "Vorfall" };
    const antworten = await Promise.all([admin, zweite].map((wer) => wer.post(`${SITZUNGEN}/beenden`, eingabe)));
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(antworten.map(({ body }) => Number(body.personen)).toSorted()).toEqual([0, 1]);
  });

  it("schließt den Kanal der Betroffenen bei der nächsten Runde der Wache, alle zwei Sekunden", async () => {
    const fremd = await t.alsFremder();
    const { rows } = await t.dienste.pool.query<{ uuid: string }>(
      "SELECT uuid FROM sitzung ORDER BY erstellt_am DESC LIMIT 1",
    );
    const geschlossen: unknown[] = [];
    const stand = { zeile: { systemrolle: null }, benutzer: { systemRollen: [], unternehmen: null } };
    const teilnehmer = { gast: { uuid: rows[0]?.uuid, stand }, close: (grund: unknown) => geschlossen.push(grund) };
    await admin.post(`${SITZUNGEN}/beenden`, { unternehmen: FIRMEN.chemie.uuid, grund: "Vorfall" });
    await guard(t.dienste, [teilnehmer] as unknown as Parameters<typeof guard>[1]);
    expect(geschlossen).toHaveLength(1);
    expect(await isAngemeldet(fremd)).toBe(false);
  });

  it.each([
    ["ohne Grund", { unternehmen: null, grund: " " }, "grund"],
    ["ein unbekanntes Unternehmen", { unternehmen: "99999999-9999-4999-8999-999999999999", grund: "x" }, "unternehmen"],
    ["keines", { unternehmen: "", grund: "x" }, "unternehmen"],
  ])("nicht: %s", async (_, eingabe, property) => {
    const fremd = await t.alsFremder();
    for (const weg of ["vorschau", "beenden"])
      expect((await admin.post(`${SITZUNGEN}/${weg}`, eingabe)).body).toMatchObject({ errors: [{ property }] });
    expect(await isAngemeldet(fremd)).toBe(true);
  });
});

describe("jetzt archivieren", () => {
  it("sagt, wie viele es waren, auch wenn keiner zu schließen war, und vermerkt es", async () => {
    expect((await admin.get(ARCHIV)).body).toEqual({ letzter: null });
    expect((await admin.post(`${ARCHIV}ieren`, {})).body).toEqual({ archiviert: 0, gescheitert: 0, istFertig: true });
    expect((await admin.get(ARCHIV)).body.letzter).toMatchObject({
      archiviert: 0,
      beendetAm: t.uhr.now().toISOString(),
    });
    expect(await audit("wartung.archivieren")).toHaveLength(1);
  });

  it("schließt, was seit zwölf Monaten nicht mehr offen ist, und nur das", async () => {
    const chefin = await t.alsBevollmaechtigter();
    const imAlter = async (tage: number) => {
      const { uuid } = await create(chefin, `Seit ${String(tage)} Tagen zurückgezogen`);
      await t.dienste.pool.query(
        "UPDATE antrag SET status = 'ZURUECKGEZOGEN', status_seit = $2, antragsnummer = $3 WHERE uuid = $1",
        [uuid, new Date(t.uhr.now().getTime() - tage * 86_400_000), `A-${uuid}`],
      );
      return uuid;
    };
    const antraege = [await imAlter(400), await imAlter(370), await imAlter(330)];
    const ergebnis = { archiviert: 2, gescheitert: 0 };
    expect((await admin.post(`${ARCHIV}ieren`, {})).body).toEqual({ ...ergebnis, istFertig: true });
    expect((await admin.get(ARCHIV)).body.letzter).toMatchObject(ergebnis);
    const { rows } = await t.dienste.pool.query<{ uuid: string; status: string }>(
      "SELECT uuid, status FROM antrag WHERE uuid = ANY($1)",
      [antraege],
    );
    const status = new Map(rows.map((zeile) => [zeile.uuid, zeile.status]));
    expect(antraege.map((uuid) => status.get(uuid))).toEqual(["GESCHLOSSEN", "GESCHLOSSEN", "ZURUECKGEZOGEN"]);
  });

  it("lehnt einen zweiten Lauf ab, solange einer läuft; ein verwaister steht nach zehn Minuten nicht mehr im Weg", async () => {
    await t.dienste.pool.query("INSERT INTO archivlauf (begonnen_am) VALUES ($1)", [t.uhr.now()]);
    const abgelehnt = await admin.post(`${ARCHIV}ieren`, {});
    expect(abgelehnt.body.code).toBe("STATUS_NICHT_ERLAUBT");
    expect(textOf(abgelehnt.body.userMessage)).toContain("läuft gerade schon");
    t.uhr.vor({ minuten: 11 });
    admin = await t.alsAdmin();
    expect((await admin.post(`${ARCHIV}ieren`, {})).status).toBe(200);
  });
});

describe("die gebrochene Kette", () => {
  it("steht auf jeder Seite der Administration und sonst bei niemandem, ohne eine Anweisung je Seite", async () => {
    const support = await t.alsSupport();
    await t.dienste.pool.query(
      "INSERT INTO kettenpruefung (angefordert_am, beendet_am, anzahl_befunde) VALUES ($1, $1, 2)",
      [t.uhr.now()],
    );
    t.dienste.betriebsstand.forget();
    expect((await readBetriebsstand(t.dienste.db)).isKetteGebrochen).toBe(true);
    expect((await admin.get("/v1/sitzung")).body.isKetteGebrochen).toBe(true);
    expect((await support.get("/v1/sitzung")).body.isKetteGebrochen).toBe(false);
    expect((await t.ruf("GET", "/v1/sitzung")).body.isKetteGebrochen).toBe(false);
    t.statements.length = 0;
    await admin.get("/v1/sitzung");
    expect(t.statements.filter((sql) => sql.includes("kettenpruefung"))).toEqual([]);
  });
});

describe("gelöschte Entwürfe", () => {
  const stand = async () => (await admin.get(ENTWUERFE)).body;
  const removeNow = (grund: string, schluessel = crypto.randomUUID()) =>
    admin.post(`${ENTWUERFE}/entfernen`, { grund }, { schluessel });

  it("werden erst nach 30 Tagen entfernt, auch von Hand, mit Grund und Zahl im Protokoll", async () => {
    const vorher = Number((await stand()).aufbewahrt);
    const person = await t.alsBevollmaechtigter();
    const [alt, neu] = [await create(person, "Alt"), await create(person, "Neu")];
    for (const { uuid } of [alt, neu]) expect((await person.delete(`/v1/antraege/${uuid}`)).status).toBe(200);
    expect(await stand()).toEqual({ aufbewahrt: vorher + 2, faellig: 0, aeltesterSeit: t.uhr.now().toISOString() });
    expect((await removeNow("Zu früh")).body).toEqual({ entfernt: 0 });
    await t.eigentuemer.query(
      "UPDATE antrag SET geloescht_am = geloescht_am - interval '30 days 1 minute' WHERE uuid = $1",
      [alt.uuid],
    );
    expect(await stand()).toMatchObject({ aufbewahrt: vorher + 2, faellig: 1 });
    const schluessel = crypto.randomUUID();
    expect((await removeNow("Löschkonzept", schluessel)).body).toEqual({ entfernt: 1 });
    expect((await removeNow("Löschkonzept", schluessel)).body).toEqual({ entfernt: 1 });
    expect(await stand()).toMatchObject({ aufbewahrt: vorher + 1, faellig: 0 });
    const { rows } = await t.dienste.pool.query("SELECT uuid FROM antrag WHERE uuid IN ($1, $2)", [alt.uuid, neu.uuid]);
    expect(rows).toEqual([{ uuid: neu.uuid }]);
    expect(await audit("wartung.entwuerfeEntfernt")).toEqual([
      { nach: "0 Entwürfe", grund: "Zu früh" },
      { nach: "1 Entwürfe", grund: "Löschkonzept" },
    ]);
  });

  it("nicht ohne Grund", async () => {
    expect((await removeNow("  ")).body).toMatchObject({ errors: [{ property: "grund" }] });
  });
});
