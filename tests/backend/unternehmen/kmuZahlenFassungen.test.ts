import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, startBackend, type TestBackend, textOf } from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const PFAD = "/v1/unternehmen/kmu/zahlen";
const J2025 = { beginn: "2025-01-01", ende: "2025-12-31" };

let t: TestBackend;
let chefin: Browser;
let tochter: string;
let enkelin: string;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
  tochter = await insertVerbunden(t, { name: "Tochter GmbH" });
  enkelin = await insertVerbunden(t, { name: "Enkelin GmbH" });
});
afterEach(() => t.stop());

/** Figures with two versions: as `erste` says, and with what `zweite` changes. */
async function createZwei(erste: object, zweite: object): Promise<string> {
  const { status, body } = await chefin.post(PFAD, { werte: { ...J2025, ...erste } });
  expect(status).toBe(200);
  const uuid = textOf(body.uuid);
  expect((await chefin.put(`${PFAD}/${uuid}`, { revision: 1, werte: zweite })).status).toBe(200);
  return uuid;
}

const restore = (uuid: string) =>
  chefin.ruf("POST", `${PFAD}/${uuid}/fassungen/1/wiederherstellung`, { json: { revision: 2 } });
const removeEintrag = async (uuid: string) =>
  expect((await chefin.ruf("DELETE", `/v1/unternehmen/verbundene/${uuid}`)).status).toBe(200);
const toPerson = (uuid: string) =>
  t.dienste.pool.query(
    `UPDATE verbund_zeile SET werte = werte || '{"beteiligterArt":"NATUERLICHE_PERSON"}' WHERE uuid = $1`,
    [uuid],
  );

it.each<[string, (uuid: string) => Promise<unknown>]>([
  ["gelöscht wurde", removeEintrag],
  ["eine natürliche Person wurde", toPerson],
])("stellt keine Fassung wieder her, deren Unternehmen %s, und sagt es am Feld", async (_was, change) => {
  const uuid = await createZwei({ beteiligter: tochter }, { beteiligter: enkelin });
  await change(tochter);
  const { status, body } = await restore(uuid);
  expect([status, body.errors?.[0]?.property]).toEqual([422, "beteiligter"]);
  expect(JSON.stringify(body.errors)).toContain("den man hier nicht mehr wählen kann");
  expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({ revision: 2, werte: { beteiligter: enkelin } });
});

it("lässt beim Wiederherstellen fort, wer enthalten war und nicht mehr da ist", async () => {
  const uuid = await createZwei({ beteiligter: tochter, enthaelt: [enkelin], umsatz: "1.00" }, { enthaelt: [] });
  await removeEintrag(enkelin);
  expect((await restore(uuid)).body).toEqual({ revision: 3 });
  expect((await chefin.get(`${PFAD}/${uuid}`)).body).toMatchObject({ werte: { enthaelt: [], umsatz: "1.00" } });
});
