import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemnachricht, systemnachrichtGeschlossen } from "~/server/backend/storage/schema/systemnachricht";
import {
  type Browser,
  FIRMEN,
  listOf,
  MENSCHEN,
  PASSWORT,
  startBackend,
  type TestBackend,
} from "../../support/backend";
import { UNBEKANNT } from "../../support/personen";
import { LEUTE, PFAD, put as putNachricht, titelFuer, WARTUNG } from "../../support/systemnachrichten";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const put = (werte: object = {}) => putNachricht(t, werte);
type Wer = keyof typeof LEUTE;
const wer = Object.keys(LEUTE) as Wer[]; // The keys of the object above.

/** Who reads an announcement with this title. */
async function leserVon(titel: string): Promise<Wer[]> {
  const leser: Wer[] = [];
  for (const name of wer) if ((await titelFuer(await LEUTE[name](t))).includes(titel)) leser.push(name);
  return leser;
}

describe("für wen eine Meldung bestimmt ist", () => {
  it.each<[string, object, Wer[]]>([
    ["alle", {}, wer],
    [
      "ein Unternehmen",
      { zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.maschinenbau.uuid.toUpperCase()] },
      ["Bevollmächtigte", "Mitarbeitende"],
    ],
    [
      "ein anderes Unternehmen",
      { zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.chemie.uuid] },
      ["Leute einer anderen Firma"],
    ],
    ["eine Rolle im Unternehmen", { zielgruppe: "ROLLEN", rollen: ["MITARBEITER"] }, ["Mitarbeitende"]],
    [
      "Rollen aus Unternehmen und Behörde",
      { zielgruppe: "ROLLEN", rollen: ["SUPPORT_MITARBEITER", "BEVOLLMAECHTIGTER"] },
      ["Bevollmächtigte", "Leute einer anderen Firma", "Support"],
    ],
    ["die Administration", { zielgruppe: "ROLLEN", rollen: ["ADMINISTRATOR"] }, ["Administration"]],
  ])("%s: nur die Gemeinten lesen sie", async (_, ziel, erwartet) => {
    await put({ ...ziel, titel: "Für wen" });
    expect(await leserVon("Für wen")).toEqual(erwartet);
  });

  it("wer ein Unternehmen nur ansieht, gehört nicht dazu", async () => {
    await put({ zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.maschinenbau.uuid] });
    const support = await t.alsSupport();
    expect((await support.post(`/v1/support/unternehmen/${FIRMEN.maschinenbau.uuid}/ansehen`, {})).status).toBe(200);
    expect(await titelFuer(support)).toEqual([]);
  });

  it("wird vom Server bestimmt: was jemand dazu schickt, zählt nicht", async () => {
    await put({ zielgruppe: "ROLLEN", rollen: ["SUPPORT_MITARBEITER"] });
    const fremd = await t.alsFremder();
    expect(listOf((await fremd.get(`${PFAD}?rolle=SUPPORT_MITARBEITER&zielgruppe=ALLE`)).body.data)).toEqual([]);
  });

  it("was für eine andere Art von Zielgruppe gewählt war, wird nicht gespeichert", async () => {
    await put({ unternehmen: [FIRMEN.chemie.uuid], rollen: ["MITARBEITER"] });
    expect(await t.dienste.db.select().from(systemnachricht)).toMatchObject([{ unternehmen: [], rollen: [] }]);
  });
});

describe("die Anmeldeseite", () => {
  const seite = async () => listOf((await t.browser().get(`${PFAD}/startseite`)).body.data).map(({ titel }) => titel);

  it("zeigt ohne Anmeldung nur, was dafür bestimmt ist und gerade gilt", async () => {
    await put({ titel: "Innen" });
    await put({ titel: "Außen", aufStartseite: true });
    await put({ titel: "Später", aufStartseite: true, anzeigenVon: "2026-03-02T10:00:00Z" });
    expect(await seite()).toEqual(["Außen"]);
    t.uhr.set("2026-03-02T10:00:00Z");
    expect(await seite()).toEqual(["Außen", "Später"]);
    t.uhr.set("2026-03-02T18:00:00Z");
    expect(await seite()).toEqual([]);
  });

  it("kostet höchstens alle fünf Sekunden eine Anweisung, wie viele auch kommen; eine Änderung ist sofort da", async () => {
    const anweisungen = () => t.statements.filter((text) => text.includes("auf_startseite")).length;
    await seite();
    t.statements.length = 0;
    await Promise.all(Array.from({ length: 50 }, seite));
    expect(t.statements).toEqual([]);
    t.uhr.vor({ sekunden: 5 });
    await Promise.all(Array.from({ length: 50 }, seite));
    expect(anweisungen()).toBe(1);
    const uuid = await put({ titel: "Neu", aufStartseite: true });
    expect(await seite()).toEqual(["Neu"]);
    expect((await (await t.alsAdmin()).post(`${PFAD}/${uuid}/beenden`, {})).status).toBe(200);
    expect(await seite()).toEqual([]);
  });

  it("zeigt keine, die nicht für alle bestimmt ist", async () => {
    const antwort = await (
      await t.alsAdmin()
    ).post(PFAD, { ...WARTUNG, aufStartseite: true, zielgruppe: "ROLLEN", rollen: ["ADMINISTRATOR"] });
    expect(antwort).toMatchObject({ status: 422, body: { errors: [{ property: "aufStartseite" }] } });
  });
});

describe("wie viele sie geschlossen haben", () => {
  const close = (browser: Browser, nachrichten: object[]) => browser.post(`${PFAD}/geschlossen`, { nachrichten });
  const anzahl = async (uuid: string) => (await (await t.alsAdmin()).get(`${PFAD}/${uuid}`)).body.anzahlGeschlossen;

  it("zählt jede Person einmal, und nur die, für die sie bestimmt ist", async () => {
    const uuid = await put({ zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.maschinenbau.uuid] });
    const bea = await t.alsBevollmaechtigter();
    for (let mal = 0; mal < 3; mal += 1) expect((await close(bea, [{ uuid, fassung: 1 }])).body).toEqual({ ok: true });
    await close(await t.alsMitarbeiter(), [
      { uuid, fassung: 1 },
      { uuid, fassung: 1 },
    ]);
    await close(await t.alsFremder(), [{ uuid, fassung: 1 }]);
    await close(bea, [{ uuid: UNBEKANNT, fassung: 1 }]);
    expect(await anzahl(uuid)).toBe(2);
    expect(await t.dienste.db.select().from(systemnachrichtGeschlossen)).toHaveLength(2);
    expect(listOf((await bea.get(PFAD)).body.data)[0]?.geschlossen).toBe(true);
  });

  it("eine andere Fassung ist noch von niemandem geschlossen; andere Zeiten machen keine", async () => {
    const uuid = await put();
    const [bea, admin] = [await t.alsBevollmaechtigter(), await t.alsAdmin()];
    await close(bea, [{ uuid, fassung: 1 }]);
    await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, anzeigenBis: "2026-03-03T18:00:00Z", revision: 1 });
    expect([await anzahl(uuid), listOf((await bea.get(PFAD)).body.data)[0]?.geschlossen]).toEqual([1, true]);
    await admin.put(`${PFAD}/${uuid}`, { ...WARTUNG, ereignisVon: "2026-03-02T18:00:00Z", revision: 2 });
    expect([await anzahl(uuid), listOf((await bea.get(PFAD)).body.data)[0]]).toMatchObject([
      0,
      { geschlossen: false, fassung: 2 },
    ]);
    // What was closed before the change reached the page counts for what was read.
    await close(bea, [{ uuid, fassung: 1 }]);
    expect(await anzahl(uuid)).toBe(0);
    await close(bea, [{ uuid, fassung: 2 }]);
    expect(await anzahl(uuid)).toBe(1);
    await admin.delete(`${PFAD}/${uuid}`);
    expect(await t.dienste.db.select().from(systemnachrichtGeschlossen)).toEqual([]);
  });

  it("sagt, für wie viele Personen sie bestimmt ist", async () => {
    const admin = await t.alsAdmin();
    const betroffene = async (ziel: object) =>
      (await admin.post(`${PFAD}/vorschau`, { ...WARTUNG, ...ziel })).body.betroffene;
    const alle = Object.values(MENSCHEN);
    expect(await betroffene({})).toBe(alle.length);
    expect(await betroffene({ zielgruppe: "ROLLEN", rollen: ["ADMINISTRATOR"] })).toBe(
      alle.filter(({ rollen }) => (rollen as string[]).includes("ADMINISTRATOR")).length,
    );
    expect(await betroffene({ zielgruppe: "UNTERNEHMEN", unternehmen: [FIRMEN.maschinenbau.uuid] })).toBe(
      alle.filter((mensch) => "firmen" in mensch && "maschinenbau" in mensch.firmen).length,
    );
  });

  it("verlangt eine Sitzung und eine Wahl", async () => {
    expect((await close(t.browser(), [])).body.httpSubStatus).toBe("401.20");
    const browser = t.browser();
    await browser.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    expect((await close(browser, [])).body.httpSubStatus).toBe("403.30");
  });
});
