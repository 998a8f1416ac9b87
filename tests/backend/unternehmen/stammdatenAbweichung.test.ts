import { afterEach, beforeEach, expect, it } from "vitest";
import { antragPfad, submitNew } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
});
afterEach(() => t.stop());

const STAMMDATEN = "/v1/unternehmen/stammdaten";

it("sagt zu einem eingereichten Antrag, welche Stammdaten heute anders lauten; eingereicht bleibt, was galt", async () => {
  const chefin = await t.alsBevollmaechtigter();
  const { uuid } = await submitNew(t, chefin);
  const pfad = antragPfad(uuid, "/eingereicht");
  const davor = (await chefin.get(pfad)).body;
  expect(davor.abweichungen).toEqual([]);

  const werte = { ort: "Potsdam" };
  const json = { revision: 1, werte, art: "BERICHTIGUNG", gueltigAb: null };
  expect((await chefin.ruf("PUT", STAMMDATEN, { json })).body).toEqual({ revision: 2 });

  const danach = (await chefin.get(pfad)).body;
  expect(danach.abweichungen).toEqual([{ feld: "ort", damals: "Berlin", heute: "Potsdam" }]);
  expect(danach).toMatchObject({ pruefsumme: davor.pruefsumme, firma: davor.firma });

  for (const wer of [await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
    expect((await wer.get(pfad)).body.abweichungen).toEqual(danach.abweichungen);
  }
  expect((await (await t.alsFremder()).get(pfad)).status).toBe(404);
});
