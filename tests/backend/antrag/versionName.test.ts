import { afterAll, beforeAll, expect, it } from "vitest";
import { type Angelegt, allowEinsicht, felder, create, submitNew, save, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
let browser: Browser;
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
  browser = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());

const pfad = (angelegt: Angelegt) => `${vorhabenPfad(angelegt)}/versionen`;
const rename = (
  angelegt: Angelegt,
  fassung: number,
  { name, wer = browser }: { name: string; wer?: Browser | undefined },
) => wer.put(`${pfad(angelegt)}/${String(fassung)}/name`, { name });
const namen = async (angelegt: Angelegt) =>
  listOf((await browser.get(pfad(angelegt))).body.data).map(({ name }) => name);

it("benennt eine Fassung, benennt sie um und nimmt den Namen weg", async () => {
  const angelegt = await create(browser);
  await save(browser, angelegt, { revision: 1, aenderungen: [felder({ titel: "Titel" })] });
  expect((await rename(angelegt, 1, { name: "  Vor dem Gespräch " })).status).toBe(200);
  expect(await namen(angelegt)).toEqual([null, "Vor dem Gespräch"]);
  expect((await browser.get(`${pfad(angelegt)}/vergleich`)).body).toMatchObject({
    von: { name: "Vor dem Gespräch" },
    bis: { name: null },
  });
  await rename(angelegt, 1, { name: "Nach dem Gespräch" });
  expect(await namen(angelegt)).toEqual([null, "Nach dem Gespräch"]);
  await rename(angelegt, 1, { name: "" });
  expect(await namen(angelegt)).toEqual([null, null]);
});

it("nimmt hundert Zeichen an und weist mehr zurück", async () => {
  const angelegt = await create(browser);
  expect((await rename(angelegt, 1, { name: "ä".repeat(100) })).status).toBe(200);
  expect(await rename(angelegt, 1, { name: "ä".repeat(101) })).toMatchObject({ status: 422 });
  expect(await namen(angelegt)).toEqual(["ä".repeat(100)]);
});

it("benennt auch Fassungen eines eingereichten Antrags", async () => {
  const angelegt = await submitNew(test, browser);
  expect((await rename(angelegt, 3, { name: "Eingereicht" })).status).toBe(200);
  expect((await namen(angelegt))[0]).toBe("Eingereicht");
});

it("erlaubt das Benennen nur, wer bearbeiten darf", async () => {
  const angelegt = await create(browser);
  for (const wer of [await test.alsSupport(), await test.alsQm(), await test.alsAdmin()]) {
    expect((await rename(angelegt, 1, { name: "Fremd", wer })).status).toBe(403);
  }
  expect(await rename(angelegt, 1, { name: "Fremd", wer: await test.alsFremder() })).toMatchObject({
    status: 404,
    body: { code: "ANTRAG_NICHT_GEFUNDEN" },
  });
  expect((await rename(angelegt, 1, { name: "Fremd", wer: test.browser() })).status).toBe(401);
  expect(await rename(angelegt, 9, { name: "Fremd" })).toMatchObject({ status: 404, body: { code: "NICHT_GEFUNDEN" } });
  expect(await namen(angelegt)).toEqual([null]);
  expect((await browser.get(pfad(angelegt))).body.darfBenennen).toBe(true);
  await allowEinsicht(browser, angelegt.uuid);
  const support = await test.alsSupport();
  expect((await support.get(pfad(angelegt))).body.darfBenennen).toBe(false);
});
