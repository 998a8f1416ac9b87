import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { create } from "../../support/antraege";
import { listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";
import { PFAD, person as eingeladen } from "../../support/benutzerverwaltung";
import { namenVon, PERSONEN, person, GRUND, UNBEKANNT, uuidVon } from "../../support/personen";
import { register } from "../../support/registrierung";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  const bea = await t.alsBevollmaechtigter();
  await bea.post(`${PFAD}/einladungen`, eingeladen("ines@example.org"));
  await register(t, t.browser(), { email: "nora@example.org" });
  await t.eigentuemer.query("UPDATE benutzer SET gesperrt_seit = '2026-02-01T12:00:00Z' WHERE uuid = $1", [
    MENSCHEN.kollege.uuid,
  ]);
  const { uuid } = await create(await t.alsFremder());
  await t.eigentuemer.query("UPDATE antrag SET antragsnummer = 'FZ-2026-000123' WHERE uuid = $1", [uuid]);
});
afterAll(() => t.stop());

const lesende: [string, string][] = [
  ["GET", PERSONEN],
  ["GET", person(MENSCHEN.mitarbeit.uuid)],
  ["GET", person(MENSCHEN.mitarbeit.uuid, "verlauf")],
];
const OFFENE = "/v1/support/zugangsaenderungen";
const handelnde = [
  "sperren",
  "entsperren",
  "abmelden",
  "passwort",
  `links/${UNBEKANNT}/erneuern`,
  "zweiterFaktor",
  "adresse",
  `aenderungen/${UNBEKANNT}/zustimmen`,
  `aenderungen/${UNBEKANNT}/beenden`,
].map((rest): [string, string] => ["POST", person(MENSCHEN.mitarbeit.uuid, rest)]);
/** Fits all of them. */
const EINGABE = { ...GRUND, email: "neu@example.org", wiederholung: "neu@example.org" };

describe("wer die Personen der Unternehmen sieht", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd"] as const)("niemand als %s", async (wer) => {
    const browser = await t.als(wer);
    for (const [methode, pfad] of [...lesende, ["GET", OFFENE] as const, ...handelnde]) {
      const json = methode === "GET" ? {} : { json: EINGABE };
      expect((await browser.ruf(methode, pfad, json)).body.code, pfad).toBe("KEIN_ZUGRIFF");
    }
  });

  it("niemand ohne Anmeldung", async () => {
    for (const [methode, pfad] of [...lesende, ["GET", OFFENE] as const, ...handelnde])
      expect((await t.ruf(methode, pfad, methode === "GET" ? {} : { json: EINGABE })).status).toBe(401);
  });

  it("das Qualitätsmanagement liest und handelt nicht", async () => {
    const quirin = await t.alsQm();
    for (const [methode, pfad] of [...lesende, ["GET", OFFENE] as const])
      expect((await quirin.ruf(methode, pfad)).status, pfad).toBe(200);
    for (const [methode, pfad] of handelnde)
      expect((await quirin.ruf(methode, pfad, { json: EINGABE })).body.code, pfad).toBe("KEIN_ZUGRIFF");
    const { body } = await quirin.get(person(MENSCHEN.mitarbeit.uuid));
    expect(body).toMatchObject({ darfHandeln: false, aktionen: [] });
  });

  it("Support und Administration lesen und dürfen handeln, aber nur mit frischem Nachweis", async () => {
    for (const browser of [await t.alsSupport(), await t.alsAdmin()]) {
      expect((await browser.get(person(MENSCHEN.mailTan.uuid))).body).toMatchObject({
        darfHandeln: true,
        aktionen: ["SPERREN", "PASSWORT", "ADRESSE"],
      });
    }
    const sara = await t.alsSupport();
    for (let schritt = 0; schritt < 6; schritt += 1) {
      t.uhr.vor({ minuten: 25 });
      await sara.post("/v1/auth/token/refresh");
    }
    for (const [methode, pfad] of handelnde)
      expect((await sara.ruf(methode, pfad, { json: EINGABE })).body.code, pfad).toBe("NACHWEIS_ERFORDERLICH");
  });
});

describe("die Liste der Personen", () => {
  it("zeigt alle, die für Unternehmen arbeiten, eingeladen sind oder sich registrieren, und niemanden vom Stab", async () => {
    const { body } = await (await t.alsSupport()).get(`${PERSONEN}?size=0`);
    const zeilen = listOf(body.data);
    expect(body.total).toBe(8);
    expect(zeilen.map(({ name, status }) => [name, status])).toEqual([
      ["Bea Vollmer", "AKTIV"],
      ["Franka Remd", "AKTIV"],
      ["Ines Ladung", "EINGELADEN"],
      ["Kai Lege", "GESPERRT"],
      ["Max Arbeit", "AKTIV"],
      ["Mia Tan", "AKTIV"],
      ["Nora Neumann", "UNBESTAETIGT"],
      ["Paul Flicht", "AKTIV"],
    ]);
    expect(zeilen[0]).toMatchObject({
      email: "bevollmaechtigt@example.org",
      firmen: [
        { firma: "Beispiel Maschinenbau GmbH", rolle: "BEVOLLMAECHTIGTER" },
        { firma: "Muster Software GmbH", rolle: "BEVOLLMAECHTIGTER" },
      ],
      zweiterFaktor: "KEINER",
      letzteAnmeldungAm: "2026-03-02T09:00:00.000Z",
    });
    expect(zeilen[3]).toMatchObject({ gesperrtSeit: "2026-02-01T12:00:00.000Z" });
    expect(zeilen[6]).toMatchObject({ art: "REGISTRIERUNG", firmen: [{ firma: "Neue Technik 0 GmbH" }] });
  });

  it.each([
    ["?suche=ARBEIT", ["Max Arbeit"]],
    ["?suche=mailtan@", ["Mia Tan"]],
    ["?suche=fremd chemie", ["Franka Remd"]],
    ["?suche=fz-2026-000123", ["Franka Remd"]],
    ["?suche=FZ-2026-0001", []],
    ["?suche=neue technik", ["Nora Neumann"]],
    ["?suche=ines@", ["Ines Ladung"]],
    ["?suche=%", []],
    ["?suche=support@example.org", []],
    ['?filter={"unternehmen":"software"}', ["Bea Vollmer"]],
    ['?filter={"rolle":"BEVOLLMAECHTIGTER"}', ["Bea Vollmer", "Franka Remd", "Nora Neumann"]],
    ['?filter={"rolle":"MITARBEITER"}&sort=name:desc&size=2', ["Paul Flicht", "Mia Tan"]],
    ['?filter={"status":"GESPERRT###EINGELADEN"}', ["Ines Ladung", "Kai Lege"]],
    ['?filter={"zweiterFaktor":"MAIL"}', ["Mia Tan"]],
    ['?filter={"gesperrtSeit":"01.02.2026"}', ["Kai Lege"]],
    ['?filter={"gesperrtSeit":"<Ohne Wert>","email":"mit"}', ["Max Arbeit"]],
    ['?filter={"letzteAnmeldungAm":"<Ohne Wert>","status":"AKTIV"}&sort=email:desc&size=1&page=0', ["Paul Flicht"]],
    ["?sort=gesperrtSeit:desc&size=1", ["Kai Lege"]],
    ["?sort=unternehmen:asc&size=1&page=1", ["Kai Lege"]],
    ["?sort=letzteAnmeldungAm:desc,name:desc&size=1", ["Max Arbeit"]],
    ["?size=3&page=2", ["Nora Neumann", "Paul Flicht"]],
  ])("sucht, filtert, sortiert und blättert: %s", async (query, namen) => {
    expect(await namenVon(await t.alsSupport(), query)).toEqual(namen);
  });

  it("findet zu einer Antragsnummer auch die Eingeladenen des Unternehmens", async () => {
    const franka = await t.alsFremder();
    await franka.post(`${PFAD}/einladungen`, eingeladen("iris@example.org"));
    expect(await namenVon(await t.alsSupport(), "?suche=FZ-2026-000123")).toEqual(["Franka Remd", "Ines Ladung"]);
  });

  it.each(["?sort=hash:asc", "?sort=name:quer", '?filter={"hash":"a"}', '?filter={"gesperrtSeit":"x"}'])(
    "weist ab, was die Tabelle nicht kennt: %s",
    async (query) => {
      expect((await (await t.alsSupport()).get(`${PERSONEN}${encodeURI(query)}`)).status).toBe(422);
    },
  );

  it("merkt sich Spalten und Ansichten", async () => {
    const sara = await t.alsSupport();
    expect((await sara.put("/v1/tabellen/personen/spalten", { spalten: ["name", "status"] })).status).toBe(200);
    expect((await sara.get("/v1/tabellen/personen")).body.spalten).toEqual(["name", "status"]);
  });
});

it("findet weder Konten des Stabs noch unbekannte", async () => {
  const sara = await t.alsSupport();
  for (const uuid of [MENSCHEN.admin.uuid, MENSCHEN.support.uuid, UNBEKANNT, "abc"])
    for (const [methode, pfad] of [...lesende.slice(1), ...handelnde]) {
      const json = methode === "GET" ? {} : { json: EINGABE };
      const antwort = await sara.ruf(methode, pfad.replace(MENSCHEN.mitarbeit.uuid, uuid), json);
      expect([antwort.status, antwort.body.code], pfad).toEqual([404, "NICHT_GEFUNDEN"]);
    }
});

it("zählt eine Person nur einmal: wer ein Konto hat, steht nicht noch einmal mit einer Einladung da", async () => {
  const franka = await t.alsFremder();
  await franka.post(`${PFAD}/einladungen`, eingeladen(MENSCHEN.pflicht.email));
  const sara = await t.alsSupport();
  expect(await namenVon(sara, "?suche=pflicht@example.org")).toEqual(["Paul Flicht"]);
  const { body } = await sara.get(person(await uuidVon(sara, MENSCHEN.pflicht.email)));
  expect(body).toMatchObject({
    mitgliedschaften: [
      { firma: "Beispiel Maschinenbau GmbH", art: "AKTIV" },
      { firma: "Fremd Chemie AG", art: "EINGELADEN" },
    ],
    links: [{ art: "EINLADUNG", firma: "Fremd Chemie AG", stand: "OFFEN", isErneuerbar: true }],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|token|passwort_/i);
});
