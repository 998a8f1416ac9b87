import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const PFAD = "/v1/tabellen/antraege";
const read = async (browser: Browser) => (await browser.get(PFAD)).body;

/** Every role that sees a list, one after the other. */
const ROLLEN = [
  ["Bevollmächtigte", () => t.alsBevollmaechtigter()],
  ["Mitarbeitende", () => t.alsMitarbeiter()],
  ["Fremde", () => t.alsFremder()],
  ["Support", () => t.alsSupport()],
  ["Qualitätsmanagement", () => t.als("qm")],
  ["Datenschutz", () => t.als("datenschutz")],
  ["Administration", () => t.alsAdmin()],
] as const;

describe.each(ROLLEN)("%s", (_, anmelden) => {
  it("wählen ihre eigenen Spalten, in der Reihenfolge der Tabelle, und setzen sie zurück", async () => {
    const browser = await anmelden();
    expect((await read(browser)).spalten).toBeNull();
    expect((await browser.put(`${PFAD}/spalten`, { spalten: ["eingereichtAm", "status", "gibtesnicht"] })).status).toBe(
      200,
    );
    expect((await read(browser)).spalten).toEqual(["status", "eingereichtAm"]);
    expect((await browser.put(`${PFAD}/spalten`, { spalten: ["antragsnummer"] })).status).toBe(200);
    expect((await read(browser)).spalten).toEqual(["antragsnummer"]);
    expect((await browser.delete(`${PFAD}/spalten`)).status).toBe(200);
    expect((await read(browser)).spalten).toBeNull();
  });

  it("legen Ansichten an, überschreiben und löschen sie", async () => {
    const browser = await anmelden();
    const query = "suche=Laser&filter.status=EINGEREICHT&seite=3&gibtesnicht=1&sortierung=bezeichnung%3Aasc";
    const { status, body } = await browser.post(`${PFAD}/ansichten`, { name: " Meine  Sicht ", query });
    expect(status).toBe(200);
    const uuid = textOf(body.uuid);
    const gekuerzt = "suche=Laser&filter.status=EINGEREICHT&sortierung=bezeichnung%3Aasc";
    expect((await read(browser)).ansichten).toEqual([{ uuid, name: "Meine  Sicht", query: gekuerzt }]);
    expect((await browser.put(`${PFAD}/ansichten/${uuid}`, { query: "groesse=10" })).status).toBe(200);
    expect((await read(browser)).ansichten).toEqual([{ uuid, name: "Meine  Sicht", query: "groesse=10" }]);
    expect((await browser.delete(`${PFAD}/ansichten/${uuid}`)).status).toBe(200);
    expect((await read(browser)).ansichten).toEqual([]);
    expect((await browser.delete(`${PFAD}/ansichten/${uuid}`)).status).toBe(404);
  });
});

it("mindestens eine bekannte Spalte bleibt", async () => {
  const browser = await t.alsBevollmaechtigter();
  for (const spalten of [[], ["gibtesnicht"]])
    expect(await browser.put(`${PFAD}/spalten`, { spalten })).toMatchObject({
      status: 422,
      body: { errors: [{ property: "spalten" }] },
    });
});

describe("Ansichten", () => {
  it("anderer sind nicht zu sehen und für sie wie unbekannte", async () => {
    const browser = await t.alsBevollmaechtigter();
    const uuid = textOf(
      (await browser.post(`${PFAD}/ansichten`, { name: "Nur meine", query: "suche=geheim" })).body.uuid,
    );
    for (const anderer of [await t.alsMitarbeiter(), await t.alsFremder(), await t.alsSupport()]) {
      expect(JSON.stringify(await read(anderer))).not.toContain("geheim");
      const unbekannt = await anderer.delete(`${PFAD}/ansichten/99999999-9999-4999-8999-999999999999`);
      const fremd = await anderer.delete(`${PFAD}/ansichten/${uuid}`);
      expect([fremd.status, fremd.body.userMessage]).toEqual([404, unbekannt.body.userMessage]);
      expect((await anderer.put(`${PFAD}/ansichten/${uuid}`, { query: "" })).status).toBe(404);
    }
    expect(listOf((await read(browser)).ansichten)).toMatchObject([{ uuid, query: "suche=geheim" }]);
  });

  it("brauchen ohne Sitzung eine Anmeldung", async () => {
    expect((await t.browser().get(PFAD)).status).toBe(401);
    expect((await t.browser().post(`${PFAD}/ansichten`, { name: "x", query: "" })).status).toBe(401);
  });

  it("haben verschiedene Namen, ohne auf die Schreibung zu sehen", async () => {
    const browser = await t.alsFremder();
    expect((await browser.post(`${PFAD}/ansichten`, { name: "Über alles", query: "" })).status).toBe(200);
    const zweite = await browser.post(`${PFAD}/ansichten`, { name: "über ALLES", query: "" });
    expect(zweite).toMatchObject({ status: 422, body: { errors: [{ property: "name" }] } });
    for (const name of ["", "   ", "x".repeat(61), "\u0000"])
      expect((await browser.post(`${PFAD}/ansichten`, { name, query: "" })).status, name).toBe(422);
    expect((await browser.post(`${PFAD}/ansichten`, { name: "Null", query: "suche=%00" })).status).toBe(422);
  });

  it("sind höchstens 30, und dieselbe Anfrage legt nur eine an", async () => {
    const browser = await t.als("admin");
    const anfrage = { name: "Einmal", query: "suche=a" };
    const schluessel = "11111111-1111-4111-8111-111111111111";
    const eine = await browser.post(`${PFAD}/ansichten`, anfrage, { schluessel });
    expect((await browser.post(`${PFAD}/ansichten`, anfrage, { schluessel })).body).toEqual(eine.body);
    for (let nummer = 2; nummer <= 30; nummer += 1)
      expect((await browser.post(`${PFAD}/ansichten`, { name: `Sicht ${nummer}`, query: "" })).status).toBe(200);
    expect((await browser.post(`${PFAD}/ansichten`, { name: "Zu viel", query: "" })).status).toBe(422);
  });
});
