import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";

let t: TestBackend;
let admin: Browser;
beforeAll(async () => {
  t = await startBackend();
  admin = await t.alsAdmin();
});
afterAll(() => t.stop());

const PFAD = `/v1/wartung/protokoll?suche=${encodeURIComponent("gibt es nicht")}`;
const WARTENDE = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

it("wer dasselbe dreimal im selben Augenblick fragt, steht einmal im Protokoll", async () => {
  const sperre = await t.eigentuemer.connect();
  await sperre.query("BEGIN");
  // Nobody writes to the log, so that all three have looked before the first one is noted.
  await sperre.query("LOCK TABLE audit IN EXCLUSIVE MODE");
  const antworten = [1, 2, 3].map(() => admin.get(PFAD));
  await vi.waitFor(async () => expect((await t.eigentuemer.query(WARTENDE)).rows).toHaveLength(3), { timeout: 30_000 });
  await sperre.query("COMMIT");
  sperre.release();
  expect((await Promise.all(antworten)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await t.eigentuemer.query(
    "SELECT grund FROM audit WHERE vorgang = 'PROTOKOLL_GELESEN' AND grund LIKE '%gibt es nicht%'",
  );
  expect(rows).toHaveLength(1);
});
