import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { action, loader } from "~/routes/antraege.neu";
import { type Browser, FIRMEN, starteBackend, type TestBackend } from "../support/backend";
import { anfrageAn, formular } from "../unit/server/portal/scheinBackend";

let t: TestBackend;
beforeAll(async () => {
  t = await starteBackend();
});
afterAll(() => t.stop());

const seite = z.object({ data: z.object({ unternehmen: z.string(), formular: z.object({ csrf: z.string() }) }) });
const ablehnung = z.object({ data: z.object({ problem: z.object({ userMessage: z.string() }) }), init: z.object({ status: z.number() }) });

/** The page as a browser with these cookies gets it. */
const an = (browser: Browser, init: RequestInit = {}) =>
  anfrageAn("/antraege/neu", (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }), {
    ...init,
    headers: { cookie: [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
const oeffne = async (browser: Browser) => seite.parse(await loader(an(browser))).data;
const sende = (browser: Browser, { unternehmen, formular: { csrf } }: z.infer<typeof seite>["data"]) =>
  action(an(browser, formular({ csrf, unternehmen, bezeichnung: "Vertraulich" })));
const anzahl = async (browser: Browser) => (await browser.get("/v1/antraege")).body.total;

it("legt einen Antrag nicht im falschen Unternehmen an, wenn in einem anderen Fenster gewechselt wurde", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const geoeffnet = await oeffne(chefin);
  expect((await chefin.post(`/v1/benutzer/unternehmen/${FIRMEN.software.uuid}/waehlen`)).status).toBe(200);
  const { data, init } = ablehnung.parse(await sende(chefin, geoeffnet));
  expect(init.status).toBe(422);
  expect(data.problem.userMessage).toContain(`handeln jetzt für ${FIRMEN.software.firma}. Es wurde nichts angelegt.`);
  expect(await anzahl(chefin)).toBe(0);
  // The page that says so is one of the present company: sent once more, it means that.
  expect(await sende(chefin, await oeffne(chefin))).toMatchObject({ status: 303 });
  expect(await anzahl(chefin)).toBe(1);
});
