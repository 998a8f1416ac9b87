import { expect } from "vitest";
import { type Antwort, type Browser, type Koerper, MENSCHEN, textOf, type TestBackend } from "./backend";
import { GRUND, person } from "./personen";

/** The calls of a change by two members of staff. */
export const OFFENE = "/v1/support/zugangsaenderungen";
export const EINSPRUCH = "/v1/zugangsaenderung";

/** Paul must have a second factor, Max need not. */
export const PAUL = MENSCHEN.pflicht;
export const MAX = MENSCHEN.mitarbeit;

/** Gives somebody an app with two recovery codes, as they are after its set-up. */
export async function withApp({ eigentuemer }: TestBackend, benutzerUuid: string): Promise<void> {
  await eigentuemer.query("UPDATE benutzer SET app_tfa_secret = 'x', app_tfa_entwurf = 'y' WHERE uuid = $1", [
    benutzerUuid,
  ]);
  await eigentuemer.query("INSERT INTO wiederherstellungscode (benutzer_uuid, hash) VALUES ($1, 'a'), ($1, 'b')", [
    benutzerUuid,
  ]);
}

export const beginFaktor = (browser: Browser, wen: string): Promise<Antwort> =>
  browser.post(person(wen, "zweiterFaktor"), GRUND);

/** `wiederholung`: what is typed the second time, where it is something else. */
export const beginAdresse = (
  browser: Browser,
  wen: string,
  adresse: string | { email: string; wiederholung: string },
): Promise<Antwort> => {
  const zweimal = typeof adresse === "string" ? { email: adresse, wiederholung: adresse } : adresse;
  return browser.post(person(wen, "adresse"), { ...GRUND, ...zweimal });
};

/** The open change of somebody as staff see it. */
export const offeneVon = async (browser: Browser, wen: string): Promise<Koerper> => {
  const { aenderung } = (await browser.get(person(wen))).body;
  if (aenderung === undefined) throw new Error("No page of a person");
  return aenderung;
};

/** The path of what a second person does about the open change. */
export const pfadVon = async (browser: Browser, wen: string, wie: "zustimmen" | "beenden"): Promise<string> =>
  person(wen, `aenderungen/${textOf((await offeneVon(browser, wen)).uuid)}/${wie}`);

/** Agrees to it, or ends it. */
export const decide = async (browser: Browser, wen: string, wie: "zustimmen" | "beenden"): Promise<Antwort> =>
  browser.post(await pfadVon(browser, wen, wie), GRUND);

/** Brings a change to its waiting time: Sara begins, Ada consents. */
export async function untilWartezeit(
  t: TestBackend,
  wen: string,
  begin: (browser: Browser) => Promise<Antwort>,
): Promise<void> {
  expect(await begin(await t.alsSupport())).toMatchObject({ status: 200 });
  expect(await decide(await t.alsAdmin(), wen, "zustimmen")).toMatchObject({ status: 200 });
}

type Stand = { stand: string; begonnen_von: string; zugestimmt_von: string | null };

/** All changes of somebody as the database has them, in their order. */
export async function staendeVon({ eigentuemer }: TestBackend, wen: string): Promise<Stand[]> {
  const { rows } = await eigentuemer.query<Stand>(
    "SELECT stand, begonnen_von, zugestimmt_von FROM zugangsaenderung WHERE benutzer_uuid = $1 ORDER BY begonnen_am, uuid",
    [wen],
  );
  return rows;
}

/** The second factors of somebody, and how many recovery codes there are. */
export async function faktorVon({ eigentuemer }: TestBackend, wen: string) {
  const { rows } = await eigentuemer.query<{ app: boolean; mail: boolean; codes: number }>(
    `SELECT app_tfa_secret IS NOT NULL OR app_tfa_entwurf IS NOT NULL AS app, mail_tfa AS mail,
       (SELECT count(*)::int FROM wiederherstellungscode WHERE benutzer_uuid = $1) AS codes FROM benutzer WHERE uuid = $1`,
    [wen],
  );
  return rows[0];
}
