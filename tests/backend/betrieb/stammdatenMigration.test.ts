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
const OHNE_ELSTER = "00000000-0000-4000-8000-000000000001";
const MIT_ELSTER = "00000000-0000-4000-8000-000000000002";
/** As the registration stored it. */
const STAMMDATEN = { firma: "Alt GmbH", rechtsform: "GMBH", ort: "Berlin", finanzamt: "", telefon: "+49 30 000000" };
let pool: pg.Pool;
let vorher: string;

beforeEach(async () => {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database);
  pool = openPool({ ...postgres, database });
  vorher = mkdtempSync(join(tmpdir(), "antragsportal-migrationen-"));
  cpSync(MIGRATIONEN, vorher, { recursive: true });
  for (const datei of readdirSync(vorher)) if (datei >= "0130") rmSync(join(vorher, datei));
});
afterEach(async () => {
  await pool.end();
  rmSync(vorher, { recursive: true, force: true });
});

it("macht aus den Angaben der Registrierung die erste Fassung, nachgewiesen nur, was aus dem Zertifikat kam", async () => {
  await migrateDatabase(pool, { at, version: "1.118.2", ordner: vorher });
  for (const [uuid, konto, nummer] of [
    [OHNE_ELSTER, null, "1"],
    [MIT_ELSTER, "konto-1", "2"],
  ]) {
    await pool.query(
      `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, nezo_konto, erstellt_am)
       VALUES ($1, $2, 'Alt GmbH', 'GMBH', $3, $4, $5)`,
      [uuid, STAMMDATEN, nummer, konto, at],
    );
  }
  await migrateDatabase(pool, { at, version: "1.119.0" });
  const { rows } = await pool.query(
    `SELECT u.uuid, u.revision, u.geaendert_am, u.geaendert_von, u.stammdaten, u.nachgewiesen,
       r.revision AS erste, r.art, r.gueltig_ab, r.werte, r.nachgewiesen AS erste_nachgewiesen, r.am, r.von
     FROM unternehmen u JOIN unternehmen_revision r ON r.unternehmen_uuid = u.uuid ORDER BY u.uuid`,
  );
  const gleich = { revision: 1, geaendert_am: at, geaendert_von: null, stammdaten: STAMMDATEN };
  const erste = { erste: 1, art: "REGISTRIERUNG", gueltig_ab: null, werte: STAMMDATEN, am: at, von: null };
  // A blank answer proves nothing, and the service does not know the telephone.
  const bewiesen = ["firma", "rechtsform", "ort"];
  expect(rows).toEqual([
    { uuid: OHNE_ELSTER, ...gleich, ...erste, nachgewiesen: [], erste_nachgewiesen: [] },
    { uuid: MIT_ELSTER, ...gleich, ...erste, nachgewiesen: bewiesen, erste_nachgewiesen: bewiesen },
  ]);
});
