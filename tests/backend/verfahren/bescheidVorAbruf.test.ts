import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { antragPfad } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { assign, createAbruf, liste, read, zeileVon } from "../../support/bescheidAbruf";
import { GEHEIM } from "../../support/bescheide";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());
beforeEach(async () => {
  t.uhr.set("2026-01-30T09:00:00Z");
  chefin = await t.alsBevollmaechtigter();
});

const { bereit, start } = createAbruf(() => ({ t, chefin }));

describe("vor dem Abruf", () => {
  it("verlässt der Inhalt das Backend für niemanden, was da ist schon", async () => {
    const ziel = await bereit();
    await assign(t, "mitarbeit", ziel.antragUuid);
    const alle = [chefin, await t.alsMitarbeiter(), await t.alsSupport(), await t.alsQm(), await t.alsAdmin()];
    for (const browser of alle) {
      const uebersicht = await liste(browser, ziel.antragUuid);
      expect(uebersicht).toMatchObject({
        status: 200,
        body: {
          bescheide: [
            {
              uuid: ziel.gegenstandUuid,
              art: "BESCHEID",
              stand: "ZUM_ABRUF",
              erstelltAm: "2026-01-30",
              abrufbarBis: "2026-02-09",
            },
          ],
        },
      });
      const gezielt = await read(browser, ziel.antragUuid, ziel.gegenstandUuid);
      expect(gezielt).toMatchObject({
        status: 409,
        body: {
          code: "STATUS_NICHT_ERLAUBT",
          userMessage:
            "Der Bescheid ist noch nicht abgerufen. Abrufen kann ihn eine bevollmächtigte Person unter „Bescheid“.",
        },
      });
      expect(await read(browser, ziel.antragUuid)).toMatchObject({ status: 200, body: { bescheid: null } });
      const antworten = [uebersicht, gezielt, await read(browser, ziel.antragUuid)];
      for (const rest of ["", "/info"]) antworten.push(await browser.get(antragPfad(ziel.antragUuid, rest)));
      antworten.push(await browser.get("/v1/antraege"));
      const json = JSON.stringify(antworten.map(({ body }) => body));
      for (const inhalt of [GEHEIM, "POSITIV", "FZ-2026-000123", (await zeileVon(t, ziel))?.pruefsumme ?? ""])
        expect(json).not.toContain(inhalt);
    }
    expect((await liste(chefin, ziel.antragUuid)).body.rechte).toEqual({ abrufen: true, lesen: true });
    for (const browser of alle.slice(1))
      expect((await liste(browser, ziel.antragUuid)).body.rechte).toEqual({ abrufen: false, lesen: true });
  });

  it("gibt es ihn für Fremde, nicht Zugewiesene und ohne Anmeldung nicht", async () => {
    const ziel = await bereit();
    for (const browser of [await t.alsFremder(), await t.alsKollege(), await t.als("bevollmaechtigt", "software")]) {
      for (const antwort of [
        await liste(browser, ziel.antragUuid),
        await read(browser, ziel.antragUuid, ziel.gegenstandUuid),
      ]) {
        expect(antwort.body).toEqual((await liste(browser, randomUUID())).body);
        expect(antwort).toMatchObject({ status: 404, body: { code: "ANTRAG_NICHT_GEFUNDEN" } });
      }
    }
    expect((await liste(t.browser(), ziel.antragUuid)).status).toBe(401);
    expect((await t.fach("GET", antragPfad(ziel.antragUuid, "/bescheide"))).status).toBe(401);
  });

  it("rufen ihn nur Bevollmächtigte des Unternehmens ab", async () => {
    const ziel = await bereit();
    await assign(t, "mitarbeit", ziel.antragUuid);
    expect((await start(ziel, await t.alsMitarbeiter())).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
    for (const browser of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
      expect((await start(ziel, browser)).body).toMatchObject({ code: "KEIN_ZUGRIFF" });
    }
    expect((await start(ziel, await t.alsFremder())).body).toMatchObject({ code: "ANTRAG_NICHT_GEFUNDEN" });
    expect((await start(ziel, t.browser())).status).toBe(401);
    expect(await zeileVon(t, ziel)).toMatchObject({ abgerufenAm: null, bekanntgabeAm: null });
  });
});
