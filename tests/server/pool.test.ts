import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatenbank } from "~/server/backend/storage/datenbank";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "~/server/embedded/postgres";
import { createLog } from "~/server/operator/log";
import { createPool } from "~/server/database/pool";
import { createDataFolder } from "../support/portalProcess";

const ordner = createDataFolder();
let database: EmbeddedPostgres;
beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataFolder: ordner });
});
afterAll(async () => {
  await database.stop();
  rmSync(dirname(ordner), { recursive: true, force: true });
});

async function offenePool(zahl: number) {
  const zeilen: string[] = [];
  const { pool, end } = createPool(
    { ...database.anwendung, max: zahl },
    createLog("warn", { write: (zeile) => void zeilen.push(zeile) }),
  );
  const verbindungen = await Promise.all(Array.from({ length: zahl }, () => pool.connect()));
  let beendet = 0;
  for (const verbindung of verbindungen) verbindung.once("end", () => (beendet += 1));
  for (const verbindung of verbindungen) verbindung.release();
  return { pool, end, zeilen, beendet: () => beendet };
}

describe("createPool", () => {
  it("macht auch die Verbindung bereit, die offen ist, bevor jemand den Pool als Datenbank öffnet", async () => {
    const { pool, end } = await offenePool(1);
    await pool.query("SELECT 1");
    const db = createDatenbank(pool);
    for (const zahl of [1, 2]) await db.execute(sql`SELECT ${zahl}::int AS frueh`);
    const { rows } = await pool.query("SELECT name FROM pg_prepared_statements WHERE statement LIKE '%AS frueh'");
    expect(rows).toHaveLength(1);
    await end();
  });

  it("hat nach seinem Ende keine Verbindung mehr, die eine endende Datenbank trennen müsste", async () => {
    const { end, zeilen, beendet } = await offenePool(20);
    await end();
    expect(beendet()).toBe(20);
    expect(zeilen).toEqual([]);
  });

  it("meldet eine getrennte Verbindung mit einer kurzen Zeile ohne ihre Anweisungen", async () => {
    const { pool, end, zeilen } = await offenePool(2);
    await pool.query({ name: "geheimer-name", text: "SELECT 'so nicht'" });
    await pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()",
    );
    await expect.poll(() => zeilen.length).toBe(1);
    expect(zeilen[0]).toContain("idle database connection lost");
    expect(zeilen[0]).not.toContain("SELECT");
    expect(zeilen[0]?.length).toBeLessThan(300);
    await end();
  });
});
