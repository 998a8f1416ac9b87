import { once } from "node:events";
import { connect } from "node:net";
import type pg from "pg";
import { afterEach, expect, inject, it } from "vitest";
import { connectionLimits, requestLimits } from "~/server/database/databaseLimits";
import { systemClock } from "~/lib/clock";
import { readConfig, type PortalConfig } from "~/server/settings/config";
import { createHttpServer } from "~/server/web/httpServer";
import { listen } from "~/server/process/listen";
import { createLog } from "~/server/operator/log";
import { freePort } from "../../support/portalProcess";
import { openPool } from "../../support/postgres";
import { startLaufzeit } from "../../support/laufzeit";

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
  const pool = openPool({ ...inject("postgres"), ...limits });
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
  const env = {
    ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN: "1",
    ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN: "1",
    DATENBANK_VERBINDUNGEN: "2",
  };
  const pool = poolWith(requestLimits(configOf(env)));
  const belegt = [await pool.connect(), await pool.connect()];
  const beginn = performance.now();
  const gelaufen = startLaufzeit();
  await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");
  expect(performance.now() - beginn).toBeGreaterThan(900);
  expect(gelaufen()).toBeLessThan(4_000);
  for (const client of belegt) client.release();
  expect(pool.totalCount).toBe(2);
  await expect.poll(() => pool.totalCount, { timeout: 30_000 }).toBe(0);
});

it("ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN schließt eine Verbindung, auf der nichts mehr gefragt wird", async () => {
  const config = configOf({ ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN: "1" });
  const keines = { backend: null, live: null, nezoSimulator: null, pages: null, isDevelopment: false };
  const bereit = { isReady: () => Promise.resolve(true), listStoerungen: () => Promise.resolve([]) };
  const callBackend = () => Promise.resolve(new Response());
  const server = createHttpServer({
    config,
    log: createLog("silent"),
    clock: systemClock,
    callBackend,
    ...keines,
    ...bereit,
  });
  const port = await freePort();
  await listen(server, port, "127.0.0.1");
  const socket = connect(port, "127.0.0.1", () => socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"));
  await once(socket, "data");
  const beginn = performance.now();
  const gelaufen = startLaufzeit();
  await once(socket, "close");
  expect(performance.now() - beginn).toBeGreaterThan(900);
  expect(gelaufen()).toBeLessThan(6_000);
  server.close();
});
