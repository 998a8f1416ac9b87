import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { abgeschnittenerRest } from "~/server/backend/storage/schema/abgeschnittenerRest";
import { purgeEntwuerfe } from "~/server/backend/usecases/antraege/deleteAntrag";
import { type Angelegt, antragPfad, felder, create, vorhabenPfad } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

let t: TestBackend;
let browser: Browser;
beforeAll(async () => {
  t = await startBackend();
  browser = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const NIEMALS = "99999999-9999-4999-8999-999999999999";
const save = (
  angelegt: Angelegt,
  revision: number,
  {
    reste,
    titel = `Titel ${String(revision)}`,
    schluessel,
  }: { reste: unknown[]; titel?: string | undefined; schluessel?: string | undefined },
) =>
  browser.put(
    vorhabenPfad(angelegt),
    { revision, aenderungen: [felder({ titel })], reste },
    schluessel === undefined ? {} : { schluessel },
  );
const reste = async (angelegt: Angelegt, wer = browser) => listOf((await wer.get(vorhabenPfad(angelegt))).body.reste);
const restPfad = (angelegt: Angelegt, restUuid: string) => `${vorhabenPfad(angelegt)}/reste/${restUuid}`;

/** A Vorhaben with one rest, and the id of it. */
async function withRest(): Promise<Angelegt & { restUuid: string }> {
  const angelegt = await create(browser);
  expect((await save(angelegt, 1, { reste: [{ stelle: "titel", rest: "was nicht passte" }] })).status).toBe(200);
  return { ...angelegt, restUuid: textOf((await reste(angelegt))[0]?.uuid) };
}

describe("was beim Speichern abgeschnitten wurde", () => {
  it("bleibt für die Person stehen, die es getippt hat, über das Ende der Sitzung hinaus, auch in Zeilen", async () => {
    const angelegt = await create(browser);
    const zeile = `arbeitspakete/${NIEMALS}/titel`;
    expect(await reste(angelegt)).toEqual([]);
    await save(angelegt, 1, { reste: [{ stelle: "titel", rest: "ä🙂\r\nzweite Zeile" }] });
    t.uhr.vor({ sekunden: 1 });
    await save(angelegt, 2, { reste: [{ stelle: zeile, rest: "aus der Zeile" }] });
    const erwartet = [
      { stelle: "titel", rest: "ä🙂\nzweite Zeile" },
      { stelle: zeile, rest: "aus der Zeile" },
    ];
    expect(await reste(angelegt)).toMatchObject(erwartet);
    expect(await reste(angelegt, await t.alsBevollmaechtigter())).toMatchObject(erwartet);
  });

  it("sieht niemand sonst", async () => {
    const angelegt = await withRest();
    for (const wer of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      const gelesen = await wer.get(vorhabenPfad(angelegt));
      if (gelesen.status === 200) expect(gelesen.body.reste).toEqual([]);
      else expect(gelesen.status).toBeGreaterThanOrEqual(403);
    }
    expect((await (await t.alsFremder()).get(vorhabenPfad(angelegt))).status).toBe(404);
    expect((await t.browser().get(vorhabenPfad(angelegt))).status).toBe(401);
  });

  it("wird bei derselben Anfrage und bei demselben Rest nur einmal behalten", async () => {
    const angelegt = await create(browser);
    const rest = [{ stelle: "titel", rest: "einmal" }];
    for (let mal = 0; mal < 2; mal++)
      expect((await save(angelegt, 1, { reste: rest, titel: "Gleich", schluessel: NIEMALS })).status).toBe(200);
    expect((await save(angelegt, 2, { reste: rest })).status).toBe(200);
    expect(await reste(angelegt)).toHaveLength(1);
  });

  it("wird nicht behalten, wenn das Speichern abgelehnt wird", async () => {
    const angelegt = await create(browser);
    expect((await save(angelegt, 7, { reste: [{ stelle: "titel", rest: "zu früh" }] })).status).toBe(409);
    expect(await reste(angelegt)).toEqual([]);
  });

  it.each([
    ["eine Stelle mit fremden Zeichen", { stelle: "titel'; --", rest: "x" }],
    ["einen leeren Rest", { stelle: "titel", rest: "" }],
  ])("lehnt %s ab", async (_fall, rest) => {
    const angelegt = await create(browser);
    expect((await save(angelegt, 1, { reste: [rest] })).status).toBe(422);
  });

  it("verkraftet Zeichen, die die Datenbank nicht speichert", async () => {
    const angelegt = await create(browser);
    expect((await save(angelegt, 1, { reste: [{ stelle: "titel", rest: "a\u0000b\ud800c" }] })).status).toBe(200);
    expect(await reste(angelegt)).toMatchObject([{ rest: "abc" }]);
  });

  it("geht mit dem Antrag", async () => {
    const angelegt = await withRest();
    await browser.ruf("DELETE", antragPfad(angelegt.uuid));
    t.uhr.vor({ tage: 31 });
    await purgeEntwuerfe(t.dienste);
    const uebrig = await t.dienste.db.select().from(abgeschnittenerRest);
    expect(uebrig.filter(({ uuid }) => uuid === angelegt.restUuid)).toEqual([]);
    browser = await t.alsBevollmaechtigter();
  });
});

describe("einen Rest verwerfen", () => {
  const discard = (angelegt: Angelegt & { restUuid: string }, wer: Browser, schluessel?: string) =>
    wer.ruf("DELETE", restPfad(angelegt, angelegt.restUuid), schluessel === undefined ? {} : { schluessel });

  it("darf nur, wem er gehört; ein fremder ist wie ein unbekannter", async () => {
    const angelegt = await withRest();
    expect((await discard(angelegt, t.browser())).body.httpSubStatus).toBe("401.20");
    for (const stab of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()])
      expect((await discard(angelegt, stab)).body.httpSubStatus).toBe("403.10");
    for (const wer of [await t.alsFremder(), await t.alsMitarbeiter(), await t.alsKollege()]) {
      const fremd = await discard(angelegt, wer);
      const unbekannt = await discard({ ...angelegt, restUuid: NIEMALS }, wer);
      expect([fremd.status, fremd.body.httpSubStatus]).toEqual([404, unbekannt.body.httpSubStatus]);
    }
    expect(await reste(angelegt)).toHaveLength(1);
    expect((await discard(angelegt, browser)).status).toBe(200);
    expect(await reste(angelegt)).toEqual([]);
  });

  it("antwortet auf dieselbe Anfrage noch einmal gleich, sonst ist er weg", async () => {
    const angelegt = await withRest();
    const schluessel = "11111111-1111-4111-8111-111111111111";
    expect((await discard(angelegt, browser, schluessel)).status).toBe(200);
    expect((await discard(angelegt, browser, schluessel)).status).toBe(200);
    expect((await discard(angelegt, browser)).status).toBe(404);
  });
});
