import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { type Browser, FIRMEN, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";

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
