import { z } from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ExportFall, exportFaelle, EXPORT_FAELLE } from "~/domain/tabelle/exportFaelle";
import { listSpaltenfilter } from "~/domain/tabelle/exportSpaltenfilter";
import { create } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend, textOf } from "../../support/backend";
import { createAll, exporteVon, exportPfad } from "../../support/exporte";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  await create(await t.alsBevollmaechtigter(), "Laser");
});
afterAll(() => t.stop());

const order = (browser: Browser, fall: ExportFall, filter: Record<string, string>) =>
  browser.post("/v1/exporte", {
    fall,
    format: "JSON",
    variablen: EXPORT_FAELLE[fall].variablen.filter(({ required }) => required).map(({ key }) => key),
    zweck: "VORGANG",
    query: new URLSearchParams(filter).toString(),
  });

/** The rows of the file that was ordered last. */
async function rowsOf(browser: Browser): Promise<Record<string, unknown>[]> {
  await createAll(t);
  const [neuester] = await exporteVon(browser);
  expect(neuester?.zustand).toBe("FERTIG");
  const { body } = await browser.get(exportPfad(textOf(neuester?.fileName)));
  const inhalt: unknown = typeof body.text === "string" ? JSON.parse(body.text) : body;
  return z.array(z.record(z.string(), z.unknown())).parse(inhalt);
}

async function rowsWith(browser: Browser, fall: ExportFall, filter: Record<string, string>) {
  expect((await order(browser, fall, filter)).status).toBe(200);
  return rowsOf(browser);
}

describe("Exporte nach einzelnen Spalten", () => {
  it("enthalten, was in der Spalte steht, und ohne Wert, was leer ist", async () => {
    const admin = await t.alsAdmin();
    const alle = await rowsWith(admin, "BENUTZER", {});
    const [erster] = alle;
    const email = textOf(Object.values(erster ?? {}).find((wert) => textOf(wert).includes("@")));
    const einer = await rowsWith(admin, "BENUTZER", { "filter.email": email.toUpperCase() });
    expect(einer.map((zeile) => JSON.stringify(zeile))).toEqual(
      alle.filter((zeile) => JSON.stringify(zeile).includes(email)).map((zeile) => JSON.stringify(zeile)),
    );
    expect(await rowsWith(admin, "BENUTZER", { "filter.gesperrtSeit": "<Ohne Wert>" })).toHaveLength(alle.length);
    expect(await rowsWith(admin, "BENUTZER", { "filter.email": "<Ohne Wert>" })).toEqual([]);
  });

  it("kennen Tage und Zeiträume, auch wo ein Moment gespeichert ist", async () => {
    const admin = await t.alsAdmin();
    const alle = await rowsWith(admin, "UNTERNEHMEN", {});
    expect(alle.length).toBeGreaterThan(0);
    expect(await rowsWith(admin, "UNTERNEHMEN", { "filter.erstelltAm": "01.01.2000 – 31.12.2099" })).toEqual(alle);
    expect(await rowsWith(admin, "UNTERNEHMEN", { "filter.erstelltAm": "01.01.2000" })).toEqual([]);
    const falsch = await order(admin, "UNTERNEHMEN", { "filter.erstelltAm": "gestern" });
    expect(falsch.status).toBe(422);
    expect(JSON.stringify(falsch.body)).toContain("filter.erstelltAm");
  });

  it.each(exportFaelle.flatMap((fall) => listSpaltenfilter(fall).map(({ key, art }) => [fall, key, art] as const)))(
    "%s: nach %s lässt sich filtern",
    async (fall, key, art) => {
      const admin = await t.alsAdmin();
      const wert = art === "tag" ? "01.01.1990 – 31.12.1990" : "gibtesnirgends";
      expect(await rowsWith(admin, fall, { [`filter.${key}`]: wert })).toEqual([]);
    },
  );

  it("nennen im Nachweis nie das Getippte", async () => {
    const admin = await t.alsAdmin();
    await order(admin, "BENUTZER", { "filter.email": "ganzgeheim" });
    const { rows } = await t.eigentuemer.query("SELECT row_to_json(n)::text AS zeile FROM export_nachweis n");
    expect(JSON.stringify(rows)).not.toContain("ganzgeheim");
  });
});
