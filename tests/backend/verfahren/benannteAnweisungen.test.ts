import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { create } from "../../support/antraege";
import { startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

it("plant dieselbe Anweisung mit anderen Werten auf einer Verbindung nur einmal", async () => {
  const bereit = await inTransaktion(t.dienste, async (tx) => {
    for (const zahl of [1, 2, 3]) await tx.execute(sql`SELECT ${zahl}::int AS gezaehlt`);
    return tx.execute<{ anzahl: number }>(
      sql`SELECT count(*)::int AS anzahl FROM pg_prepared_statements WHERE statement = 'SELECT $1::int AS gezaehlt'`,
    );
  });
  expect(bereit.rows).toEqual([{ anzahl: 1 }]);
});

it("gibt für jeden Wert die Antwort zu diesem Wert", async () => {
  const antworten: unknown[] = [];
  await inTransaktion(t.dienste, async (tx) => {
    for (const text of ["eins", "zwei"]) antworten.push(...(await tx.execute(sql`SELECT ${text}::text AS wort`)).rows);
  });
  expect(antworten).toEqual([{ wort: "eins" }, { wort: "zwei" }]);
});

it("findet die Vorhaben eines Antrags auch mit einem behaltenen Plan über den Index", async () => {
  const browser = await t.alsBevollmaechtigter();
  const { uuid, vorhabenUuid } = await create(browser, "Index");
  await browser.get(`/v1/antraege/${uuid}/vorhaben/${vorhabenUuid}`);
  const gelesen = t.statements.filter((text) => text.includes('from "vorhaben"')).at(-1) ?? "";
  const plan = await inTransaktion(t.dienste, async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return tx.execute(sql.raw(`EXPLAIN (GENERIC_PLAN) ${gelesen}`));
  });
  expect(JSON.stringify(plan.rows)).toContain("vorhaben_antrag");
});
