import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { inject } from "vitest";
import { MIGRATIONEN } from "~/server/backend/storage/migrationsdateien";
import { createDatabase, dropDatabase, openPool } from "./postgres";

/** An empty database, and the migrations that a portal had which did not know those from `nummer` ("0130") on. */
export type AelteresPortal = { pool: pg.Pool; ordner: string; stop(): Promise<void> };

export async function openAelteresPortal(nummer: string): Promise<AelteresPortal> {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database);
  const pool = openPool({ ...postgres, database });
  const ordner = mkdtempSync(join(tmpdir(), "antragsportal-migrationen-"));
  cpSync(MIGRATIONEN, ordner, { recursive: true });
  for (const datei of readdirSync(ordner)) if (datei >= nummer) rmSync(join(ordner, datei));
  return {
    pool,
    ordner,
    async stop() {
      await pool.end();
      await dropDatabase(postgres, database);
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}
