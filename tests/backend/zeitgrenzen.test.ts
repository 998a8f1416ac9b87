import pg from "pg";
import { afterEach, expect, inject, it } from "vitest";
import { connectionLimits, requestLimits } from "~/server/databaseLimits";
import { readConfig, type PortalConfig } from "~/server/config";

const pools: pg.Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
});

function configOf(env: Record<string, string>): PortalConfig {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join());
  return config.value;
}

function poolWith(limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...inject("postgres"), database: inject("vorlage"), ...limits });
  pools.push(pool);
  return pool;
}

it("ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN bricht eine Anweisung ab, aber keine einer Migration", async () => {
  const config = configOf({ ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN: "100" });
  const schlafe = "SELECT pg_sleep(0.3)";
  await expect(poolWith(requestLimits(config)).query(schlafe)).rejects.toMatchObject({ code: "57014" });
  expect((await poolWith(connectionLimits(config)).query(schlafe)).rowCount).toBe(1);
});

it("ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN und _LEERLAUF_SEKUNDEN: wer keine Verbindung bekommt, wartet so lange; ruhende enden", async () => {
  const env = { ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN: "1", ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN: "1", DATENBANK_VERBINDUNGEN: "2" };
  const pool = poolWith(requestLimits(configOf(env)));
  const belegt = [await pool.connect(), await pool.connect()];
  const beginn = performance.now();
  await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
  expect(performance.now() - beginn).toBeGreaterThan(900);
  expect(performance.now() - beginn).toBeLessThan(4_000);
  for (const client of belegt) client.release();
  expect(pool.totalCount).toBe(2);
  await expect.poll(() => pool.totalCount, { timeout: 8_000 }).toBe(0);
});
