import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { benutzer } from "~/server/backend/storage/schema/benutzer";
import { exportAuftrag } from "~/server/backend/storage/schema/exportAuftrag";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { create } from "../../support/antraege";
import { type Browser, listOf, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { request, requestFertigen, createAll, exporteVon, exportPfad, zeilenVon } from "../../support/exporte";

let t: TestBackend;
let chefin: Browser;
let angelegt: { uuid: string };
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  angelegt = await create(chefin, "Export Eins");
  await create(chefin, "Export Zwei");
  await create(await t.alsMitarbeiter(), "Von Max");
  await create(await t.alsFremder(), "Von Fremden");
});
afterAll(() => t.stop());

/** Every role that sees the list, one after the other. */
const ROLLEN = [
  ["Bevollmächtigte", () => t.alsBevollmaechtigter()],
  ["Mitarbeitende", () => t.alsMitarbeiter()],
  ["Fremde", () => t.alsFremder()],
  ["Support", () => t.alsSupport()],
  ["Qualitätsmanagement", () => t.alsQm()],
  ["Administration", () => t.alsAdmin()],
] as const;

describe.each(ROLLEN)("%s", (_, anmelden) => {
  it("bekommen genau die Zeilen ihrer Liste, in ihrer Ansicht", async () => {
    const browser = await anmelden();
    for (const [query, ruf] of [
      ["", "size=0"],
      ["suche=Export&sortierung=bezeichnung%3Adesc", "size=0&suche=Export&sort=bezeichnung%3Adesc"],
    ] as const) {
      const liste = listOf((await browser.get(`/v1/antraege?${ruf}`)).body.data).map(({ bezeichnung }) =>
        textOf(bezeichnung),
      );
      const fileName = await requestFertigen(t, browser, { query });
      expect((await zeilenVon(browser, fileName)).map((zeile) => zeile.split(";")[1])).toEqual(liste);
      expect((await exporteVon(browser))[0]).toMatchObject({ zustand: "FERTIG", zeilen: liste.length, query });
    }
  });

  it("sehen und laden nichts, was andere bestellt haben", async () => {
    const fileName = await requestFertigen(t, await t.als("bevollmaechtigt", "software"));
    const browser = await anmelden();
    const unbekannt = await browser.get(exportPfad("antraege_999999.csv"));
    const fremd = await browser.get(exportPfad(fileName));
    expect([fremd.status, fremd.body]).toEqual([404, unbekannt.body]);
    expect((await exporteVon(browser)).map((zeile) => zeile.fileName)).not.toContain(fileName);
  });
});

it("verlangt eine Anmeldung, auch für eine fertige Datei", async () => {
  const fileName = await requestFertigen(t, chefin);
  expect((await t.browser().get(exportPfad(fileName))).status).toBe(401);
  expect((await request(t.browser())).status).toBe(401);
  expect((await t.browser().get("/v1/exporte")).status).toBe(401);
});

it("ist dieselbe Person für ein anderes Unternehmen eine fremde", async () => {
  const fileName = await requestFertigen(t, chefin);
  const anderswo = await t.als("bevollmaechtigt", "software");
  expect((await anderswo.get(exportPfad(fileName))).status).toBe(404);
  expect((await exporteVon(anderswo)).map((zeile) => zeile.fileName)).not.toContain(fileName);
  expect((await (await t.alsBevollmaechtigter()).get(exportPfad(fileName))).status).toBe(200);
});

it("kommt als Datei mit Name, Typ und Länge, auch für Excel", async () => {
  const fileName = await requestFertigen(t, chefin, { query: "", format: "XLSX" });
  expect(fileName).toBe("antraege_100000.xlsx");
  const { status, headers, body } = await chefin.get(exportPfad(fileName));
  expect([status, textOf(body.text).slice(0, 2)]).toEqual([200, "PK"]);
  expect(headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  expect(headers.get("content-disposition")).toContain('attachment; filename="2026-03-02_antraege_100000.xlsx"');
  expect((await exporteVon(chefin))[0]?.groesse).toBe(Number(headers.get("content-length")));
});

it("hat die Spalten, die bei der Bestellung gewählt waren", async () => {
  await chefin.put("/v1/tabellen/antraege/spalten", { spalten: ["bezeichnung", "geaendertVon"] });
  const ohneZweck = await request(chefin, "suche=Export+Eins", { zweck: null });
  expect([ohneZweck.status, listOf(ohneZweck.body.errors)[0]?.property]).toEqual([422, "zweck"]);
  expect((await request(chefin, "suche=Export+Eins", { zweck: "VORGANG" })).status).toBe(200);
  await chefin.delete("/v1/tabellen/antraege/spalten");
  await createAll(t);
  expect(await zeilenVon(chefin, textOf((await exporteVon(chefin))[0]?.fileName))).toEqual(["Export Eins;Bea Vollmer"]);
});

it("nimmt von der Ansicht nur, was die Liste kennt, und keine Zeichen, die es nicht gibt", async () => {
  expect((await request(chefin, "suche=Laser&seite=7&gibtesnicht=1")).status).toBe(200);
  expect((await exporteVon(chefin))[0]).toMatchObject({
    zustand: "WARTET",
    query: "suche=Laser",
    zeilen: null,
    bis: null,
  });
  await createAll(t);
  expect((await request(chefin, "suche=%00")).status).toBe(422);
  expect((await request(chefin, "", { format: "PDF" })).status).toBe(422);
});

describe("die Rechte", () => {
  const weise = { antragUuid: "", benutzerUuid: MENSCHEN.kollege.uuid, recht: "LESEN" } as const;
  const zustandNach = async (browser: Browser) => {
    await createAll(t);
    return (await exporteVon(browser))[0]?.zustand;
  };

  it("sind die des Augenblicks, in dem die Datei entsteht", async () => {
    const kai = await t.alsKollege();
    const { db } = t.dienste;
    await request(kai);
    await db.insert(antragRecht).values({ ...weise, antragUuid: angelegt.uuid });
    await createAll(t);
    expect(await zeilenVon(kai, textOf((await exporteVon(kai))[0]?.fileName))).toHaveLength(1);
    await request(kai);
    await db.delete(antragRecht).where(eq(antragRecht.benutzerUuid, weise.benutzerUuid));
    expect(await zustandNach(kai)).toBe("FERTIG");
    expect(await zeilenVon(kai, textOf((await exporteVon(kai))[0]?.fileName))).toEqual([]);
  });

  it("fehlen, wer bis dahin das Unternehmen verlassen hat oder gesperrt ist", async () => {
    const kai = await t.alsKollege();
    const { db } = t.dienste;
    const seine = eq(mitgliedschaft.benutzerUuid, MENSCHEN.kollege.uuid);
    const [zeile] = await db.select().from(mitgliedschaft).where(seine);
    await request(kai);
    await db.delete(mitgliedschaft).where(seine);
    await createAll(t);
    await db.insert(mitgliedschaft).values(zeile!);
    expect((await exporteVon(await t.alsKollege()))[0]).toMatchObject({ zustand: "FEHLGESCHLAGEN", zeilen: null });
    await request(await t.alsKollege());
    const er = eq(benutzer.uuid, MENSCHEN.kollege.uuid);
    await db.update(benutzer).set({ gesperrtSeit: t.uhr.now() }).where(er);
    await createAll(t);
    await db.update(benutzer).set({ gesperrtSeit: null }).where(er);
    expect((await exporteVon(await t.alsKollege()))[0]?.zustand).toBe("FEHLGESCHLAGEN");
  });

  it("reichen nicht weiter als die Rolle, die eine Person inzwischen hat", async () => {
    const fileName = await requestFertigen(t, chefin);
    const sie = eq(mitgliedschaft.benutzerUuid, MENSCHEN.bevollmaechtigt.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ rolle: "MITARBEITER" }).where(sie);
    expect((await chefin.get(exportPfad(fileName))).status).toBe(404);
    await t.dienste.db.update(mitgliedschaft).set({ rolle: "BEVOLLMAECHTIGTER" }).where(sie);
    expect((await chefin.get(exportPfad(fileName))).status).toBe(200);
  });

  it("fehlen dem Stab, dem die Systemrolle genommen ist", async () => {
    const qm = await t.alsQm();
    await request(qm);
    const [person] = await t.dienste.db.select().from(benutzer).where(eq(benutzer.uuid, MENSCHEN.qm.uuid));
    await t.dienste.db
      .update(benutzer)
      .set({ systemRollen: ["SUPPORT_MITARBEITER"] })
      .where(eq(benutzer.uuid, MENSCHEN.qm.uuid));
    await createAll(t);
    const zeilen = await t.dienste.db
      .select()
      .from(exportAuftrag)
      .where(eq(exportAuftrag.benutzerUuid, MENSCHEN.qm.uuid))
      .orderBy(exportAuftrag.nummer);
    expect(zeilen.at(-1)?.zustand).toBe("FEHLGESCHLAGEN");
    await t.dienste.db
      .update(benutzer)
      .set({ systemRollen: person!.systemRollen })
      .where(eq(benutzer.uuid, MENSCHEN.qm.uuid));
  });
});

describe("die Grenzen", () => {
  it("drei warten, der vierte nicht, auch wenn alle zugleich kommen; eine Wiederholung ist keiner", async () => {
    const browser = await t.alsFremder();
    const schluessel = Array.from({ length: 6 }, () => randomUUID());
    const antworten = await Promise.all(
      Array.from({ length: 6 }, (_, i) => request(browser.kopie(), "", { format: "CSV", schluessel: schluessel[i] })),
    );
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const erste = antworten.findIndex(({ status }) => status === 200);
    const nochmal = await request(browser, "", { format: "CSV", schluessel: schluessel[erste] });
    expect(nochmal).toMatchObject({ status: 200, body: antworten[erste]?.body });
    expect((await request(browser)).body).toMatchObject({
      httpSubStatus: "409.50",
      userMessage: "Es werden schon 3 Exporte für Sie vorbereitet. Bitte warten Sie, bis einer fertig ist.",
    });
    await createAll(t);
    expect((await request(browser)).status).toBe(200);
    const namen = (await exporteVon(browser)).map(({ fileName }) => textOf(fileName));
    expect(new Set(namen).size).toBe(namen.length);
    await createAll(t);
  });

  it("die neuesten zehn bleiben", async () => {
    const browser = await t.alsSupport();
    for (let i = 0; i < 12; i += 1) {
      t.uhr.vor({ sekunden: 1 });
      await requestFertigen(t, browser);
    }
    expect(await exporteVon(browser)).toHaveLength(10);
  });
});
