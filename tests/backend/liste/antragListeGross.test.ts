import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { antragStatusSchluessel, antragStatusText } from "~/domain/antrag/antragStatus";
import { felder, create, save, allowEinsicht } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
let support: Browser;
beforeAll(async () => {
  t = await startBackend();
  support = await t.alsSupport();
  const { uuid } = FIRMEN.maschinenbau;
  const person = MENSCHEN.bevollmaechtigt.uuid;
  await t.dienste.db
    .execute(sql`INSERT INTO antrag (uuid, unternehmen_uuid, version, status, bezeichnung, einreichung, erstellt_am, erstellt_von,
      geaendert_am, geaendert_von)
    SELECT gen_random_uuid(), ${uuid}, 'V2', 'IN_PRUEFUNG', 'Masse ' || i, '{}', timestamptz '2025-01-01' + i * interval '1 minute', ${person},
      timestamptz '2025-01-01' + i * interval '1 minute', ${person} FROM generate_series(1, 10050) AS i`);
  await t.dienste.db.execute(sql`ANALYZE antrag, antrag_suche`);
});
afterAll(() => t.stop());

const liste = async (browser: Browser, query: Record<string, string>) =>
  (await browser.get(`/v1/antraege?${new URLSearchParams(query).toString()}`)).body;
const namen = (body: { data?: unknown }) => listOf(body.data).map(({ bezeichnung }) => bezeichnung);

it("reicht bis 10.000, sagt, dass es mehr gibt, und findet den Rest über Sortierung und Suche", async () => {
  expect(await liste(support, { size: "25" })).toMatchObject({ total: 10_000, hatMehr: true });
  expect(namen(await liste(support, { size: "25", page: "399" }))).toHaveLength(25);
  expect(await liste(support, { size: "25", page: "400" })).toMatchObject({ data: [], total: 10_000, hatMehr: true });
  expect(namen(await liste(support, { size: "1", sort: "geaendertAm:asc" }))).toEqual(["Masse 1"]);
  const alle = await liste(support, { size: "0" });
  expect(namen(alle)).toHaveLength(10_000);
});

it("zählt dem Unternehmen genau, dem Stab in einer Suche nur ein paar Seiten voraus", async () => {
  const firma = await t.alsBevollmaechtigter();
  expect(await liste(firma, { size: "25", suche: "masse 99" })).toMatchObject({ total: 111, hatMehr: false });
  expect(await liste(support, { size: "10", suche: "masse 99" })).toMatchObject({ total: 50, hatMehr: true });
  expect(await liste(support, { size: "10", page: "10", suche: "masse 99" })).toMatchObject({
    total: 111,
    hatMehr: false,
  });
  expect(await liste(support, { size: "10", page: "90", suche: "masse 99" })).toMatchObject({
    data: [],
    total: 111,
    hatMehr: false,
  });
});

it("zeigt einer Suche dieselbe Reihenfolge, ob viele oder wenige gefunden sind", async () => {
  const nummern = [
    ...Array.from({ length: 100 }, (_, i) => 9_999 - i),
    ...Array.from({ length: 10 }, (_, i) => 999 - i),
    99,
  ];
  const erwartet = nummern.map((nummer) => `Masse ${String(nummer)}`);
  const seiten = [];
  for (let page = 0; page <= 11; page += 1)
    seiten.push(...namen(await liste(support, { size: "10", page: String(page), suche: "masse 99" })));
  expect(seiten).toEqual(erwartet);
  const firma = await t.alsBevollmaechtigter();
  expect(namen(await liste(firma, { size: "50", page: "1", suche: "masse 99" }))).toEqual(erwartet.slice(50, 100));
  expect(namen(await liste(support, { size: "3", suche: "masse 99", sort: "geaendertAm:asc" }))).toEqual([
    "Masse 99",
    "Masse 990",
    "Masse 991",
  ]);
});

it("findet einen Antrag nur im Unternehmen, dem er gehört, auch wenn er es wechselt", async () => {
  const firma = await t.alsBevollmaechtigter();
  const fremd = await t.alsFremder();
  const { uuid } = await create(firma, "Umzugsprobe");
  const gefunden = (wer: Browser) => liste(wer, { suche: "umzugsprobe" }).then(namen);
  expect([await gefunden(firma), await gefunden(fremd)]).toEqual([["Umzugsprobe"], []]);
  await t.dienste.db.execute(sql`UPDATE antrag SET unternehmen_uuid = ${FIRMEN.chemie.uuid} WHERE uuid = ${uuid}`);
  expect([await gefunden(firma), await gefunden(fremd)]).toEqual([[], ["Umzugsprobe"]]);
});

it("findet dem Stab mit weniger als drei Zeichen, was so beginnt, dem Unternehmen auch mittendrin", async () => {
  const firma = await t.alsBevollmaechtigter();
  for (const name of ["Qx beginnt", "Mitten qx drin"]) await allowEinsicht(firma, (await create(firma, name)).uuid);
  expect(namen(await liste(support, { suche: "qx" }))).toEqual(["Qx beginnt"]);
  expect(namen(await liste(firma, { suche: "qx" })).sort()).toEqual(["Mitten qx drin", "Qx beginnt"]);
});

it("sucht in Titeln, wie sie zuletzt gespeichert sind, und zählt die Vorhaben", async () => {
  const firma = await t.alsBevollmaechtigter();
  const angelegt = await create(firma, "Titelprobe");
  await allowEinsicht(firma, angelegt.uuid);
  const zeile = async () => listOf((await liste(support, { suche: "Titelprobe" })).data)[0];
  expect(await zeile()).toMatchObject({ anzahlVorhaben: 1 });
  await save(firma, angelegt, { revision: 1, aenderungen: [felder({ titel: "Xylophonantrieb" })] });
  expect(namen(await liste(support, { suche: "xylophon" }))).toEqual(["Titelprobe"]);
  await firma.post(`/v1/antraege/${angelegt.uuid}/vorhaben`, {});
  expect(await zeile()).toMatchObject({ anzahlVorhaben: 2 });
  const gelesen = await firma.get(`/v1/antraege/${angelegt.uuid}/vorhaben/${angelegt.vorhabenUuid}`);
  const revision = Number(gelesen.body.vorhaben?.revision);
  expect(
    (await firma.delete(`/v1/antraege/${angelegt.uuid}/vorhaben/${angelegt.vorhabenUuid}`, { json: { revision } }))
      .status,
  ).toBe(200);
  expect(await zeile()).toMatchObject({ anzahlVorhaben: 1 });
  expect(namen(await liste(support, { suche: "xylophon" }))).toEqual([]);
});

describe("Indizes", () => {
  const FAELLE = [
    "antragsnummer",
    "bezeichnung",
    "status",
    "version",
    "anzahlVorhaben",
    "erstelltAm",
    "geaendertAm",
    "eingereichtAm",
    "amZug",
  ].flatMap((key) => [`${key}:asc`, `${key}:desc`]);

  it.each(FAELLE)("%s liest die Seite aus einem Index, ohne alle zu sortieren", async (sort) => {
    t.statements.length = 0;
    await liste(support, { size: "25", sort });
    const anweisung = t.statements.find((text) => text.includes('"seite"'));
    const text = (anweisung ?? "")
      .replaceAll(/\$\d+(?=::(timestamptz|date))/g, "'2026-03-02'")
      .replaceAll(/\$\d+/g, "25");
    const { rows } = await t.dienste.db.execute<{ "QUERY PLAN": string }>(sql.raw(`EXPLAIN ${text}`));
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan( Backward)? using (antrag_alle_|antrag_antragsnummer_key)/);
    expect(plan).not.toMatch(/Seq Scan on antrag\b(?! antrag_)/);
  });

  it("ordnet die Status in der Migration wie ihre Texte", async () => {
    const { rows } = await t.dienste.db.execute<{ def: string }>(
      sql`SELECT pg_get_indexdef('antrag_alle_status'::regclass) AS def`,
    );
    const nachText = antragStatusSchluessel.toSorted((a, b) =>
      antragStatusText(a).localeCompare(antragStatusText(b), "de"),
    );
    expect(rows[0]?.def).toContain(`{${nachText.join(",")}}`);
  });
});
