import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { type AelteresPortal, openAelteresPortal } from "../../support/aelterePortale";

const at = new Date("2026-03-02T09:00:00Z");
const FIRMA = "00000000-0000-4000-8000-000000000001";
const BEA = "00000000-0000-4000-8000-000000000011";
const MAX = "00000000-0000-4000-8000-000000000012";
let alt: AelteresPortal;

beforeEach(async () => {
  alt = await openAelteresPortal("0120");
});
afterEach(async () => {
  await alt.stop();
});

it("behält Personen, Rollen und Einladungen und weiß, wann jemand zuletzt für ein Unternehmen gearbeitet hat", async () => {
  await migrateDatabase(alt.pool, { at, version: "1.118.2", ordner: alt.ordner });
  await alt.pool.query(
    `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, erstellt_am) VALUES ($1, '{}', 'Alt GmbH', 'GMBH', '1', $2)`,
    [FIRMA, at],
  );
  for (const [uuid, rolle] of [
    [BEA, "BEVOLLMAECHTIGTER"],
    [MAX, "MITARBEITER"],
  ]) {
    await alt.pool.query(
      `INSERT INTO benutzer (uuid, email, vorname, nachname, system_rollen, passwort_geaendert_am, erstellt_am)
       VALUES ($1::uuid, $1::text, 'A', 'B', '{UNTERNEHMENSMITARBEITER}', $2, $2)`,
      [uuid, at],
    );
    await alt.pool.query(
      "INSERT INTO mitgliedschaft (benutzer_uuid, unternehmen_uuid, rolle, seit) VALUES ($1, $2, $3, $4)",
      [uuid, FIRMA, rolle, at],
    );
  }
  await alt.pool.query(
    `INSERT INTO einladung (uuid, unternehmen_uuid, email, vorname, nachname, rolle, hash, gueltig_bis, erstellt_am)
     VALUES (gen_random_uuid(), $1, 'ines@example.org', '', '', 'BEVOLLMAECHTIGTER', 'h', $2, $2)`,
    [FIRMA, at],
  );
  for (const tag of ["2026-01-10T08:00:00Z", "2026-02-20T08:00:00Z"])
    await alt.pool.query(
      "INSERT INTO audit (am, vorgang, benutzer_uuid, nach) VALUES ($1, 'UNTERNEHMEN_GEWAEHLT', $2, $3)",
      [tag, BEA, FIRMA],
    );

  await migrateDatabase(alt.pool, { at, version: "1.119.0" });
  const mitglieder = await alt.pool.query(
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
  expect((await alt.pool.query("SELECT zustimmung FROM einladung")).rows).toEqual([{ zustimmung: "OHNE" }]);
  expect((await alt.pool.query("SELECT vollmacht_mit_zustimmung AS an FROM unternehmen")).rows).toEqual([
    { an: false },
  ]);
});
