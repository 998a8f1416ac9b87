import { randomBytes } from "node:crypto";
import { expect, inject, it } from "vitest";
import { isMigrated, migrateDatabase } from "~/server/backend/storage/migrate";
import { createDatabase, openPool } from "../support/postgres";

it("bringt eine Datenbank auf den Stand, die eine umbenannte Migration unter dem alten Namen kennt", async () => {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database, inject("vorlage"));
  const pool = openPool({ ...postgres, database });
  try {
    await pool.query("UPDATE migration SET name = '0007_nachweis.sql' WHERE name = '0020_nachweis.sql'");
    expect(await isMigrated(pool)).toBe(false);
    await migrateDatabase(pool, new Date("2026-03-02T09:00:00Z"));
    expect(await isMigrated(pool)).toBe(true);
  } finally {
    await pool.end();
  }
});
