import { afterEach, beforeEach, expect, it } from "vitest";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { listOf, textOf } from "../../support/browser";

const PFAD = "/v1/unternehmen/wirtschaftsjahre";
const J2025 = { wjBeginn: "2025-01-01", wjEnde: "2025-12-31" };

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const create = (werte: object) => chefin.ruf("POST", PFAD, { json: { werte } });
const list = async () => (await chefin.get(PFAD)).body;
const kein = (keinJahr: boolean) => chefin.ruf("PUT", "/v1/unternehmen/keinWirtschaftsjahr", { json: { keinJahr } });
const setGruendung = (gruendungsjahr: string) =>
  t.eigentuemer.query("UPDATE unternehmen SET stammdaten = stammdaten || $1::jsonb", [
    JSON.stringify({ gruendungsjahr }),
  ]);

it("glaubt nicht, dass noch keines abgeschlossen ist, wenn das Gründungsjahr dagegen spricht", async () => {
  await setGruendung("2024");
  const { status, body } = await kein(true);
  expect(status).toBe(422);
  expect(textOf(listOf(body.errors)[0]?.message)).toContain("das Wirtschaftsjahr 2025 ist also abgeschlossen");
  expect((await list()).keinJahr).toBe(false);
  // The year of the foundation may be a short one that nobody has closed yet.
  await setGruendung("2025");
  expect((await kein(true)).status).toBe(200);
});

it("vermerkt, dass noch keines abgeschlossen ist, bis eines erfasst wird", async () => {
  await setGruendung("2025");
  expect((await kein(true)).body).toEqual({ keinJahr: true });
  expect((await list()).keinJahr).toBe(true);
  await create(J2025);
  expect((await list()).keinJahr).toBe(false);
  expect((await kein(true)).status).toBe(422);
  expect((await kein(false)).status).toBe(200);
});

it("glaubt es nur bis zum Ende des Wirtschaftsjahres, in dem es erklärt wurde", async () => {
  await setGruendung("2026");
  await kein(true);
  expect(await list()).toMatchObject({ keinJahr: true, keinJahrBis: "2026-12-31", istErfuellt: true });
  t.uhr.set("2026-12-31T22:59:59Z");
  chefin = await t.alsBevollmaechtigter();
  expect((await list()).keinJahr).toBe(true);
  t.uhr.set("2026-12-31T23:00:00Z");
  chefin = await t.alsBevollmaechtigter();
  expect(await list()).toMatchObject({ keinJahr: false, keinJahrBis: "2026-12-31", istErfuellt: false });
  // The year of the foundation may not have been closed: whoever says it anew is believed anew.
  expect((await kein(true)).status).toBe(200);
  expect(await list()).toMatchObject({ keinJahr: true, keinJahrBis: "2027-12-31", istErfuellt: true });
});

it("folgt dabei einem abweichenden Wirtschaftsjahr", async () => {
  await t.eigentuemer.query(
    `UPDATE unternehmen SET stammdaten = stammdaten || '{"gruendungsjahr": "2025", "wirtschaftsjahrAbweichend": true, "wirtschaftsjahrBeginn": "01.07."}'`,
  );
  await kein(true);
  expect(await list()).toMatchObject({ keinJahr: true, keinJahrBis: "2026-06-30" });
});
