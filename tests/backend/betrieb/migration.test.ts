import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { isMigrated, migrateDatabase } from "~/server/backend/storage/migrate";
import { MIGRATIONEN } from "~/server/backend/storage/migrationsdateien";
import { createDatabase, dropDatabase, openPool } from "../../support/postgres";

const AM = new Date("2026-03-02T09:00:00Z");
let database: string;
let pool: pg.Pool;
/** The migrations of an older version of the portal, and of the one that follows. */
let alt: string;
let neu: string;

beforeEach(async () => {
  const postgres = inject("postgres");
  database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database, inject("vorlage"));
  pool = openPool({ ...postgres, database });
  [alt, neu] = [0, 1].map(() => mkdtempSync(join(tmpdir(), "antragsportal-migrationen-"))) as [string, string];
  for (const ordner of [alt, neu]) cpSync(MIGRATIONEN, ordner, { recursive: true });
});
afterEach(async () => {
  await pool.end();
  await dropDatabase(inject("postgres"), database);
  for (const ordner of [alt, neu]) rmSync(ordner, { recursive: true, force: true });
});

const migrate = (version: string, ordner: string) => migrateDatabase(pool, { at: AM, version, ordner });
const write = (ordner: string, name: string, sql: string) => {
  writeFileSync(join(ordner, name), sql);
};
const ask = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows;

it("bringt eine Datenbank auf den Stand, die eine umbenannte Migration unter dem alten Namen kennt", async () => {
  await pool.query("UPDATE migration SET name = '0007_nachweis.sql' WHERE name = '0020_nachweis.sql'");
  expect(await isMigrated(pool)).toBe(false);
  await migrate("1.119.0", alt);
  expect(await isMigrated(pool)).toBe(true);
});

describe("eine ältere Version auf einem neueren Schema", () => {
  it("startet nicht und nennt die Version, die es geschrieben hat, und ihre eigene", async () => {
    write(neu, "9000_umbau.sql", "CREATE TABLE umbau (x int);");
    write(neu, "9001_zusatz.sql", "-- vertraeglich ab: 1.119.0\nCREATE TABLE zusatz (x int);");
    await migrate("1.120.3", neu);
    await expect(migrate("1.119.0", alt)).rejects.toThrow(
      /^Die Datenbank ist auf dem Stand von Version 1\.120\.3, mit dem Version 1\.119\.0 nicht/,
    );
    // The newer one, and a later one with the same files, start as before.
    await migrate("1.120.3", neu);
    await migrate("1.121.0", neu);
  });

  it("startet, wenn jede Migration, die sie nicht kennt, sich mit ihr verträglich nennt", async () => {
    write(neu, "9000_zusatz.sql", "-- Why.\n-- vertraeglich ab: 1.9.0\nCREATE TABLE zusatz (x int);");
    await migrate("1.120.0", neu);
    await migrate("1.119.0", alt);
    await migrate("1.9.0", alt);
    await expect(migrate("1.8.9", alt)).rejects.toThrow("Stand von Version 1.120.0, mit dem Version 1.8.9 nicht");
  });

  it("startet auch dann nicht, wenn die neuere erst beginnt, während sie auf die Sperre wartet", async () => {
    write(alt, "8999_eigene.sql", "CREATE TABLE eigene (x int);");
    write(neu, "9000_umbau.sql", "SELECT pg_sleep(0.5); CREATE TABLE umbau (x int);");
    const neuere = migrate("1.120.0", neu);
    await expect
      .poll(() =>
        ask("SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(0.5)%umbau%' AND pid <> pg_backend_pid()"),
      )
      .toHaveLength(1);
    await expect(migrate("1.119.0", alt)).rejects.toThrow("Stand von Version 1.120.0");
    await neuere;
    expect(await ask("SELECT to_regclass('eigene') AS da")).toEqual([{ da: null }]);
  });

  it("läuft weiter, wenn sie schon lief", async () => {
    expect(await isMigrated(pool, alt)).toBe(true);
    write(neu, "9000_umbau.sql", "CREATE TABLE umbau (x int);");
    await migrate("1.120.0", neu);
    expect(await isMigrated(pool, alt)).toBe(true);
  });
});

describe("Prüfsummen", () => {
  it("bekommt beim ersten Start nach, wer ohne sie migriert wurde", async () => {
    await pool.query("ALTER TABLE migration DROP COLUMN pruefsumme, DROP COLUMN version, DROP COLUMN vertraeglich_ab");
    expect(await isMigrated(pool)).toBe(true);
    await migrate("1.119.0", alt);
    expect(await ask("SELECT name FROM migration WHERE pruefsumme IS NULL AND name LIKE '%.sql'")).toEqual([]);
    write(alt, "0005_mail_aufgegeben.sql", "SELECT 1;");
    await expect(migrate("1.119.0", alt)).rejects.toThrow(
      "Migrationen lauten anders als die, die in der Datenbank eingespielt wurden: 0005_mail_aufgegeben.sql.",
    );
  });

  it("sind dieselben, wenn nur die Zeilenenden andere sind", async () => {
    write(neu, "9000_zusatz.sql", "CREATE TABLE zusatz\n (x int);\n");
    await migrate("1.120.0", neu);
    write(neu, "9000_zusatz.sql", "CREATE TABLE zusatz\r\n (x int);\r\n");
    await migrate("1.120.0", neu);
  });
});

it("sagt bei einer Migration, die scheitert, in einem Satz die Datei und den SQLSTATE und lässt nichts davon zurück", async () => {
  write(neu, "9000_doppelt.sql", "CREATE TABLE halb (x int); CREATE TABLE sitzung (x int);");
  const meldung =
    'Die Migration 9000_doppelt.sql ist fehlgeschlagen (SQLSTATE 42P07): relation "sitzung" already exists';
  await expect(migrate("1.120.0", neu)).rejects.toThrow(new RegExp(`^${meldung.replaceAll(/[().]/g, "\\$&")}$`));
  expect(await ask("SELECT to_regclass('halb') AS da")).toEqual([{ da: null }]);
  expect(await isMigrated(pool, neu)).toBe(false);
});
