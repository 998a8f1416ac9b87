import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import * as neuerAntrag from "~/routes/antraege.neu";
import * as siegel from "~/routes/bsfzSiegel";
import { awardSiegel } from "~/server/backend/usecases/siegel/awardSiegel";
import { type Browser, FIRMEN, startBackend, type TestBackend } from "../../support/backend";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  for (const { uuid } of [FIRMEN.maschinenbau, FIRMEN.software])
    await t.dienste.db.transaction((tx) => awardSiegel(tx, t.dienste, { unternehmenUuid: uuid, variante: "EIGENE" }));
});
afterAll(() => t.stop());

const seite = z.object({ data: z.object({ unternehmen: z.string(), formular: z.object({ csrf: z.string() }) }) });
const ablehnung = z.object({
  data: z.object({ problem: z.object({ userMessage: z.string() }) }),
  init: z.object({ status: z.number() }),
});

/** A page as a browser with these cookies gets and sends it. */
function seiteIn(
  browser: Browser,
  pfad: string,
  { loader, action }: { loader: LoaderFunction; action: ActionFunction },
) {
  const an = (init: RequestInit = {}) =>
    anfrageAn(pfad, (request) => t.backend.handle(request, { clientIp: "192.0.2.9" }), {
      ...init,
      headers: { cookie: [...browser.kekse].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
  return {
    open: async () => seite.parse(await loader(an())).data,
    send: ({ unternehmen, formular: { csrf } }: z.infer<typeof seite>["data"], felder: Record<string, string>) =>
      action(an(formular({ csrf, unternehmen, ...felder }))),
  };
}

it.each([
  {
    was: "legt keinen Antrag an",
    pfad: "/antraege/neu",
    route: neuerAntrag,
    felder: { bezeichnung: "Vertraulich" },
    unterblieben: "Es wurde nichts angelegt.",
    stand: async (browser: Browser) => (await browser.get("/v1/antraege")).body.total,
    vorher: 0,
    nachher: () => 1,
  },
  {
    was: "stimmt den Regeln des Siegels nicht zu",
    pfad: "/bsfzSiegel",
    route: siegel,
    felder: { fassung: "2026-1", zustimmung: "true" },
    unterblieben: "Es wurde nicht zugestimmt.",
    stand: async (browser: Browser) => (await browser.get("/v1/siegel")).body.zugestimmtAm,
    vorher: null,
    nachher: () => t.uhr.now().toISOString(),
  },
])("$was, wenn in einem anderen Fenster das Unternehmen gewechselt wurde", async (fall) => {
  const chefin = await t.alsBevollmaechtigter();
  const { open, send } = seiteIn(chefin, fall.pfad, fall.route);
  const geoeffnet = await open();
  expect((await chefin.post(`/v1/benutzer/unternehmen/${FIRMEN.software.uuid}/waehlen`)).status).toBe(200);
  const { data, init } = ablehnung.parse(await send(geoeffnet, fall.felder));
  expect(init.status).toBe(422);
  expect(data.problem.userMessage).toContain(`handeln jetzt für ${FIRMEN.software.firma}. ${fall.unterblieben}`);
  expect(await fall.stand(chefin)).toEqual(fall.vorher);
  // The page that says so is one of the present company: sent once more, it means that.
  expect(await send(await open(), fall.felder)).toMatchObject({ status: 303 });
  expect(await fall.stand(chefin)).toEqual(fall.nachher());
});
