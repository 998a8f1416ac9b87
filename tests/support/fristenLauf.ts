import { runFristen } from "~/server/backend/usecases/fristen/runFristen";
import type { TestBackend } from "./backend";
import { type Im, nachrichtenVon, submitUntilEingang } from "./fach";

/** An Antrag of its own for a test. What earlier tests have left must not become due in this one. */
export async function submitAllein(test: TestBackend): Promise<Im> {
  await test.dienste.pool.query("UPDATE nachforderung SET status = 'GESCHLOSSEN'");
  await test.dienste.pool.query("UPDATE bescheid SET bekanntgabe_am = '2026-03-02' WHERE bekanntgabe_am IS NULL");
  await test.dienste.pool.query("UPDATE bescheid SET widerspruch_erinnert_am = '2026-03-02'");
  await test.dienste.pool.query("UPDATE antrag SET status_seit = '2030-01-01', bescheid_zum_abruf = false");
  test.uhr.set("2026-03-02T09:00:00Z");
  return submitUntilEingang(test, await test.alsBevollmaechtigter());
}

/** Runs at a moment, and how often a message of a kind has come to the Antrag of the test by then. */
export function createLauf(lage: () => { test: TestBackend; im: Im }) {
  const lauf = (instant: string) => {
    const { test } = lage();
    test.uhr.set(instant);
    return runFristen(test.dienste);
  };
  const anzahl = async (art: string) => {
    const { test, im } = lage();
    return (await nachrichtenVon(test, im.uuid)).filter((eine) => eine === art).length;
  };
  return { lauf, anzahl };
}
