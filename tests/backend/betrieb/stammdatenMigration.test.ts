import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateDatabase } from "~/server/backend/storage/migrate";
import { type AelteresPortal, openAelteresPortal } from "../../support/aelterePortale";

const at = new Date("2026-03-02T09:00:00Z");
const OHNE_ELSTER = "00000000-0000-4000-8000-000000000001";
const MIT_ELSTER = "00000000-0000-4000-8000-000000000002";
/** As the registration stored it. */
const STAMMDATEN = { firma: "Alt GmbH", rechtsform: "GMBH", ort: "Berlin", finanzamt: "", telefon: "+49 30 000000" };
let alt: AelteresPortal;

beforeEach(async () => {
  alt = await openAelteresPortal("0130");
});
afterEach(async () => {
  await alt.stop();
});

it("macht aus den Angaben der Registrierung die erste Fassung, nachgewiesen nur, was aus dem Zertifikat kam", async () => {
  await migrateDatabase(alt.pool, { at, version: "1.118.2", ordner: alt.ordner });
  for (const [uuid, konto, nummer] of [
    [OHNE_ELSTER, null, "1"],
    [MIT_ELSTER, "konto-1", "2"],
  ]) {
    await alt.pool.query(
      `INSERT INTO unternehmen (uuid, stammdaten, firma, rechtsform, steuernummer, nezo_konto, erstellt_am)
       VALUES ($1, $2, 'Alt GmbH', 'GMBH', $3, $4, $5)`,
      [uuid, STAMMDATEN, nummer, konto, at],
    );
  }
  await migrateDatabase(alt.pool, { at, version: "1.119.0" });
  const { rows } = await alt.pool.query(
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
