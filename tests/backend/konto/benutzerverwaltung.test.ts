import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  benutzer,
  mailsAn,
  OHNE_NACHFOLGE,
  person,
  PFAD,
  setRolle,
  statusVon,
  von,
  withZweiter,
  zeilenVon,
} from "../../support/benutzerverwaltung";
import { tokenAus } from "../../support/registrierung";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const check = (token: string) => t.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } });

describe("Liste der Benutzer", () => {
  it("zeigt Bevollmächtigten alle Personen und Einladungen ihres Unternehmens und sonst nichts", async () => {
    const bea = await t.alsBevollmaechtigter();
    await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"));
    const data = await zeilenVon(bea);
    expect((await bea.get(PFAD)).body.total).toBe(6);
    expect(data.map(({ name }) => name)).toEqual([
      "Bea Vollmer",
      "Ines Ladung",
      "Kai Lege",
      "Max Arbeit",
      "Mia Tan",
      "Paul Flicht",
    ]);
    expect(data[0]).toMatchObject({
      uuid: von("bevollmaechtigt"),
      rolle: "BEVOLLMAECHTIGTER",
      status: "AKTIV",
      zweiterFaktor: "KEINER",
      letzteAnmeldungAm: "2026-03-02T09:00:00.000Z",
      anzahlAntraege: null,
      isSelbst: true,
    });
    expect(data[1]).toMatchObject({ isEinladung: true, status: "EINGELADEN", zweiterFaktor: null });
    expect(data[2]).toMatchObject({ letzteAnmeldungAm: null, anzahlAntraege: 0 });
  });

  it.each([
    ["?suche=LEGE", ["Kai Lege"]],
    ["?suche=neu.example", ["Ines Ladung"]],
    ['?filter={"rolle":"BEVOLLMAECHTIGTER"}', ["Bea Vollmer"]],
    ['?filter={"status":"EINGELADEN"}', ["Ines Ladung"]],
    ['?filter={"zweiterFaktor":"MAIL"}', ["Mia Tan"]],
    ['?filter={"letzteAnmeldungAm":"02.03.2026"}', ["Bea Vollmer"]],
    ['?filter={"name":"a","status":"AKTIV"}&sort=name:desc&size=2', ["Paul Flicht", "Mia Tan"]],
    ["?sort=status:desc,name:asc&size=1", ["Ines Ladung"]],
    ["?size=2&page=1", ["Kai Lege", "Max Arbeit"]],
  ])("sucht, filtert, sortiert und blättert: %s", async (query, namen) => {
    const bea = await t.alsBevollmaechtigter();
    await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"));
    expect((await zeilenVon(bea, encodeURI(query))).map(({ name }) => name)).toEqual(namen);
  });

  it.each([
    ["ALLE", ["Bea Vollmer"]],
    ["EINZELNE", ["Max Arbeit"]],
    ["KEINE", ["Kai Lege", "Mia Tan", "Paul Flicht"]],
    ["<Ohne Wert>", ["Ines Ladung"]],
  ])("filtert nach dem Zugriff auf Anträge, über den eine Einladung nichts sagt: %s", async (wert, namen) => {
    const bea = await t.alsBevollmaechtigter();
    await (await t.alsMitarbeiter()).post("/v1/antraege", {});
    await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"));
    const query = `?filter=${encodeURIComponent(JSON.stringify({ anzahlAntraege: wert }))}`;
    expect((await zeilenVon(bea, query)).map(({ name }) => name)).toEqual(namen);
  });

  it.each([
    "?sort=hash:asc",
    "?sort=name:quer",
    '?filter={"hash":"a"}',
    "?filter=[]",
    '?filter={"letzteAnmeldungAm":"x"}',
  ])("weist ab, was die Tabelle nicht kennt: %s", async (query) => {
    expect((await (await t.alsBevollmaechtigter()).get(`${PFAD}${encodeURI(query)}`)).status).toBe(422);
  });
});

describe("wer die Benutzer verwaltet", () => {
  const rufe: [string, string, object?][] = [
    ["GET", PFAD],
    ["POST", `${PFAD}/einladungen`, person("x@neu.example.org")],
    ["POST", `${PFAD}/einladungen/mehrere`, { einladungen: [person("x@neu.example.org")] }],
    ["PUT", benutzer("kollege", "rolle"), { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" }],
    ["PUT", benutzer("kollege", "stammdaten"), { darf: true }],
    ["PUT", benutzer("kollege", "vollmacht"), { zustimmung: true }],
    ["POST", benutzer("kollege", "entfernen"), OHNE_NACHFOLGE],
    ["POST", benutzer("kollege", "deaktivieren"), OHNE_NACHFOLGE],
    ["POST", benutzer("kollege", "reaktivieren")],
    ["GET", benutzer("kollege", "uebergabe")],
    ["PUT", `${PFAD}/zustimmung`, { an: true }],
  ];

  it("verwehrt Mitarbeitenden jeden Aufruf, auch mit dem Recht für Stammdaten", async () => {
    const bea = await t.alsBevollmaechtigter();
    await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: true });
    const max = await t.alsMitarbeiter();
    for (const [methode, pfad, json] of rufe) {
      expect((await max.ruf(methode, pfad, { json })).body.code, `${methode} ${pfad}`).toBe("KEIN_ZUGRIFF");
    }
  });

  it("findet für Fremde keine Person und keine Einladung des Unternehmens", async () => {
    const bea = await t.alsBevollmaechtigter();
    const uuid = textOf((await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"))).body.uuid);
    const fremd = await t.alsFremder();
    const einladung = `${PFAD}/einladungen/${uuid}`;
    const fremde: [string, string, object?][] = [
      ...rufe.filter(([, pfad]) => pfad.includes("/benutzer/")),
      ["POST", `${einladung}/erneuern`],
      ["PUT", `${einladung}/zustimmung`, { zustimmung: true }],
      ["DELETE", einladung],
    ];
    for (const [methode, pfad, json] of fremde) {
      const antwort = await fremd.ruf(methode, pfad, { json });
      const unbekannt = await fremd.ruf(methode, pfad.replace(von("kollege"), UNBEKANNT).replace(uuid, UNBEKANNT), {
        json,
      });
      expect([antwort.status, antwort.body.code], `${methode} ${pfad}`).toEqual([404, "NICHT_GEFUNDEN"]);
      expect(unbekannt.body.code).toBe("NICHT_GEFUNDEN");
    }
    expect((await zeilenVon(fremd)).map(({ name }) => name)).toEqual(["Franka Remd"]);
    expect(await statusVon(bea, "ines@neu.example.org")).toBe("EINGELADEN");
  });
});

describe("Einladungen", () => {
  it("gehen an mehrere zugleich oder an niemanden, mit jeder Meldung an ihrem Feld", async () => {
    const bea = await t.alsBevollmaechtigter();
    const senden = (...einladungen: object[]) => bea.post(`${PFAD}/einladungen/mehrere`, { einladungen });
    const falsch = await senden(
      person("a@neu.example.org"),
      { ...person("keine adresse"), vorname: "" },
      person("A@neu.example.org"),
    );
    expect(falsch.status).toBe(422);
    expect(falsch.body.errors).toEqual([
      { uuid: "", property: "einladungen.1.vorname", message: "Dieses Feld ist erforderlich" },
      { uuid: "", property: "einladungen.1.email", message: "Bitte geben Sie eine gültige E-Mail-Adresse ein" },
      {
        uuid: "",
        property: "einladungen.2.email",
        message: "Diese E-Mail-Adresse steht schon in einer anderen Zeile.",
      },
    ]);
    const schonDa = await senden(person("a@neu.example.org"), person(MENSCHEN.kollege.email));
    expect(schonDa.body.errors).toEqual([
      { uuid: "", property: "einladungen.1.email", message: "Diese Person gehört bereits zu Ihrem Unternehmen." },
    ]);
    expect(await mailsAn(t, "a@neu.example.org")).toEqual([]);
    expect(await zeilenVon(bea)).toHaveLength(5);
    expect((await senden(person("a@neu.example.org"), person("b@neu.example.org", "BEVOLLMAECHTIGTER"))).status).toBe(
      200,
    );
    expect(await mailsAn(t, "a@neu.example.org")).toHaveLength(1);
    expect(await mailsAn(t, "b@neu.example.org")).toHaveLength(1);
  });

  it("werden mit neuem Link erneuert, der alte gilt nicht mehr, auch nach Ablauf", async () => {
    const bea = await t.alsBevollmaechtigter();
    const uuid = textOf((await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"))).body.uuid);
    const alt = await tokenAus(t, "ines@neu.example.org");
    t.uhr.vor({ tage: 8 });
    const spaeter = await t.alsBevollmaechtigter();
    expect(await statusVon(spaeter, "ines@neu.example.org")).toBe("ABGELAUFEN");
    t.mails.length = 0;
    expect((await spaeter.post(`${PFAD}/einladungen/${uuid}/erneuern`)).body).toEqual({
      name: "Ines Ladung",
      wartet: false,
    });
    const neu = await tokenAus(t, "ines@neu.example.org");
    expect(neu).not.toBe(alt);
    expect((await check(alt)).body.code).toBe("TOKEN_UNGUELTIG");
    expect((await check(neu)).status).toBe(200);
    expect(await statusVon(spaeter, "ines@neu.example.org")).toBe("EINGELADEN");
  });

  it("werden zurückgezogen, und ihr Link gilt sofort nicht mehr", async () => {
    const bea = await t.alsBevollmaechtigter();
    const uuid = textOf((await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org"))).body.uuid);
    const token = await tokenAus(t, "ines@neu.example.org");
    expect((await bea.ruf("DELETE", `${PFAD}/einladungen/${uuid}`)).body).toEqual({ name: "Ines Ladung" });
    expect((await check(token)).body.code).toBe("TOKEN_UNGUELTIG");
    expect(await zeilenVon(bea)).toHaveLength(5);
    expect((await bea.ruf("DELETE", `${PFAD}/einladungen/${uuid}`)).status).toBe(404);
  });
});

describe("Rollen", () => {
  it("wirken sofort, und die Person und alle Bevollmächtigten erfahren es per Mail", async () => {
    const { kai } = await withZweiter(t);
    expect((await kai.get(PFAD)).status).toBe(200);
    expect((await mailsAn(t, MENSCHEN.kollege.email)).map(({ subject }) => subject)).toEqual([
      "Ihre Rolle im Antragsportal wurde geändert",
      "Neue Nachricht im Portal",
    ]);
    expect(await mailsAn(t, MENSCHEN.bevollmaechtigt.email)).toHaveLength(1);
    t.mails.length = 0;
    expect((await setRolle(kai, "bevollmaechtigt", { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" })).status).toBe(
      200,
    );
    expect((await mailsAn(t, MENSCHEN.bevollmaechtigt.email)).map(({ subject }) => subject)).toEqual([
      "Ihre Rolle im Antragsportal wurde geändert",
    ]);
    expect(await mailsAn(t, MENSCHEN.kollege.email)).toHaveLength(1);
  });

  it("ändert niemand auf einem veralteten Stand", async () => {
    const bea = await t.alsBevollmaechtigter();
    const antwort = await setRolle(bea, "kollege", { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" });
    expect(antwort.body).toMatchObject({ code: "REVISION_VERALTET" });
    expect(antwort.body.userMessage).toContain("Kai Lege hat jetzt die Rolle „Mitarbeiterin / Mitarbeiter“.");
  });

  it("geben und nehmen Mitarbeitenden das Recht für Stammdaten, das die Sitzung kennt", async () => {
    const bea = await t.alsBevollmaechtigter();
    const max = await t.alsMitarbeiter();
    const hasRecht = async () => (await max.get("/v1/sitzung")).body.benutzer?.darfStammdaten;
    expect(await hasRecht()).toBe(false);
    expect((await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: true })).body).toEqual({ name: "Max Arbeit" });
    expect(await hasRecht()).toBe(true);
    const mails = async () => (await t.clearAusgang()).map(({ to, subject }) => [to, subject]);
    const beide = [
      [MENSCHEN.mitarbeit.email, "Ihr Recht an den Stammdaten eines Unternehmens wurde geändert"],
      [MENSCHEN.bevollmaechtigt.email, "Neue Nachricht im Portal"],
    ];
    expect(await mails()).toEqual(beide);
    await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: false });
    expect(await hasRecht()).toBe(false);
    expect(await mails()).toEqual([...beide, ...beide]);
    await bea.put(benutzer("mitarbeit", "stammdaten"), { darf: false });
    expect(await mails()).toHaveLength(4);
    expect((await bea.put(benutzer("bevollmaechtigt", "stammdaten"), { darf: true })).body.code).toBe("KEIN_ZUGRIFF");
  });
});

describe("die letzte bevollmächtigte Person", () => {
  const wege: [string, (browser: Browser) => ReturnType<Browser["ruf"]>][] = [
    [
      "wird nicht zurückgestuft",
      (browser) => setRolle(browser, "bevollmaechtigt", { rolle: "MITARBEITER", bisher: "BEVOLLMAECHTIGTER" }),
    ],
    ["wird nicht entfernt", (browser) => browser.post(benutzer("bevollmaechtigt", "entfernen"), OHNE_NACHFOLGE)],
    ["verlässt das Unternehmen nicht", (browser) => browser.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE)],
  ];

  it.each(wege)("%s", async (_, weg) => {
    const bea = await t.alsBevollmaechtigter();
    await bea.post(`${PFAD}/einladungen`, person("ines@neu.example.org", "BEVOLLMAECHTIGTER"));
    expect((await weg(bea)).body.code).toBe("LETZTE_BEVOLLMAECHTIGTE");
    expect((await bea.get(PFAD)).status).toBe(200);
  });

  it.each(wege)("%s, wenn die andere deaktiviert oder gesperrt ist", async (_, weg) => {
    const { bea, kai } = await withZweiter(t);
    const am = t.uhr.now();
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = $1 WHERE uuid = $2", [am, von("kollege")]);
    expect((await weg(bea)).body.code).toBe("LETZTE_BEVOLLMAECHTIGTE");
    await t.dienste.pool.query("UPDATE benutzer SET gesperrt_seit = NULL WHERE uuid = $1", [von("kollege")]);
    expect((await bea.post(benutzer("kollege", "deaktivieren"), OHNE_NACHFOLGE)).status).toBe(200);
    expect((await weg(bea)).body.code).toBe("LETZTE_BEVOLLMAECHTIGTE");
    expect((await kai.get(PFAD)).status).toBe(401);
  });

  it.each(wege)("(mit einer zweiten geht es): %s", async (_, weg) => {
    const { bea } = await withZweiter(t);
    expect((await weg(bea)).status).toBe(200);
  });
});
