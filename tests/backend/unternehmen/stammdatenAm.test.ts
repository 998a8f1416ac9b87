import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import {
  type Browser,
  FIRMEN,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";

const PFAD = "/v1/unternehmen/stammdaten";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  const chefin = await t.alsBevollmaechtigter();
  const umzug = { revision: 1, werte: { ort: "Potsdam" }, art: "AENDERUNG", gueltigAb: "2026-02-01" };
  expect((await chefin.put(PFAD, umzug)).body).toEqual({ revision: 2 });
});
afterEach(() => t.stop());

const standAm = (wer: Browser, tag: string) => wer.get(`${PFAD}/stand/${tag}`);

const giveStammdatenRecht = (benutzerUuid: string) =>
  t.dienste.db
    .update(mitgliedschaft)
    .set({ darfStammdaten: true })
    .where(eq(mitgliedschaft.benutzerUuid, benutzerUuid));

describe("Der Stand der Stammdaten an einem Tag", () => {
  it.each<[string, () => Promise<Browser>]>([
    ["Bevollmächtigten", () => t.alsBevollmaechtigter()],
    ["Mitarbeitenden", () => t.alsMitarbeiter()],
    [
      "Mitarbeitenden mit dem Recht „Stammdaten bearbeiten“",
      async () => {
        await giveStammdatenRecht(MENSCHEN.mitarbeit.uuid);
        return t.alsMitarbeiter();
      },
    ],
  ])("gilt für %s gleich: davor der alte Wert, von seinem Tag an der neue", async (_wer, login) => {
    const wer = await login();
    expect((await standAm(wer, "2026-01-31")).body).toMatchObject({
      werte: { ort: "Berlin", firma: FIRMEN.maschinenbau.firma },
      kontext: { heute: "2026-03-02", nachgewiesen: [] },
      angaben: { ort: { ab: null, von: null } },
    });
    expect((await standAm(wer, "2026-02-01")).body).toMatchObject({
      werte: { ort: "Potsdam" },
      angaben: { ort: { ab: "2026-02-01", von: "Bea Vollmer" } },
    });
  });

  it("nennt das Gründungsjahr, wie es heute bekannt ist, zu jedem Tag", async () => {
    const chefin = await t.alsBevollmaechtigter();
    const gruendung = { revision: 2, werte: { gruendungsjahr: "2015" }, art: "AENDERUNG", gueltigAb: "2026-02-20" };
    expect((await chefin.put(PFAD, gruendung)).body).toEqual({ revision: 3 });
    expect((await standAm(chefin, "1950-01-01")).body.gruendungsjahr).toBe("2015");
  });

  it("wird für eine frühere, abgelöste Angabe mit zwei Änderungen richtig, wie die Seite es sagt", async () => {
    const chefin = await t.alsBevollmaechtigter();
    const change = (revision: number, ort: string, gueltigAb: string) =>
      chefin.put(PFAD, { revision, werte: { ort }, art: "AENDERUNG", gueltigAb });
    expect((await change(2, "Bernau", "2025-01-01")).body).toEqual({ revision: 3 });
    expect((await change(3, "Potsdam", "2026-02-01")).body).toEqual({ revision: 4 });
    const orte = ["2024-12-31", "2025-01-01", "2026-01-31", "2026-02-01"].map(async (tag) => {
      const { werte } = (await standAm(chefin, tag)).body;
      return textOf(werte?.ort);
    });
    expect(await Promise.all(orte)).toEqual(["Berlin", "Bernau", "Bernau", "Potsdam"]);
  });

  it("ist für Fremde der ihres eigenen Unternehmens", async () => {
    const { status, body } = await standAm(await t.alsFremder(), "2026-02-01");
    expect([status, body]).toMatchObject([200, { werte: { firma: FIRMEN.chemie.firma, ort: "Berlin" } }]);
    expect(JSON.stringify(body)).not.toContain("Bea Vollmer");
  });

  it("ist in jedem Unternehmen derselben Person ein anderer", async () => {
    const { body } = await standAm(await t.als("bevollmaechtigt", "software"), "2026-02-01");
    expect(body).toMatchObject({ werte: { firma: FIRMEN.software.firma, ort: "Berlin" } });
  });

  it.each(["support", "qm", "admin"] as const)(
    "ist nichts für %s, solange kein Unternehmen angesehen wird",
    async (stab) => {
      const { status, body } = await standAm(await t.als(stab), "2026-02-01");
      expect([status, body.code]).toEqual([403, "UNTERNEHMEN_ERFORDERLICH"]);
    },
  );

  it("ist nichts ohne gewähltes Unternehmen", async () => {
    const wer = t.browser();
    await wer.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    const { status, body } = await standAm(wer, "2026-02-01");
    expect([status, body.code]).toEqual([403, "UNTERNEHMEN_ERFORDERLICH"]);
  });

  it("ist nichts ohne Anmeldung", async () => {
    expect((await standAm(t.browser(), "2026-02-01")).status).toBe(401);
  });

  it.each(["gestern", "2026-02-30", "01.02.2026", "2026-2-1"])("gibt es nicht am „%s“", async (tag) => {
    expect((await standAm(await t.alsBevollmaechtigter(), tag)).status).toBe(404);
  });
});
