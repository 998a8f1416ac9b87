import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Angelegt, antragPfad, felder, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import { createGemeinsames } from "../../support/gemeinsamesVorhaben";

let test: TestBackend;
let eine: Browser;
let andere: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  eine = await test.alsBevollmaechtigter();
  andere = await test.alsKollege();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await createGemeinsames(test, eine);
});

const einstieg = async (browser: Browser, query = "") =>
  (await browser.get(antragPfad(angelegt.uuid, `/einstieg${query}`))).body.einstieg;
type Gespeichert = { revision?: number; titel?: string; ziel?: string; beginn?: string; ende?: string };
const speichern = async (browser: Browser, ort: Angelegt, { revision = 1, ...werte }: Gespeichert): Promise<void> => {
  test.uhr.vor({ sekunden: 1 });
  expect((await save(browser, ort, { revision, aenderungen: [felder(werte)] })).status).toBe(200);
};
async function addZweites(): Promise<Angelegt> {
  const { body } = await eine.post(antragPfad(angelegt.uuid, "/vorhaben"));
  return { uuid: angelegt.uuid, vorhabenUuid: textOf(body.vorhabenUuid) };
}

describe("Wer wiederkommt, macht dort weiter, wo zuletzt etwas gespeichert wurde", () => {
  it("jede Person bei ihrem eigenen Bereich; wer nichts gespeichert hat, am Anfang", async () => {
    const { vorhabenUuid } = angelegt;
    expect(await einstieg(eine)).toBeNull();
    await speichern(eine, angelegt, { ziel: "Weniger Ausschuss" });
    expect(await einstieg(eine)).toEqual({ vorhabenUuid, tab: "inhaltlicheAngaben" });
    expect(await einstieg(andere)).toBeNull();
    await speichern(andere, angelegt, { revision: 2, titel: "Von jemand anderem" });
    expect(await einstieg(andere)).toEqual({ vorhabenUuid, tab: "vorhaben" });
    expect(await einstieg(eine)).toEqual({ vorhabenUuid, tab: "inhaltlicheAngaben" });
  });

  it("bei dem Bereich, in dem getippt wurde, auch wenn sich dadurch ein späterer ändert", async () => {
    await speichern(eine, angelegt, { beginn: "2025-01-01", ende: "2026-12-31" });
    expect(await einstieg(eine)).toMatchObject({ tab: "vorhaben" });
  });

  it("in dem Vorhaben, in dem zuletzt gespeichert wurde, oder in dem genannten", async () => {
    const zweites = await addZweites();
    await speichern(eine, zweites, { ziel: "Im zweiten" });
    await speichern(eine, angelegt, { titel: "Im ersten" });
    expect(await einstieg(eine)).toEqual({ vorhabenUuid: angelegt.vorhabenUuid, tab: "vorhaben" });
    expect(await einstieg(eine, `?vorhabenUuid=${zweites.vorhabenUuid}`)).toEqual({
      vorhabenUuid: zweites.vorhabenUuid,
      tab: "inhaltlicheAngaben",
    });
  });

  it("nie in einem gelöschten Vorhaben", async () => {
    const zweites = await addZweites();
    await speichern(eine, angelegt, { ziel: "Im ersten" });
    await speichern(eine, zweites, { titel: "Im zweiten" });
    expect((await eine.ruf("DELETE", vorhabenPfad(zweites), { json: { revision: 2 } })).status).toBe(200);
    expect(await einstieg(eine)).toEqual({ vorhabenUuid: angelegt.vorhabenUuid, tab: "inhaltlicheAngaben" });
  });

  it("sagt Fremden nichts", async () => {
    const fremder = await test.alsFremder();
    expect((await fremder.get(antragPfad(angelegt.uuid, "/einstieg"))).status).toBe(404);
  });
});
