import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import { entwurfSeiten } from "../../support/entwurfSeiten";
import { createAll, exportPfad, exporteVon } from "../../support/exporte";
import { start, startTest } from "../../support/schriftsaetze";

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
const { issueBescheid } = entwurfSeiten(() => ({ test, wer: chefin, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  ({ chefin, antrag } = await startTest(test));
  await issueBescheid();
  await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
});
afterAll(() => test.stop());

/** The states of the objections in a file of this person. */
async function exportStaende(browser: Browser): Promise<unknown[]> {
  const bestellung = { fall: "WIDERSPRUECHE", format: "JSON", variablen: ["antragsnummer", "erstelltAm", "status"] };
  expect((await browser.post("/v1/exporte", { ...bestellung, zweck: "VORGANG" })).status).toBe(200);
  await createAll(test);
  const [neuester] = await exporteVon(browser);
  const { body } = await browser.get(exportPfad(textOf(neuester?.fileName)));
  const inhalt: unknown = typeof body.text === "string" ? JSON.parse(body.text) : body;
  return z
    .array(z.object({ status: z.string() }))
    .parse(inhalt)
    .map(({ status }) => status);
}

it("ein begonnener Widerspruch steht in Dateien seines Unternehmens, in keiner der Stelle und keiner anderen", async () => {
  expect(await exportStaende(chefin)).toEqual(["Entwurf"]);
  expect(await exportStaende(await test.alsAdmin())).toEqual([]);
  expect(await exportStaende(await test.alsFremder())).toEqual([]);
});
