import { z } from "zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFilterbare } from "~/domain/tabelle/exportFilter";
import { filterName } from "~/domain/tabelle/exportSpaltenfilter";
import { KONFIGURATIONEN_HOECHSTENS } from "~/domain/tabelle/exportDatei";
import { createNextExport } from "~/server/backend/usecases/exporte/erstelleExporte";
import { create } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { createAll, exporteVon, exportPfad } from "../../support/exporte";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  await create(await t.alsBevollmaechtigter(), "=SUMME(A1)");
  await create(await t.alsFremder(), "Von Fremden");
});
afterAll(() => t.stop());

const PFLICHT = {
  ANTRAEGE: ["antragsnummer"],
  VORHABEN: ["antragsnummer", "position"],
  NACHFORDERUNGEN: ["antragsnummer", "nummer"],
  BESCHEIDE: ["antragsnummer", "art"],
  WIDERSPRUECHE: ["antragsnummer", "erstelltAm"],
  UNTERNEHMEN: ["firma"],
  GESCHAEFTSSTATISTIK: ["firma", "beginn", "ende"],
  BENUTZER: ["name", "email"],
  SYSTEMNACHRICHTEN: ["titel", "anzeigenVon"],
} as const;
type Fall = keyof typeof PFLICHT;
const FAELLE = [
  "ANTRAEGE",
  "VORHABEN",
  "NACHFORDERUNGEN",
  "BESCHEIDE",
  "WIDERSPRUECHE",
  "UNTERNEHMEN",
  "GESCHAEFTSSTATISTIK",
  "BENUTZER",
  "SYSTEMNACHRICHTEN",
] as const satisfies readonly Fall[];

const order = (browser: Browser, fall: Fall, mehr: object = {}) =>
  browser.post("/v1/exporte", { fall, format: "JSON", variablen: PFLICHT[fall], zweck: "VORGANG", ...mehr });

/** The rows of the file that was ordered last. */
async function rowsOf(browser: Browser): Promise<Record<string, unknown>[]> {
  await createAll(t);
  const [neuester] = await exporteVon(browser);
  expect(neuester?.zustand).toBe("FERTIG");
  const { body } = await browser.get(exportPfad(textOf(neuester?.fileName)));
  const inhalt: unknown = typeof body.text === "string" ? JSON.parse(body.text) : body;
  return z.array(z.record(z.string(), z.unknown())).parse(inhalt);
}

/** The rows of a file without a filter. */
async function allRows(browser: Browser, fall: Fall, variablen: readonly string[]) {
  await order(browser, fall, { variablen });
  return rowsOf(browser);
}

const FIRMENFAELLE: readonly Fall[] = [
  "ANTRAEGE",
  "VORHABEN",
  "NACHFORDERUNGEN",
  "BESCHEIDE",
  "WIDERSPRUECHE",
  "UNTERNEHMEN",
  "GESCHAEFTSSTATISTIK",
];

describe.each([
  ["Bevollmächtigte", () => t.alsBevollmaechtigter(), [...FIRMENFAELLE, "BENUTZER"]],
  ["Mitarbeitende", () => t.alsMitarbeiter(), FIRMENFAELLE],
  ["Support", () => t.alsSupport(), ["ANTRAEGE", "UNTERNEHMEN", "BENUTZER", "SYSTEMNACHRICHTEN"]],
  ["Qualitätsmanagement", () => t.alsQm(), ["ANTRAEGE", "GESCHAEFTSSTATISTIK"]],
  ["Administration", () => t.alsAdmin(), FAELLE],
] as const)("%s", (_, anmelden, erlaubt: readonly string[]) => {
  it.each(FAELLE)("%s nur, wo die Rolle es darf, und dann entsteht die Datei", async (fall) => {
    const browser = await anmelden();
    const { status } = await order(browser, fall);
    expect(status).toBe(erlaubt.includes(fall) ? 200 : 403);
    if (status === 200)
      expect(Object.keys((await rowsOf(browser))[0] ?? {})).toEqual(
        Number((await exporteVon(browser))[0]?.zeilen) === 0 ? [] : [...PFLICHT[fall]],
      );
  });
});

it("kein Unternehmen bekommt Zeilen eines anderen", async () => {
  const fremd = await t.alsFremder();
  for (const fall of ["ANTRAEGE", "UNTERNEHMEN", "BENUTZER"] as const) {
    const variablen = fall === "ANTRAEGE" ? ["antragsnummer", "bezeichnung"] : PFLICHT[fall];
    await order(fremd, fall, { variablen });
    const text = JSON.stringify(await rowsOf(fremd));
    expect(text).not.toContain("SUMME");
    expect(text).not.toContain("Maschinenbau");
    expect(text).not.toContain("vollmer");
  }
});

describe("die Filter in den Worten der Listen", () => {
  const filterbare = FAELLE.flatMap((fall) =>
    listFilterbare(fall).flatMap(({ key, namen }) =>
      Object.entries(namen).map(([wert, name]) => [fall, key, wert, name]),
    ),
  ) as [Fall, string, string, string][];

  it.each(filterbare)("%s: %s %s", async (fall, key, wert, name) => {
    const admin = await t.alsAdmin();
    const variablen = [...new Set([...PFLICHT[fall], key])];
    const query = new URLSearchParams({ [filterName(key)]: wert }).toString();
    expect((await order(admin, fall, { variablen, query })).status).toBe(200);
    expect(new Set((await rowsOf(admin)).map((zeile) => zeile[key]))).toEqual(
      new Set((await allRows(admin, fall, variablen)).map((zeile) => zeile[key]).filter((eine) => eine === name)),
    );
  });

  it("zählen mehrere Werte zusammen, und was es nicht gibt, zählt nicht", async () => {
    const admin = await t.alsAdmin();
    const variablen = ["name", "email", "rolle"];
    const query = "filter.rolle=MITARBEITER%23%23%23BEVOLLMAECHTIGTER%23%23%23constructor&filter.ort=X";
    await order(admin, "BENUTZER", { variablen, query });
    const zeilen = await rowsOf(admin);
    expect(zeilen.length).toBeGreaterThan(1);
    expect(zeilen).toEqual(await allRows(admin, "BENUTZER", variablen));
  });
});

it("verlangt Pflichtvariablen, einen Zweck bei Personenbezug und einen Zeitraum, der nicht rückwärts läuft", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const feldOf = async (mehr: object) => {
    const { status, body } = await order(chefin, "BENUTZER", mehr);
    return [status, listOf(body.errors)[0]?.property];
  };
  expect(await feldOf({ variablen: ["name"] })).toEqual([422, "variablen"]);
  expect(await feldOf({ zweck: null })).toEqual([422, "zweck"]);
  expect(await feldOf({ von: "2026-02-01", bis: "2026-01-01" })).toEqual([422, "bis"]);
  expect(await feldOf({ von: "31.02." })).toEqual([422, "von"]);
});

it("steht mit Zweck im Protokoll und im Nachweis, den andere Rollen nicht sehen", async () => {
  const chefin = await t.alsBevollmaechtigter();
  await order(chefin, "BENUTZER", { zweck: "PRUEFUNG" });
  await createAll(t);
  const { rows } = await t.dienste.pool.query(
    "SELECT vorgang, nach, grund FROM audit WHERE vorgang = 'export.bestellen' AND nach = 'BENUTZER' AND grund = 'PRUEFUNG'",
  );
  expect(rows.at(-1)).toEqual({ vorgang: "export.bestellen", nach: "BENUTZER", grund: "PRUEFUNG" });
  const nachweise = listOf((await chefin.get("/v1/exporte/nachweise")).body.data);
  const meiner = nachweise.find(({ zweck }) => textOf(zweck ?? "") === "PRUEFUNG");
  expect(meiner).toMatchObject({
    fall: "BENUTZER",
    name: "Bea Vollmer",
    filter: { query: "", mitSuche: false, von: null, bis: null },
  });
  await order(chefin, "BENUTZER", { zweck: "PRUEFUNG", format: "JSON" });
  await createAll(t);
  const seiten = await Promise.all(
    [0, 1].map((page) => chefin.get(`/v1/exporte/nachweise?page=${String(page)}&size=1`)),
  );
  expect(seiten.map(({ body }) => body.total)).toEqual([nachweise.length + 1, nachweise.length + 1]);
  expect(seiten.map(({ body }) => listOf(body.data)[0]?.format)).toEqual(["JSON", nachweise[0]?.format]);
  const gesucht = async (suche: string) =>
    (await chefin.get(`/v1/exporte/nachweise?suche=${encodeURIComponent(suche)}`)).body.total;
  const eigene = nachweise.filter(({ name }) => textOf(name) === "Bea Vollmer").length + 1;
  expect([await gesucht("a vOLL"), await gesucht("Niemand"), await gesucht("%")]).toEqual([eigene, 0, 0]);
  for (const anmelden of [() => t.alsMitarbeiter(), () => t.alsSupport(), () => t.alsQm()])
    expect((await (await anmelden()).get("/v1/exporte/nachweise")).status).toBe(403);
  expect(
    listOf((await (await t.alsFremder()).get("/v1/exporte/nachweise")).body.data).some(
      ({ uuid }) => uuid === meiner?.uuid,
    ),
  ).toBe(false);
});

it("verlangt vom Stab immer einen Zweck, bewahrt ihn auf und nennt das Unternehmen, um das es ging", async () => {
  const support = await t.alsSupport();
  const variablen = ["firma", "ort"];
  const ohne = await order(support, "UNTERNEHMEN", { variablen, zweck: null });
  expect([ohne.status, listOf(ohne.body.errors)[0]?.property]).toEqual([422, "zweck"]);
  expect((await order(support, "SYSTEMNACHRICHTEN", { zweck: null })).status).toBe(200);
  const { uuid, firma } = FIRMEN.maschinenbau;
  await order(support, "UNTERNEHMEN", { variablen, zweck: "AUSKUNFT", query: `unternehmen=${uuid}` });
  expect(await rowsOf(support)).toMatchObject([{ firma }]);
  const nachweise = listOf((await (await t.alsAdmin()).get("/v1/exporte/nachweise?size=1000")).body.data);
  const dieser = nachweise.find(({ ueber }) => textOf(ueber ?? "") === firma);
  expect(dieser).toMatchObject({ zweck: "AUSKUNFT", variablen, filter: { query: "", mitSuche: false } });
  // A company has no other; what it says of one is not asked.
  const chefin = await t.alsBevollmaechtigter();
  await order(chefin, "UNTERNEHMEN", { variablen, query: `unternehmen=${FIRMEN.chemie.uuid}` });
  expect(await rowsOf(chefin)).toMatchObject([{ firma }]);
});

it("hält fest, was im Export stand und was ihn enger machte, ohne den Suchtext", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const variablen = ["name", "email", "rolle"];
  const query = "suche=Vollmer&filter.rolle=BEVOLLMAECHTIGTER";
  await order(chefin, "BENUTZER", { zweck: "BERICHT", variablen, query, von: "2025-01-01" });
  const nachweise = listOf((await chefin.get("/v1/exporte/nachweise")).body.data);
  const benutzer = nachweise.find(({ zweck }) => textOf(zweck ?? "") === "BERICHT");
  expect(benutzer).toMatchObject({
    variablen,
    filter: { query: "filter.rolle=BEVOLLMAECHTIGTER", mitSuche: true, von: "2025-01-01", bis: null },
  });
  // Ordered from the list by somebody who never chose its columns: those that it opens with.
  const andere = await t.alsFremder();
  await andere.post("/v1/exporte", {
    format: "CSV",
    query: "suche=Geheim&filter.bezeichnung=Geheim&filter.status=ENTWURF",
  });
  const { body } = await andere.get("/v1/exporte/nachweise");
  const liste = listOf(body.data).find(({ filter }) => JSON.stringify(filter).includes("filter.status=ENTWURF"));
  expect(liste).toMatchObject({ variablen: expect.arrayContaining(["antragsnummer", "status"]) as unknown });
  expect(liste).toMatchObject({ filter: { mitSuche: true } });
  expect(JSON.stringify(body)).not.toContain("Geheim");
  const { rows } = await t.dienste.pool.query("SELECT query FROM export_nachweis WHERE query LIKE '%Geheim%'");
  expect(rows).toEqual([]);
});

describe("eine Konfiguration", () => {
  const save = (browser: Browser, mehr: object = {}) =>
    browser.post("/v1/exporte/konfigurationen", {
      fall: "ANTRAEGE",
      format: "CSV",
      variablen: ["antragsnummer", "bezeichnung"],
      configurationName: "Monatlich",
      von: "2025-12-01",
      bis: "2025-12-31",
      ...mehr,
    });

  it("läuft mit einem Klick für den letzten ganzen Monat, und nur für die, der sie gehört", async () => {
    const chefin = await t.alsBevollmaechtigter();
    const { body } = await save(chefin);
    await save(chefin);
    const alle = listOf((await chefin.get("/v1/exporte/konfigurationen")).body.data);
    expect(alle).toHaveLength(1);
    const uuid = textOf(alle[0]?.uuid);
    expect(uuid).not.toBe(body.uuid);
    expect((await (await t.alsFremder()).post(`/v1/exporte/konfigurationen/${uuid}/ausfuehren`, {})).status).toBe(404);
    expect((await (await t.alsAdmin()).delete(`/v1/exporte/konfigurationen/${uuid}`)).status).toBe(404);
    expect((await chefin.post(`/v1/exporte/konfigurationen/${uuid}/ausfuehren`, {})).status).toBe(200);
    expect((await exporteVon(chefin))[0]).toMatchObject({
      configurationName: "Monatlich",
      von: "2026-02-01",
      bis: "2026-02-28",
    });
    await createAll(t);
    expect((await chefin.delete(`/v1/exporte/konfigurationen/${uuid}`)).status).toBe(200);
    expect((await chefin.delete(`/v1/exporte/konfigurationen/${uuid}`)).status).toBe(404);
  });

  it("ist ersetzt, wer sie unter ihrem Namen noch einmal speichert, auch wenn es schon so viele gibt, wie es darf", async () => {
    const chefin = await t.alsFremder();
    const namen = Array.from({ length: KONFIGURATIONEN_HOECHSTENS }, (_, nummer) => `Voll ${String(nummer)}`);
    for (const configurationName of namen) expect((await save(chefin, { configurationName })).status).toBe(200);
    expect((await save(chefin, { configurationName: "Voll 7", von: "2026-01-01", bis: "2026-01-31" })).status).toBe(
      200,
    );
    const alle = listOf((await chefin.get("/v1/exporte/konfigurationen")).body.data);
    expect(alle.map(({ configurationName }) => textOf(configurationName)).toSorted()).toEqual(namen.toSorted());
    expect(alle.find(({ configurationName }) => textOf(configurationName) === "Voll 7")?.filter).toMatchObject({
      von: "2026-01-01",
    });
    const { status, body } = await save(chefin, { configurationName: "Eine zu viel" });
    expect([status, listOf(body.errors)[0]?.property]).toEqual([422, "configurationName"]);
  });

  it("gibt es nur einmal, wenn jemand sie mehrmals zugleich unter einem Namen speichert", async () => {
    const admin = await t.alsAdmin();
    const antworten = await Promise.all(
      Array.from({ length: 8 }, () => save(admin, { configurationName: "Zugleich", zweck: "BERICHT" })),
    );
    expect(antworten.map(({ status }) => status)).toEqual(antworten.map(() => 200));
    const alle = listOf((await admin.get("/v1/exporte/konfigurationen")).body.data);
    expect(alle.map(({ configurationName }) => textOf(configurationName))).toEqual(["Zugleich"]);
  });

  it("braucht einen Namen", async () => {
    const { status, body } = await save(await t.alsBevollmaechtigter(), { configurationName: "  " });
    expect([status, listOf(body.errors)[0]?.property]).toEqual([422, "configurationName"]);
  });
});

it("wer anhält, gibt den Auftrag zurück; der nächste macht ihn", async () => {
  const chefin = await t.alsBevollmaechtigter();
  await order(chefin, "UNTERNEHMEN");
  expect(await createNextExport(t.dienste, () => true)).toBe(true);
  expect((await exporteVon(chefin))[0]).toMatchObject({ zustand: "WARTET", geschrieben: 0 });
  await createAll(t);
  expect((await exporteVon(chefin))[0]).toMatchObject({ zustand: "FERTIG", geschrieben: 1, gesamt: 1 });
});
