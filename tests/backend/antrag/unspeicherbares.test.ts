import { afterAll, beforeAll, expect, it } from "vitest";
import { type Angelegt, felder, create, vorhabenPfad } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";

/** One more than the database counts. */
const ZU_GROSS = 2_147_483_648;

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  chefin = await test.alsBevollmaechtigter();
  antrag = await create(chefin, "Unspeicherbares");
});
afterAll(() => test.stop());

it.each<[string, () => Promise<{ status: number }>, number]>([
  ["Suche in den Nachrichten", () => chefin.get("/v1/nachrichten?suche=a%00b"), 422],
  ["Bereich der Hilfe", () => chefin.get("/v1/hilfetexte?bereich=a%00b"), 200],
  ["Name einer Datei", () => chefin.get("/v1/dateien/upload/a%00b/laden"), 404],
  ["Antragsnummer der Behörde", () => test.fach("GET", "/fach/v1/antraege?antragsnummer=a%00b"), 200],
  ["Revision eines Vorhabens", () => chefin.get(`${vorhabenPfad(antrag)}?revision=${String(ZU_GROSS)}`), 422],
  ["Revision beim Speichern", () => save({ revision: ZU_GROSS }), 422],
  ["gesehene Revision", () => save({ revision: 1, gesehen: ZU_GROSS }), 422],
])("was die Datenbank nicht aufnimmt, ist keine Störung: %s", async (_wo, ruf, status) => {
  expect((await ruf()).status).toBe(status);
});

const save = (wie: object) => chefin.put(vorhabenPfad(antrag), { aenderungen: [felder({ titel: "x" })], ...wie });
