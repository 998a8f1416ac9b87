import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stammdaten } from "~/domain/unternehmen/stammdaten";
import { listZertifikate } from "~/server/backend/storage/nezoZertifikate";
import { listMailStoerungen } from "~/server/backend/usecases/mail/listMailStoerungen";
import { listOf, startBackend, textOf, type Browser, type TestBackend } from "../../support/backend";
import { checkKetten } from "../../support/manipulation";
import { tokenAus } from "../../support/registrierung";

const PASSWORT = "Beispiel-Passwort-2026";
const ALLE_STATUS = [
  "IN_BEARBEITUNG",
  "EINGEREICHT",
  "IN_PRUEFUNG",
  "UNTERLAGEN_NACHGEFORDERT",
  "BESCHEID_LIEGT_VOR",
  "ZURUECKGEZOGEN",
  "WIDERSPRUCH_EINGEREICHT",
  "WS_BESCHEID_LIEGT_VOR",
  "WIDERSPRUCH_ZURUECKGEZOGEN",
  "WIDERSPRUCH_GESCHLOSSEN",
  "RUECKZUG_WIRD_UEBERMITTELT",
  "GESCHLOSSEN",
  "GELOESCHT",
  "WIRD_UEBERMITTELT",
];
let b: TestBackend;
beforeAll(async () => {
  b = await startBackend();
  // As a start does it: the texts are there before the demo is.
  await b.backend.migrate();
  await b.eigentuemer.query("TRUNCATE benutzer, unternehmen CASCADE");
  // A real clock goes on meanwhile.
  const { now } = b.uhr;
  const start = now().getTime();
  let blicke = 0;
  b.uhr.now = () => new Date(start + blicke++);
  await Promise.all([b.backend.seedDemo(), b.backend.seedDemo()]);
  b.uhr.now = now;
  b.uhr.vor({ sekunden: 60 });
});
afterAll(() => b.stop());

async function report(email: string): Promise<Browser> {
  const browser = b.browser();
  const stand = await browser.login(email, PASSWORT);
  expect(stand.status).toBe(200);
  if (textOf(stand.body.state) === "AUTHENTICATED") return browser;
  const mail = (await b.clearAusgang()).findLast(({ to }) => to === email);
  const tan = textOf(/\b\d{6}\b/.exec(mail?.text ?? "")?.[0]);
  expect((await browser.ruf("POST", "/v1/auth/token/tan", { form: { tan } })).body).toMatchObject({
    state: "AUTHENTICATED",
  });
  return browser;
}

describe("Demo-Daten", () => {
  it("stehen mit allen Belegen und Bescheiden so da, wie die Ketten es sagen", async () => {
    const { funde, bericht } = await checkKetten(b);
    expect(funde).toEqual([]);
    expect(bericht.belege).toBeGreaterThan(0);
  });

  it("nennen bei jedem Start dieselben Zugänge", async () => {
    const zugaenge = await b.backend.seedDemo();
    expect(zugaenge.map(({ email }) => email)).toEqual([
      "bevollmaechtigt@example.org",
      "mitarbeit@example.org",
      "pflicht@example.org",
      "fremd@example.org",
      "support@example.org",
      "qm@example.org",
      "datenschutz@example.org",
      "admin@example.org",
    ]);
    expect(new Set(zugaenge.map(({ passwort }) => passwort))).toEqual(new Set([PASSWORT]));
  });

  it("haben eine vergangene und eine geplante Systemnachricht, und keine, die gerade gilt", async () => {
    const { rows } = await b.eigentuemer.query(
      `SELECT zielgruppe, anzeigen_bis < $1 AS vorbei, anzeigen_von > $1 AS geplant,
        (SELECT count(*)::int FROM systemnachricht_geschlossen WHERE systemnachricht_uuid = uuid) AS geschlossen
      FROM systemnachricht ORDER BY anzeigen_von`,
      [b.uhr.now().toISOString()],
    );
    expect(rows).toEqual([
      { zielgruppe: "ALLE", vorbei: true, geplant: false, geschlossen: 2 },
      { zielgruppe: "ROLLEN", vorbei: false, geplant: true, geschlossen: 0 },
    ]);
  });

  it("zeigen auf den Seiten des Stabs, was auf jemanden wartet, ohne dass etwas davon ein Alarm ist", async () => {
    const admin = await report("admin@example.org");
    await admin.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "ADMINISTRATOR" });
    const mails = await b.eigentuemer.query<{ empfaenger: string; isFort: boolean }>(
      `SELECT empfaenger, aufgegeben_am IS NOT NULL AND text = '' AS "isFort" FROM mail_ausgang
       WHERE letzter_fehler IS NOT NULL ORDER BY nummer`,
    );
    expect(mails.rows).toEqual([
      { empfaenger: "vergessen@example.org", isFort: true },
      { empfaenger: "ehemals@example.org", isFort: true },
      { empfaenger: "ausgang@example.org", isFort: false },
    ]);
    expect(await listMailStoerungen(b.dienste)).toEqual([]);
    const { body } = await admin.get("/v1/wartung/uebermittlungen");
    expect(listOf(body.data)).toMatchObject([
      { art: "WIDERSPRUCH", grund: "Das Fachverfahren konnte das Dokument nicht zuordnen." },
    ]);
    const texte = listOf((await admin.get("/v1/hilfetexte/verwaltung?bereich=wirtschaftsjahr")).body.data);
    expect(texte.length).toBeGreaterThan(2);
    const { rows } = await b.eigentuemer.query<{ art: string; stand: string; anzahl: number }>(
      `SELECT art, CASE WHEN gilt_ab IS NULL THEN 'ENTWURF' WHEN gilt_ab > $1 THEN 'GEPLANT' ELSE 'GILT' END AS stand,
        count(*)::int AS anzahl FROM textfassung GROUP BY 1, 2 ORDER BY 1, 2`,
      [b.uhr.now().toISOString()],
    );
    expect(rows).toEqual([
      { art: "HILFE", stand: "ENTWURF", anzahl: 1 },
      { art: "HILFE", stand: "GEPLANT", anzahl: 1 },
      { art: "HILFE", stand: "GILT", anzahl: 2 },
      { art: "HINWEIS", stand: "ENTWURF", anzahl: 1 },
    ]);
    const mitVersionen = await b.eigentuemer.query<{ uuid: string }>(
      "SELECT uuid FROM hilfetext WHERE bereich = 'wirtschaftsjahr' AND feld = 'bemerkung'",
    );
    const text = (await admin.get(`/v1/hilfetexte/texte/${textOf(mitVersionen.rows[0]?.uuid)}`)).body;
    const fassungen = listOf(text.fassungen);
    expect(textOf(fassungen[0]?.quelle)).toContain("- ein Standortwechsel");
    expect(fassungen).toMatchObject([
      { nummer: 2, von: "Quirin Qualitas" },
      { nummer: 1, von: "Quirin Qualitas" },
      { nummer: 0, giltAb: null },
    ]);
    const logs = listOf((await admin.get("/v1/wartung/protokoll?suche=wartung.beendet")).body.data);
    expect(logs).toMatchObject([{ vorgang: "wartung.beendet" }]);
    expect((await admin.get("/v1/wartung/fenster")).body).toMatchObject({ fenster: null });
    const offene = listOf((await admin.get("/v1/support/zugangsaenderungen")).body.data);
    expect(offene).toMatchObject([{ name: "Vera Vertretung", art: "ADRESSE", stand: "BEANTRAGT" }]);
    const vera = await report("vertretung@example.org");
    const firmen = listOf((await vera.get("/v1/benutzer/unternehmen")).body.data);
    await vera.post(`/v1/benutzer/unternehmen/${textOf(firmen[0]?.uuid)}/waehlen`);
    expect(textOf((await vera.get("/v1/benutzer/ansicht")).body.bis)).toMatch(/^20/);
  });

  it("haben im Verlauf Anmeldungen, eine Sperre mit Grund und eine beendete Ansicht des Supports", async () => {
    const support = await report("support@example.org");
    await support.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "SUPPORT_MITARBEITER" });
    const find = async (email: string) => {
      const uuid = textOf(listOf((await support.get(`/v1/support/benutzer?suche=${email}`)).body.data)[0]?.uuid);
      const { body } = await support.get(`/v1/support/benutzer/${uuid}`);
      const zeilen = listOf((await support.get(`/v1/support/benutzer/${uuid}/verlauf`)).body.data);
      return { person: body, zeilen, ereignisse: zeilen.map(({ ereignis }) => textOf(ereignis)) };
    };
    const gesa = await find("gesperrt@example.org");
    expect(gesa.person).toMatchObject({
      status: "GESPERRT",
      sperrgrund: "Viele Anmeldeversuche, telefonisch mit der Person geklärt",
      anzahlJeArt: { ANMELDUNGEN: 1, ABGELEHNTE: 3, SPERREN: 2 },
    });
    expect(gesa.ereignisse.slice(0, 2)).toEqual(["support.sperren", "ANMELDUNG_GESPERRT"]);
    // As many as there are lines of them.
    expect(gesa.zeilen[1]?.grund).toBe("3 falsche Eingaben in Folge");
    const vera = await find("vertretung@example.org");
    for (const ereignis of ["ANMELDUNG", "ANMELDUNG_ABGELEHNT", "support.ansicht", "support.ansichtEnde"])
      expect(vera.ereignisse).toContain(ereignis);
    const ihre = await report("vertretung@example.org");
    const firmen = listOf((await ihre.get("/v1/benutzer/unternehmen")).body.data);
    await ihre.post(`/v1/benutzer/unternehmen/${textOf(firmen[0]?.uuid)}/waehlen`);
    expect(listOf((await ihre.get("/v1/benutzer/ansicht")).body.data)).toMatchObject([
      { name: "Susi Support", laeuft: false, grund: "Frage zu einem Feld, das sie nicht fand" },
    ]);
  });

  it("zeigen in der Benutzerverwaltung jeden Stand", async () => {
    const browser = await report("bevollmaechtigt@example.org");
    const firmen = listOf((await browser.get("/v1/benutzer/unternehmen")).body.data);
    await browser.post(`/v1/benutzer/unternehmen/${textOf(firmen[0]?.uuid)}/waehlen`);
    const zeilen = listOf((await browser.get("/v1/benutzerverwaltung?size=0")).body.data);
    expect(Object.fromEntries(zeilen.map(({ email, status }) => [textOf(email).split("@")[0], status]))).toEqual({
      bevollmaechtigt: "AKTIV",
      vertretung: "AKTIV",
      mitarbeit: "AKTIV",
      pflicht: "AKTIV",
      ehemals: "DEAKTIVIERT",
      gesperrt: "GESPERRT",
      eingeladen: "EINGELADEN",
      vergessen: "ABGELAUFEN",
      wartet: "WARTET",
    });
  });

  it("fragen in jeder Nachforderung etwas anderes", async () => {
    const { rows } = await b.dienste.pool.query<{ fragen: number; verschiedene: number }>(
      "SELECT count(*)::int AS fragen, count(DISTINCT frage)::int AS verschiedene FROM nachforderung_frage",
    );
    expect(rows[0]?.fragen).toBeGreaterThan(2);
    expect(rows[0]?.verschiedene).toBe(rows[0]?.fragen);
  });

  it("werden nur einmal geladen, auch wenn zwei Prozesse zugleich beginnen", async () => {
    const count = async () => {
      const { rows } = await b.dienste.pool.query<Record<string, number>>(
        "SELECT (SELECT count(*)::int FROM benutzer) AS b, (SELECT count(*)::int FROM unternehmen) AS u, (SELECT count(*)::int FROM antrag) AS a, (SELECT count(*)::int FROM einladung) AS e",
      );
      return rows[0];
    };
    const vorher = await count();
    await b.backend.seedDemo();
    expect(vorher).toMatchObject({ b: 15, u: 3, e: 3 });
    expect(await count()).toEqual(vorher);
  });

  it.each([
    ["bevollmaechtigt@example.org", "UNTERNEHMENSMITARBEITER", ["Beispiel Maschinenbau GmbH", "Muster Software GmbH"]],
    ["mitarbeit@example.org", "UNTERNEHMENSMITARBEITER", ["Beispiel Maschinenbau GmbH"]],
    ["fremd@example.org", "UNTERNEHMENSMITARBEITER", ["Fremd Chemie AG"]],
    ["support@example.org", "SUPPORT_MITARBEITER", []],
    ["qm@example.org", "QUALITAETSMANAGEMENT", []],
    ["datenschutz@example.org", "DATENSCHUTZ", []],
    ["admin@example.org", "ADMINISTRATOR", []],
  ])("lassen sich benutzen: %s", async (email, systemRolle, firmen) => {
    const browser = await report(email);
    expect((await browser.get("/v1/benutzer/eingeloggt")).body).toMatchObject({ data: { systemRolle } });
    const unternehmen = listOf((await browser.get("/v1/benutzer/unternehmen")).body.data);
    expect(unternehmen.map(({ name }) => textOf(name))).toEqual(firmen);
  });

  it("enthalten eine Person mit vorgeschriebener, aber fehlender Zwei-Faktor-Authentifizierung", async () => {
    const browser = await report("pflicht@example.org");
    expect((await browser.get("/v1/benutzer/unternehmen")).body).toMatchObject({ code: "ZWEI_FAKTOR_ERFORDERLICH" });
  });

  it("enthalten eine offene Einladung, deren Mail im Ausgang liegt", async () => {
    const token = await tokenAus(b, "eingeladen@example.org");
    expect((await b.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } })).body).toMatchObject({
      unternehmenName: "Beispiel Maschinenbau GmbH",
      kontoVorhanden: false,
    });
  });

  it("haben Stammdaten nach den eigenen Regeln", async () => {
    const { rows } = await b.dienste.pool.query<{ stammdaten: unknown }>("SELECT stammdaten FROM unternehmen");
    for (const zeile of rows) expect(zeile.stammdaten).toMatchObject(stammdaten.parse(zeile.stammdaten));
  });

  it("haben Anträge in jedem Status und in beiden Versionen", async () => {
    const { rows } = await b.dienste.pool.query<{ status: string; version: string }>(
      "SELECT status, version FROM antrag",
    );
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([...ALLE_STATUS].sort());
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set(["V1", "V2"]));
  });

  it("geben dem nezo-Simulator je Unternehmen ein Zertifikat", async () => {
    const zertifikate = await listZertifikate(b.dienste.pool);
    expect(zertifikate.map(({ firma, steuernummer }) => [firma, steuernummer])).toEqual([
      ["Beispiel Maschinenbau GmbH", "2893081508152"],
      ["Fremd Chemie AG", "9143081508154"],
      ["Muster Software GmbH", "1137081508150"],
    ]);
    expect(new Set(zertifikate.map(({ kontoId }) => kontoId)).size).toBe(3);
  });
});
