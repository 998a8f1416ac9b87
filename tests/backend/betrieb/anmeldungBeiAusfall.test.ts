import { afterEach, beforeEach, expect, it } from "vitest";
import type { PoolClient } from "pg";
import { MENSCHEN, PASSWORT, startBackend, type Browser, type TestBackend } from "../../support/backend";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const { email } = MENSCHEN.mitarbeit;

/** Keeps everybody from these tables until it is let go. */
async function lock(tabelle: string): Promise<PoolClient> {
  const client = await t.eigentuemer.connect();
  await client.query(`BEGIN; LOCK TABLE ${tabelle} IN ACCESS EXCLUSIVE MODE`);
  return client;
}

async function solve(client: PoolClient): Promise<void> {
  await client.query("ROLLBACK");
  client.release();
}

/** Waits until the connection is gone: one that still ends counts as waiting, and would be taken for the next. */
const TRENNEN = "pg_terminate_backend(pid, 30000)";

/**
 * How often `was` holds for somebody who waits for a table. In a transaction the server shows the same picture again
 * unless told.
 */
async function countWaitingOnes(client: PoolClient, was: "true" | typeof TRENNEN): Promise<number> {
  await client.query("SELECT pg_stat_clear_snapshot()");
  const sql = `SELECT ${was} FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await client.query(sql)).rowCount ?? 0;
}

/** Ends who waits for a table, as a server that is shut down does, as soon as there is somebody. */
const disconnectWaiting = (client: PoolClient) =>
  expect.poll(() => countWaitingOnes(client, TRENNEN), { timeout: 30_000 }).toBe(1);

/** A login in the middle of which the database goes away. */
async function interrupt(wer: Browser, passwort: string): Promise<number> {
  const client = await lock("audit");
  const antwort = wer.login(email, passwort);
  await disconnectWaiting(client);
  await solve(client);
  return (await antwort).status;
}

const fehlversuche = async () =>
  (await t.eigentuemer.query<{ n: number }>("SELECT coalesce(sum(fehlversuche), 0)::int AS n FROM anmeldeversuch"))
    .rows[0]?.n;

it.each([
  ["ein falsches", "falsch-falsch"],
  ["das richtige", PASSWORT],
])("Ein Ausfall der Datenbank während der Anmeldung zählt nicht als falsches Passwort (%s)", async (_, passwort) => {
  for (let mal = 0; mal < 4; mal += 1) expect(await interrupt(t.browser(), passwort)).toBe(503);
  expect(await fehlversuche()).toBe(0);
  expect((await t.browser().login(email, PASSWORT)).status).toBe(200);
});

it("Auch auf einem bekannten Gerät zählt er nicht", async () => {
  const browser = t.browser();
  await browser.login(email, PASSWORT);
  await browser.post("/v1/auth/token/revoke");
  for (let mal = 0; mal < 4; mal += 1) expect(await interrupt(browser, "falsch-falsch")).toBe(503);
  expect(await fehlversuche()).toBe(0);
  expect((await browser.login(email, PASSWORT)).status).toBe(200);
});

it("Was wirklich falsch war, zählt danach wie zuvor", async () => {
  for (const status of [401, 401, 401]) expect((await t.browser().login(email, "falsch-falsch")).status).toBe(status);
  t.uhr.vor({ sekunden: 2 });
  expect(await interrupt(t.browser(), PASSWORT)).toBe(503);
  expect(await fehlversuche()).toBe(3);
  expect((await t.browser().login(email, "falsch-falsch")).status).toBe(401);
  expect((await t.browser().login(email, PASSWORT)).status).toBe(429);
});

it("Ein Versuch, den die Datenbank nicht zurücknehmen konnte, wird beim nächsten zurückgenommen", async () => {
  const protokoll = await lock("audit");
  const antwort = t.browser().login(email, "falsch-falsch");
  await expect.poll(() => countWaitingOnes(protokoll, "true"), { timeout: 30_000 }).toBe(1);
  const zaehler = await lock("anmeldeversuch");
  await disconnectWaiting(protokoll);
  await disconnectWaiting(protokoll);
  expect((await antwort).status).toBe(503);
  await solve(zaehler);
  await solve(protokoll);
  expect(await fehlversuche()).toBe(1);
  expect((await t.browser().login(email, "falsch-falsch")).status).toBe(401);
  expect(await fehlversuche()).toBe(1);
});
