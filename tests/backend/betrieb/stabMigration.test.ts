import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { type AelteresPortal, openAelteresPortal } from "../../support/aelterePortale";

const at = new Date("2026-03-02T09:00:00Z");
let alt: AelteresPortal;

beforeEach(async () => {
  alt = await openAelteresPortal("0185");
});
afterEach(async () => {
  await alt.stop();
});

it("schreibt allen ohne Unternehmen den zweiten Faktor vor und lässt die Personen der Unternehmen, wie sie sind", async () => {
  await migrateDatabase(alt.pool, { at, version: "1.118.2", ordner: alt.ordner });
  for (const [name, rollen] of [
    ["admin", "{ADMINISTRATOR,SUPPORT_MITARBEITER}"],
    ["bea", "{UNTERNEHMENSMITARBEITER}"],
    ["qm", "{QUALITAETSMANAGEMENT}"],
  ])
    await alt.pool.query(
      `INSERT INTO benutzer (uuid, email, vorname, nachname, system_rollen, passwort_geaendert_am, erstellt_am)
       VALUES (gen_random_uuid(), $1, 'A', 'B', $2, $3, $3)`,
      [`${name ?? ""}@example.org`, rollen, at],
    );

  await migrateDatabase(alt.pool, { at, version: "1.119.0" });
  const { rows } = await alt.pool.query("SELECT email, tfa_pflicht, entfernt_am FROM benutzer ORDER BY email");
  expect(rows).toEqual([
    { email: "admin@example.org", tfa_pflicht: true, entfernt_am: null },
    { email: "bea@example.org", tfa_pflicht: false, entfernt_am: null },
    { email: "qm@example.org", tfa_pflicht: true, entfernt_am: null },
  ]);
});
