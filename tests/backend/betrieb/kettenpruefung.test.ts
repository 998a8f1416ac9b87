import { afterAll, beforeAll, expect, it } from "vitest";
import { pruefung } from "~/contract/verfahren/protokoll";
import { runPruefung } from "~/server/backend/usecases/protokoll/pruefung";
import { submitNew } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";
import { tamperDatenbank } from "../../support/manipulation";

const PFAD = "/v1/wartung/pruefung";

let t: TestBackend;
let uuid: string;
beforeAll(async () => {
  t = await startBackend({ NEZO_AKTIV: "false" });
  ({ uuid } = await submitNew(t, await t.alsBevollmaechtigter()));
});
afterAll(() => t.stop());

const stand = async (admin: Browser) => (await admin.get(PFAD)).body;

it("läuft einmal am Tag von selbst, auf einem von mehreren Knoten", async () => {
  const vorher = await stand(await t.alsAdmin());
  expect(vorher).toEqual({ seit: null, letzte: null });
  const zugleich = await Promise.all([runPruefung(t.dienste), runPruefung(t.dienste), runPruefung(t.dienste)]);
  expect(zugleich.filter(Boolean)).toHaveLength(1);
  expect(await stand(await t.alsAdmin())).toMatchObject({
    seit: null,
    letzte: { antraege: 1, anzahlBefunde: 0, befunde: [] },
  });
  expect(await runPruefung(t.dienste)).toBe(false);
  t.uhr.vor({ minuten: 24 * 60 });
  expect(await runPruefung(t.dienste)).toBe(true);
});

it("läuft auf Wunsch, und zweimal gefragt nur einmal; das Protokoll weiß, wer gefragt hat", async () => {
  const admin = await t.alsAdmin();
  expect((await admin.post(PFAD, {})).status).toBe(200);
  expect((await admin.post(PFAD, {})).status).toBe(200);
  expect((await stand(admin)).seit).not.toBeNull();
  expect(await runPruefung(t.dienste)).toBe(true);
  expect(await runPruefung(t.dienste)).toBe(false);
  const { rows } = await t.dienste.pool.query("SELECT 1 FROM audit WHERE vorgang = 'KETTEN_GEPRUEFT'");
  expect(rows).toHaveLength(1);
});

it("nimmt eine Prüfung wieder auf, deren Knoten nicht wiederkam", async () => {
  const admin = await t.alsAdmin();
  await admin.post(PFAD, {});
  await t.eigentuemer.query("UPDATE kettenpruefung SET begonnen_am = $1 WHERE beendet_am IS NULL", [t.uhr.now()]);
  expect(await runPruefung(t.dienste)).toBe(false);
  t.uhr.vor({ minuten: 6 * 60 + 1 });
  expect(await runPruefung(t.dienste)).toBe(true);
});

it("nennt, was nicht so ist, wie es geschrieben wurde", async () => {
  await (await t.alsAdmin()).post(PFAD, {});
  await tamperDatenbank(t, `UPDATE ereignis SET art = 'x' WHERE antrag_uuid = '${uuid}' AND nummer = 2`, () =>
    runPruefung(t.dienste),
  );
  const { body } = await (await t.alsAdmin()).get(PFAD);
  const befunde = pruefung.parse(body).letzte?.befunde;
  expect(befunde).toContainEqual({ antragUuid: uuid, nummer: 2, grund: "Das Ereignis wurde verändert." });
});
