import { expect } from "vitest";
import { type Browser, FIRMEN, listOf, MENSCHEN, textOf, type TestBackend } from "./backend";

/** The calls of the administration of users. */
export const PFAD = "/v1/benutzerverwaltung";
export const OHNE_NACHFOLGE = { nachfolgerUuid: null };

export const von = (name: keyof typeof MENSCHEN) => MENSCHEN[name].uuid;
export const benutzer = (name: keyof typeof MENSCHEN, rest: string) => `${PFAD}/benutzer/${von(name)}/${rest}`;
export const setRolle = (browser: Browser, name: keyof typeof MENSCHEN, wechsel: { rolle: string; bisher: string }) =>
  browser.put(benutzer(name, "rolle"), wechsel);

/** Makes a second authorised representative of a colleague. */
export async function withZweiter(t: TestBackend): Promise<{ bea: Browser; kai: Browser }> {
  const bea = await t.alsBevollmaechtigter();
  expect((await setRolle(bea, "kollege", { rolle: "BEVOLLMAECHTIGTER", bisher: "MITARBEITER" })).status).toBe(200);
  return { bea, kai: await t.alsKollege() };
}

/** The rows of the list. */
export const zeilenVon = async (browser: Browser, query = "?size=0") =>
  listOf((await browser.get(`${PFAD}${query}`)).body.data);

export const statusVon = async (browser: Browser, email: string) =>
  (await zeilenVon(browser)).find((zeile) => textOf(zeile.email) === email)?.status;

/** Somebody to invite. */
export const person = (email: string, unternehmenRolle = "MITARBEITER") => ({
  email,
  vorname: "Ines",
  nachname: "Ladung",
  unternehmenRolle,
});

/** The mails that have gone to an address. */
export const mailsAn = async (t: TestBackend, email: string) =>
  (await t.clearAusgang()).filter(({ to }) => to === email);

/** How many authorised representatives the company has. */
export async function countBevollmaechtigte(t: TestBackend): Promise<number> {
  const { rows } = await t.dienste.pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM mitgliedschaft WHERE rolle = 'BEVOLLMAECHTIGTER' AND unternehmen_uuid = $1",
    [FIRMEN.maschinenbau.uuid],
  );
  return rows[0]?.n ?? 0;
}
