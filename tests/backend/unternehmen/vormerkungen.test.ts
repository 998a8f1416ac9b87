import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { nachricht } from "~/server/backend/storage/schema/nachricht";
import { runVormerkungen } from "~/server/backend/usecases/unternehmen/runVormerkungen";
import { newUuid } from "~/lib/uuid";
import { create, fill } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";

const PFAD = "/v1/unternehmen/stammdaten";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

/** Asks for a change from a day on; today is 2 March 2026. */
const change = (
  gueltigAb: string,
  werte: object,
  { wer = chefin, ...mehr }: { wer?: Browser; [mehr: string]: unknown } = {},
) => wer.put(PFAD, { revision: 1, werte, art: "AENDERUNG", gueltigAb, ...mehr });
const load = async (wer = chefin) => (await wer.get(PFAD)).body;
const vorgemerkte = async () => listOf((await load()).vorgemerkt);
const ortAm = async (tag: string) => textOf((await chefin.get(`${PFAD}/stand/${tag}`)).body.werte?.ort);
const auditZu = (vorgang: string) => t.dienste.db.select().from(audit).where(eq(audit.vorgang, vorgang));
/** Lets the day come. */
const reach = async (tag: string) => {
  t.uhr.set(`${tag}T06:00:00Z`);
  await runVormerkungen(t.dienste);
  chefin = await t.alsBevollmaechtigter();
};

describe("eine Änderung von einem kommenden Tag an", () => {
  it("ist vorgemerkt, und bis dahin gilt, was heute gilt", async () => {
    expect((await change("2026-04-01", { ort: "Potsdam" })).body).toEqual({ revision: 1, vorgemerkt: true });
    const daten = await load();
    expect(daten).toMatchObject({ revision: 1, werte: { ort: "Berlin" } });
    expect(daten.vorgemerkt).toMatchObject([
      { gueltigAb: "2026-04-01", von: "Bea Vollmer", geaendert: { ort: { alt: "Berlin", neu: "Potsdam" } } },
    ]);
    expect(await Promise.all(["2026-03-31", "2026-04-01"].map(ortAm))).toEqual(["Berlin", "Potsdam"]);
    await runVormerkungen(t.dienste);
    expect((await load()).revision).toBe(1);
    expect(await auditZu("STAMMDATEN_VORGEMERKT")).toMatchObject([
      { nach: FIRMEN.maschinenbau.uuid, grund: "Gilt ab 01.04.2026" },
    ]);
  });

  it("gilt von ihrem Tag an, mit dem, was andere bis dahin geändert haben, und als Angabe dessen, der sie eintrug", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    await chefin.put(PFAD, { revision: 1, werte: { hausnummer: "7" }, art: "BERICHTIGUNG", gueltigAb: null });
    await reach("2026-04-01");
    expect(await load()).toMatchObject({
      revision: 3,
      werte: { ort: "Potsdam", hausnummer: "7" },
      angaben: { ort: { ab: "2026-04-01", von: "Bea Vollmer" } },
      vorgemerkt: [],
    });
    await runVormerkungen(t.dienste);
    expect((await load()).revision).toBe(3);
    expect(await ortAm("2026-03-31")).toBe("Berlin");
  });

  it("steht im Verlauf und im Protokoll als früher eingetragen und an ihrem Tag vom Portal übernommen", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    const [vorgemerktAm] = (await vorgemerkte()).map(({ am }) => am);
    await reach("2026-04-01");
    const [neueste, erste] = listOf((await chefin.get(`${PFAD}/fassungen`)).body.data);
    expect(neueste).toMatchObject({ von: "Bea Vollmer", am: "2026-04-01T06:00:00.000Z", vorgemerktAm });
    expect(erste).toMatchObject({ vorgemerktAm: null });
    expect(await load()).toMatchObject({ geaendertVon: "", angaben: { ort: { bekanntSeit: vorgemerktAm } } });
    expect(await auditZu("STAMMDATEN_GESPEICHERT")).toEqual([]);
    const uebernommene = await auditZu("VORMERKUNG_UEBERNOMMEN");
    expect(uebernommene).toMatchObject([{ benutzerUuid: null, nach: FIRMEN.maschinenbau.uuid }]);
    expect(uebernommene[0]?.grund).toMatch(/^Vorgemerkt am 02\.03\.2026/);
  });

  it("gilt nach dem Tag, auch wenn zwei Knoten zugleich daran denken, einmal", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    await change("2026-04-02", { ort: "Cottbus" });
    t.uhr.set("2026-04-03T06:00:00Z");
    await Promise.all([runVormerkungen(t.dienste), runVormerkungen(t.dienste)]);
    chefin = await t.alsBevollmaechtigter();
    expect(await load()).toMatchObject({ revision: 3, werte: { ort: "Cottbus" }, vorgemerkt: [] });
    expect(await Promise.all(["2026-04-01", "2026-04-02"].map(ortAm))).toEqual(["Potsdam", "Cottbus"]);
  });

  it("benennt das Unternehmen erst an ihrem Tag um", async () => {
    await change("2026-04-01", { firma: "Später AG", rechtsform: "AG" });
    const name = async () => (await chefin.get("/v1/sitzung")).body.benutzer?.unternehmenName;
    expect(await name()).toBe(FIRMEN.maschinenbau.firma);
    await reach("2026-04-01");
    expect(await name()).toBe("Später AG");
  });

  it("lässt sich zurücknehmen, danach nicht noch einmal, und gilt dann nie", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    const [eine] = await vorgemerkte();
    const weg = `${PFAD}/vormerkungen/${textOf(eine?.uuid)}`;
    expect((await (await t.alsMitarbeiter()).ruf("DELETE", weg)).status).toBe(403);
    expect((await (await t.alsFremder()).ruf("DELETE", weg)).status).toBe(404);
    expect((await chefin.ruf("DELETE", weg)).body).toEqual({ zurueckgenommen: true });
    expect((await chefin.ruf("DELETE", weg)).status).toBe(404);
    expect(await vorgemerkte()).toEqual([]);
    await reach("2026-04-01");
    expect(await load()).toMatchObject({ revision: 1, werte: { ort: "Berlin" } });
  });

  it("fragt vorher, was sie mit Entwürfen macht", async () => {
    await fill(chefin, await create(chefin, "Leiser Lüfter"));
    const juli = { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." };
    expect((await change("2026-04-01", juli)).body.errors).toMatchObject([{ property: "folgen" }]);
    expect(await vorgemerkte()).toEqual([]);
    expect((await change("2026-04-01", juli, { folgenBestaetigt: true })).body).toMatchObject({ vorgemerkt: true });
    await reach("2026-04-01");
    expect(await load()).toMatchObject({ revision: 2, werte: { wirtschaftsjahrBeginn: "01.07." } });
  });

  it("lässt, was bis dahin nachgewiesen ist, und merkt nicht vor, was es schon ist", async () => {
    await change("2026-04-01", { ort: "Potsdam", hausnummer: "9" });
    await t.eigentuemer.query("UPDATE unternehmen SET nachgewiesen = '{ort}' WHERE uuid = $1", [
      FIRMEN.maschinenbau.uuid,
    ]);
    expect((await change("2026-05-01", { ort: "Cottbus" })).body.errors).toMatchObject([{ property: "ort" }]);
    await reach("2026-04-01");
    expect(await load()).toMatchObject({ werte: { ort: "Berlin", hausnummer: "9" } });
  });

  it("bleibt liegen und sagt es, wenn ein anderes Unternehmen die Steuernummer inzwischen hat; andere gelten", async () => {
    const eine = "1127081508154";
    expect((await change("2026-04-01", { steuernummer: "27/815/08154" })).body).toMatchObject({ vorgemerkt: true });
    await t.eigentuemer.query("UPDATE unternehmen SET steuernummer = $1 WHERE uuid = $2", [eine, FIRMEN.chemie.uuid]);
    const software = await t.als("bevollmaechtigt", "software");
    expect((await change("2026-04-01", { ort: "Bonn" }, { wer: software })).body).toMatchObject({ vorgemerkt: true });
    expect((await change("2026-04-01", { steuernummer: "27/815/08154" }, { wer: software })).body.errors).toMatchObject(
      [{ property: "steuernummer" }],
    );
    await reach("2026-04-02");
    expect(await load()).toMatchObject({ revision: 1, vorgemerkt: [{ gueltigAb: "2026-04-01" }] });
    expect(await load(await t.als("bevollmaechtigt", "software"))).toMatchObject({ werte: { ort: "Bonn" } });
  });

  it("wird, wenn sie nicht gelten kann, allen Bevollmächtigten einmal gesagt, nicht jede Nacht", async () => {
    await change("2026-04-01", { steuernummer: "27/815/08154" });
    await t.eigentuemer.query("UPDATE unternehmen SET steuernummer = '1127081508154' WHERE uuid = $1", [
      FIRMEN.chemie.uuid,
    ]);
    await t.eigentuemer.query(
      "INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) SELECT uuid, $1, 'BEVOLLMAECHTIGTER', now() FROM benutzer WHERE email = $2",
      [FIRMEN.maschinenbau.uuid, MENSCHEN.fremd.email],
    );
    await t.clearAusgang();
    const bisher = t.mails.length;
    await Promise.all([reach("2026-04-01"), runVormerkungen(t.dienste)]);
    await reach("2026-04-02");
    await t.clearAusgang();
    const neue = t.mails.slice(bisher).filter(({ subject }) => subject === "Neue Nachricht im Portal");
    expect(neue.map(({ to }) => to).toSorted()).toEqual([MENSCHEN.bevollmaechtigt.email, MENSCHEN.fremd.email]);
    const zeilen = await t.dienste.db.select().from(nachricht).where(eq(nachricht.art, "VORMERKUNG_GESCHEITERT"));
    expect(zeilen).toMatchObject([{ unternehmenUuid: FIRMEN.maschinenbau.uuid }]);
    expect(zeilen[0]?.text).toMatch(/ab dem 01\.04\.2026 gelten sollte.*Diese Steuernummer können wir nicht/);
    expect(await auditZu("VORMERKUNG_GESCHEITERT")).toMatchObject([{ nach: FIRMEN.maschinenbau.uuid }]);
    expect(await vorgemerkte()).toMatchObject([{ gescheitertAm: "2026-04-01T06:00:00.000Z" }]);
  });

  it("wird, wenn das Portal selbst scheitert, erst nach ihrem Tag gesagt: bis dahin versucht es das Portal weiter", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    await t.eigentuemer.query(
      "ALTER TABLE unternehmen_revision ADD CONSTRAINT kaputt CHECK (vorgemerkt_am IS NULL) NOT VALID",
    );
    await reach("2026-04-01");
    expect(await auditZu("VORMERKUNG_GESCHEITERT")).toEqual([]);
    await reach("2026-04-02");
    await reach("2026-04-03");
    const zeilen = await t.dienste.db.select().from(nachricht).where(eq(nachricht.art, "VORMERKUNG_GESCHEITERT"));
    expect(zeilen.map(({ text }) => text)).toEqual([expect.stringContaining("sondern am Portal.")]);
    await t.eigentuemer.query("ALTER TABLE unternehmen_revision DROP CONSTRAINT kaputt");
    await reach("2026-04-04");
    expect(await load()).toMatchObject({ werte: { ort: "Potsdam" }, vorgemerkt: [] });
  });

  it("hält keine spätere auf, wenn sie liegen bleibt, und überschreibt nichts, was seither gilt", async () => {
    await change("2026-04-01", { steuernummer: "27/815/08154", ort: "Potsdam" });
    await change("2026-04-05", { hausnummer: "9" });
    const assignNummer = (wert: string | null) =>
      t.eigentuemer.query("UPDATE unternehmen SET steuernummer = $1 WHERE uuid = $2", [wert, FIRMEN.chemie.uuid]);
    await assignNummer("1127081508154");
    await reach("2026-04-10");
    expect(await load()).toMatchObject({ werte: { ort: "Berlin", hausnummer: "9" }, vorgemerkt: [{}] });
    await chefin.put(PFAD, { revision: 2, werte: { ort: "Cottbus" }, art: "AENDERUNG", gueltigAb: "2026-04-10" });
    await assignNummer("2893081508152");
    await reach("2026-04-20");
    expect(await load()).toMatchObject({ werte: { ort: "Cottbus" }, vorgemerkt: [] });
    expect(await ortAm("2026-04-10")).toBe("Cottbus");
  });

  it("macht keine Fassung, wenn inzwischen alles nachgewiesen ist", async () => {
    await change("2026-04-01", { ort: "Potsdam" });
    await t.eigentuemer.query("UPDATE unternehmen SET nachgewiesen = '{ort}' WHERE uuid = $1", [
      FIRMEN.maschinenbau.uuid,
    ]);
    await reach("2026-04-01");
    expect(await load()).toMatchObject({ revision: 1, vorgemerkt: [] });
  });

  it.each<[string, string, object]>([
    ["nichts Geändertes", "2026-04-01", { ort: "Berlin" }],
    ["einen Tag in mehr als fünf Jahren", "2031-03-03", { ort: "Potsdam" }],
  ])("nimmt nicht an: %s", async (_was, tag, werte) => {
    const { status, body } = await change(tag, werte);
    expect([status, body.errors]).toMatchObject([422, [{ property: "gueltigAb" }]]);
    expect(await vorgemerkte()).toEqual([]);
  });

  it("nimmt höchstens zwanzig an", async () => {
    for (let nummer = 1; nummer <= 20; nummer += 1)
      expect((await change("2026-04-01", { hausnummer: `${String(nummer)} a` })).status).toBe(200);
    expect((await change("2026-04-01", { hausnummer: "21 a" })).body.errors).toMatchObject([{ property: "gueltigAb" }]);
  });

  it("gibt es unter einer fremden Kennung nicht", async () => {
    expect((await chefin.ruf("DELETE", `${PFAD}/vormerkungen/${newUuid()}`)).status).toBe(404);
  });
});
