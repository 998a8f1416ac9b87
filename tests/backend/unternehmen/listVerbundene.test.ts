import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, listOf, startBackend, type TestBackend } from "../../support/backend";
import { insertVerbunden } from "../../support/verbundSaetze";

const PFAD = "/v1/unternehmen/verbundene";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

it("zeigt Liste und Zeichnung, wie sie an einem Tag waren; ohne Tag alle Zeilen und die Gruppe von heute", async () => {
  await insertVerbunden(t, { name: "Immer GmbH" });
  await insertVerbunden(t, { name: "Früher GmbH", gueltigAb: "2020-01-01", gueltigBis: "2025-12-31" });
  await insertVerbunden(t, { name: "Seither GmbH", gueltigAb: "2026-01-01" });
  const am = async (query: string, wer = chefin) => {
    const { data, total, lage } = (await wer.get(`${PFAD}${query}`)).body;
    const [, ...gruppe] = listOf(lage?.gruppe?.mitglieder);
    return { tag: lage?.gruppe?.tag, liste: namenIn(data), gruppe: namenIn(gruppe), total, anzahl: lage?.anzahl };
  };
  const namenIn = (zeilen: unknown) => listOf(zeilen).map(({ name }) => name);
  const [immer, frueher, seither] = ["Immer GmbH", "Früher GmbH", "Seither GmbH"];
  expect(await am("")).toMatchObject({ liste: [immer, frueher, seither], gruppe: [immer, seither], anzahl: 3 });
  const damals = { tag: "2025-12-31", liste: [immer, frueher], gruppe: [immer, frueher], total: 2, anzahl: 3 };
  expect(await am("?stand=2025-12-31")).toEqual(damals);
  expect(await am("?stand=2025-12-31", await t.alsMitarbeiter())).toEqual(damals);
  expect((await am("?stand=2026-01-01&suche=seither")).liste).toEqual([seither]);
  expect((await am("?stand=2019-12-31")).liste).toEqual([immer]);
  expect((await am("?stand=2025-12-31", await t.alsFremder())).liste).toEqual([]);
  expect((await chefin.get(`${PFAD}?stand=31.12.2025`)).status).toBe(422);
});
