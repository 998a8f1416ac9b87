import { expect } from "vitest";
import { type Browser, listOf, type TestBackend, textOf } from "./backend";

/** The calls about announcements. */
export const PFAD = "/v1/systemnachrichten";

/** An announcement that is shown now: the clock of a test stands at 2026-03-02T09:00:00Z, which is 10:00 in Berlin. */
export const WARTUNG = {
  titel: "Wartung am Abend",
  text: "<p>Von 18 bis 19 Uhr ist das Portal nicht erreichbar.</p>",
  anzeigenVon: "2026-03-02T08:00:00Z",
  anzeigenBis: "2026-03-02T18:00:00Z",
};

/** Puts an announcement like that, but for `werte`; its id. */
export async function put(t: TestBackend, werte: object = {}): Promise<string> {
  const { status, body } = await (await t.alsAdmin()).post(PFAD, { ...WARTUNG, ...werte });
  expect(status, JSON.stringify(body)).toBe(200);
  return textOf(body.uuid);
}

/** The titles that somebody sees. */
export const titelFuer = async (browser: Browser): Promise<string[]> =>
  listOf((await browser.get(PFAD)).body.data).map(({ titel }) => textOf(titel));

/** One person of each kind. */
export const LEUTE = {
  Bevollmächtigte: (t: TestBackend) => t.alsBevollmaechtigter(),
  Mitarbeitende: (t: TestBackend) => t.alsMitarbeiter(),
  "Leute einer anderen Firma": (t: TestBackend) => t.alsFremder(),
  Support: (t: TestBackend) => t.alsSupport(),
  Qualitätsmanagement: (t: TestBackend) => t.alsQm(),
  Administration: (t: TestBackend) => t.alsAdmin(),
} as const;
