import { afterAll, beforeAll, expect, it } from "vitest";
import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import { tidy } from "~/server/backend/usecases/tidy";
import { startBackend, type TestBackend } from "../../support/backend";
import { fachPfad, succeeds, submitUntilEingang } from "../../support/fach";

let test: TestBackend;

beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false", GRENZE_NEUE_TANS_JE_KONTO_STUNDE: "100" });
});
afterAll(() => test.stop());

const sql = (text: string, werte: unknown[] = []) => test.dienste.pool.query<Record<string, string>>(text, werte);

/** Makes the database refuse every `wann` of a row that fits. */
async function disturb(tabelle: string, wann: "UPDATE" | "DELETE", bedingung: string): Promise<void> {
  await test.eigentuemer.query(
    "CREATE OR REPLACE FUNCTION stoere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gestört'; END $$",
  );
  await test.eigentuemer.query(
    `CREATE TRIGGER stoerung BEFORE ${wann} ON ${tabelle} FOR EACH ROW WHEN (${bedingung}) EXECUTE FUNCTION stoere()`,
  );
}

it("was sich nicht erledigen lässt, hält nichts auf, was dahinter ansteht", async () => {
  test.uhr.set("2026-03-02T09:00:00Z");
  await sql("UPDATE nachforderung SET status = 'GESCHLOSSEN'");
  const person = await test.alsBevollmaechtigter();
  for (const frage of ["Was ist neu?", "Was ist unsicher?"]) {
    const { uuid } = await submitUntilEingang(test, person);
    await succeeds(test, fachPfad(uuid, "/nachforderungen"), { fragen: [{ frage }], frist: "2026-03-30" });
  }
  const { rows } = await sql("SELECT uuid FROM nachforderung WHERE status = 'OFFEN' ORDER BY uuid");
  expect(rows).toHaveLength(2);
  await disturb("nachforderung", "UPDATE", `OLD.uuid = '${rows[0]?.uuid ?? ""}'`);
  test.uhr.set("2026-04-01T09:00:00Z");
  expect(await runFristen(test.dienste, { jeAbfrage: 1 })).toBe(1);
  const stand = await sql("SELECT status FROM nachforderung WHERE uuid = ANY($1) ORDER BY uuid", [
    rows.map(({ uuid }) => uuid),
  ]);
  expect(stand.rows.map(({ status }) => status)).toEqual(["OFFEN", "FRIST_ABGELAUFEN"]);
});

it("was sich nicht aufräumen lässt, hält das übrige Aufräumen nicht auf", async () => {
  await sql(
    "INSERT INTO ratelimit (schluessel, fenster, anzahl, ablauf) VALUES ('alt', '2026-01-01', 1, '2026-01-01')",
  );
  await disturb("sitzung", "DELETE", "true");
  test.uhr.set("2027-06-01T09:00:00Z");
  await tidy(test.dienste);
  expect((await sql("SELECT count(*)::text AS anzahl FROM sitzung")).rows[0]?.anzahl).not.toBe("0");
  expect((await sql("SELECT 1 FROM ratelimit WHERE schluessel = 'alt'")).rows).toHaveLength(0);
});
