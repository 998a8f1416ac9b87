import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  benutzer,
  countBevollmaechtigte,
  mailsAn,
  OHNE_NACHFOLGE,
  person,
  PFAD,
  setRolle,
  von,
  withZweiter,
  zeilenVon,
} from "../../support/benutzerverwaltung";
import { tokenAus } from "../../support/registrierung";

let t: TestBackend;
let bea: Browser;
let kai: Browser;
beforeEach(async () => {
  t = await startBackend();
  ({ bea, kai } = await withZweiter(t));
});
afterEach(() => t.stop());

const schalte = (browser: Browser, an: boolean) => browser.put(`${PFAD}/zustimmung`, { an });
const ZUR_VOLLMACHT = { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" };
const INES = "ines@neu.example.org";

describe("mit Zustimmung", () => {
  beforeEach(async () => {
    expect((await schalte(bea, true)).body).toEqual({ an: true, wartet: false });
  });

  it("wird niemand bevollmächtigt, bevor eine zweite Person zustimmt, und nie durch die, die es beantragt hat", async () => {
    expect((await setRolle(bea, "mitarbeit", ZUR_VOLLMACHT)).body).toEqual({ name: "Max Arbeit", wartet: true });
    expect(await countBevollmaechtigte(t)).toBe(2);
    const max = (await zeilenVon(kai)).find(({ uuid }) => textOf(uuid) === von("mitarbeit"));
    expect(max?.wartet).toEqual({ von: "Bea Vollmer", darfZustimmen: true });
    const wartende = async (browser: Browser) => (await browser.get(PFAD)).body.zustimmung?.wartende;
    expect(await wartende(kai)).toEqual([{ uuid: von("mitarbeit"), name: "Max Arbeit" }]);
    expect(await wartende(bea)).toEqual([]);
    const vollmacht = benutzer("mitarbeit", "vollmacht");
    expect((await bea.put(vollmacht, { zustimmung: true })).body.code).toBe("ZUSTIMMUNG_EIGENE");
    const selbst = await t.alsMitarbeiter();
    expect((await selbst.put(vollmacht, { zustimmung: true })).body.code).toBe("KEIN_ZUGRIFF");
    t.mails.length = 0;
    expect((await kai.put(vollmacht, { zustimmung: true })).body).toEqual({ name: "Max Arbeit" });
    expect(await countBevollmaechtigte(t)).toBe(3);
    expect((await mailsAn(t, MENSCHEN.mitarbeit.email))[0]?.subject).toBe("Ihre Rolle im Antragsportal wurde geändert");
    expect((await kai.put(vollmacht, { zustimmung: true })).status).toBe(404);
  });

  it("lehnt die zweite Person ab, oder die erste nimmt zurück, und alles bleibt, wie es war", async () => {
    for (const wer of [kai, bea]) {
      await setRolle(bea, "mitarbeit", ZUR_VOLLMACHT);
      expect((await wer.put(benutzer("mitarbeit", "vollmacht"), { zustimmung: false })).status).toBe(200);
      expect((await zeilenVon(bea)).map(({ wartet }) => wartet)).toEqual([null, null, null, null, null]);
      expect(await countBevollmaechtigte(t)).toBe(2);
    }
  });

  it("geht eine Einladung Bevollmächtigter erst nach der Zustimmung hinaus", async () => {
    const antwort = await bea.post(`${PFAD}/einladungen`, person(INES, "BEVOLLMAECHTIGTER"));
    expect(antwort.body.wartet).toBe(true);
    const einladung = `${PFAD}/einladungen/${textOf(antwort.body.uuid)}`;
    expect(await mailsAn(t, INES)).toEqual([]);
    expect((await bea.put(`${einladung}/zustimmung`, { zustimmung: true })).body.code).toBe("ZUSTIMMUNG_EIGENE");
    expect((await bea.post(`${einladung}/erneuern`)).body).toEqual({ name: "Ines Ladung", wartet: true });
    expect(await mailsAn(t, INES)).toEqual([]);
    expect((await kai.put(`${einladung}/zustimmung`, { zustimmung: true })).body).toEqual({ name: "Ines Ladung" });
    const token = await tokenAus(t, INES);
    expect((await t.ruf("POST", "/v1/unternehmensverknuepfung/pruefen", { json: { token } })).status).toBe(200);
    // Agreed once, it may be sent again.
    expect((await bea.post(`${einladung}/erneuern`)).body).toEqual({ name: "Ines Ladung", wartet: false });
  });

  it("verschwindet eine abgelehnte Einladung; für Mitarbeitende braucht es keine Zustimmung", async () => {
    const { uuid } = (await bea.post(`${PFAD}/einladungen`, person(INES, "BEVOLLMAECHTIGTER"))).body;
    expect((await kai.put(`${PFAD}/einladungen/${textOf(uuid)}/zustimmung`, { zustimmung: false })).status).toBe(200);
    expect((await zeilenVon(bea)).some(({ email }) => textOf(email) === INES)).toBe(false);
    expect((await bea.post(`${PFAD}/einladungen`, person(INES))).body.wartet).toBe(false);
    expect(await mailsAn(t, INES)).toHaveLength(1);
  });

  it("kommt jemand aus der Deaktivierung nicht ohne Zustimmung als bevollmächtigt zurück", async () => {
    await setRolle(bea, "mitarbeit", ZUR_VOLLMACHT);
    await kai.put(benutzer("mitarbeit", "vollmacht"), { zustimmung: true });
    await bea.post(benutzer("mitarbeit", "deaktivieren"), OHNE_NACHFOLGE);
    expect((await bea.post(benutzer("mitarbeit", "reaktivieren"))).body).toEqual({ name: "Max Arbeit", wartet: true });
    const briefe = await mailsAn(t, MENSCHEN.mitarbeit.email);
    const brief = briefe.find(({ subject }) => subject === "Ihr Zugang zu einem Unternehmen ist wieder frei");
    expect(brief?.text).toContain("mit der Rolle „Mitarbeiterin / Mitarbeiter“");
    expect(brief?.text).toContain("erst wieder, wenn eine zweite bevollmächtigte Person zugestimmt hat");
    expect(await countBevollmaechtigte(t)).toBe(2);
  });

  it("braucht auch das Ausschalten eine zweite Person, solange es sie gibt", async () => {
    expect((await schalte(bea, false)).body).toEqual({ an: true, wartet: true });
    expect((await schalte(bea, false)).body).toEqual({ an: true, wartet: true });
    expect((await schalte(kai, true)).body).toEqual({ an: true, wartet: false });
    await schalte(bea, false);
    expect((await kai.get(PFAD)).body.zustimmung).toEqual({
      an: true,
      endeWartet: { von: "Bea Vollmer", darfZustimmen: true },
      hatZweite: true,
      wartende: [],
    });
    expect((await schalte(kai, false)).body).toEqual({ an: false, wartet: false });
    expect((await setRolle(bea, "mitarbeit", ZUR_VOLLMACHT)).body.wartet).toBe(false);
  });

  it("ist die Einzige, die übrig bleibt, nicht gefangen", async () => {
    await kai.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE);
    expect((await bea.post(`${PFAD}/einladungen`, person(INES, "BEVOLLMAECHTIGTER"))).body.errors).toMatchObject([
      {
        property: "unternehmenRolle",
        message: expect.stringContaining("keine zweite bevollmächtigte Person") as string,
      },
    ]);
    expect((await schalte(bea, false)).body).toEqual({ an: false, wartet: false });
    expect((await bea.post(`${PFAD}/einladungen`, person(INES, "BEVOLLMAECHTIGTER"))).body.wartet).toBe(false);
  });
});

describe("das Einschalten", () => {
  it("braucht zwei Bevollmächtigte", async () => {
    await kai.post(`${PFAD}/verlassen`, OHNE_NACHFOLGE);
    expect((await schalte(bea, true)).body.errors).toMatchObject([{ property: "zustimmung" }]);
  });

  it("hält Einladungen Bevollmächtigter an, die schon unterwegs sind", async () => {
    await bea.post(`${PFAD}/einladungen`, person(INES, "BEVOLLMAECHTIGTER"));
    const token = await tokenAus(t, INES);
    await schalte(bea, true);
    const angenommen = await t.ruf("POST", "/v1/unternehmensverknuepfung", {
      json: { token, vorname: "Ines", nachname: "Ladung", passwort: "Wolken-ziehen-2026", zustimmung: true },
    });
    expect(angenommen.body.code).toBe("TOKEN_UNGUELTIG");
    expect(await countBevollmaechtigte(t)).toBe(2);
  });
});
