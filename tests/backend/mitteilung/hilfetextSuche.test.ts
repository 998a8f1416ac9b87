import { afterAll, beforeAll, expect, it } from "vitest";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

const PFAD = "/v1/hilfetexte/verwaltung";

let t: TestBackend;
let qm: Browser;
beforeAll(async () => {
  t = await startBackend();
  await t.backend.migrate();
  qm = await t.als("qm");
});
afterAll(() => t.stop());

async function search(query: Record<string, string>): Promise<{ bereich: string; feld: string; anfang: string }[]> {
  const { status, body } = await qm.get(`${PFAD}?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return listOf(body.data).map(({ bereich, feld, anfang }) => ({
    bereich: textOf(bereich),
    feld: textOf(feld),
    anfang: textOf(anfang),
  }));
}

it("findet einen Text nach seinem Schlüssel, in allen Bereichen", async () => {
  const gefunden = await search({ suche: "TITEL" });
  expect(new Set(gefunden.map(({ bereich }) => bereich)).size).toBeGreaterThan(1);
  expect(gefunden.map(({ feld }) => feld)).toContain("titel");
  expect((await search({ suche: "titel", bereich: "vorhabenV2" })).every((p) => p.bereich === "vorhabenV2")).toBe(true);
});

it("nach Stelle und Bereich, jedes Wort", async () => {
  const gefunden = await search({ suche: "einreichen tan" });
  expect(gefunden).toContainEqual(expect.objectContaining({ bereich: "einreichen", feld: "tan" }));
  expect(gefunden.length).toBeLessThan((await search({ suche: "tan" })).length);
  expect((await search({ suche: "Hinweistexte" })).every(({ bereich }) => bereich === "hinweise")).toBe(true);
});

it("nach Worten des ganzen Textes und eines Entwurfs, nicht nach seinen Auszeichnungen", async () => {
  const { data } = (await qm.get(`${PFAD}?bereich=vorhabenV2`)).body;
  const uuid = textOf(listOf(data).find(({ feld }) => textOf(feld) === "titel")?.uuid);
  const quelle = `${"Vorrede ".repeat(40)} **Zwetschgen**kuchen`;
  const entwurf = { quelle, index: "1", isActive: true, revision: 0 };
  expect((await qm.put(`/v1/hilfetexte/texte/${uuid}/entwurf`, entwurf)).status).toBe(200);
  expect(await search({ suche: "zwetschgen" })).toHaveLength(1);
  await qm.post(`/v1/hilfetexte/texte/${uuid}/veroeffentlichen`, { revision: 1, ab: null });
  expect(await search({ suche: "vorrede ZWETSCHGEN" })).toMatchObject([{ feld: "titel", bereich: "vorhabenV2" }]);
  expect(await search({ suche: "strong zwetschgen" })).toEqual([]);
});

it("nichts Gefundenes ist eine leere Liste, ein Bereich ohne Namen ein Fehler, ein zu langer Text auch", async () => {
  expect(await search({ suche: "gibtesnirgends" })).toEqual([]);
  expect((await qm.get(`${PFAD}?bereich=gibtesnicht&suche=titel`)).status).toBe(404);
  expect((await qm.get(`${PFAD}?suche=${"x".repeat(201)}`)).status).toBe(422);
  expect((await search({})).length).toBeGreaterThan(200);
});

it("nur für die, die Texte bearbeiten", async () => {
  expect((await (await t.alsSupport()).get(`${PFAD}?suche=titel`)).body.code).toBe("KEIN_ZUGRIFF");
});
