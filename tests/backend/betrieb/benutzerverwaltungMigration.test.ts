import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { MIGRATIONEN } from "~/server/backend/storage/migrationsdateien";
import { createDatabase, openPool } from "../../support/postgres";

const at = new Date("2026-03-02T09:00:00Z");
const FIRMA = "00000000-0000-4000-8000-000000000001";
const BEA = "00000000-0000-4000-8000-000000000011";
const MAX = "00000000-0000-4000-8000-000000000012";
let pool: pg.Pool;
let vorher: string;

beforeEach(async () => {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database);
  pool = openPool({ ...postgres, database });
  vorher = mkdtempSync(join(tmpdir(), "antragsportal-migrationen-"));
  cpSync(MIGRATIONEN, vorher, { recursive: true });
  for (const datei of readdirSync(vorher)) if (datei >= "0120") rmSync(join(vorher, datei));
});
afterEach(async () => {
  await pool.end();
  rmSync(vorher, { recursive: true, force: true });
});

it("behält Personen, Rollen und Einladungen und weiß, wann jemand zuletzt für ein Unternehmen gearbeitet hat", async () => {
  await migrateDatabase(pool, { at, version: "1.118.2", ordner: vorher });
  await pool.query(
    `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, erstellt_am) VALUES ($1, '{}', 'Alt GmbH', 'GMBH', '1', $2)`,
    [FIRMA, at],
  );
  for (const [uuid, rolle] of [
    [BEA, "BEVOLLMAECHTIGTER"],
    [MAX, "MITARBEITER"],
  ]) {
    await pool.query(
      `INSERT INTO benutzer (uuid, email, vorname, nachname, system_rollen, passwort_geaendert_am, erstellt_am)
       VALUES ($1::uuid, $1::text, 'A', 'B', '{UNTERNEHMENSMITARBEITER}', $2, $2)`,
      [uuid, at],
    );
    await pool.query(
      "INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) VALUES ($1, $2, $3, $4)",
      [uuid, FIRMA, rolle, at],
    );
  }
  await pool.query(
    `INSERT INTO einladung (uuid, unternehmen_uuid, email, vorname, nachname, rolle, hash, gueltig_bis, erstellt_am)
     VALUES (gen_random_uuid(), $1, 'ines@example.org', '', '', 'BEVOLLMAECHTIGTER', 'h', $2, $2)`,
    [FIRMA, at],
  );
  for (const tag of ["2026-01-10T08:00:00Z", "2026-02-20T08:00:00Z"])
    await pool.query(
      "INSERT INTO audit (am, vorgang, benutzer_uuid, nach) VALUES ($1, 'UNTERNEHMEN_GEWAEHLT', $2, $3)",
      [tag, BEA, FIRMA],
    );

  await migrateDatabase(pool, { at, version: "1.119.0" });
  const mitglieder = await pool.query(
    "SELECT benutzer_uuid, rolle, darf_stammdaten, letzte_anmeldung_am, vollmacht_beantragt_von FROM mitgliedschaft ORDER BY rolle",
  );
  const unberuehrt = { darf_stammdaten: false, vollmacht_beantragt_von: null };
  expect(mitglieder.rows).toEqual([
    {
      benutzer_uuid: BEA,
      rolle: "BEVOLLMAECHTIGTER",
      letzte_anmeldung_am: new Date("2026-02-20T08:00:00Z"),
      ...unberuehrt,
    },
    { benutzer_uuid: MAX, rolle: "MITARBEITER", letzte_anmeldung_am: null, ...unberuehrt },
  ]);
  expect((await pool.query("SELECT zustimmung FROM einladung")).rows).toEqual([{ zustimmung: "OHNE" }]);
  expect((await pool.query("SELECT vollmacht_mit_zustimmung AS an FROM unternehmen")).rows).toEqual([{ an: false }]);
});
