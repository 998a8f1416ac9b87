import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { EXPORT_FAELLE } from "~/domain/tabelle/exportFaelle";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { type Browser, FIRMEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { createAll, exporteVon, exportPfad } from "../../support/exporte";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  await t.dienste.db.delete(wirtschaftsjahrKeines);
});
afterAll(() => t.stop());

/** All variables of a case, in a file of its own. */
async function exportAll(browser: Browser, fall: "UNTERNEHMEN" | "GESCHAEFTSSTATISTIK", query = "") {
  const variablen = EXPORT_FAELLE[fall].variablen.map(({ key }) => key);
  const bestellt = await browser.post("/v1/exporte", { fall, format: "JSON", variablen, zweck: "ABGLEICH", query });
  expect(bestellt.status).toBe(200);
  await createAll(t);
  const [neuester] = await exporteVon(browser);
  const { body } = await browser.get(exportPfad(textOf(neuester?.fileName)));
  const inhalt: unknown = typeof body.text === "string" ? JSON.parse(body.text) : body;
  return z.array(z.record(z.string(), z.unknown())).parse(inhalt);
}

it("die Geschäftsstatistik hat jede Zahl und jedes Wort des Jahres, und die Summe der Aufwendungen", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const werte = {
    wjBeginn: "2025-01-01",
    wjEnde: "2025-12-31",
    rumpfjahr: false,
    wertart: "VORLAEUFIG",
    umsatz: "1000000.50",
    beschaeftigteVzae: "10",
    fueBeschaeftigteVzae: "2.5",
    fuePersonal: "100000.10",
    fueExtern: "0.20",
  };
  expect((await chefin.post("/v1/unternehmen/wirtschaftsjahre", { werte })).status).toBe(200);
  const [zeile] = await exportAll(chefin, "GESCHAEFTSSTATISTIK");
  expect(zeile).toMatchObject({
    firma: FIRMEN.maschinenbau.firma,
    rumpfjahr: "Nein",
    wertart: "vorläufig",
    umsatz: "1000000.50",
    fueBeschaeftigteVzae: "2.5",
    fuePersonal: "100000.10",
    fueSach: null,
    fueExtern: "0.20",
    fueGesamt: "100000.30",
  });
  expect(await exportAll(chefin, "GESCHAEFTSSTATISTIK", "filter.wertart=ENDGUELTIG")).toEqual([]);
  expect(await exportAll(await t.alsFremder(), "GESCHAEFTSSTATISTIK")).toEqual([]);
});

it("das Unternehmen hat Anschrift, Register und Kontakt in Worten, und nur das eigene", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const zeilen = await exportAll(chefin, "UNTERNEHMEN");
  expect(zeilen.map(({ firma }) => firma)).toEqual([FIRMEN.maschinenbau.firma]);
  const [zeile] = zeilen;
  expect(zeile).toMatchObject({ land: "Deutschland" });
  for (const key of ["strasse", "plz", "ort", "bundesland", "wirtschaftszweig", "registerart", "telefon", "email"])
    expect([key, textOf(zeile?.[key]).length > 0]).toEqual([key, true]);
  const support = await exportAll(await t.alsSupport(), "UNTERNEHMEN");
  expect(support.length).toBeGreaterThan(1);
});
