import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { berlinWallClock } from "~/lib/date";
import { hilfetext } from "~/server/backend/storage/schema/hilfetext";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterEach(() => t.stop());

const HILFE = "/v1/hilfetexte";

async function platzMit(browser: Browser, frage: string, feld: string) {
  const { body } = await browser.get(`${HILFE}/verwaltung?bereich=${frage}`);
  const platz = listOf(body.data).find((eintrag) => textOf(eintrag.feld) === feld);
  if (platz === undefined) throw new Error(`No place ${feld}`);
  return platz;
}

async function publish(browser: Browser, uuid: string, text: { quelle: string; index: string }): Promise<void> {
  const weg = `${HILFE}/texte/${uuid}`;
  await browser.ruf("PUT", `${weg}/entwurf`, { json: { ...text, isActive: true, revision: 0 } });
  expect((await browser.post(`${weg}/veroeffentlichen`, { revision: 1, ab: null })).status).toBe(200);
}

describe("Die Texte eines Bereichs", () => {
  it("sagen für eine Minute den ganzen Text, auch den allgemeinen an seiner Stelle", async () => {
    const qm = await t.alsQm();
    const uuid = textOf((await platzMit(qm, "vorhabenV2", "titel")).uuid);
    const lang = `Ein **langer** Name. ${"Wort ".repeat(60)}Ende.`;
    const um = (minute: string) => `vorhabenV2&am=${encodeURIComponent(minute)}`;
    const minute = () => berlinWallClock(t.uhr.now()).slice(0, 16);
    const davor = minute();
    t.uhr.vor({ minuten: 2 });
    await publish(qm, uuid, { quelle: lang, index: "1" });
    const danach = minute();
    const neu = await platzMit(qm, um(danach), "titel");
    expect(textOf(neu.anfang)).toMatch(/ Wort …$/);
    expect(textOf(neu.gelesen)).toBe(`<p>Ein <strong>langer</strong> Name. ${"Wort ".repeat(60)}Ende.</p>`);
    expect(textOf((await platzMit(qm, um(davor), "titel")).gelesen)).not.toContain("langer");
    const allgemeiner = await platzMit(qm, um(danach), "vorhabenAllgemein");
    expect(await platzMit(qm, um(danach), "ansprechpersonTitel")).toMatchObject({
      isActive: false,
      gelesen: allgemeiner.gelesen,
    });
    expect((await platzMit(qm, "vorhabenV2", "titel")).gelesen).toBeNull();
    const { body } = await qm.get(`${HILFE}/verwaltung?bereich=${um("2026-03-02T25:00")}`);
    expect(body.code).toBe("EINGABE_UNGUELTIG");
  });

  it("behaupten von keinem Text, dass man ihn sah, bevor es ihn gab", async () => {
    const heute = t.uhr.now().toISOString().slice(0, 10);
    t.uhr.vor({ tage: 2 });
    const spaeter = await t.alsQm();
    const morgen = t.uhr.now().toISOString().slice(0, 10);
    // A release brings a text; staff write one where there was none.
    await t.dienste.db.delete(hilfetext).where(and(eq(hilfetext.bereich, "unternehmen"), eq(hilfetext.feld, "firma")));
    await t.backend.migrate();
    await spaeter.post(`${HILFE}/texte`, { bereich: "vorhabenV2", feld: "ansprechpersonTitel" });
    const damals = await platzMit(spaeter, `unternehmen&am=${heute}`, "firma");
    const allgemeiner = await platzMit(spaeter, `unternehmen&am=${heute}`, "wirtschaftsjahrAllgemein");
    expect(damals).toMatchObject({ index: null, isActive: false, gelesen: allgemeiner.gelesen });
    expect(damals.uuid).not.toBeNull();
    expect(await platzMit(spaeter, `unternehmen&am=${morgen}`, "firma")).toMatchObject({ isActive: true });
    expect(await platzMit(spaeter, `vorhabenV2&am=${heute}`, "ansprechpersonTitel")).toMatchObject({ index: null });
    expect(await platzMit(spaeter, `unternehmen&am=${heute}`, "rechtsform")).toMatchObject({ isActive: true });
  });

  it("stehen in der Liste je Ort nach Nummer, der allgemeine Text zuerst", async () => {
    const qm = await t.alsQm();
    const uuid = textOf((await platzMit(qm, "unternehmen", "firma")).uuid);
    const reihe = async () =>
      listOf((await qm.get(`${HILFE}/verwaltung?bereich=unternehmen`)).body.data).map(({ feld }) => textOf(feld));
    expect((await reihe()).slice(0, 3)).toEqual(["wirtschaftsjahrAllgemein", "firma", "rechtsform"]);
    await publish(qm, uuid, { quelle: "Der Name.", index: "500" });
    expect((await reihe())[1]).toBe("rechtsform");
    expect((await reihe()).at(-1)).toBe("firma");
  });
});
